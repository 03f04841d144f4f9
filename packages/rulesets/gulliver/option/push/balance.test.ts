/** Balance, knockback and weight in blows, by rule and by scripted fights. */

import { blowAt, PLAINLY } from '@umpire/gurps/fight-rooms'
import {
  arm,
  blow,
  fightOf,
  ground,
  hills,
  lastOf,
  scripted,
  somebody,
  standing,
  standingOf,
} from '@umpire/gurps/fixtures'
import { kick, usualFrame } from '@umpire/gurps/rooms'
import { describe, expect, test } from 'vitest'
import { balanceBase, footingOf } from '../../fight/body/balance.ts'
import { knockbackSpeed } from '../../knockback/knockback.ts'
import { trample, weightedBlow } from '../../weight/weight.ts'
import { everyOption, rulesWith, withAll } from '../test/fights-fixture.ts'

const CLUB = arm('Club', { weight_lb: 5, blows: [blow('swing', 14, '4d', 'crushing')] })
const AXE = arm('Axe', { weight_lb: 5, min_st: 15, blows: [blow('swing', 14, '2d', 'cutting')] })

const ann = somebody('ann', 0, [CLUB], { dx: 13 })
const bob = somebody('bob', 1, [], { ht: 20, full_hp: 40 })
const cat = somebody('cat', 1, [], { ht: 12, full_hp: 20 })

const FRAME = { yards: 2, carried_lb: 0, lift_st: 10, legs: 2, arms: 2, hexes_long: 1, hexes_wide: 1, more: {} }

type Answers = Parameters<typeof scripted>[3]

/** Ann's turn, next to Bob. */
const turnOf = (keys: readonly string[], answers: Answers, more: Parameters<typeof fightOf>[1] = {}, at = 1) =>
  scripted(
    everyOption(),
    withAll(...keys),
    fightOf(
      [
        [ann, standing(ann, 0)],
        [bob, standing(bob, at)],
        [cat, standing(cat, 20)],
      ],
      { stage: 'fight', order: [0, 1, 2], ...more },
    ),
    answers,
  )

/** A blow that nothing stops, of 24 points. */
const BLOW: Answers = ['strike:0:0:bob', 10, 'armor', [6, 6, 6, 6]]
const KNOCKED: Answers = ['strike:0:0:bob', 10, 'none', [6, 6, 6, 6]]

describe('balance', () => {
  test('gulliver.balance.when: the roll after a missed kick is the special check, and who cannot fail makes none', () => {
    const falls = (dx: number, balance_roll: number, ...keys: string[]) =>
      kick({ dx, encumbrance_level: 0, heavy_boots: false, hit: false, balance_roll }, rulesWith(...keys).silent).falls
    expect([11, 12, 13].map(roll => falls(10, roll))).toEqual([true, true, true])
    expect([11, 12, 13].map(roll => falls(10, roll, 'balance'))).toEqual([false, false, true])
    expect(falls(15, 18, 'balance')).toBe(false)
  })

  test('gulliver.balance.result: a missed kick by one or two too many only costs the balance', () => {
    const missed = (roll: number) => turnOf(['balance'], ['strike:1:1:bob', 15, roll])
    expect(standingOf(missed(13), 'ann')).toMatchObject({ position: 'standing', penalties: [], marks: {} })
    const shaky = standingOf(missed(14), 'ann')
    expect(shaky.marks).toMatchObject({ 'off-balance': 0 })
    expect(shaky.penalties.map(({ to, value }) => [to[0], value])).toEqual([
      ['dx', -5],
      ['active-defenses', -2],
    ])
    expect(standingOf(missed(16), 'ann')).toMatchObject({ position: 'lying', penalties: [] })
  })

  test('gulliver.balance.recovery: a step to where one leans, and it is over', () => {
    const off = turnOf(['balance'], ['strike:1:1:bob', 15, 14]).state
    const again = { ...off, turn: 0 }
    const at = (...answers: Answers) => scripted(everyOption(), withAll('balance'), again, answers)
    // Bob is in the way of a step forward, so there is none: 13 + 10 − 10.
    expect(standingOf(at(10), 'ann').marks).toEqual({})
    expect(standingOf(at(11), 'ann').marks).toMatchObject({ 'off-balance': 0 })
    expect(standingOf(at(16), 'ann')).toMatchObject({ position: 'lying', marks: {} })
    const free = { ...again, standing: again.standing.map(one => (one.id === 'bob' ? { ...one, q: 5 } : one)) }
    const steps = scripted(everyOption(), withAll('balance'), free, ['step', 14])
    expect(standingOf(steps, 'ann')).toMatchObject({ q: 1, penalties: [] })
    expect(standingOf(steps, 'ann').marks).toEqual({})
  })

  test('gulliver.balance.off-balance: whoever attacks so is rolled for once more', () => {
    const off = turnOf(['balance'], ['strike:1:1:bob', 15, 14]).state
    const hit: Answers = [12, 'strike:0:0:bob', 8, 'none', [1, 1, 1, 1]]
    const at = (roll: number) => scripted(everyOption(), withAll('balance'), { ...off, turn: 0 }, [...hit, roll])
    // 13 + 10 − 10 − 2.
    expect(standingOf(at(13), 'ann')).toMatchObject({ position: 'standing' })
    expect(standingOf(at(14), 'ann')).toMatchObject({ position: 'lying' })
    expect(lastOf(scripted(everyOption(), withAll('balance'), { ...off, turn: 0 }, hit), 'attacked')).toMatchObject({
      effective: 9,
    })
  })

  test('gulliver.balance.off-balance: and whoever defends himself so', () => {
    const off = turnOf(['balance'], ['strike:1:1:bob', 15, 14]).state
    const at = (roll: number) =>
      scripted(everyOption(), withAll('balance'), off, ['strike:0:0:ann', 10, 'dodge', 3, roll])
    // Dodge 5 less 2; 13 + 10 − 10.
    expect(lastOf(at(15), 'defended')).toMatchObject({ total: 3, avoided: true })
    expect(standingOf(at(15), 'ann')).toMatchObject({ position: 'standing' })
    expect(standingOf(at(16), 'ann')).toMatchObject({ position: 'lying' })
  })

  test('gulliver.balance.skill: Acrobatics goes with the body and stands in for DX', () => {
    const frame = { ...FRAME, body_lb: 150 }
    const { silent } = rulesWith('balance')
    const nimble = usualFrame({ frame, beast: false, skills: { Acrobatics: 16, Stealth: 12 } }, silent)
    expect(nimble.more).toEqual({ acrobatics: 16 })
    const eve = somebody('eve', 0, [], { dx: 11, frame: nimble })
    expect(balanceBase(fightOf([[eve, standing(eve, 0)]]), 0, silent)).toBe(14)
  })

  test('gulliver.balance.modifiers: what somebody did in his turn stays with him until the next', () => {
    const axe = somebody('axe', 0, [AXE], { dx: 13 })
    const state = scripted(
      everyOption(),
      withAll('balance'),
      fightOf(
        [
          [axe, standing(axe, 0)],
          [bob, standing(bob, 1)],
        ],
        { stage: 'fight', order: [0, 1] },
      ),
      ['strike:0:0:bob', 17],
    )
    const { silent } = rulesWith('balance')
    expect(footingOf(state.state, 0, silent)).toMatchObject({ attacked: true, missed: true, too_big_weapon: true })
    expect(standingOf(state, 'axe').penalties).toMatchObject([{ to: ['active-defenses'], value: -2 }])
  })
})

