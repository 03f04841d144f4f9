/** A task of many rolls: their margins are added up until they reach one end or the other. */
import { BadInput, int, list, oneOf, optional, rule } from '@umpire/engine'
import { extendedLastInterval } from '../campaign/readings.ts'
import { score } from './roll.ts'

export const SUCCESS_AT = 20
export const FAILURE_AT = -10
export const UNITS = ['seconds', 'rounds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years'] as const

export type ExtendedResult = 'success' | 'failure' | 'open'

/** Where the task stands when the margins add up to this. */
export function standing(cmos: number, success_at: number, failure_at: number): ExtendedResult {
  if (cmos >= success_at) return 'success'
  return cmos <= failure_at ? 'failure' : 'open'
}

export const extended = rule(
  {
    id: 'tensided.core.extended',
    title: 'Extended rolls and cumulative margin',
    lines: '58-61',
    given: {
      success_at: optional(int({ min: 1, max: 100_000 })),
      failure_at: optional(int({ min: -100_000, max: -1 })),
      margins: list(score, 10_000),
      /** A d10 after each roll that did not decide. */
      interval_rolls: optional(list(int({ min: 1, max: 10 }), 10_000)),
      unit: optional(oneOf(...UNITS)),
    },
  },
  (x, why) => {
    const { success_at = SUCCESS_AT, failure_at = FAILURE_AT, interval_rolls = [] } = x
    const cmos_trail: number[] = []
    const sum = why.sum('cumulative margin')
    let cmos = 0
    let result: ExtendedResult = 'open'
    for (const [at, mos] of x.margins.entries()) {
      if (result !== 'open') throw new BadInput(`given.margins[${at}]`, `no roll after the ${result}`, mos)
      sum.add(`roll ${at + 1}`, mos)
      cmos += mos
      cmos_trail.push(cmos)
      result = standing(cmos, success_at, failure_at)
    }
    sum.total()
    // The first roll is made at once, and nothing is waited for after the one that decides, unless the campaign wants it.
    const most = x.margins.length - (result === 'open' || extendedLastInterval(why) ? 0 : 1)
    if (interval_rolls.length > most) {
      throw new BadInput('given.interval_rolls', `at most ${most} of them`, interval_rolls.length)
    }
    const waited = why.sum('time')
    for (const interval of interval_rolls) waited.add('until the next roll', interval)
    return { cmos_trail, cmos, result, elapsed: waited.total(), unit: x.unit ?? null }
  },
)
