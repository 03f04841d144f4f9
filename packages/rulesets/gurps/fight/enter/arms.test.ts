/** Hand weapons and bare hands as they enter a fight. */
import { expect, test } from 'vitest'
import { FIREARMS, GRENADES } from '../../catalog/arms/firearms.ts'
import { HAND_WEAPONS } from '../../catalog/arms/hand-weapons.ts'
import { THROWN_WEAPONS } from '../../catalog/arms/thrown-weapons.ts'
import { diceAddsText } from '../../dice/dice-adds.ts'
import { sheetOf } from '../../sheet/sheet.ts'
import { blowAt, PLAINLY } from '../attempt/attempt.ts'
import { BARE_HANDS } from '../state/fighter.ts'
import { armed, ENTRY, enter, somebody, sound, why } from '../test/entrants.ts'
import { fightOf } from '../test/people.ts'
import { reachOf } from './arms.ts'
import { enterCharacter } from './enter.ts'

test('gurps.weapon.hand-table: every weapon of the catalogue enters with the numbers of the sheet', () => {
  const names = new Set([...HAND_WEAPONS, ...FIREARMS, ...GRENADES, ...THROWN_WEAPONS].map(({ name }) => name))
  for (const name of names) {
    const one = somebody({ items: [{ name }] })
    const entered = enterCharacter(one, ENTRY, name, why)
    sound(entered)
    const [arm, hands] = entered.fighter.arms
    expect(arm?.name, name).toBe(name)
    expect(hands?.name).toBe(BARE_HANDS)
    const lines = sheetOf(one).attacks.filter(({ weapon }) => weapon === name)
    const blows = lines.filter(({ reach }) => reach !== null)
    if (arm?.gun === null) expect(arm?.blows.map(({ skill }) => skill)).toEqual(blows.map(({ level }) => level))
    else expect(arm?.gun).toMatchObject({ skill: lines[0]?.level, reload_turns: 3 })
    const thrown = lines.find(({ mode }) => mode === 'thrown')
    expect(arm?.thrown === null).toBe(thrown === undefined)
    expect(arm?.thrown?.max_range ?? null).toBe(thrown?.max_range ?? null)
  }
})

test('gurps.weapon.minimum-strength: ST below the minimum is in no skill: the rules of attack take it off', () => {
  const weak = enter({
    attributes: { st: 8, dx: 12, iq: 10, ht: 11 },
    items: [{ name: 'Cavalry Saber' }, { name: 'Lee-Enfield (SMLE) .303' }, { name: 'Bayonet' }],
    skills: [
      { skill: 'Spear', points: 4 },
      { skill: 'Broadsword', points: 2 },
      { skill: 'Guns (rifle)', points: 1 },
    ],
  })
  const [saber, rifle] = weak.fighter.arms
  expect(saber).toMatchObject({ min_st: 9, blows: [{ skill: 12 }, { skill: 12 }] })
  expect(rifle).toMatchObject({ min_st: 12, gun: { skill: 13 } })
  // Spear 13, and the bayonet asks for 9, not for 12 as the rifle does.
  expect(rifle?.blows[0]).toMatchObject({ skill: 13, min_st: 9 })
  const foe = enter({}, { id: 'two', name: 'Two', side: 1, q: 1, facing: 3 })
  const inHand = weak.standing.arms.map(
    (held, place) => ({ ...held, where: place === 1 ? 'ready' : 'stowed' }) as const,
  )
  const fight = fightOf([
    [weak.fighter, { ...weak.standing, arms: inHand }],
    [foe.fighter, foe.standing],
  ])
  const blow = rifle?.blows[0]
  if (blow === undefined) throw new Error('no bayonet')
  expect(blowAt(fight, { by: 0, target: 1, arm: 1 }, blow, PLAINLY, why).effective).toBe(13 - 1)
  const tired = { ...fight, standing: fight.standing.map(each => ({ ...each, fatigue: 2 })) }
  expect(blowAt(tired, { by: 0, target: 1, arm: 1 }, blow, PLAINLY, why).effective).toBe(13 - 3)
})