describe('mass-knockback', () => {
  test('gulliver.knockback.distance: nothing without the switch', () => {
    expect(standingOf(turnOf([], BLOW.slice(0, 2)), 'bob')).toMatchObject({ q: 1 })
    expect(standingOf(turnOf(['balance'], KNOCKED), 'bob')).toMatchObject({ q: 1, hp: 16 })
  })

  test('gulliver.knockback.fall: three yards for 24 points, and balance with shock and stun of the same blow in it', () => {
    const driven = turnOf(['mass-knockback'], [...KNOCKED, 10])
    // 24 points of 40 knock down: HT was rolled. Stunned, and shock 24: 10 − 24 − 4 − 4 is never made.
    expect(driven.asks).toBe('keep one’s balance')
    expect(standingOf(driven, 'bob')).toMatchObject({ q: 4, hp: 16, position: 'standing' })
    expect(standingOf(turnOf(['mass-knockback'], [...KNOCKED, 10, 4]), 'bob')).toMatchObject({ position: 'standing' })
    expect(standingOf(turnOf(['mass-knockback'], [...KNOCKED, 10, 5]), 'bob')).toMatchObject({ position: 'lying' })
  })

  test('gulliver.knockback.speed: the heavier, the less', () => {
    const heavy = { ...bob, frame: { ...FRAME, body_lb: 1350 } }
    const fight = fightOf(
      [
        [ann, standing(ann, 0)],
        [heavy, standing(heavy, 1)],
      ],
      { stage: 'fight', order: [0, 1] },
    )
    const state = scripted(everyOption(), withAll('mass-knockback'), fight, [...KNOCKED, 10])
    expect(standingOf(state, 'bob')).toMatchObject({ q: 2 })
  })

  test('gulliver.knockback.distance: a wall stops him, and without collisions that is all', () => {
    const map = ground('. . . # . . . . . . . . . . . . . . . . . . . .')
    const state = turnOf(['mass-knockback'], [...KNOCKED, 10, 4], { map })
    expect(standingOf(state, 'bob')).toMatchObject({ q: 2, hp: 16 })
  })

  test('gulliver.knockback.distance: over the edge of a cliff he falls as far as it goes down', () => {
    const row = '. . . . . . . . . . . . . . . . . . . . . . . .'
    const map = hills([row], ['3 3 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0'])
    const state = turnOf(['mass-knockback'], [...KNOCKED, 10, [6, 6, 6]], { map })
    // 3d−9 by the printed rule.
    expect(standingOf(state, 'bob')).toMatchObject({ q: 3, hp: 7, position: 'lying' })
  })
})

