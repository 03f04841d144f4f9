/** After a fight: the last rows of the worked fight, and what is done for the wounded. */
import { describe, expect, test } from 'vitest'
import { condition, HOUR, MONTH } from '../../condition/condition.ts'
import { storyOf } from '../facts/state.ts'
import { being, how, OUT } from '../test/body-fixture.ts'
import { somebody } from '../test/people-fixture.ts'
import { played } from '../test/played-fixture.ts'
import { afterFight } from './after-fight.ts'
import { bringHelp, stopBleeding, treatWounds } from './aid.ts'
import { limbs } from './heal.ts'
import { passTime } from './time.ts'

const anton = somebody({
  identity: { name: 'Anton' },
  attributes: { st: 10, dx: 11, iq: 13, ht: 10 },
  skills: [{ skill: 'First Aid', points: 1 }],
})
const dora = somebody({ identity: { name: 'Dora' }, attributes: { st: 11, dx: 12, iq: 11, ht: 11 } })
const kurt = somebody({ identity: { name: 'Kurt' }, attributes: { st: 12, dx: 11, iq: 10, ht: 12 } })

/** Second 6, as the fight leaves it: Dora out since second 5, Kurt since second 6. */
const AFTER = {
  ...storyOf({ Anton: anton, Dora: dora, Kurt: kurt }),
  conditions: {
    Dora: condition.read(
      {
        hp_lost: 14,
        bleeding: { next_in: 57, dry: 0 },
        out: { ...OUT, seconds: 1, since_roll: 1 },
        crippled: [{ part: 'right arm', until: 'unrolled', seconds_left: null, by: 'a bayonet' }],
      },
      'Dora',
    ),
    Kurt: condition.read({ hp_lost: 18, bleeding: { next_in: 56, dry: 0 }, out: OUT }, 'Kurt'),
  },
}

describe('the worked fight, after its end', () => {
  // A second more has passed when Anton begins.
  const begun = played(passTime, { seconds: 1 }, [], AFTER).state
  const arm = played(limbs, { who: 'Dora' }, [11], begun).state

  test('row 18: the arm heals with her', () => {
    expect(how(arm, 'Dora').crippled).toMatchObject([{ part: 'right arm', until: 'healed' }])
  })
  // Kurt's blood at 62, Dora's at 63, First Aid at 67; Kurt's at 122, First Aid at 127.
  const dry = played(stopBleeding, { healer: 'Anton', who: 'Dora' }, [9, 10, 10], arm).state
  const both = played(stopBleeding, { healer: 'Anton', who: 'Kurt' }, [7, 11], dry)

  test('rows 19 and 20: nobody bleeds', () => {
    expect(how(dry, 'Kurt').bleeding).toEqual({ next_in: 55, dry: 1 })
    expect(how(dry, 'Dora')).toMatchObject({ hp_lost: 15, bleeding: null })
    expect(both.entries.flatMap(({ fact }) => (fact?.type === 'bled' ? [fact.values] : []))).toMatchObject([
      { who: 'Kurt', hp: 0, dry: 2 },
    ])
    expect([how(both.state, 'Dora').bleeding, how(both.state, 'Kurt').bleeding]).toEqual([null, null])
    expect(both.state.clock).toBe(127 - 6)
  })
  test('rows 21 and 22: twenty minutes, four points, and awake after the first hour', () => {
    const aided = played(treatWounds, { healer: 'Anton', who: 'Dora', how: 'first-aid' }, [12, 5], both.state)
    expect(aided.result).toEqual({ allowed: true, restored: 4 })
    expect(how(aided.state, 'Dora')).toMatchObject({ hp_lost: 11, treated: 'first-aid' })
    // The hour counts from when she went down.
    const woken = played(passTime, { seconds: HOUR - (127 - 5) - 1200 }, [10], aided.state).state
    expect(how(woken, 'Dora')).toMatchObject({ out: null, hp_lost: 11, crippled: [{ until: 'healed' }] })
    expect(how(woken, 'Kurt').out).not.toBeNull()
  })
  test('gurps.procedure.after-fight: the same dice in one go', () => {
    const given = { healer: 'Anton', patients: ['Dora', 'Kurt'] }
    const answers = [11, 9, 10, 10, 7, 11, 'first-aid', 12, 5, 'bandage']
    const { state, result } = played(afterFight, given, answers, begun)
    expect(result).toEqual({ treated: ['Dora', 'Kurt'] })
    expect(how(state, 'Dora')).toMatchObject({ hp_lost: 11, treated: 'first-aid', bleeding: null })
    expect(how(state, 'Kurt')).toMatchObject({ hp_lost: 17, treated: 'bandaged', bleeding: null })
    expect(state.clock).toBe(1 + 120 + 1200 + 1800)
  })
})

