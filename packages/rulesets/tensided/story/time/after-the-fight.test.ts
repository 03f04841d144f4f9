import { expect, test } from 'vitest'
import { improve, sessionEnd } from '../session.ts'
import { treat } from '../skill/medic.ts'
import { bodyAfter, played, story } from '../test/people.ts'
import { restAndSleep } from './rest.ts'
import { passTime } from './time.ts'

/** The end of the worked fight: Vera wounded and her pain willed away by half, Tomas down and bleeding. */
const DINER = story({
  Vera: { status: 'wounded', halved: true, short_fp: 3 },
  Tomas: {
    status: 'incapacitated',
    out: { state: 'unconscious', until: null },
    short_fp: 20,
    long_fp: 5,
    df_gained: 5,
    wounds: [{ type: 'piercing', first_rate: 4, rate: 2, rounds: 1, internal: false, since: 0, cmos: 0, next_try: 0 }],
  },
})

test('tensided.proc.medic, rest-and-sleep and session-end: the worked fight to its end', () => {
  // 16 for the bleeding, made; 24 to wake him, made.
  const stopped = played(treat, { who: 'Vera', patient: 'Tomas', treatment: 'bleeding' }, [2], DINER)
  expect(bodyAfter(stopped, 'Tomas')).toMatchObject({ wounds: [], short_fp: 20, long_fp: 5 })
  const missed = played(treat, { who: 'Vera', patient: 'Tomas', treatment: 'bleeding' }, [1], DINER)
  expect(bodyAfter(missed, 'Tomas').wounds).toHaveLength(1)
  const woken = played(treat, { who: 'Vera', patient: 'Tomas', treatment: 'wake' }, [10], stopped.state)
  expect(bodyAfter(woken, 'Tomas')).toMatchObject({ status: 'incapacitated', out: null })
  const breath = played(passTime, { seconds: 30, resting: ['Vera', 'Tomas'] }, [], woken.state)
  expect(bodyAfter(breath, 'Vera').short_fp).toBe(0)
  expect(bodyAfter(breath, 'Tomas')).toMatchObject({ short_fp: 15, long_fp: 5 })
  const night = played(restAndSleep, { who: ['Vera', 'Tomas'], sleep_hours: 8 }, [], breath.state)
  const week = played(
    passTime,
    { days: 7, resting: ['Vera', 'Tomas'], carers: { Tomas: 'Vera', Vera: 'Vera' } },
    [3],
    night.state,
  )
  expect(week.facts.find(one => 'skill' in one)).toMatchObject({ who: 'Vera', attribute: 14, difficulty: 16, mos: 1 })
  expect(bodyAfter(week, 'Vera')).toMatchObject({ status: 'hurt', marks: 0 })
  expect(bodyAfter(week, 'Tomas')).toMatchObject({ status: 'wounded', marks: 0 })
  const end = played(sessionEnd, { who: ['Vera'], award: 14 }, [], week.state)
  expect(end.last).toMatchObject({ action_points: 1 })
  expect(end.facts[0]).toMatchObject({ earned: 14, available: 22 })
  expect(played(improve, { who: 'Vera', skill: 'medic' }, [], end.state).result).toEqual({
    allowed: true,
    available: 17,
  })
})
