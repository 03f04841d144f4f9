import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupDefense } from './defense.ts'
import { groups } from './groups.ts'
import { groupCritical, hits } from './hits.ts'
import { burstRecoil } from './recoil.ts'

const why = compose({ options: [] }).silent

test('gurps.auto.groups: as many fours as there are, and the rest', () => {
  for (let rounds_fired = 0; rounds_fired <= 200; rounds_fired++) {
    const all = groups({ rounds_fired }, why)
    expect(all.reduce((sum, rounds) => sum + rounds, 0)).toBe(rounds_fired)
    expect(all.filter(rounds => rounds !== 4).length).toBe(rounds_fired % 4 === 0 ? 0 : 1)
    expect(all.at(-1) ?? 4).toBe(rounds_fired % 4 === 0 ? 4 : rounds_fired % 4)
  }
})

/** As printed: missed by 1, made by 0 to 4, made by 5 or more. */
const PRINTED = ['0111111', '0111112', '1111223', '1223334']
const printed = (rounds: number, margin: number): number =>
  margin < -1 ? 0 : Number(PRINTED[rounds - 1]?.[Math.min(5, margin) + 1])

const isCritical = (effective: number, roll: number): boolean =>
  roll <= 4 || (roll === 5 && effective >= 15) || (roll === 6 && effective >= 16)

test('gurps.auto.hits: every group at every skill on every roll', () => {
  for (let rounds_in_group = 1; rounds_in_group <= 4; rounds_in_group++) {
    for (let effective = -5; effective <= 25; effective++) {
      for (let roll = 3; roll <= 18; roll++) {
        const group = { rounds_in_group, effective, roll }
        const critical = effective >= 3 && isCritical(effective, roll)
        const expected =
          effective < 3 || roll >= 17 ? 0 : critical ? rounds_in_group : printed(rounds_in_group, effective - roll)
        expect(hits({ ...group, malfunction: false }, why)).toBe(expected)
        expect(groupCritical({ ...group, malfunction: false }, why)).toEqual({
          hits: expected,
          critical_hits: critical ? 1 : 0,
          normal_hits: critical ? expected - 1 : expected,
          maximum_damage: critical && roll === 3,
        })
        expect(groupCritical({ ...group, malfunction: true }, why)).toMatchObject({ hits: 0, critical_hits: 0 })
      }
    }
  }
})

const FACES = [1, 2, 3, 4, 5, 6]
const ROLLS = FACES.flatMap(a => FACES.flatMap(b => FACES.map(c => a + b + c)))

test('gurps.auto.hits: over all 216 throws, more skill and more rounds never hit less', () => {
  const expected = (rounds_in_group: number, effective: number): number =>
    ROLLS.reduce((sum, roll) => sum + hits({ rounds_in_group, effective, roll, malfunction: false }, why), 0)
  for (let effective = 3; effective <= 20; effective++) {
    for (let rounds = 1; rounds <= 4; rounds++) {
      expect(expected(rounds, effective + 1)).toBeGreaterThanOrEqual(expected(rounds, effective))
      if (rounds < 4) expect(expected(rounds + 1, effective)).toBeGreaterThan(expected(rounds, effective))
    }
  }
  // By hand, a group of two at 10: 108 of 216 throws are 10 or less, and both hit on 3, 4 and 5, which 10 throws are.
  expect(expected(2, 10)).toBe(108 + 10)
})

const HELD = { rcl: -2, st: 10, min_st: null }
const turns = fc.array(fc.nat(20), { maxLength: 8 })

test('gurps.auto.recoil: grows by a step for every group until a whole turn goes by', () => {
  fc.assert(
    fc.property(turns, rounds_by_turn => {
      const { penalties } = burstRecoil({ ...HELD, rounds_by_turn, groups_before: 0 }, why)
      let fired = 0
      const byHand = rounds_by_turn.map(rounds => {
        if (rounds === 0) fired = 0
        return Array.from({ length: Math.ceil(rounds / 4) }, () => -2 * ++fired)
      })
      expect(penalties).toEqual(byHand)
    }),
  )
})

test('gurps.auto.recoil: turn by turn it is the same as all at once', () => {
  fc.assert(
    fc.property(turns, rounds_by_turn => {
      const whole = burstRecoil({ ...HELD, rounds_by_turn, groups_before: 0 }, why)
      let groups_before = 0
      const single = rounds_by_turn.flatMap(rounds => {
        const turn = burstRecoil({ ...HELD, rounds_by_turn: [rounds], groups_before }, why)
        groups_before = turn.groups_fired
        return turn.penalties
      })
      expect(single).toEqual(whole.penalties)
      expect(groups_before).toBe(whole.groups_fired)
    }),
  )
})

test('gurps.auto.defense: a group strikes whole or not at all, but for the round that cannot be dodged', () => {
  const group = fc.record({
    hit: fc.integer({ min: 1, max: 4 }),
    critical: fc.nat(1),
    roll: fc.integer({ min: 3, max: 18 }),
  })
  fc.assert(
    fc.property(
      fc.array(group, { maxLength: 5 }),
      fc.option(fc.integer({ min: -3, max: 14 })),
      (all, defense_total) => {
        const dodgeable = all.filter(({ hit, critical }) => hit > critical)
        const { strike, rounds_that_strike } = groupDefense(
          {
            hits: all.map(({ hit }) => hit),
            critical_hits: all.map(({ critical }) => critical),
            defense_total,
            rolls: dodgeable.map(({ roll }) => roll),
          },
          why,
        )
        const byHand = all.map(({ hit, critical, roll }) => {
          const avoided = defense_total !== null && hit > critical && roll < 17 && (roll <= 4 || roll <= defense_total)
          return avoided ? critical : hit
        })
        expect(strike).toEqual(byHand)
        expect(rounds_that_strike).toBe(byHand.reduce((sum, rounds) => sum + rounds, 0))
      },
    ),
  )
  expect(() => groupDefense({ hits: [2], critical_hits: [], defense_total: 5, rolls: [] }, why)).toThrow(
    'rolls: expected',
  )
})
