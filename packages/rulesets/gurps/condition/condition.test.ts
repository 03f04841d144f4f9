import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bearersOf } from '../catalog/take-all.ts'
import { choosable } from '../ruleset/rules.ts'
import { personIn } from '../story/person/person.ts'
import { scoreOf } from '../story/person/score.ts'
import { being, OUT, people } from '../story/test/body-fixture.ts'
import {
  after,
  armsCrippled,
  type Condition,
  condition,
  DAY,
  eyesLost,
  isDeaf,
  isUp,
  LOSABLE,
  legsCrippled,
  SOUND,
  tiredness,
  UNTIL,
} from './condition.ts'
import { conditionOf, withConditionOf, withoutCondition } from './condition-file.ts'

const why = compose(choosable).silent

const seconds = fc.nat(100 * DAY)
const points = fc.nat(20)
const anyCondition: fc.Arbitrary<Condition> = fc
  .record({
    hp_lost: points,
    fatigue: fc.record({ ordinary: points, sleep: points, hunger: points, thirst: points }),
    rest_seconds: seconds,
    dead: fc.option(fc.constant('a fall')),
    out: fc.option(
      fc.record({ seconds, since_roll: seconds, next_in: fc.option(seconds) }).map(more => ({ ...OUT, ...more })),
    ),
    dying: fc.option(fc.record({ of: fc.constant('thirst'), in: seconds })),
    bleeding: fc.option(fc.record({ next_in: fc.nat(60), dry: fc.nat(3) })),
    drains: fc.array(
      fc.record({
        of: fc.constantFrom('vessel', 'throat'),
        hp: fc.constant(1),
        every: fc.constant(2),
        next_in: fc.nat(2),
      }),
      { maxLength: 2 },
    ),
    crippled: fc.array(
      fc.record({
        part: fc.constantFrom(...LOSABLE),
        until: fc.constantFrom(...UNTIL),
        seconds_left: fc.option(seconds),
        by: fc.constant('a blow'),
      }),
      { maxLength: 4 },
    ),
    penalties: fc.array(
      fc.record({
        to: fc.constant(['dx']),
        value: fc.constant(-2),
        until: fc.constant('time'),
        seconds_left: fc.option(seconds),
      }),
      { maxLength: 3 },
    ),
    illnesses: fc.array(
      fc.record({
        name: fc.constant('fever'),
        lost: points,
        seconds,
        modifier: fc.constant(0),
        shows: fc.boolean(),
        identified: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
  })
  .map(one => condition.read(one, 'any'))

describe('a condition', () => {
  test('starts with nothing wrong, and what is written is read back', () => {
    expect(SOUND).toMatchObject({ hp_lost: 0, dead: null, out: null, bleeding: null, crippled: [], treated: 'no' })
    expect([tiredness(SOUND), eyesLost(SOUND), isDeaf(SOUND), isUp(SOUND)]).toEqual([0, 0, false, true])
    fc.assert(
      fc.property(anyCondition, one => {
        expect(condition.read(JSON.parse(JSON.stringify(one)), 'again')).toEqual(one)
      }),
    )
  })
  test('refuses what is none, with its place', () => {
    expect(() => condition.read({ hp_lost: -1 }, 'Ada')).toThrow('Ada.hp_lost')
    expect(() =>
      condition.read({ crippled: [{ part: 'tail', until: 'never', seconds_left: null, by: '' }] }, 'Ada'),
    ).toThrow('part')
  })
  test('time in two parts comes to the same as at once, and stops for the dead', () => {
    fc.assert(
      fc.property(anyCondition, seconds, seconds, fc.boolean(), (one, first, second, resting) => {
        expect(after(after(one, first, resting), second, resting)).toEqual(after(one, first + second, resting))
        expect(after({ ...one, dead: 'a blow' }, first, resting)).toEqual({ ...one, dead: 'a blow' })
      }),
    )
  })
  test('counts limbs, eyes and ears that are of no use', () => {
    const one = condition.read(
      { crippled: LOSABLE.map(part => ({ part, until: 'never', seconds_left: null, by: 'a blast' })) },
      'all',
    )
    expect([armsCrippled(one), legsCrippled(one), eyesLost(one), isDeaf(one)]).toEqual([4, 4, 2, true])
  })
})

describe('the file', () => {
  test('carries it, and nothing else of it is touched', () => {
    fc.assert(
      fc.property(anyCondition, one => {
        const file = { ...people.Ada, state: { notes: 'kept' } }
        const written = withConditionOf(file, one)
        expect(conditionOf(written)).toEqual(one)
        expect(withoutCondition(written)).toEqual(file)
        expect(withConditionOf(written, SOUND)).toEqual(file)
      }),
    )
  })
  test('is not refused for a condition that cannot be read', () => {
    expect(conditionOf({ ...people.Ada, state: { condition: { hp_lost: 'many' } } })).toBe(SOUND)
  })
})

describe('what it does to rolls', () => {
  const score = (one: object, skill: string): number => {
    const found = scoreOf(personIn(being({ Dan: one }), 'Dan', why), skill, {}, why)
    if (!found.allowed) throw new Error(found.because)
    return found.effective
  }
  const lost = (part: string) => ({ crippled: [{ part, until: 'healed', seconds_left: null, by: 'a blow' }] })

  test('a crippled leg is the trait, by the same effects', () => {
    const [lame] = bearersOf([{ trait: 'Lame', variant: 'Crippled Leg' }], why)
    expect(personIn(being({ Dan: lost('left foot') }), 'Dan', why).traits).toContainEqual(lame)
    expect(score(lost('right leg'), 'Acrobatics')).toBe(score({}, 'Acrobatics') - 3)
    expect(score(lost('right arm'), 'Acrobatics')).toBe(score({}, 'Acrobatics'))
  })
  test('an eye, the ears', () => {
    expect(score(lost('left eye'), 'Guns (rifle)')).toBe(score({}, 'Guns (rifle)') - 3)
    expect(score(lost('hearing'), 'Hearing')).toBe(score({}, 'Hearing') - 4)
  })
  test('gurps.fatigue.general: every use of ST is at the lowered score, and nothing else', () => {
    const tired = { fatigue: { ordinary: 2, sleep: 1, hunger: 1, thirst: 0 } }
    expect(score(tired, 'ST')).toBe(score({}, 'ST') - 4)
    for (const other of ['DX', 'IQ', 'HT', 'Swimming']) expect(score(tired, other)).toBe(score({}, other))
  })
  test('penalties of tables, and what is lost for good', () => {
    const shaken = { penalties: [{ to: ['skill-rolls'], value: -3, until: 'time', seconds_left: 60 }] }
    expect([score(shaken, 'Swimming'), score(shaken, 'DX')]).toEqual([score({}, 'Swimming') - 3, score({}, 'DX')])
    const checks = { penalties: [{ to: ['attribute-checks'], value: -2, until: 'healed', seconds_left: null }] }
    expect([score(checks, 'Swimming'), score(checks, 'HT')]).toEqual([score({}, 'Swimming'), score({}, 'HT') - 2])
    const dull = { attributes_lost: { st: 0, dx: 0, iq: 1, ht: 2 } }
    expect([score(dull, 'IQ'), score(dull, 'HT'), score(dull, 'Will')]).toEqual([
      score({}, 'IQ') - 1,
      score({}, 'HT') - 2,
      score({}, 'Will') - 1,
    ])
  })
})
