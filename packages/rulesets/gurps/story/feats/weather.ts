/** Hours in heat or cold. */
import { int, num, or, procedure } from '@umpire/engine'
import { MINUTE, tiredness } from '../../condition/condition.ts'
import { weather } from '../../fatigue/needs.ts'
import { type Asking, livingIn, PEOPLE, TAKES_TIME } from '../body/common.ts'
import { hurt, tire } from '../body/harm.ts'
import { advance } from '../body/time.ts'
import { borneWeather } from '../facts/feat-facts.ts'
import { THREE_DICE } from '../facts/fields.ts'
import { frameIn, levelOf, vitalsOf } from '../person/vitals.ts'

export const FAHRENHEIT = num({ min: -200, max: 300 })
/** Light clothes to −5 in the cold; winter clothes as the game master has it. */
export const CLOTHING = or(int({ min: -5, max: 20 }), 0)

/** Minutes between two rolls. */
export const HALF_HOUR = 30

/** One roll, where the weather asks for one. */
export function bearWeather(ask: Asking, who: string, fahrenheit: number, clothing_modifier: number): void {
  const { why } = ask
  const { person, condition, st } = vitalsOf(ask.state, who, why)
  const [desert, arctic] = [levelOf(person, 'Survival (Desert)', why), levelOf(person, 'Survival (Arctic)', why)]
  const before = tiredness(condition)
  const given = {
    fahrenheit,
    ht: person.character.attributes.ht,
    bearers: person.traits,
    clothing_modifier,
    st,
    fatigue: before,
    body: frameIn(person, why),
    ...(desert === undefined ? {} : { survival_desert: desert }),
    ...(arctic === undefined ? {} : { survival_arctic: arctic }),
  }
  if (!weather(given, why).roll_needed) return
  const came = ask.read(THREE_DICE, { purpose: 'heat or cold', by: who }, roll => {
    const { fatigue = before, hp_lost = 0, success = true } = weather({ ...given, roll }, why)
    return { points: fatigue - before, hp_lost, success }
  })
  ask.record(borneWeather({ who, fahrenheit, success: came.success }))
  tire(ask, who, 'ordinary', came.points, 'the weather')
  hurt(ask, who, came.hp_lost, 'the weather', false)
}

export const inWeather = procedure(
  {
    id: 'gurps.procedure.weather',
    title: 'Hours in heat or cold',
    given: {
      who: PEOPLE,
      fahrenheit: FAHRENHEIT,
      /** Half hours that begin; only full ones count. */
      minutes: int({ min: 0, max: 7 * 24 * 60 }),
      clothing_modifier: CLOTHING,
      resting: PEOPLE,
      takes_time: TAKES_TIME,
    },
  },
  (ask: Asking, x): { readonly half_hours: number } => {
    const half_hours = Math.floor(x.minutes / HALF_HOUR)
    for (let half = 0; half < half_hours; half++) {
      if (x.takes_time)
        advance(
          ask,
          HALF_HOUR * MINUTE,
          livingIn(ask.state, x.resting).filter(who => x.resting.includes(who)),
        )
      for (const who of livingIn(ask.state, x.who)) bearWeather(ask, who, x.fahrenheit, x.clothing_modifier)
    }
    return { half_hours }
  },
)
