/**
 * How a body is between fights: what it has lost, and what time will bring or take. A fight begins from it and leaves it
 * behind; the clock of the story goes on with it. It knows no date: every time in it is counted from now, so that it can
 * be carried from one scene to the next, each with a clock of its own.
 */
import { flag, int, list, nullable, num, oneOf, optional, or, record, text, type ValueOf } from '@umpire/engine'
import { ENDINGS, PARTS, PENALIZED } from '../consequence/names.ts'

export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
/** As time counts here: thirty days. */
export const MONTH = 30 * DAY

const seconds = int({ min: 0, max: 10_000 * DAY })
const points = num({ min: 0, max: 1_000_000 })
const word = text(60)

/** Parts that can be lost or of no use, eyes and ears among them. */
export const LOSABLE = [...PARTS, 'left eye', 'right eye', 'hearing'] as const
export type Losable = (typeof LOSABLE)[number]

/** Until when: nobody has rolled yet; all hit points are back; some time has passed; never. */
export const UNTIL = ['unrolled', 'healed', 'months', 'time', 'never'] as const

const crippled = record({
  part: oneOf(...LOSABLE),
  until: oneOf(...UNTIL),
  /** Of months, or of a time that was told. */
  seconds_left: nullable(seconds),
  /** What did it. */
  by: word,
})
export type Crippled = ValueOf<typeof crippled>

export const OUT_BY = [
  'wounds',
  'exhaustion',
  'faint',
  'panic',
  'total-panic',
  'seizure',
  'catatonia',
  'unconscious',
] as const
export const EVERY = ['turn', 'minute', '30 minutes', '1d hours', '1d days'] as const

/** Unconscious, or out of his mind: how long so far, and how it ends. */
const out = record({
  by: oneOf(...OUT_BY),
  seconds,
  /** Since the last roll to come to, or since it began. */
  since_roll: seconds,
  /** Until it ends, or until the next roll; of wounds and exhaustion the body itself tells when. */
  next_in: nullable(seconds),
  /** What that roll is against, if it is not over by itself. */
  roll: oneOf(...ENDINGS),
  modifier: int({ min: -100, max: 100 }),
  every: oneOf(...EVERY),
  /** Of wounds to −HT and worse: the one roll that decides between waking and dying. */
  coma: oneOf('unrolled', 'none', 'coma', 'helped'),
})
export type Out = ValueOf<typeof out>

const penalty = record({
  to: list(oneOf(...PENALIZED), PENALIZED.length),
  value: int({ min: -100, max: 0 }),
  until: oneOf('healed', 'treated', 'time'),
  seconds_left: nullable(seconds),
  /** Of a single limb. */
  part: optional(word),
  /** It begins when he comes to; without a length of its own it lasts as long as he was out. */
  from_waking: optional(flag()),
})

const illness = record({
  name: word,
  /** Hit points lost to it: they come back with the rolls of the illness. */
  lost: points,
  /** Since it was caught. */
  seconds,
  /** To the daily roll. */
  modifier: int({ min: -100, max: 100 }),
  /** It shows: until then nobody knows of it. */
  shows: flag(),
  identified: flag(),
})
export type Illness = ValueOf<typeof illness>

const gain = record({
  what: text(100),
  points: int({ min: -1000, max: 1000 }),
  /** What a year of age counts for, where years may take the place of a trait. */
  a_year: optional(int({ min: -1000, max: 0 })),
})

/** Each comes back in its own way. */
const fatigue = record({ ordinary: points, sleep: points, hunger: points, thirst: points })