test('gulliver.knockback.max: no faster than the blow came', () => {
  const x = { hits: 400, mass: 150, type: 'crushing', penetrated: false, exact_roots: false, bullets: 'none' } as const
  const ks = (attack: 'thrust' | 'swing', ...keys: string[]) =>
    knockbackSpeed({ ...x, attack }, rulesWith(...keys).silent).ks
  expect([ks('thrust', 'mass-knockback'), ks('thrust', 'max-knockback'), ks('swing', 'max-knockback')]).toEqual([
    50, 20, 30,
  ])
})

test('gulliver.knockback.max: a blow does no more to a gnat than a collision at its speed', () => {
  const gnat = { ...cat, frame: { ...FRAME, body_lb: 0.15 } }
  const struck = (key: string) => {
    const fight = fightOf([
      [ann, standing(ann, 0)],
      [gnat, standing(gnat, 1)],
    ])
    const swing = CLUB.blows[0]
    if (swing === undefined) throw new Error('no swing')
    return blowAt(fight, { by: 0, target: 1, arm: 0 }, swing, PLAINLY, rulesWith(key).silent).max_damage
  }
  expect(struck('mass-knockback')).toBeUndefined()
  // Thirty yards a second: twelve dice, by the root of a thousandth, are three eighths of one.
  expect(struck('max-knockback')).toEqual({ dice: 1, adds: -3, times: 1 })
})

describe('weight-damage', () => {
  const big = somebody('big', 0, [CLUB], { dx: 13, frame: { ...FRAME, body_lb: 900 } })
  const turn = (answers: Answers, position: 'standing' | 'lying', ...keys: string[]) =>
    scripted(
      everyOption(),
      withAll(...keys),
      fightOf(
        [
          [big, standing(big, 0)],
          [bob, standing(bob, 1, [], { position })],
        ],
        { stage: 'fight', order: [0, 1] },
      ),
      answers,
    )

  test('gulliver.weight.weighted-blow: −4 to hit, the root of the mass in damage, and open to blows', () => {
    const state = turn(['weighted:0:0:bob', 8, 'none', [1, 1, 1, 1]], 'standing', 'weight-damage')
    expect(lastOf(state, 'attacked')).toMatchObject({ effective: 10, came: 'hit' })
    expect(standingOf(state, 'bob')).toMatchObject({ hp: 33 })
    expect(standingOf(state, 'big').penalties).toMatchObject([{ to: ['active-defenses'], value: -1 }])
  })

  test('gulliver.weight.weighted-blow: after a miss the check at +2, and failing it by three he falls', () => {
    const at = (roll: number) => turn(['weighted:0:0:bob', 15, roll], 'standing', 'weight-damage')
    // DX 13 + 2 is above 14: nothing to roll.
    expect(turn(['weighted:0:0:bob', 15], 'standing', 'weight-damage').asks).toBeNull()
    const clumsy = { ...big, dx: 11 }
    const fight = fightOf(
      [
        [clumsy, standing(clumsy, 0)],
        [bob, standing(bob, 1)],
      ],
      { stage: 'fight', order: [0, 1] },
    )
    const missed = (roll: number) =>
      scripted(everyOption(), withAll('weight-damage'), fight, ['weighted:0:0:bob', 15, roll])
    expect(standingOf(missed(15), 'big').marks).toMatchObject({ 'off-balance': 0 })
    expect(standingOf(missed(16), 'big')).toMatchObject({ position: 'lying' })
    expect(() => at(10)).toThrow()
  })

  test('gulliver.weight.trample: only on whoever lies there, by the root of the weight', () => {
    expect(() => turn(['trample:bob'], 'standing', 'weight-damage')).toThrow('only on whoever lies there')
    // Root of 900 over 20, in shoes: three quarters of a die.
    const state = turn(['trample:bob', 8, 'none', [6]], 'lying', 'weight-damage')
    expect(lastOf(state, 'woundedBy')).toMatchObject({ damage: '1d-1', injury: 5 })
  })

  test('gulliver.weight.double: twice the dice and twice the bonus', () => {
    const given = { weight: 1200, ground: 'hard', feet: 'hooves', overrun: false, annoyed: false, size_advantage: 0 }
    const x = { ...given, ground: 'hard', feet: 'hooves' } as const
    const dice = (...keys: string[]) => trample(x, rulesWith(...keys).silent).dice
    expect(dice('double-weight-damage')).toBeCloseTo(2 * dice('weight-damage'))
    const none = { downward: false, stomp: false, maneuver: 0, other_balance: 0 }
    const bonus = (...keys: string[]) => weightedBlow({ ...none, mass: 4500 }, rulesWith(...keys).silent).damage_bonus
    expect([bonus('weight-damage'), bonus('double-weight-damage')]).toEqual([6, 12])
  })
})
