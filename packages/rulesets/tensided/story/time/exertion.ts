/** What tires outside of fights: running, loads, weather; and a whole hard day: tensided.proc.hard-day. */
import { flag, int, list, num, oneOf, optional, or, procedure, text, type Why } from '@umpire/engine'
import { score } from '../../core/roll.ts'
import { timesTaken } from '../../effect/effect.ts'
import { lifting, march, running } from '../../fatigue/exertion.ts'
import { cold, heat } from '../../fatigue/weather.ts'
import { canAct } from '../../fight/state/state.ts'
import { attempt, harder } from '../../skills/attempt.ts'
import type { Asking } from '../facts/ask.ts'
import { HOUR } from '../facts/clock.ts'
import { isAlive } from '../facts/evolve.ts'
import { type Person, personIn } from '../facts/person.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { type Outcome, ROLL, roller, rollFor, unable, WHO } from '../facts/roll.ts'
import { characterIn, MOST_PEOPLE, NAME } from '../facts/state.ts'
import { wakeUpAfter } from './rest.ts'
import { advance } from './time.ts'
import { tire } from './tire.ts'

const loadField = num({ min: 0, max: 1_000_000 })

const liftingOf = ({ stats, having }: Person, load_lb: number, why: Why) =>
  lifting({ physique: stats.physique, powerlifter: timesTaken(having, 'powerlifter'), load_lb }, why)

/** Points for each so many seconds, over all of them. */
const over = (
  seconds: number,
  { interval_seconds, fp = 1 }: { interval_seconds: number | null; fp?: number },
): number => (interval_seconds === null ? 0 : Math.floor(seconds / interval_seconds) * fp)

export const exert = procedure(
  {
    id: 'tensided.proc.exertion',
    title: 'Run, sprint, carry',
    given: {
      ...WHO,
      pace: or(oneOf('walk', 'run', 'sprint'), 'walk'),
      load_lb: or(loadField, 0),
      seconds: int({ min: 1, max: 100_000 }),
    },
  },
  (ask: Asking, x): Refused | { readonly allowed: true; readonly goes_on: boolean } => {
    const { why } = ask
    const { who, pace: mode, seconds } = x
    const barred = unable(ask.state, who, why)
    if (barred !== undefined) return barred
    const person = personIn(ask.state, who, why)
    const load = liftingOf(person, x.load_lb, why)
    if (!load.carried) return refused(lifting, `${who} carries ${load.capacity_lb} pounds at most`)
    const { abilities } = person.lists
    const legs = running({ mode, seconds, abilities, athleticism: person.stats.athleticism }, why)
    const short = legs + over(seconds, load)
    advance(ask, seconds)
    const goes_on = tire(ask, who, { short, cause: 'effort', because: 'effort' })
    return { allowed: true, goes_on }
  },
)

export const heave = procedure(
  {
    id: 'tensided.proc.lift',
    title: 'Lift for a moment',
    given: { ...WHO, load_lb: loadField, difficulty: score, ...ROLL },
  },
  (ask: Asking, x): Outcome | Refused => {
    const { why } = ask
    const able = roller(ask, x.who, { stat: 'physique' }, x)
    if ('rule' in able) return able
    const { person, df_modifier } = able
    const { lift_attribute } = liftingOf(person, x.load_lb, why)
    return rollFor(ask, { ...x, skill: 'physique' }, ({ d10 }) =>
      attempt(lift_attribute, harder(x.difficulty, df_modifier, why), d10, why),
    )
  },
)

const WEATHER = {
  fahrenheit: optional(num({ min: -1000, max: 100_000 })),
  clothing: or(text(60), 'none'),
}
interface Weather {
  readonly fahrenheit?: number
  readonly clothing: string
}

/** What so long a time in the open does to somebody. */
function weather(ask: Asking, who: string, seconds: number, { fahrenheit, clothing }: Weather): void {
  const { why } = ask
  if (fahrenheit === undefined) return
  const hot = over(seconds, heat({ fahrenheit }, why))
  const chill = over(seconds, cold({ fahrenheit, clothing }, why))
  if (hot > 0) tire(ask, who, { short: hot, cause: 'heat', because: 'heat' })
  if (chill > 0) tire(ask, who, { short: chill, cause: 'cold', because: 'cold' })
}

export const endure = procedure(
  {
    id: 'tensided.proc.weather',
    title: 'Heat and cold',
    given: { who: list(NAME, MOST_PEOPLE), seconds: int({ min: 1, max: 1_000_000 }), ...WEATHER },
  },
  (ask: Asking, x): { readonly clock: number } => {
    for (const who of x.who) characterIn(ask.state, who)
    advance(ask, x.seconds)
    for (const who of x.who) if (isAlive(ask.state, who)) weather(ask, who, x.seconds, x)
    return { clock: ask.state.clock }
  },
)

export const hardDay = procedure(
  {
    id: 'tensided.proc.hard-day',
    title: "A hard day's travel",
    given: {
      who: list(NAME, MOST_PEOPLE),
      /** Of the night before; told if it was not slept through. */
      slept_hours: optional(num({ min: 0, max: 24 })),
      march_hours: or(int({ min: 0, max: 24 }), 0),
      water: or(flag(), true),
      load_lb: or(loadField, 0),
      ...WEATHER,
      /** Hours of rest at the end of it. */
      rest_hours: or(int({ min: 0, max: 24 }), 0),
    },
  },
  (ask: Asking, x): Refused | { readonly allowed: true; readonly marched: readonly number[] } => {
    const { why } = ask
    const { water } = x
    for (const who of x.who) {
      const barred = unable(ask.state, who, why)
      if (barred !== undefined) return barred
      const load = liftingOf(personIn(ask.state, who, why), x.load_lb, why)
      if (!load.carried) return refused(lifting, `${who} carries ${load.capacity_lb} pounds at most`)
    }
    const { slept_hours } = x
    if (slept_hours !== undefined) for (const who of x.who) wakeUpAfter(ask, who, slept_hours, false)
    const marched = x.who.map(() => 0)
    for (let hour = 1; hour <= x.march_hours; hour++) {
      advance(ask, HOUR)
      const long = march({ hours: hour, water }, why) - march({ hours: hour - 1, water }, why)
      for (const [at, who] of x.who.entries()) {
        if (!isAlive(ask.state, who)) continue
        weather(ask, who, HOUR, x)
        // Who fell behind marches no further.
        if (marched[at] !== hour - 1) continue
        const person = personIn(ask.state, who, why)
        const short = over(HOUR, liftingOf(person, x.load_lb, why))
        const goesOn = tire(ask, who, { short, long, cause: 'effort', because: 'march' })
        if (goesOn && canAct(personIn(ask.state, who, why).standing)) marched[at] = hour
      }
    }
    advance(ask, x.rest_hours * HOUR, { resting: x.who, carers: {} })
    return { allowed: true, marched }
  },
)
