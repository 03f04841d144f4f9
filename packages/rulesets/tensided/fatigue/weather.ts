/** Heat and cold that tire. */
import { BadInput, num, optional, ownValue, rule, text, type Why } from '@umpire/engine'
import { coldPresets } from '../campaign/settings.ts'

/** Where the heat begins to tell; every further step of ten degrees tells more. */
const HEAT_STARTS = 130
const STEP = 10

/** Seconds for each point of fatigue, one step after the other; past the last, a point more a second each step. */
const WEATHER_SECONDS = [60, 50, 40, 30, 20, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] as const

function toll(steps: number, why: Why): { readonly interval_seconds: number | null; readonly fp: number } {
  if (steps < 0) return { interval_seconds: null, fp: 0 }
  const seconds = WEATHER_SECONDS[steps]
  if (seconds !== undefined) return { interval_seconds: why.table('Extreme weather', steps, undefined, seconds), fp: 1 }
  const fp = why
    .sum('a second')
    .add('at the end of the table', 1)
    .add('further steps', steps - WEATHER_SECONDS.length + 1)
    .total()
  return { interval_seconds: 1, fp }
}

const fahrenheit = num({ min: -1000, max: 1_000_000 })

export const heat = rule(
  {
    id: 'tensided.fatigue.heat',
    title: 'Extreme heat',
    lines: '987-987',
    given: { fahrenheit },
  },
  (x, why) => toll(why.round('steps of heat', (x.fahrenheit - HEAT_STARTS) / STEP, 'down'), why),
)

export const cold = rule(
  {
    id: 'tensided.fatigue.cold',
    title: 'Extreme cold',
    lines: '989-989',
    given: {
      fahrenheit,
      /** By the campaign's names. */
      clothing: optional(text(60)),
      /** Where it begins, whatever is worn. */
      start_fahrenheit: optional(fahrenheit),
    },
  },
  (x, why) => {
    const start_fahrenheit = x.start_fahrenheit ?? startsAt(x.clothing ?? 'none', why)
    return {
      start_fahrenheit,
      ...toll(why.round('steps of cold', (start_fahrenheit - x.fahrenheit) / STEP, 'down'), why),
    }
  },
)

function startsAt(clothing: string, why: Why): number {
  const presets = coldPresets(why)
  const start = ownValue(presets, clothing)
  if (start === undefined) throw new BadInput('clothing', `one of ${Object.keys(presets).join(', ')}`, clothing)
  return why.table('Clothing', clothing, undefined, start)
}
