import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Physique } from '../../core/physique.ts'
import { PHYSICAL, type Physical } from '../../tables/words.ts'
import {
  automaticAllocation,
  firstWound,
  firstWoundOneDie,
  layDie,
  woundAllocation,
  woundStatus,
  zerosOf,
} from './wounds.ts'

const why = compose({ options: [] }).silent
const DICE = [1, 2, 3, 4, 5, 6]
const body = (strength: number, dexterity: number, endurance: number): Physique => ({ strength, dexterity, endurance })
const total = ({ strength, dexterity, endurance }: Physique): number => strength + dexterity + endurance
const values = fc.record({
  strength: fc.integer({ min: 0, max: 15 }),
  dexterity: fc.integer({ min: 0, max: 15 }),
  endurance: fc.integer({ min: 0, max: 15 }),
})
const dice = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 })

/** The first wound told another way: point by point, on three numbers in a row. Undefined if a pick die is missing. */
function pointByPoint(start: readonly number[], hit: readonly number[], picks: readonly number[]) {
  const left = [...start]
  const thrown = [...picks]
  let missing = false
  const pick = (): number => {
    const open = [0, 1, 2].filter(at => (left[at] ?? 0) > 0)
    if (open.length <= 1) return open[0] ?? -1
    const face = thrown.shift()
    if (face === undefined) missing = true
    return open[Math.floor(((face ?? 1) - 1) / (6 / open.length))] ?? -1
  }
  const first = pick()
  for (const die of hit) {
    let on = (left[first] ?? 0) > 0 ? first : pick()
    for (let point = 0; point < die && !missing; point++) {
      if ((left[on] ?? 0) === 0) on = pick()
      if (on >= 0) left[on] = (left[on] ?? 0) - 1
    }
  }
  return missing ? undefined : left
}

describe('traveller.combat.first-wound', () => {
  test('is the same, told point by point, for all faces of three dice and all pick dice', () => {
    let outcomes = 0
    const wrong: string[] = []
    /** Throws a pick die wherever one is asked for. */
    const follow = (start: Physique, hit: readonly number[], picks: readonly number[]): void => {
      const told = pointByPoint([start.strength, start.dexterity, start.endurance], hit, picks)
      const answer = firstWound({ current: start, wound_rolls: hit, pick_dice: picks, dice_before: 0 }, why)
      if (answer.pick_needed !== (told === undefined)) wrong.push(`${Object.values(start)} ${hit} ${picks}`)
      else if (told === undefined) for (const face of DICE) follow(start, hit, [...picks, face])
      else {
        outcomes++
        const points = hit.reduce((sum, die) => sum + die, 0)
        const kept = total(start) - total(answer) === Math.min(total(start), points)
        const same = [answer.strength, answer.dexterity, answer.endurance].every((value, at) => value === told[at])
        if (!kept || !same) wrong.push(`${Object.values(start)} ${hit} ${picks}`)
      }
    }
    for (const start of [body(7, 7, 7), body(3, 4, 2), body(2, 12, 5), body(0, 6, 6), body(0, 0, 9)]) {
      for (const a of DICE) for (const b of DICE) for (const c of DICE) follow(start, [a, b, c], [])
    }
    expect(wrong).toEqual([])
    expect(outcomes).toBeGreaterThan(5 * 216)
  })
  test('leaves the other dice to be laid by choice under first-wound-one-die', () => {
    const ruleset = compose({ options: [firstWoundOneDie] }, { options: ['first-wound-one-die'] })
    const given = { current: [3, 8, 8], wound_rolls: [5, 4, 6], pick_dice: [1, 4] }
    expect(firstWound.answer(given, ruleset.listen()).answer).toEqual({
      on: 'strength',
      strength: 0,
      dexterity: 8,
      endurance: 6,
      status: 'unconscious',
      serious: false,
      pick_needed: false,
      by_choice: [4, 6],
    })
  })
})

describe('traveller.combat.wound-allocation', () => {
  const choice = fc.constantFrom<Physical>(...PHYSICAL)
  const all = fc.array(choice, { maxLength: 20 })

  test('loses no point and makes none, whoever chooses', () => {
    fc.assert(
      fc.property(values, dice, all, all, (current, wound_rolls, to, overflow_to) => {
        const answer = woundAllocation({ current, wound_rolls, to, overflow_to }, why)
        if (!answer.allowed) return
        const laid = wound_rolls.slice(0, wound_rolls.length - answer.dice_left)
        const points = laid.reduce((sum, roll) => sum + roll, 0) - answer.left_over
        expect(total(current) - total(answer)).toBe(Math.min(total(current), points))
        expect(answer.left_over + answer.dice_left === 0 || answer.status !== 'dead').toBe(true)
      }),
    )
  })
  test('goes die by die as in one go', () => {
    fc.assert(
      fc.property(values, dice, (current, wound_rolls) => {
        let now: Physique = current
        for (const roll of wound_rolls) {
          let points = roll
          while (points > 0 && zerosOf(now) < 3) {
            const { left_over, ...after } = layDie(now, automaticAllocation(now), points, why)
            now = after
            points = left_over
          }
        }
        let one: Physique = current
        for (const roll of wound_rolls) {
          for (let points = roll; points > 0 && zerosOf(one) < 3; ) {
            const given = { current: one, wound_rolls: [points], to: [automaticAllocation(one)], overflow_to: [] }
            const answer = woundAllocation(given, why)
            if (!answer.allowed) throw new Error('automatic play never chooses one at zero')
            one = { strength: answer.strength, dexterity: answer.dexterity, endurance: answer.endurance }
            points = answer.left_over
          }
        }
        expect(one).toEqual(now)
      }),
    )
  })
  test('asks where a choice is missing, and not where only one is left', () => {
    const given = { wound_rolls: [5, 2], to: ['strength' as const], overflow_to: [] }
    expect(woundAllocation({ current: body(3, 5, 7), ...given }, why)).toMatchObject({
      allowed: true,
      strength: 0,
      left_over: 2,
      dice_left: 1,
    })
    expect(woundAllocation({ current: body(3, 0, 7), ...given }, why)).toMatchObject({
      strength: 0,
      endurance: 3,
      left_over: 0,
      dice_left: 0,
      serious: true,
    })
  })
  test('automatic play lays a die where most is left, the first of equals', () => {
    fc.assert(
      fc.property(values, current => {
        const most = Math.max(...Object.values(current))
        expect(automaticAllocation(current)).toBe(PHYSICAL.find(name => current[name] === most))
      }),
    )
  })
})

test('traveller.combat.wound-status: more at zero is never better', () => {
  const order = ['active', 'unconscious', 'dead']
  for (let mask = 0; mask < 8; mask++) {
    const current = body(mask & 1, (mask >> 1) & 1, (mask >> 2) & 1)
    const now = woundStatus({ current }, why)
    for (const name of PHYSICAL) {
      const worse = woundStatus({ current: { ...current, [name]: 0 } }, why)
      expect(order.indexOf(worse.status)).toBeGreaterThanOrEqual(order.indexOf(now.status))
      expect(worse.serious || !now.serious).toBe(true)
    }
  }
})
