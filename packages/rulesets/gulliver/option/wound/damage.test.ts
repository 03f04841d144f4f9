/** What blows do under the switches of damage, in the rules of GURPS and in fights. */
import { compose } from '@umpire/engine'
import { beastSheet, makeBeast } from '@umpire/gurps'
import { enterBeast } from '@umpire/gurps/fight-rooms'
import { arm, blow, fightOf, lastOf, scripted, somebody, standing, standingOf } from '@umpire/gurps/fixtures'
import {
  allOutAttack,
  attackRoll,
  basicDamage,
  beastDamage,
  criticalHit,
  damageOrder,
  damageType,
  groupCritical,
  PLAIN_BLOW,
  punch,
} from '@umpire/gurps/rooms'
import { expect, test } from 'vitest'
import { everyOption, ofSize, rulesWith, withAll } from '../test/fights-fixture.ts'

const printed = compose({ options: [] }).silent

test('gulliver.damage.which-st: from ST 5 on as ever; gulliver.damage.low-dice: below, a share of what a man does', () => {
  const { silent } = rulesWith('scaled-damage')
  for (let st = 5; st <= 60; st++) expect(basicDamage({ st }, silent)).toEqual(basicDamage({ st }, printed))
  expect(basicDamage({ st: 2 }, silent)).toEqual({ thrust: '1d-2x0.2', swing: '1dx0.2' })
  expect(basicDamage({ st: 0.5 }, silent)).toEqual({ thrust: '1d-2x0.05', swing: '1dx0.05' })
  expect(basicDamage({ st: 12.7 }, silent)).toEqual(basicDamage({ st: 12 }, printed))
  expect(basicDamage({ st: 2 }, printed)).toEqual({ thrust: '0', swing: '0' })
  expect(basicDamage({ st: 0 }, silent)).toEqual({ thrust: '0', swing: '0' })
})

const pin = { dice: 1, adds: -2, times: 0.2 }

test('gulliver.damage.low-dice: a share of the dice keeps its fractions, and the least is shared, too', () => {
  const does = (rolled: number, type: 'cutting' | 'impaling' | 'crushing', more = {}) =>
    damageOrder({ ...PLAIN_BLOW, damage: pin, rolled, type, ...more }, printed)
  expect(does(4, 'cutting')).toMatchObject({ basic: 0.8, injury: 1.2 })
  expect(does(3, 'cutting')).toMatchObject({ basic: 0.6, injury: 0.9 })
  expect(does(-1, 'impaling')).toMatchObject({ basic: 0.2, injury: 0.4 })
  expect(does(-1, 'crushing')).toMatchObject({ basic: 0, injury: 0 })
  expect(does(-1, 'cutting', { least: 0 }).injury).toBe(0)
  expect(does(4, 'crushing', { armor_dr: 0.5 })).toMatchObject({ penetrating: 0.3, injury: 0.3 })
})

test('gulliver.damage.aoa: a third more, up to a whole point where points are whole', () => {
  const { silent } = rulesWith('scaled-damage')
  const form = { form: 'plus-2-damage', weapon: 'unarmed', second_weapon: 'none', ranged: false, ambidextrous: false }
  expect(allOutAttack(form, silent)).toMatchObject({ damage_add: 0, damage_more: 1 / 3 })
  expect(allOutAttack(form, printed)).toMatchObject({ damage_add: 2, damage_more: 0 })
  expect(allOutAttack({ ...form, form: 'plus-4' }, silent)).toMatchObject({ damage_more: 0, to_hit: 4 })
  const all = (rolled: number, ht: number, damage = { dice: 2, adds: 0, times: 1 }) =>
    damageOrder({ ...PLAIN_BLOW, damage, rolled, type: 'crushing', harder: 1 / 3, ht }, silent).injury
  expect([all(7, 10), all(6, 10), all(9, 0.5)]).toEqual([10, 8, 12])
  expect(all(3, 10, { dice: 1, adds: 0, times: 0.1 })).toBeCloseTo(0.4, 9)
})

