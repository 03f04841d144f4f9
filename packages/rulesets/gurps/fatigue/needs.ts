/** Sleep, food, water and weather: what their lack takes from the body. */
import { flag, int, list, num, oneOf, optional, or, rule, table, type Why } from '@umpire/engine'
import { MISSED_SLEEP, missedSleep, nightHours } from '../advantage/sleep.ts'
import { attributeScore } from '../attribute/scores.ts'
import { frameField } from '../looks/frame/frame-field.ts'
import { LEARNED, ROLL, SCORE } from '../roll/fields.ts'
import { success } from '../roll/success.ts'
import { bearerField } from '../skill/bearer.ts'
import { SPENT, STRENGTH } from './general.ts'

const points = num({ min: 0, max: 1_000_000 })
const count = or(int({ min: 0, max: 10_000 }), 0)
const bearers = or(list(bearerField, 1000), [])

export const lostSleep = rule(
  {
    id: 'gurps.fatigue.sleep',
    title: 'Lost sleep',
    lines: '2497',
    given: {
      nights_missed: count,
      half_nights_missed: count,
      /** Of one night, for whoever has these traits. */
      slept_hours: optional(num({ min: 0, max: 24 })),
      bearers,
      ...STRENGTH,
    },
  },
  (x, why): { readonly fatigue: number; readonly full_night?: boolean } => {
    const sum = why
      .sum('fatigue')
      .when(x.nights_missed > 0, 'nights', () => x.nights_missed * MISSED_SLEEP.at('the whole night', why))
      .when(x.half_nights_missed > 0, 'half nights', () => x.half_nights_missed * MISSED_SLEEP.at('half of it', why))
    if (x.slept_hours === undefined) return { fatigue: sum.total() }
    const full = nightHours(x.bearers, why)
    const full_night = why.compare('slept, against a full night', x.slept_hours, '>=', full)
    const tonight = full_night ? 0 : missedSleep(full, x.slept_hours, why)
    return { fatigue: sum.add('this night', tonight).total(), full_night }
  },
)

/** Degrees Fahrenheit: beyond the first a roll is due, beyond the second it is harder for each full five. */
const HEAT = { over: 80, harder: 90 }
const COLD = { under: 32, harder: 0 }
const [STEP, MINUTES] = [5, 30]

/** A point of fatigue, or a hit point of whoever has no strength left to lose. */
const lost = (st: number, why: Why) =>
  why.compare('spent', st, '<=', SPENT) ? { fatigue: 0, hp_lost: 1 } : { fatigue: 1, hp_lost: 0 }

type Weathered = {
  readonly roll_needed: boolean
  readonly every_minutes?: number
  readonly effective?: number
  readonly success?: boolean
  readonly fatigue?: number
  readonly hp_lost?: number
}

export const weather = rule(
  {
    id: 'gurps.fatigue.weather',
    title: 'Heat and cold',
    lines: '2499',
    given: {
      fahrenheit: num({ min: -500, max: 1000 }),
      ht: or(SCORE, 10),
      survival_desert: LEARNED,
      survival_arctic: LEARNED,
      /** Against the cold: light clothes to −5, winter clothes a bonus that the game master sets. */
      clothing_modifier: or(int({ min: -5, max: 20 }), 0),
      bearers,
      st: or(SCORE, 10),
      /** All of it so far. */
      fatigue: or(points, 0),
      body: optional(frameField),
      roll: ROLL,
    },
  },
  (x, why): Weathered => {
    const hot = why.compare('heat', x.fahrenheit, '>', HEAT.over)
    if (!hot && !why.compare('cold', x.fahrenheit, '<', COLD.under)) return { roll_needed: false }
    const beyond = hot ? x.fahrenheit - HEAT.harder : COLD.harder - x.fahrenheit
    const steps = why.atLeast('no worse', 0, why.round('full steps of 5 degrees', beyond / STEP, 'down'))
    const ht = attributeScore('HT', x.ht, x.bearers, {}, why)
    const survival = hot ? x.survival_desert : x.survival_arctic
    const effective = why
      .sum('effective')
      .add('HT or Survival', survival === undefined ? ht : why.atLeast('the better', survival, ht))
      .when(steps > 0, 'degrees', -steps)
      .when(!hot, 'clothing', x.clothing_modifier, 'only in the cold')
      .total()
    const due = { roll_needed: true, every_minutes: MINUTES, effective }
    if (x.roll === undefined) return due
    const made = success({ effective, roll: x.roll }, why).success
    const cost = made ? { fatigue: 0, hp_lost: 0 } : lost(x.st - x.fatigue, why)
    return { ...due, success: made, fatigue: x.fatigue + cost.fatigue, hp_lost: cost.hp_lost }
  },
)

const FED_AGAIN = 3

export const starvation = rule(
  {
    id: 'gurps.fatigue.starvation',
    title: 'Hunger',
    lines: '2501',
    given: {
      /** As it is now. */
      st: SCORE,
      missed_meals: count,
      /** A day of rest with three full meals. */
      rest_day: or(flag(), false),
      /** Lost to hunger before. */
      hunger: or(points, 0),
    },
  },
  ({ st, missed_meals, rest_day, hunger }, why) => {
    const strength = why.atLeast('strength to lose', 0, st - SPENT)
    const tired = why.atMost('down to ST 3', strength, missed_meals)
    const fed = rest_day && missed_meals === 0
    const restored = fed ? why.atMost('a day of plenty', FED_AGAIN, hunger) : 0
    return { fatigue: tired, hp_lost: missed_meals - tired, restored }
  },
)

export const CLIMATES = ['temperate', 'hot', 'desert'] as const
const QUARTS = table('Water for a day, quarts', { temperate: 2, hot: 3, desert: 5 })

export const dehydration = rule(
  {
    id: 'gurps.fatigue.dehydration',
    title: 'Thirst',
    lines: '2503',
    given: {
      climate: or(oneOf(...CLIMATES), 'temperate'),
      quarts: num({ min: 0, max: 1000 }),
      /** With all the water he wants. */
      rest_day: or(flag(), false),
      /** Lost to thirst before. */
      thirst: or(points, 0),
      st: optional(num({ min: -1000, max: 1_000_000 })),
      hp: optional(num({ min: -10_000_000, max: 1_000_000 })),
      /** As printed everybody drinks as much. */
      body: optional(frameField),
    },
  },
  ({ climate, quarts, rest_day, thirst, st, hp }, why) => {
    const needed: number = QUARTS.at(climate, why)
    const enough = why.compare('water', quarts, '>=', needed)
    const little = !enough && why.compare('less than half', quarts, '<', needed / 2)
    const cost = enough
      ? 0
      : why
          .product('loss')
          .add('a day', 1)
          .add('less than half', little ? 2 : 1)
          .total()
    const delirious = !enough && ((st !== undefined && st - cost <= 0) || (hp !== undefined && hp - cost <= 0))
    const restored = enough && rest_day ? thirst : 0
    return { needed_quarts: needed, fatigue: cost, hp_lost: cost, restored, delirious }
  },
)