export const condition = record({
  hp_lost: or(points, 0),
  fatigue: or(fatigue, { ordinary: 0, sleep: 0, hunger: 0, thirst: 0 }),
  /** Half a point that waits for the next loss, of whoever tires at half the rate. */
  half_fatigue: or(num({ min: 0, max: 0.5 }), 0),
  /** Of complete rest that has not given a point back yet. */
  rest_seconds: or(seconds, 0),
  /** What of; nothing while he lives. */
  dead: or(nullable(word), null),
  out: or(nullable(out), null),
  /** What kills him unless help comes in time. */
  dying: or(nullable(record({ of: word, in: seconds })), null),
  /** Of whoever lies catatonic without care: a hit point on the first day, two on the second, and so on. */
  wasting: or(nullable(record({ day: int({ min: 1, max: 10_000 }), next_in: seconds })), null),
  bleeding: or(nullable(record({ next_in: seconds, dry: int({ min: 0, max: 3 }) })), null),
  /** A torn vessel, or a throat that is crushed: hit points, and every how many seconds. */
  drains: or(
    list(
      record({
        of: oneOf('vessel', 'throat'),
        hp: int({ min: 1, max: 10 }),
        every: int({ min: 1, max: 60 }),
        next_in: seconds,
      }),
      20,
    ),
    [],
  ),
  /** Of the wounds of the last fight: once for each patient. */
  treated: or(oneOf('no', 'bandaged', 'first-aid'), 'no'),
  crippled: or(list(crippled, 50), []),
  illnesses: or(list(illness, 20), []),
  penalties: or(list(penalty, 100), []),
  attributes_lost: or(record({ st: points, dx: points, iq: points, ht: points }), { st: 0, dx: 0, iq: 0, ht: 0 }),
  scars: or(list(oneOf('scarred', 'badly scarred'), 100), []),
  /** Traits that something left him with, in words and with their points, for the game master to settle. */
  gained: or(list(gain, 200), []),
})
export type Condition = ValueOf<typeof condition>

/** Nothing wrong at all. */
export const SOUND: Condition = condition.read({}, 'sound')

/** Somebody who has just gone out, by wounds or by exhaustion. */
export const OUT_NOW: Out = {
  by: 'wounds',
  seconds: 0,
  since_roll: 0,
  next_in: null,
  roll: 'HT',
  modifier: 0,
  every: 'turn',
  coma: 'unrolled',
}

export const tiredness = ({ fatigue: { ordinary, sleep, hunger, thirst } }: Condition): number =>
  ordinary + sleep + hunger + thirst

export const lostToIllness = ({ illnesses }: Condition): number => illnesses.reduce((sum, { lost }) => sum + lost, 0)

const countOf = ({ crippled: all }: Condition, kind: string): number =>
  all.filter(({ part }) => part.endsWith(kind)).length

export const eyesLost = (one: Condition): number => countOf(one, 'eye')
export const isDeaf = (one: Condition): boolean => countOf(one, 'hearing') > 0
export const legsCrippled = (one: Condition): number => countOf(one, 'leg') + countOf(one, 'foot')
export const armsCrippled = (one: Condition): number => countOf(one, 'arm') + countOf(one, 'hand')

/** Awake enough to do anything of his own will. */
export const isUp = ({ dead, out: gone }: Condition): boolean => dead === null && gone === null

/** Somebody who is himself again: what was to begin with his waking begins. */
export function awake(one: Condition): Condition {
  const { out: gone } = one
  return {
    ...one,
    out: null,
    wasting: null,
    penalties: one.penalties.map(({ from_waking, ...each }) =>
      from_waking === true ? { ...each, seconds_left: each.seconds_left ?? gone?.seconds ?? 0 } : each,
    ),
  }
}

/** A sum of seconds, no longer than can be kept. */
const upTo = (value: number): number => Math.min(10_000 * DAY, value)
const left = (value: number | null, by: number): number | null => (value === null ? null : Math.max(0, value - by))

/** The same body after some time, in which nothing else came due. */
export function after(one: Condition, passed: number, resting: boolean): Condition {
  if (one.dead !== null) return one
  const { out: gone, bleeding, dying, wasting } = one
  return {
    ...one,
    rest_seconds: resting || gone !== null ? upTo(one.rest_seconds + passed) : 0,
    out:
      gone === null
        ? null
        : {
            ...gone,
            seconds: upTo(gone.seconds + passed),
            since_roll: upTo(gone.since_roll + passed),
            next_in: left(gone.next_in, passed),
          },
    dying: dying === null ? null : { ...dying, in: Math.max(0, dying.in - passed) },
    wasting: wasting === null ? null : { ...wasting, next_in: Math.max(0, wasting.next_in - passed) },
    bleeding: bleeding === null ? null : { ...bleeding, next_in: Math.max(0, bleeding.next_in - passed) },
    drains: one.drains.map(drain => ({ ...drain, next_in: Math.max(0, drain.next_in - passed) })),
    crippled: one.crippled.map(part => ({ ...part, seconds_left: left(part.seconds_left, passed) })),
    penalties: one.penalties.map(each =>
      each.from_waking === true ? each : { ...each, seconds_left: left(each.seconds_left, passed) },
    ),
    illnesses: one.illnesses.map(each => ({ ...each, seconds: upTo(each.seconds + passed) })),
  }
}