test('gulliver.damage.aoa: in a fight it is added to what the dice show', () => {
  const kurt = somebody('kurt', 0, [arm('Club', { blows: [blow('swing', 14, '1d+5', 'crushing')] })], { dx: 14 })
  const foe = somebody('foe', 1, [], { dx: 8, full_hp: 40 })
  const fight = fightOf([
    [kurt, standing(kurt, 0)],
    [foe, standing(foe, 1)],
  ])
  const all = (...keys: string[]) =>
    lastOf(
      scripted(everyOption(), withAll(...keys), fight, [
        'all-out:plus-2-damage:0:0:foe',
        10,
        'none',
        keys.length > 0 ? 7 : 9,
      ]),
      'woundedBy',
    )
  expect(all('scaled-damage')).toMatchObject({ basic: 10, damage: '1d+5' })
  expect(all()).toMatchObject({ basic: 9, damage: '1d+7' })
})

test('gulliver.combat.bites: by Combat ST, and a bite may do nothing', () => {
  const { silent } = rulesWith('scaled-bites')
  expect(beastDamage({ st: 24, diet: 'carnivore' }, silent)).toMatchObject({
    damage: '1d+1',
    type: 'cutting',
    least: 0,
  })
  expect(beastDamage({ st: 24, diet: 'herbivore' }, silent)).toMatchObject({ damage: '1d-2', type: 'crushing' })
  expect(beastDamage({ st: 1, diet: 'carnivore' }, silent)).toMatchObject({ damage: '0' })
  expect(beastDamage({ st: 4, diet: 'carnivore', dice: [3] }, silent)).toMatchObject({ damage: '1d-4', basic: 0 })
  const wolf = makeBeast({ animal: 'Wolf', st: 30 }, silent)
  expect(beastSheet(wolf, silent).bite).toBe('1d+2')
  const entry = { id: 'wolf', name: 'wolf', side: 1, player_character: false, q: 1, r: 0, facing: 3 }
  const { fighter, standing: stands } = enterBeast(wolf, entry, silent)
  expect(fighter.arms[0]?.blows[0]).toMatchObject({ damage: { dice: 1, adds: 2 }, least: 0 })
  expect(stands.hp).toBe(10)
})

test('gulliver.combat.punches: two thirds of the strength, and what skill adds', () => {
  const { silent } = rulesWith('scaled-punches')
  const fist = { dx: 12, encumbrance_level: 0, rock: false, brass_knuckles: false }
  const damage = (st: number, more = {}, why = silent): string => punch({ ...fist, st, ...more }, why).damage
  expect([damage(13), damage(21), damage(12, { brass_knuckles: true })]).toEqual(['1d-3', '1d', '1d-1'])
  expect(damage(13, {}, printed)).toBe('1d-2')
})

test('gulliver.weight.damage-limit: no more dice than half the root of the mass', () => {
  const { silent } = rulesWith('damage-mass-limit')
  const strong = (body_lb: number) => basicDamage({ st: 60, body_lb }, silent)
  expect(strong(1e6)).toEqual(basicDamage({ st: 60 }, printed))
  // Half the root of 16 is two dice.
  expect(strong(16)).toEqual({ thrust: '2d', swing: '2d' })
  expect(strong(0.04)).toEqual({ thrust: '1d-4', swing: '1d-4' })
  expect(basicDamage({ st: 60 }, silent)).toEqual(basicDamage({ st: 60 }, printed))
})

test('gulliver.toys.st-damage: a die for ten points, a swing limited by its weapon', () => {
  const { silent } = rulesWith('revised-st-damage')
  expect(basicDamage({ st: 13, weapon_lb: 4 }, silent)).toEqual({ thrust: '1d+1', swing: '1d+3' })
  expect(basicDamage({ st: 42, weapon_lb: 1 }, silent)).toEqual({ thrust: '4d+1', swing: '5d+1' })
  const both = rulesWith('revised-st-damage', 'scaled-damage').silent
  expect(basicDamage({ st: 2 }, both)).toEqual({ thrust: '1d-4', swing: '1d-3' })
})