describe('gurps.recovery.first-aid', () => {
  const wounded = { Ada: { hp_lost: 8 } }
  const treated = (how_: string, answers: readonly number[], from = being(wounded)) =>
    played(treatWounds, { healer: 'Cleo', who: 'Ada', how: how_ }, answers, from)

  test('every kind of roll', () => {
    expect(treated('first-aid', [3]).result).toMatchObject({ restored: 5 })
    expect(treated('first-aid', [16]).result).toMatchObject({ restored: 1 })
    expect(treated('first-aid', [10, 1]).result).toMatchObject({ restored: 1 })
    const bad = treated('first-aid', [18, 10])
    expect(bad.result).toMatchObject({ restored: -2 })
    expect(how(bad.state, 'Ada')).toMatchObject({ hp_lost: 10, treated: 'first-aid' })
  })
  test('once for each patient, in whatever way', () => {
    const once = treated('bandage', []).state
    expect(how(once, 'Ada')).toMatchObject({ hp_lost: 7, treated: 'bandaged' })
    for (const again of ['bandage', 'first-aid']) {
      expect(treated(again, [], once).result).toMatchObject({
        allowed: false,
        because: expect.stringContaining('treated already'),
      })
    }
  })
  test('bad work may kill', () => {
    const dying = being({ Ada: { hp_lost: 18, out: OUT } })
    const { state } = treated('first-aid', [18, 11], dying)
    expect(how(state, 'Ada').dead).toBe('bad treatment')
  })
  test('penalties that last until then are over', () => {
    const shaken = being({
      Ada: { hp_lost: 3, penalties: [{ to: ['dx'], value: -1, until: 'treated', seconds_left: null }] },
    })
    expect(how(treated('bandage', [], shaken).state, 'Ada').penalties).toEqual([])
  })
  test('nobody senseless heals, and nobody dead is healed', () => {
    const given = { healer: 'Cleo', who: 'Ada', how: 'bandage' }
    expect(() => played(treatWounds, given, [], being({ ...wounded, Cleo: { out: OUT } }))).toThrow(
      'somebody who is awake',
    )
    expect(() => played(treatWounds, given, [], being({ Ada: { dead: 'a fall' } }))).toThrow('somebody who lives')
  })
})

describe('gurps.injury.bleeding: stopping it', () => {
  const bleeding = { hp_lost: 5, bleeding: { next_in: 60, dry: 0 } }
  const work = { healer: 'Cleo', who: 'Ada' }

  test('comes before the blood of that very minute', () => {
    const done = played(stopBleeding, work, [10], being({ Ada: bleeding }))
    expect(how(done.state, 'Ada')).toMatchObject({ hp_lost: 5, bleeding: null })
    const failed = played(stopBleeding, work, [17, 10], being({ Ada: bleeding }))
    expect(failed.result).toEqual({ stopped: false })
    expect(how(failed.state, 'Ada')).toMatchObject({ hp_lost: 6, bleeding: { next_in: 60, dry: 0 } })
  })
  test('at the same time as somebody else works', () => {
    const beside = played(stopBleeding, { ...work, takes_time: false }, [10], being({ Ada: bleeding }))
    expect(beside.state.clock).toBe(0)
    expect(how(beside.state, 'Ada').bleeding).toBeNull()
  })
})

describe('gurps.injury.crippling-recovery', () => {
  const limb = (part: string) => ({ part, until: 'unrolled', seconds_left: null, by: 'a bullet' })
  test('each limb by itself: healed, months, never', () => {
    const start = being({ Ada: { hp_lost: 6, crippled: ['left arm', 'right leg', 'left eye'].map(limb) } })
    const { state } = played(limbs, { who: 'Ada' }, [10, 12, 4, 18], start)
    expect(how(state, 'Ada').crippled).toMatchObject([
      { until: 'healed' },
      { until: 'months', seconds_left: 4 * MONTH },
      { until: 'never', seconds_left: null },
    ])
  })
  test('Rapid Healing helps, and who has all hit points back needs nothing more', () => {
    const start = being({ Bert: { crippled: [limb('left arm')] } })
    // HT 12, Very Fit +2, Rapid Healing +5: a 16 is made.
    expect(how(played(limbs, { who: 'Bert' }, [16], start).state, 'Bert').crippled).toEqual([])
  })
})

test('help in time ends a coma’s danger, and he wakes when there is more of him', () => {
  const coma = being({ Ada: { hp_lost: 21, out: { ...OUT, coma: 'coma' }, dying: { of: 'coma', in: HOUR } } })
  const { state, result } = played(bringHelp, { who: 'Ada', by: 'a surgeon' }, [], coma)
  expect(result).toEqual({ saved: true })
  expect(how(played(passTime, { days: 2 }, [], state).state, 'Ada')).toMatchObject({
    dead: null,
    out: { coma: 'helped' },
  })
  expect(played(bringHelp, { who: 'Bert', by: 'a surgeon' }, [], coma).result).toEqual({ saved: false })
})
