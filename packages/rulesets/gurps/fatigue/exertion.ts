/** What tires the body: marching, running, swimming, loads that are too heavy. */
import { flag, int, list, num, optional, or, rule } from '@umpire/engine'
import { attributeScore } from '../attribute/scores.ts'
import { LOAD, POUNDS, ROLLS, SCORE, YARDS } from '../roll/fields.ts'
import { success } from '../roll/success.ts'
import { bearerField } from '../skill/bearer.ts'
import { STRENGTH, underLoad } from './general.ts'

export const marchingFatigue = rule(
  {
    id: 'gurps.fatigue.marching',
    title: 'Fatigue from marching',
    lines: '2491',
    given: {
      /** Only full hours count. */
      hours: num({ min: 0, max: 100_000 }),
      encumbrance_level: or(LOAD, 0),
      hot: or(flag(), false),
      ...STRENGTH,
    },
    gives: 'fatigue',
  },
  ({ hours, encumbrance_level, hot }, why) => {
    const each = why
      .sum('for each hour')
      .add('load', underLoad('under the load', encumbrance_level, why))
      .when(hot, 'a hot climate', 1)
      .total()
    return why
      .product('fatigue')
      .add('full hours', why.round('full hours', hours, 'down'))
      .add('each', each)
      .total()
  },
)

const YARDS_PER_ROLL = 100

export const runningFatigue = rule(
  {
    id: 'gurps.fatigue.running-swimming',
    title: 'Fatigue from running or swimming',
    lines: '2493',
    given: {
      yards: YARDS,
      ht: SCORE,
      bearers: or(list(bearerField, 1000), []),
      rolls: or(ROLLS, []),
      /** How fast, and under what load: as printed only the way counts. */
      yards_per_second: optional(num({ min: 0, max: 100_000 })),
      encumbrance_level: optional(LOAD),
      ...STRENGTH,
    },
  },
  ({ yards, ht, bearers, rolls }, why) => {
    const rolls_due = why.round('rolls', yards / YARDS_PER_ROLL, 'down')
    const effective = attributeScore('HT', ht, bearers, {}, why)
    const failed = rolls.slice(0, rolls_due).filter(roll => !success({ effective, roll }, why).success)
    return { rolls_due, effective, fatigue: failed.length }
  },
)

const TOO_MUCH = 20

export const overexertion = rule(
  {
    id: 'gurps.fatigue.overexertion',
    title: 'Overexertion',
    lines: '2495',
    given: {
      /** As it is now. */
      st: SCORE,
      carried_lb: or(POUNDS, 0),
      /** Shoves or hauls something very heavy. */
      heavy_effort: or(flag(), false),
      seconds: int({ min: 0, max: 1_000_000 }),
    },
    gives: 'fatigue',
  },
  ({ st, carried_lb, heavy_effort, seconds }, why) => {
    const overloaded = why.compare(`more than ${TOO_MUCH} × ST`, carried_lb, '>', TOO_MUCH * st)
    return overloaded || heavy_effort ? why.product('fatigue').add('seconds', seconds).add('each', 1).total() : 0
  },
)