test('gulliver.toys.toughness: muscles stop hits and not what the multiplier makes of them; the advantage gives way', () => {
  const { silent } = rulesWith('muscle-toughness')
  const hurt = (penetrating: number, type: 'cutting' | 'impaling', st: number, location = 'torso') =>
    damageType({ penetrating, type, location, ht: 10, st }, silent).injury
  expect([hurt(8, 'cutting', 15), hurt(2, 'impaling', 25), hurt(8, 'cutting', 15, 'right-hand')]).toEqual([9, 2, 11])
  const tough = { ...PLAIN_BLOW, rolled: 6, type: 'crushing' as const, toughness_dr: 2 }
  expect(damageOrder(tough, silent).injury).toBe(6)
  expect(damageOrder({ ...tough, st: 11 }, silent).injury).toBe(4)
  expect(damageOrder({ ...tough, st: 11 }, printed).injury).toBe(4)
})

test('gulliver.toys.toughness: what goes beyond a limb is lost after the muscles', () => {
  const { silent } = compose(everyOption(), { options: ['muscle-toughness', 'hit-locations'] })
  const arms = (penetrating: number) =>
    damageType({ penetrating, type: 'crushing', location: 'near-arm', ht: 10, st: 10 }, silent).injury
  expect([arms(7), arms(8), arms(20)]).toEqual([5, 6, 6])
})

test('gulliver.combat.blowthrough: by Size and place, whatever the hit points', () => {
  const { silent } = rulesWith('scaled-blowthrough')
  const shot = (penetrating: number, location: string, size: number, type: 'bullet' | 'crushing' = 'bullet') => {
    const { frame: body } = ofSize('x', 0, size)
    return damageType({ penetrating, type, location, ht: 14, st: 10, body }, silent).injury
  }
  expect([shot(40, 'torso', 0), shot(40, 'torso', 3), shot(8, 'torso', 0)]).toEqual([10, 30, 8])
  expect([shot(40, 'right-hand', 0), shot(90, 'brain', 0), shot(40, 'vitals', -1)]).toEqual([3, 360, 20])
  expect(shot(40, 'torso', 0, 'crushing')).toBe(40)
})

test('gulliver.toys.flat-criticals: on 3 and 4 for everybody', () => {
  const { silent } = rulesWith('flat-criticals')
  for (let roll = 3; roll <= 18; roll++) {
    for (const effective of [8, 15, 16, 25]) {
      const came = attackRoll({ effective, roll, rounds: 1 }, silent)
      expect(came).toEqual({ ...attackRoll({ effective, roll, rounds: 1 }, printed), critical_hit: roll <= 4 })
      const hit = criticalHit({ effective, roll, location: 'torso', target: 'person' }, silent)
      expect(hit.critical_hit).toBe(roll <= 4)
    }
  }
  const burst = { effective: 16, rounds_in_group: 4, roll: 6, malfunction: false }
  expect(groupCritical(burst, silent)).toMatchObject({ critical_hits: 0 })
  expect(groupCritical(burst, printed)).toMatchObject({ critical_hits: 1 })
})

test('gulliver.damage.low-dice: a pixie’s bite and a pixie’s sword in a fight', () => {
  const { silent } = rulesWith('scaled-damage', 'relative-injury')
  const { swing } = basicDamage({ st: 2 }, silent)
  const pixie = somebody('pixie', 0, [arm('Needle', { blows: [blow('swing', 14, swing, 'cutting')] })], {
    dx: 14,
    st: 2,
  })
  const foe = somebody('foe', 1, [], { dx: 8, full_hp: 10 })
  const fight = fightOf([
    [pixie, standing(pixie, 0)],
    [foe, standing(foe, 1)],
  ])
  const cut = scripted(everyOption(), withAll('scaled-damage', 'relative-injury'), fight, [
    'strike:0:0:foe',
    10,
    'none',
    5,
  ])
  expect(lastOf(cut, 'woundedBy')).toMatchObject({ damage: '1dx0.2', basic: 1, injury: 1 })
  const scratch = scripted(everyOption(), withAll('scaled-damage', 'relative-injury'), fight, [
    'strike:0:0:foe',
    10,
    'none',
    2,
  ])
  expect(standingOf(scratch, 'foe')).toMatchObject({ hp: 9.4, shock: 0 })
})
