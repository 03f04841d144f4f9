/** Quick fingers, quiet feet, and locks. */
import { oneOf, optional, or, procedure } from '@umpire/engine'
import { lockPicking } from '../../campaign/readings.ts'
import { FAILURE_AT, SUCCESS_AT } from '../../core/extended.ts'
import { score } from '../../core/roll.ts'
import { wornTogether } from '../../equipment/armor.ts'
import { outState } from '../../fight/state/out.ts'
import { securityOpposed, securityTime, sleightStealth } from '../../skills/thief.ts'
import type { Asking } from '../facts/ask.ts'
import { plain } from '../facts/facts.ts'
import { levelOf, personIn, watcherOf, wornBy } from '../facts/person.ts'
import type { Refused } from '../facts/refused.ts'
import { type Outcome, ROLL, roller, rollFor, WHO } from '../facts/roll.ts'
import { NAME } from '../facts/state.ts'
import { advance } from '../time/time.ts'
import { MAKER, makerOf } from './maker.ts'
import { workOn } from './task.ts'

const STATS = { stealth: 'athleticism', 'sleight-of-hand': 'dexterity' } as const

/** Whoever is out notices nothing. */
function unnoticed(ask: Asking, who: string, skill: string, what: string): Outcome {
  ask.record(plain({ who, skill, what, success: true, because: 'nobody is awake to notice' }))
  return { allowed: true, success: true, mos: 0, critical: false, botch: false }
}

export const sneak = procedure(
  {
    id: 'tensided.proc.stealth',
    title: 'Get past somebody unnoticed',
    given: {
      ...WHO,
      skill: oneOf('stealth', 'sleight-of-hand'),
      /** Who might notice. */
      against: NAME,
      /** Of the ground that is walked on. */
      surface_df: or(score, 0),
      ...ROLL,
    },
  },
  (ask: Asking, x): Outcome | Refused => {
    const { why } = ask
    const { who, skill, against } = x
    const able = roller(ask, who, { skill, stat: STATS[skill] }, x)
    if ('rule' in able) return able
    const watcher = personIn(ask.state, against, why)
    const state = outState(watcher.standing)
    if (watcher.body.status === 'dead' || (state !== null && state !== 'incapacitated')) {
      return unnoticed(ask, who, skill, x.what)
    }
    const { person } = able
    const level = levelOf(person, skill, why)
    const own =
      skill === 'stealth'
        ? { athleticism: person.stats.athleticism, stealth: level, surface_df: x.surface_df }
        : { dexterity: person.stats.dexterity, sleight_of_hand: level }
    // His helmet makes it easier for others.
    const helmet = wornTogether(wornBy(watcher, why), why).alertness
    const df_modifier = why.sum('modifiers').add('own', able.df_modifier).add('his helmet', -helmet).total()
    const given = { ...own, target: watcherOf(watcher, why), df_modifier }
    return rollFor(ask, x, thrown => sleightStealth({ ...given, ...thrown }, why))
  },
)

export const crack = procedure(
  {
    id: 'tensided.proc.security',
    title: 'Open a lock, disable a trap',
    given: {
      ...WHO,
      /** Who designed it; or a number where nobody knows. */
      ...MAKER,
      base_df: optional(score),
      ...ROLL,
    },
  },
  (ask: Asking, x): (Outcome & { readonly seconds: number }) | Refused => {
    const { why } = ask
    const able = roller(ask, x.who, { skill: 'security', stat: 'dexterity' }, x)
    if ('rule' in able) return able
    const { person, df_modifier } = able
    const made = makerOf(ask.state, x, 'dexterity', 'security', why)
    const given = {
      dexterity: person.stats.dexterity,
      security: levelOf(person, 'security', why),
      df_modifier,
      ...(made === undefined ? {} : { designer: { dexterity: made.stat, security: made.skill } }),
      ...(x.base_df === undefined ? {} : { base_df: x.base_df }),
    }
    if (lockPicking(why) === 'extended') return worksAtIt(ask, x, given)
    const came = rollFor(ask, { ...x, skill: 'security' }, thrown => securityOpposed({ ...given, ...thrown }, why))
    const seconds = securityTime({ mos: came.mos }, why)
    advance(ask, seconds)
    return { ...came, seconds }
  },
)

/** A long task in seconds, at which he stays until it is decided. */
function worksAtIt(
  ask: Asking,
  x: Parameters<typeof crack.run>[1],
  given: Parameters<typeof securityOpposed>[0],
): (Outcome & { readonly seconds: number }) | Refused {
  const { why } = ask
  const from = ask.state.clock
  const task = {
    who: x.who,
    name: x.what === '' ? 'a lock' : x.what,
    skill: 'security',
    situation: null,
    field: null,
    base_df: x.base_df ?? 0,
    success_at: SUCCESS_AT,
    failure_at: FAILURE_AT,
    interval: '1d10',
    unit: 'seconds',
    cmos: 0,
    rolls: 0,
    next: from,
  } as const
  const came = workOn(
    ask,
    task,
    { ...x, keep_at_it: true },
    (_, __, df_modifier) => thrown => securityOpposed({ ...given, df_modifier, ...thrown }, why),
  )
  if ('rule' in came) return came
  const { result, cmos, clock } = came
  const seconds = clock - from
  return { allowed: true, success: result === 'success', mos: cmos, critical: false, botch: false, seconds }
}
