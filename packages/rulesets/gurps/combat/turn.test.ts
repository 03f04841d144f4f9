import { seeded } from '@umpire/dice'
import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MANEUVERS } from './basics/maneuver-list.ts'
import { turnLength, turnStart } from './turn.ts'

const why = compose({ options: [] }).silent

test('gurps.combat.turn-length: only an All-Out Attack leaves no active defense, and only until the next turn', () => {
  for (const { maneuver } of MANEUVERS) {
    const asked = { maneuver, attacked_before_next_own_turn: true }
    expect(turnLength(asked, why)).toEqual({ seconds: 1, active_defense_allowed: maneuver !== 'all-out-attack' })
    expect(turnLength({ ...asked, attacked_before_next_own_turn: false }, why).active_defense_allowed).toBeNull()
  }
})

const WELL = {
  dead: false,
  unconscious: false,
  hp: 10,
  ht: 10,
  ht_bonus: 0,
  iq: 10,
  strong_will: 0,
  weak_will: 0,
  high_pain_threshold: false,
  combat_reflexes: false,
  injuries_since_last_turn: [],
  stunned: false,
  stun: 'physical',
  stun_turns: 0,
  stun_modifier: 0,
} as const

/** 3d under a score that nobody chose to roll against. */
const makes = (score: number, roll: number): boolean => roll <= 4 || (roll < 17 && roll <= score)

const throwOf3d = fc.integer({ min: 3, max: 18 })

test('gurps.combat.turn-start: consciousness first, then the stun, each with its own dice', () => {
  const somebody = fc.record({
    hp: fc.integer({ min: -20, max: 12 }),
    ht: fc.integer({ min: 7, max: 14 }),
    ht_bonus: fc.integer({ min: 0, max: 2 }),
    iq: fc.integer({ min: 7, max: 14 }),
    strong_will: fc.integer({ min: 0, max: 3 }),
    weak_will: fc.integer({ min: 0, max: 3 }),
    high_pain_threshold: fc.boolean(),
    combat_reflexes: fc.boolean(),
    injuries_since_last_turn: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
    stunned: fc.boolean(),
    stun: fc.constantFrom('physical' as const, 'mental' as const),
  })
  fc.assert(
    fc.property(somebody, throwOf3d, throwOf3d, (one, first, second) => {
      const hits = one.injuries_since_last_turn.reduce((sum, hit) => sum + hit, 0)
      const shock = one.high_pain_threshold ? 0 : hits
      const low = one.hp <= 0
      const awake = !low || makes(one.ht + one.ht_bonus + one.strong_will - one.weak_will, first)
      const score = one.stun === 'physical' ? one.ht + one.ht_bonus : one.iq - shock + (one.combat_reflexes ? 6 : 0)
      const clear = !one.stunned || makes(score, low ? second : first)
      expect(turnStart({ ...WELL, ...one, roll: first, stun_roll: second }, why)).toMatchObject({
        shock,
        unconscious: !awake,
        stunned: awake && !clear,
        may_act: awake && clear,
        roll_needed: null,
      })
    }),
    { numRuns: 500 },
  )
})

test('gurps.combat.turn-start: it says which roll is due, and against what', () => {
  const worst = {
    ...WELL,
    hp: -3,
    strong_will: 2,
    stunned: true,
    stun: 'mental',
    injuries_since_last_turn: [3],
  } as const
  expect(turnStart(worst, why)).toMatchObject({ may_act: false, roll_needed: 'consciousness', effective: 12 })
  expect(turnStart({ ...worst, roll: 12 }, why)).toMatchObject({ may_act: false, roll_needed: 'stun', effective: 7 })
  expect(turnStart({ ...worst, roll: 12, stun_roll: 7 }, why)).toMatchObject({ may_act: true, roll_needed: null })
  expect(turnStart({ ...worst, roll: 13 }, why)).toMatchObject({ unconscious: true, stunned: false, shock: 3 })
})

test('gurps.combat.turn-start: a fright lasts its turns, and then ends as its row says', () => {
  const dazed = { ...WELL, stunned: true, stun: 'mental', roll: 12 } as const
  expect(turnStart({ ...dazed, stun_turns: 1 }, why)).toMatchObject({ stunned: true, may_act: false })
  expect(turnStart({ ...dazed, stun_ends: 'none' }, why).may_act).toBe(true)
  expect(turnStart({ ...dazed, stun_ends: 'HT', ht: 12 }, why).may_act).toBe(true)
  expect(turnStart({ ...dazed, stun_ends: 'Will', will: 14, stun_modifier: -2 }, why).may_act).toBe(true)
  expect(turnStart({ ...dazed, stun_ends: 'Will', will: 14, stun_modifier: -3 }, why).may_act).toBe(false)
  // Of Will rolls 14 fails, however strong it is.
  expect(turnStart({ ...dazed, stun_ends: 'Will', will: 20, roll: 14 }, why).may_act).toBe(false)
})

test('gurps.combat.turn-start: the dead and the unconscious have no turn, and nobody throws dice for nothing', () => {
  const source = seeded('turn-start')
  for (const given of [{ hp: -60, dead: true }, { hp: -1, unconscious: true }, { hp: 1 }]) {
    const { answer, rolled } = turnStart.answer(given, why, source)
    expect([answer['may_act'], rolled]).toEqual([given.hp === 1, {}])
  }
  expect(Object.keys(turnStart.answer({ hp: 0 }, why, source).rolled)).toEqual(['roll'])
})