test('gurps.weapon.unready: what is fencing, what is unbalanced, what is held in one hand or two', () => {
  const { fighter } = armed('Smallsword', 'Hatchet', 'Katana', 'Blackjack or Sap', 'Shovel')
  const [smallsword, hatchet, katana, blackjack, shovel] = fighter.arms
  expect(smallsword).toMatchObject({ fencing: true, unbalanced: false })
  expect(hatchet).toMatchObject({
    fencing: false,
    unbalanced: true,
    ready_turns: 1,
    thrown: { type: 'cutting', ss: 11 },
  })
  expect(katana?.blows.map(({ hands, reach, thrust }) => ({ hands, reach, thrust }))).toEqual([
    { hands: 1, reach: [1, 2], thrust: false },
    { hands: 2, reach: [1, 2], thrust: false },
    { hands: 1, reach: [1], thrust: true },
  ])
  expect(blackjack).toMatchObject({ parry: null, blows: [{ reach: [0, 1] }] })
  expect(shovel?.blows.map(({ to_hit }) => to_hit)).toEqual([-1, -3])
})

test('gurps.weapon.hand-table: a bayonet is on the rifle, or in the sheath, where the rifle is a club', () => {
  const items = [
    { name: 'M1 Garand .30-06' },
    { name: 'Long Bayonet', quantity: 2 },
    { name: 'Combat Knife' },
    { name: 'Thompson .45' },
  ]
  const { fighter } = enter({ items })
  expect(fighter.arms.map(({ key }) => key)).toEqual([
    'M1 Garand .30-06',
    'Long Bayonet',
    'Combat Knife',
    'Thompson .45',
    BARE_HANDS,
  ])
  expect(fighter.arms[0]).toMatchObject({ unbalanced: false, blows: [{ name: 'Fixed Long Bayonet', reach: [1, 2] }] })
  expect(fighter.arms[3]).toMatchObject({
    unbalanced: true,
    blows: [{ name: 'Swung Rifle', hands: 2, type: 'crushing' }],
  })
  const sheathed = enter({ items }, { bayonet: 'sheathed' }).fighter
  expect(sheathed.arms).toHaveLength(6)
  expect(sheathed.arms[0]).toMatchObject({ unbalanced: true, blows: [{ name: 'Swung Rifle' }] })
  // Written down as fixed already.
  const written = enter({ items: [{ name: 'M1 Garand .30-06' }, { name: 'Fixed Bayonet' }] }).fighter
  expect(written.arms[0]?.blows[0]?.name).toBe('Fixed Bayonet')
  expect(written.arms).toHaveLength(2)
})

test('gurps.weapon.hand-table: reach C is fought in one hex or the next', () => {
  expect([reachOf('C'), reachOf('C,1'), reachOf('1,2'), reachOf('2'), reachOf('1-3'), reachOf(null)]).toEqual([
    [0, 1],
    [0, 1],
    [1, 2],
    [2],
    [1, 2, 3],
    [1],
  ])
})

test('gurps.unarmed.parry: bare hands punch, kick and parry, by the best of DX and skills', () => {
  const { fighter } = enter({
    skills: [
      { skill: 'Karate', points: 8 },
      { skill: 'Judo', points: 4 },
    ],
  })
  const [punch, kick] = fighter.arms.at(-1)?.blows ?? []
  expect(punch).toMatchObject({ name: 'punch', skill: 13, to_hit: 0, hands: 0, reach: [0, 1] })
  expect(kick).toMatchObject({ name: 'kick', skill: 13, to_hit: -2 })
  expect(fighter).toMatchObject({ judo: 12, bare_parries: { punch: 8, kick: 8, thrust: 8, swing: 8 } })
  // Under a load Karate and Judo parry no more; that nobody is thrown so is the rule of the throw.
  const loaded = enter({
    skills: [
      { skill: 'Karate', points: 8 },
      { skill: 'Judo', points: 4 },
    ],
    items: [{ name: 'rucksack', weight_lb: 60 }],
  }).fighter
  expect(loaded).toMatchObject({ encumbrance_level: 2, judo: 12, bare_parries: { punch: 6, swing: 3 } })
})

test('gurps.damage.basic: damage is that of the sheet, die for die', () => {
  const one = somebody({ items: [{ name: 'Machete' }, { name: 'Combat Knife' }] })
  const dice = enterCharacter(one, ENTRY, 'one', why).fighter.arms.flatMap(({ blows }) =>
    blows.map(({ damage }) => diceAddsText(damage)),
  )
  const lines = sheetOf(one).attacks.filter(({ reach }) => reach !== null)
  expect(dice).toEqual(lines.map(({ damage }) => damage))
})
