/** A day: rest heals, illness takes its course, and the body wants food, water and sleep. */
import { flag, int, nullable, num, oneOf, or, procedure, type ValuesOf } from '@umpire/engine'
import { DAY, isUp, lostToIllness } from '../../condition/condition.ts'
import { CLIMATES, dehydration, lostSleep, starvation } from '../../fatigue/needs.ts'
import { fatigueRecovery, type Pool } from '../../fatigue/recovery.ts'
import { natural } from '../../recovery/natural.ts'
import { NAME, THREE_DICE } from '../facts/fields.ts'
import { conditionIn } from '../facts/state.ts'
import { becameDelirious, healed, regainedStrength, saved } from '../facts/time-facts.ts'
import { frameIn, levelOf, vitalsOf } from '../person/vitals.ts'
import { type Asking, isAlive, livingIn, PEOPLE, TAKES_TIME } from './common.ts'
import { hurt, tire } from './harm.ts'
import { restoreHealed } from './heal.ts'
import { dayOfIllness } from './illness-day.ts'
import { advance } from './time.ts'

const MEALS = 3

const GIVEN = {
  /** Whose day it is; everybody's, if none are named. */
  who: PEOPLE,
  days: or(int({ min: 1, max: 366 }), 1),
  /** The whole day, as far as one can. */
  rested: or(flag(), true),
  meals: or(int({ min: 0, max: MEALS }), MEALS),
  /** Water for each; as much as they want, if nothing is said. */
  quarts: or(nullable(num({ min: 0, max: 100 })), null),
  climate: or(oneOf(...CLIMATES), 'temperate'),
  slept_hours: or(num({ min: 0, max: 24 }), 8),
  /** Who cares for the sick. */
  physician: or(nullable(NAME), null),
  /** Good or bad conditions for healing. */
  conditions_modifier: or(int({ min: -20, max: 20 }), 0),
  takes_time: TAKES_TIME,
}
type Day = ValuesOf<typeof GIVEN>

/** The physician's own skill, if he is on his feet. */
function careOf(ask: Asking, { physician }: Day): number | null {
  if (physician === null || !isUp(conditionIn(ask.state, physician))) return null
  return levelOf(vitalsOf(ask.state, physician, ask.why).person, 'Physician', ask.why) ?? null
}

/** Whoever lies catatonic does not waste away under a physician's eyes. */
function watchOver(ask: Asking, people: readonly string[], { physician }: Day): void {
  if (physician === null || !isUp(conditionIn(ask.state, physician))) return
  for (const who of people) {
    if (who !== physician && conditionIn(ask.state, who).wasting !== null) {
      ask.record(saved({ who, by: physician }))
    }
  }
}

function heal(ask: Asking, who: string, x: Day, care: number | null): void {
  const { why } = ask
  const { person, condition, full_hp } = vitalsOf(ask.state, who, why)
  const hp_lost = condition.hp_lost - lostToIllness(condition)
  if (hp_lost <= 0) return restoreHealed(ask, who)
  const rested = x.rested && x.meals === MEALS
  const given = { ht: person.character.attributes.ht, ht_bonus: 0, bearers: person.traits, hp_lost, full_hp, rested }
  const day = { ...given, physician: care ?? 0, conditions_modifier: x.conditions_modifier }
  if (!natural(day, why).allowed) return
  const hp = ask.read(THREE_DICE, { purpose: 'to heal', by: who }, roll => natural({ ...day, roll }, why).restored ?? 0)
  ask.record(healed({ who, hp, by: 'rest' }))
  restoreHealed(ask, who)
}

function regain(ask: Asking, who: string, pool: Pool, points: number): void {
  if (points > 0) ask.record(regainedStrength({ who, pool, points }))
}

function eat(ask: Asking, who: string, x: Day): void {
  const { current_st, condition } = vitalsOf(ask.state, who, ask.why)
  const { hunger } = condition.fatigue
  const given = { st: current_st, missed_meals: MEALS - x.meals, rest_day: x.rested, hunger }
  const { fatigue, hp_lost, restored } = starvation(given, ask.why)
  regain(ask, who, 'hunger', restored)
  tire(ask, who, 'hunger', fatigue, 'hunger')
  hurt(ask, who, hp_lost, 'hunger', false)
}

const FOREVER_THIRSTY = 1000

function drink(ask: Asking, who: string, x: Day): void {
  const { current_st, hp, condition, person } = vitalsOf(ask.state, who, ask.why)
  const { thirst } = condition.fatigue
  const quarts = x.quarts ?? FOREVER_THIRSTY
  const body = frameIn(person, ask.why)
  const given = { climate: x.climate, quarts, rest_day: x.rested, thirst, st: current_st, hp, body }
  const { fatigue, hp_lost, restored, delirious } = dehydration(given, ask.why)
  if (fatigue === 0 && condition.dying?.of === 'thirst') ask.record(saved({ who, by: 'water' }))
  regain(ask, who, 'thirst', restored)
  tire(ask, who, 'thirst', fatigue, 'thirst')
  hurt(ask, who, hp_lost, 'thirst', false)
  const now = conditionIn(ask.state, who)
  if (delirious && now.dead === null && now.dying === null) {
    ask.record(becameDelirious({ who, of: 'thirst', dies_in: DAY }))
  }
}

function sleep(ask: Asking, who: string, x: Day): void {
  const { why } = ask
  const { person, condition, st } = vitalsOf(ask.state, who, why)
  const night = { nights_missed: 0, half_nights_missed: 0, slept_hours: x.slept_hours, bearers: person.traits, st }
  const { fatigue, full_night = false } = lostSleep(night, why)
  const { sleep: owed } = condition.fatigue
  const rested = fatigueRecovery({ fatigue: { sleep: owed }, rest_minutes: 0, full_night, bearers: [] }, why)
  regain(ask, who, 'sleep', owed - (rested.fatigue.sleep ?? owed))
  // Who lies senseless does not stay awake.
  tire(ask, who, 'sleep', condition.out === null ? fatigue : 0, 'lack of sleep')
}

function dayOf(ask: Asking, who: string, x: Day, care: number | null): void {
  if (isAlive(ask.state, who)) heal(ask, who, x, care)
  if (isAlive(ask.state, who)) dayOfIllness(ask, who, care)
  if (isAlive(ask.state, who)) eat(ask, who, x)
  if (isAlive(ask.state, who)) drink(ask, who, x)
  if (isAlive(ask.state, who)) sleep(ask, who, x)
}

export const healingDay = procedure(
  { id: 'gurps.procedure.healing-day', title: 'One day of healing', given: GIVEN },
  (ask: Asking, x): { readonly days: number } => {
    for (let day = 0; day < x.days; day++) {
      const people = livingIn(ask.state, x.who)
      watchOver(ask, people, x)
      if (x.takes_time) advance(ask, DAY, x.rested ? people : [])
      const care = careOf(ask, x)
      for (const who of people) dayOf(ask, who, x, care)
    }
    return { days: x.days }
  },
)
