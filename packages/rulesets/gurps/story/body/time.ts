/** Time passing. Whatever it brings happens at its moment, so a span may be cut anywhere and nothing is lost. */
import { BadInput, hushed, int, oneOf, optional, or, procedure, type Why } from '@umpire/engine'
import { ACTIVITIES, gameTime } from '../../campaign/time.ts'
import { DAY, HOUR, MINUTE } from '../../condition/condition.ts'
import { symptoms } from '../../disease/illness.ts'
import { fatigueRecovery } from '../../fatigue/recovery.ts'
import { bleeding } from '../../injury/bleeding.ts'
import { forced } from '../../injury/health.ts'
import { THREE_DICE } from '../facts/fields.ts'
import { characterIn, conditionIn } from '../facts/state.ts'
import { bled, died, illnessShowed, limbRestored, regainedStrength, timePassed, woreOff } from '../facts/time-facts.ts'
import { health, vitalsOf } from '../person/vitals.ts'
import { type Asking, isAlive, PEOPLE } from './common.ts'
import { waste } from './consequences.ts'
import { type Due, dues } from './due.ts'
import { afterLoss } from './harm.ts'
import { happenTo, vehicleDues } from './vehicle-time.ts'
import { comeTo, hangBetween } from './wake.ts'

/** What is due now, in its order; what that brings with it, too. */
function happenNow(ask: Asking, resting: readonly string[]): void {
  // Each thing that happens moves its own next time away from now, so this ends.
  for (;;) {
    const [first] = dues(ask.state, resting, hushed(ask.why)).filter(({ after }) => after === 0)
    const struck = vehicleDues(ask.state).find(({ after }) => after === 0)
    if (first !== undefined) happen(ask, first)
    else if (struck !== undefined) happenTo(ask, struck)
    else return
  }
}

/**
 * So many seconds for everybody. What falls due at the very end is left for afterwards if `before` says so: a bandage that
 * is done in time comes before that minute's blood.
 */
export function advance(ask: Asking, seconds: number, resting: readonly string[] = [], before = false): void {
  let left = seconds
  happenNow(ask, resting)
  while (left > 0) {
    const coming = [...dues(ask.state, resting, hushed(ask.why)), ...vehicleDues(ask.state)].reduce(
      (soonest, { after }) => Math.min(soonest, after),
      left,
    )
    ask.record(timePassed({ seconds: coming, resting }))
    left -= coming
    if (left > 0 || !before) happenNow(ask, resting)
  }
}

function happen(ask: Asking, { what, who }: Due): void {
  switch (what) {
    case 'drains':
      return drain(ask, who)
    case 'bleeds':
      return bleed(ask, who)
    case 'dies':
      return ask.record(died({ who, of: conditionIn(ask.state, who).dying?.of ?? '' }))
    case 'wastes':
      return waste(ask, who)
    case 'hangs between':
      return hangBetween(ask, who)
    case 'comes to':
      return comeTo(ask, who)
    case 'limb':
      return restoreLimbs(ask, who)
    case 'wears off':
      return ask.record(woreOff({ who }))
    case 'regains strength':
      return regain(ask, who)
    case 'illness shows':
      return show(ask, who)
  }
}

function bleed(ask: Asking, who: string): void {
  const { why } = ask
  const vitals = vitalsOf(ask.state, who, why)
  const { bleeding: wound } = vitals.condition
  if (wound === null) return
  const given = { ...health(vitals, null, why), hp_lost: Math.max(0, vitals.condition.hp_lost), dry_minutes: wound.dry }
  const came = ask.read(THREE_DICE, { purpose: 'bleeding', by: who }, roll => {
    const { bled: hp, dry_minutes, stopped } = bleeding({ ...given, roll }, why)
    return { hp, dry: dry_minutes, stopped }
  })
  ask.record(bled({ who, from: 'wounds', ...came }))
  if (came.hp !== 0) afterLoss(ask, who, vitals.hp, 'loss of blood')
}

