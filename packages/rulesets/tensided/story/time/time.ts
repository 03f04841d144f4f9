/** Time passing. Whatever it brings happens at its moment, so a span may be cut anywhere and nothing is lost. */
import { BadInput, hushed, int, list, map, or, ownValue, procedure } from '@umpire/engine'
import { fatigueRecovery } from '../../fatigue/points.ts'
import { breathed, tired } from '../../fight/facts/body.ts'
import { BREATHER, bleedOn, comaDue, comeTo } from '../../fight/wound/lasting.ts'
import { type Asking, ofBodies } from '../facts/ask.ts'
import { clockField, DAY, HOUR, LATEST, MINUTE, MONTH, WEEK } from '../facts/clock.ts'
import { isAlive } from '../facts/evolve.ts'
import { timePassed } from '../facts/facts.ts'
import { personIn } from '../facts/person.ts'
import { bodyIn, characterIn, MOST_PEOPLE, NAME, placeIn } from '../facts/state.ts'
import { crave } from './addiction.ts'
import { type Due, dues } from './due.ts'
import { type Carers, heal, limbsBack, sensesBack, settleLimbs, wakeFromComa } from './heal.ts'
import { tire } from './tire.ts'

export interface Spending {
  /** Who does nothing that tires: they catch their breath, and heal. */
  readonly resting: readonly string[]
  readonly carers: Carers
}
const WORKING: Spending = { resting: [], carers: {} }

function happen(ask: Asking, { what, who }: Due, spending: Spending): void {
  switch (what) {
    case 'coma roll':
      return comaDue(ofBodies(ask), placeIn(ask.state, who))
    case 'coma ends':
      return wakeFromComa(ask, who)
    case 'comes to':
      return comeTo(ofBodies(ask), placeIn(ask.state, who))
    case 'limb hurts':
      return settleLimbs(ask, who)
    case 'limb back':
      return limbsBack(ask, who)
    case 'sense':
      return sensesBack(ask, who)
    case 'breath':
      return breathe(ask, who)
    case 'heals':
      return healTogether(ask, who, spending)
    case 'day':
      return crave(ask, who)
  }
}

/** What is due now, in its order; what that brings with it, too. */
function happenNow(ask: Asking, spending: Spending): void {
  // Each thing that happens moves its own next time away from now, so this ends.
  for (;;) {
    const first = dues(ask.state, spending.resting, hushed(ask.why)).find(({ after }) => after === 0)
    if (first === undefined) return
    happen(ask, first, spending)
  }
}

/** Whoever is due at the same moment and has the same medic shares his roll. */
function healTogether(ask: Asking, who: string, { resting, carers }: Spending): void {
  const medic = ownValue(carers, who)
  const due = dues(ask.state, resting, hushed(ask.why)).flatMap(({ what, after, who: other }) =>
    what === 'heals' && after === 0 && ownValue(carers, other) === medic ? [other] : [],
  )
  return heal(ask, due, medic)
}

/** Half a minute of rest. */
function breathe(ask: Asking, who: string): void {
  const { body, stats } = personIn(ask.state, who, ask.why)
  const { short_fp, long_fp, df_gained, run_seconds } = body
  const given = { willpower: stats.willpower, short_fp, long_fp, df_gained, rest_seconds: BREATHER }
  const after = fatigueRecovery(given, ask.why)
  ask.record(tired({ who, short_fp: after.short_fp, long_fp, df_gained, because: 'rest' }))
  return ask.record(breathed({ who, run_seconds, rest_seconds: 0 }))
}

const bleeding = (ask: Asking): readonly string[] =>
  Object.keys(ask.state.people).filter(who => isAlive(ask.state, who) && bodyIn(ask.state, who).wounds.length > 0)

/** A second of everybody's blood. */
function bleed(ask: Asking): void {
  for (const who of bleeding(ask)) {
    const short = bleedOn(ofBodies(ask), placeIn(ask.state, who))
    if (short > 0) tire(ask, who, { short, cause: 'bleeding', because: 'loss of blood' })
  }
}

/** So many seconds for everybody; while anybody bleeds, one by one. */
export function advance(ask: Asking, seconds: number, spending: Spending = WORKING): void {
  if (ask.state.clock + seconds > LATEST) throw new BadInput('clock', `at most ${LATEST} seconds in all`, seconds)
  let left = seconds
  happenNow(ask, spending)
  while (left > 0) {
    const soonest = dues(ask.state, spending.resting, hushed(ask.why)).reduce(
      (least, { after }) => Math.min(least, after),
      bleeding(ask).length > 0 ? 1 : left,
    )
    const step = Math.min(left, soonest)
    ask.record(timePassed({ seconds: step, resting: spending.resting }))
    left -= step
    bleed(ask)
    happenNow(ask, spending)
  }
}

const part = or(int({ min: 0, max: LATEST }), 0)
const SPAN = { months: part, weeks: part, days: part, hours: part, minutes: part, seconds: part }
type Span = { readonly [unit in keyof typeof SPAN]: number }

function secondsOf({ months, weeks, days, hours, minutes, seconds }: Span): number {
  const all = months * MONTH + weeks * WEEK + days * DAY + hours * HOUR + minutes * MINUTE + seconds
  return clockField.read(all, 'span')
}

export const passTime = procedure(
  {
    id: 'tensided.proc.pass-time',
    title: 'Time passes',
    given: {
      ...SPAN,
      resting: or(list(NAME, MOST_PEOPLE), []),
      /** Who looks after whom: patient to medic. */
      carers: or(map(NAME, MOST_PEOPLE), {}),
    },
  },
  (ask: Asking, x): { readonly clock: number } => {
    for (const who of [...x.resting, ...Object.entries(x.carers).flat()]) characterIn(ask.state, who)
    advance(ask, secondsOf(x), { resting: x.resting, carers: x.carers })
    return { clock: ask.state.clock }
  },
)
