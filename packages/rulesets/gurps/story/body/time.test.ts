/** The clock: blood, waking, strength, and whatever else comes at its moment. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, MONTH } from '../../condition/condition.ts'
import { being, how, keeping, OUT } from '../test/body-fixture.ts'
import { played } from '../test/played-fixture.ts'
import { passTime } from './time.ts'

const passed = (from: ReturnType<typeof being>, x: object, answers: readonly (number | readonly number[])[] = []) =>
  played(passTime, x, answers, from)
const happened = (run: ReturnType<typeof passed>): readonly string[] =>
  run.entries.flatMap(({ fact }) => (fact === undefined || fact.type === 'timePassed' ? [] : [fact.type]))

describe('gurps.injury.bleeding: minute by minute', () => {
  const bleeding = { hp_lost: 4, bleeding: { next_in: 60, dry: 0 } }

  test('a failure costs a point, three dry minutes end it', () => {
    const run = passed(being({ Ada: bleeding }), { minutes: 10 }, [11, 9, 9, 8])
    expect(how(run.state, 'Ada')).toMatchObject({ hp_lost: 5, bleeding: null })
    expect(run.state.clock).toBe(600)
    expect(happened(run)).toEqual(['bled', 'bled', 'bled', 'bled'])
  })
  test('before the minute is over nothing is rolled', () => {
    expect(how(passed(being({ Ada: bleeding }), { seconds: 59 }).state, 'Ada').bleeding).toEqual({ next_in: 1, dry: 0 })
  })
  test('who has none left rolls to stay awake, and to live', () => {
    const low = { hp_lost: 10, bleeding: { next_in: 60, dry: 0 } }
    // HT 10 less 2 for ten points lost: a 9 fails, and HT 10 keeps him awake.
    expect(how(passed(being({ Ada: low }), { seconds: 60 }, [9, 10]).state, 'Ada')).toMatchObject({
      hp_lost: 11,
      out: null,
    })
    const faint = passed(being({ Ada: low }), { seconds: 60 }, [9, 11]).state
    expect(how(faint, 'Ada').out).toMatchObject({ by: 'wounds', coma: 'unrolled' })
    const last = { hp_lost: 19, out: OUT, bleeding: { next_in: 60, dry: 0 } }
    const gone = passed(being({ Ada: last }), { seconds: 60 }, [16, 11])
    expect(how(gone.state, 'Ada')).toMatchObject({ dead: 'loss of blood', bleeding: null, out: null })
  })
  test('a torn vessel empties itself, a crushed throat leaves a roll', () => {
    const vessel = { drains: [{ of: 'vessel', hp: 1, every: 3, next_in: 3 }] }
    expect(how(passed(being({ Ada: vessel }), { seconds: 10 }).state, 'Ada').hp_lost).toBe(3)
    const throat = { drains: [{ of: 'throat', hp: 1, every: 1, next_in: 1 }] }
    expect(how(passed(being({ Ada: throat }), { seconds: 3 }, [11, 10, 12]).state, 'Ada').hp_lost).toBe(2)
  })
})

describe('gurps.recovery.unconscious: coming to', () => {
  test('lightly hurt, each quarter of an hour; otherwise each hour', () => {
    const light = passed(being({ Ada: { hp_lost: 2, out: OUT } }), { minutes: 31 }, [11, 10])
    expect(how(light.state, 'Ada').out).toBeNull()
    const hurt = passed(being({ Ada: { hp_lost: 3, out: OUT } }), { hours: 1 }, [11])
    expect(how(hurt.state, 'Ada').out).toMatchObject({ seconds: HOUR, since_roll: 0 })
  })
  test('below zero, after as many hours, without a roll', () => {
    const run = (hours: number) => how(passed(being({ Ada: { hp_lost: 17, out: OUT } }), { hours }).state, 'Ada').out
    expect(run(6)).not.toBeNull()
    expect(run(7)).toBeNull()
  })
  test('at −HT once: half a day, or a coma that kills', () => {
    const deep = { hp_lost: 20, out: OUT }
    expect(how(passed(being({ Ada: deep }), { hours: 12 }, [10]).state, 'Ada')).toMatchObject({ out: null, dead: null })
    const coma = passed(being({ Ada: deep }), { hours: 9 }, [11]).state
    expect(how(coma, 'Ada')).toMatchObject({ out: { coma: 'coma' }, dying: { of: 'coma', in: HOUR } })
    expect(how(passed(coma, { hours: 1 }).state, 'Ada').dead).toBe('coma')
  })
  test('from a faint when it is over, from panic by Will, each time it is due', () => {
    const faint = { ...OUT, by: 'faint', next_in: 90, roll: 'none' }
    expect(how(passed(being({ Ada: { out: faint } }), { seconds: 90 }).state, 'Ada').out).toBeNull()
    const panic = { ...OUT, by: 'panic', next_in: 60, roll: 'Will', every: 'minute', modifier: 5 }
    // Will 15, but 14 always fails.
    expect(how(passed(being({ Ada: { out: panic } }), { minutes: 2 }, [14, 13]).state, 'Ada').out).toBeNull()
    const frozen = { ...OUT, by: 'catatonia', next_in: 0, roll: 'HT', every: '1d days' }
    const still = passed(being({ Ada: { out: frozen } }), { days: 1 }, [12, 3]).state
    expect(how(still, 'Ada').out).toMatchObject({ next_in: 2 * DAY })
  })
})

describe('gurps.fatigue.recovery: rest', () => {
  const tired = { fatigue: { ordinary: 4, sleep: 5, hunger: 0, thirst: 0 } }

  test('ten minutes for a point, five for whoever is fit, and only of the ordinary kind', () => {
    const after = passed(being({ Ada: tired, Bert: tired }), { minutes: 19, resting: ['Ada', 'Bert'] }).state
    expect([how(after, 'Ada').fatigue, how(after, 'Bert').fatigue]).toMatchObject([
      { ordinary: 3, sleep: 5 },
      { ordinary: 1, sleep: 5 },
    ])
    expect(how(passed(being({ Ada: tired }), { hours: 5 }).state, 'Ada').fatigue.ordinary).toBe(4)
  })
  test('a rest that was broken off begins anew', () => {
    const some = passed(being({ Ada: tired }), { minutes: 9, resting: ['Ada'] }).state
    const walked = passed(some, { minutes: 1 }).state
    expect(how(passed(walked, { minutes: 9, resting: ['Ada'] }).state, 'Ada').fatigue.ordinary).toBe(4)
    expect(how(passed(some, { minutes: 1, resting: ['Ada'] }).state, 'Ada').fatigue.ordinary).toBe(3)
  })
  test('who fell over from exhaustion rests where he lies, and wakes with a point of ST', () => {
    const spent = { fatigue: { ordinary: 4, sleep: 6, hunger: 0, thirst: 0 }, out: { ...OUT, by: 'exhaustion' } }
    expect(how(passed(being({ Ada: spent }), { minutes: 9 }).state, 'Ada').out).not.toBeNull()
    const up = how(passed(being({ Ada: spent }), { minutes: 10 }).state, 'Ada')
    expect(up).toMatchObject({ out: null, fatigue: { ordinary: 3 } })
  })
})

describe('what wears off', () => {
  test('a numb arm, a limb after its months, a penalty', () => {
    const one = {
      crippled: [
        { part: 'left arm', until: 'time', seconds_left: 90, by: 'a blow' },
        { part: 'right leg', until: 'months', seconds_left: 2 * MONTH, by: 'a bullet' },
        { part: 'left hand', until: 'never', seconds_left: null, by: 'a blade' },
      ],
      penalties: [{ to: ['dx'], value: -2, until: 'time', seconds_left: 6 * HOUR }],
    }
    const parts = (days: number) => how(passed(being({ Ada: one }), { days }).state, 'Ada')
    expect(parts(1)).toMatchObject({ crippled: [{ part: 'right leg' }, { part: 'left hand' }], penalties: [] })
    expect(parts(61)).toMatchObject({ crippled: [{ part: 'left hand' }] })
  })
})

test('gurps.procedure.passing-time: a span cut anywhere comes to the same, for anybody', () => {
  const hurt = fc.record({
    hp_lost: fc.nat(28),
    fatigue: fc.record({ ordinary: fc.nat(5), sleep: fc.nat(3), hunger: fc.constant(0), thirst: fc.constant(0) }),
    bleeding: fc.option(fc.record({ next_in: fc.nat(60), dry: fc.nat(2) })),
    out: fc.option(fc.constant(OUT)),
  })
  const span = fc.nat(3 * HOUR)
  fc.assert(
    fc.property(hurt, hurt, span, span, fc.boolean(), (ada, bert, first, second, rests) => {
      const resting = rests ? ['Ada'] : []
      const start = being({ Ada: ada, Bert: bert })
      const whole = keeping('cut')
      const end = whole.run(passTime, { seconds: first + second, resting }, start)
      const parts = keeping('cut')
      const middle = parts.run(passTime, { seconds: first, resting }, start)
      expect(parts.run(passTime, { seconds: second, resting }, middle)).toEqual(end)
      const without = (facts: typeof whole.facts) => facts.filter(({ type }) => type !== 'timePassed')
      expect(without(parts.facts)).toEqual(without(whole.facts))
    }),
    { numRuns: 60 },
  )
})

test('gurps.procedure.passing-time: nobody who is not there rests, and no span is endless', () => {
  expect(() => passed(being(), { hours: 1, resting: ['Nobody'] })).toThrow('character: expected')
  expect(() => passed(being(), { days: 366, hours: 1 })).toThrow('at most 366 days')
  expect(passed(being(), { minutes: 1 }).state.clock).toBe(MINUTE)
})