/** A vessel loses blood by itself; with a crushed throat it takes a roll against HT to breathe. */
function drain(ask: Asking, who: string): void {
  const { why } = ask
  const vitals = vitalsOf(ask.state, who, why)
  const due = vitals.condition.drains.find(({ next_in }) => next_in === 0)
  if (due === undefined) return
  const { ht, ht_bonus } = health(vitals, null, why)
  const spared =
    due.of === 'throat' &&
    ask.read(THREE_DICE, { purpose: 'to breathe', by: who }, roll => forced(ht + ht_bonus, roll, why).success)
  ask.record(bled({ who, from: due.of, hp: spared ? 0 : due.hp, dry: 0, stopped: false }))
  if (!spared) afterLoss(ask, who, vitals.hp, due.of === 'vessel' ? 'loss of blood' : 'suffocation')
}

function restoreLimbs(ask: Asking, who: string): void {
  for (const { part, seconds_left } of conditionIn(ask.state, who).crippled) {
    if (seconds_left === 0) ask.record(limbRestored({ who, part }))
  }
}

function regain(ask: Asking, who: string): void {
  const { condition, person, st } = vitalsOf(ask.state, who, ask.why)
  const { ordinary } = condition.fatigue
  const rest_minutes = condition.rest_seconds / MINUTE
  const given = { fatigue: { ordinary }, rest_minutes, full_night: false, full: Math.max(0, st) }
  const rested = fatigueRecovery({ ...given, bearers: person.traits }, ask.why)
  const points = ordinary - (rested.fatigue.ordinary ?? ordinary)
  ask.record(regainedStrength({ who, pool: 'ordinary', points }))
}

function show(ask: Asking, who: string): void {
  for (const { name, seconds, shows } of conditionIn(ask.state, who).illnesses) {
    if (!shows && symptoms({ hours_since_caught: seconds / HOUR }, ask.why).symptoms) {
      ask.record(illnessShowed({ who, illness: name }))
    }
  }
}

const LONGEST = 366 * DAY
const part = or(int({ min: 0, max: LONGEST }), 0)
const SPAN = { days: part, hours: part, minutes: part, seconds: part }
type Span = { readonly days: number; readonly hours: number; readonly minutes: number; readonly seconds: number }

function secondsOf({ days, hours, minutes, seconds }: Span): number {
  const all = days * DAY + hours * HOUR + minutes * MINUTE + seconds
  if (all <= LONGEST) return all
  throw new BadInput('span', `at most ${LONGEST / DAY} days`, all)
}

type Played = {
  readonly activity?: (typeof ACTIVITIES)[number]
  readonly turns: number
  readonly minutes_at_the_table: number
}

/** Seconds that playing it took. */
const played = ({ activity, turns, minutes_at_the_table }: Played, why: Why): number =>
  activity === undefined ? 0 : (gameTime({ activity, turns, minutes_at_the_table }, why).seconds ?? 0)

export const passTime = procedure(
  {
    id: 'gurps.procedure.passing-time',
    title: 'Time passing',
    given: {
      ...SPAN,
      /** What is done meanwhile: turns of combat, or talk that takes as long as it takes at the table. */
      activity: optional(oneOf(...ACTIVITIES)),
      turns: or(int({ min: 0, max: 1_000_000 }), 0),
      minutes_at_the_table: or(int({ min: 0, max: 10_000 }), 0),
      /** Who does nothing more strenuous than talk: they get their strength back. */
      resting: PEOPLE,
    },
  },
  (ask: Asking, x): { readonly clock: number } => {
    for (const who of x.resting) characterIn(ask.state, who)
    advance(
      ask,
      secondsOf({ ...x, seconds: x.seconds + played(x, ask.why) }),
      x.resting.filter(who => isAlive(ask.state, who)),
    )
    return { clock: ask.state.clock }
  },
)
