/** A day's march: miles, and what they cost. */
import { flag, int, nullable, oneOf, optional, or, procedure, record, type ValuesOf } from '@umpire/engine'
import { HOUR, isUp, MINUTE } from '../../condition/condition.ts'
import { marchingFatigue } from '../../fatigue/exertion.ts'
import { hikingParty, hikingRoll, hikingTerrain, hikingUnit, ROADS, TERRAINS, WEATHERS } from '../../feat/hiking.ts'
import { success } from '../../roll/success.ts'
import { type Asking, livingIn, PEOPLE, TAKES_TIME } from '../body/common.ts'
import { tire } from '../body/harm.ts'
import { advance } from '../body/time.ts'
import { hiked, marched } from '../facts/feat-facts.ts'
import { THREE_DICE } from '../facts/fields.ts'
import { conditionIn } from '../facts/state.ts'
import { levelOf, vitalsOf } from '../person/vitals.ts'
import { bearWeather, CLOTHING, FAHRENHEIT, HALF_HOUR } from './weather.ts'

const MARCH = {
  who: PEOPLE,
  terrain: or(oneOf(...TERRAINS), 'average'),
  road: or(oneOf(...ROADS), 'none'),
  weather: or(oneOf(...WEATHERS), 'ordinary'),
  hot: or(flag(), false),
  fahrenheit: or(nullable(FAHRENHEIT), null),
  clothing_modifier: CLOTHING,
  /** On the road; stops come on top. */
  hours: or(int({ min: 1, max: 16 }), 8),
  /** Of rest after each hour; as long as it takes to be as fresh as before, if nothing is said. */
  rest_minutes: or(nullable(int({ min: 0, max: 120 })), null),
  /** A trained unit that these people belong to: one roll for all of it. */
  unit: optional(
    record({
      men: int({ min: 1, max: 1_000_000 }),
      leaders_12_plus: int({ min: 0, max: 1_000_000 }),
      average_hiking: int({ min: 0, max: 100 }),
    }),
  ),
  takes_time: TAKES_TIME,
}
type March = ValuesOf<typeof MARCH>

type Marched = { readonly miles: number; readonly left_behind: number }

const loadOf = (ask: Asking, who: string): number => vitalsOf(ask.state, who, ask.why).person.encumbrance_level

/** The way of one member, with a roll before each half-day. */
function ideal(ask: Asking, who: string): number {
  const { why } = ask
  const { person } = vitalsOf(ask.state, who, why)
  const hiking = levelOf(person, 'Hiking', why)
  const { encumbrance_level } = person
  if (hiking === undefined) return hikingRoll({ encumbrance_level, rolls: [] }, why).miles
  const rolls: number[] = []
  for (const half of ['first', 'second']) {
    const made = ask.read(
      THREE_DICE,
      { purpose: `Hiking, ${half} half of the day`, by: who },
      roll => success({ effective: hiking, roll }, why).success,
    )
    ask.record(hiked({ who, success: made }))
    rolls.push(made ? GOOD : BAD)
  }
  return hikingRoll({ encumbrance_level, hiking, rolls }, why).miles
}

/** Stand in for any roll that succeeds, and any that fails. */
const [GOOD, BAD] = [3, 18]

function unitOnTheMarch(ask: Asking, people: readonly string[], unit: NonNullable<March['unit']>): Marched | null {
  const { why } = ask
  const worst_encumbrance_level = Math.max(...people.map(who => loadOf(ask, who)))
  const given = { ...unit, hiking: [], worst_encumbrance_level }
  if (!hikingUnit(given, why).unit_rule_applies) return null
  return ask.read(THREE_DICE, { purpose: 'Hiking of the unit' }, roll => {
    const { miles = 0, left_behind = 0 } = hikingUnit({ ...given, roll }, why)
    return { miles, left_behind }
  })
}

export const marchDay = procedure(
  { id: 'gurps.procedure.march-day', title: "One day's march", given: MARCH },
  (ask: Asking, x): Marched => {
    const { why } = ask
    const people = livingIn(ask.state, x.who).filter(who => isUp(conditionIn(ask.state, who)))
    if (people.length === 0) return { miles: 0, left_behind: 0 }
    const { terrain, road, weather } = x
    const over = (ideal_miles: number): number =>
      hikingTerrain({ encumbrance_level: 0, hiking_successes: 0, terrain, road, weather, ideal_miles }, why).miles
    const together = x.unit === undefined ? null : unitOnTheMarch(ask, people, x.unit)
    const member_miles: number[] = []
    if (together === null) for (const who of people) member_miles.push(over(ideal(ask, who)))
    else member_miles.push(over(together.miles))
    const miles = hikingParty({ member_miles }, why)
    const left_behind = together?.left_behind ?? 0
    for (let hour = 0; hour < x.hours; hour++) marchHour(ask, people, x)
    ask.record(marched({ party: people, miles, left_behind }))
    return { miles, left_behind }
  },
)

const TEN_MINUTES = 10

function marchHour(ask: Asking, people: readonly string[], x: March): void {
  const { why } = ask
  const walking = (): readonly string[] => people.filter(who => isUp(conditionIn(ask.state, who)))
  for (let half = 0; half < HOUR / (HALF_HOUR * MINUTE); half++) {
    if (x.takes_time) advance(ask, HALF_HOUR * MINUTE)
    if (x.fahrenheit === null) continue
    for (const who of walking()) bearWeather(ask, who, x.fahrenheit, x.clothing_modifier)
  }
  let longest = 0
  for (const who of walking()) {
    const { st } = vitalsOf(ask.state, who, why)
    const cost = marchingFatigue({ hours: 1, encumbrance_level: loadOf(ask, who), hot: x.hot, st }, why)
    longest = Math.max(longest, cost)
    tire(ask, who, 'ordinary', cost, 'the march')
  }
  const rest = x.rest_minutes ?? longest * TEN_MINUTES
  if (x.takes_time) advance(ask, rest * MINUTE, people)
}
