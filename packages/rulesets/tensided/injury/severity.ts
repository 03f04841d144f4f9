/** How bad a place a hit found. */
import { BadInput, flag, num, oneOf, optional, rolled, rule, table } from '@umpire/engine'
import { rankOf, SEVERITY, SEVERITY_BY_ROLL, SEVERITY_FACTOR, type Severity } from '../tables/severities.ts'

export const RESTRAINTS = ['none', 'seatbelt', 'harness'] as const
export type Restraint = (typeof RESTRAINTS)[number]

/** What holds somebody in his seat when it crashes. */
const RESTRAINED = table<Exclude<Restraint, 'none'>, Severity>('Restraint', {
  seatbelt: 'inconsequential',
  harness: 'glancing',
})

const yes = optional(flag())

type Severe = {
  readonly severity: Severity
  readonly factor: number
  readonly rank: number
  readonly damage?: number
}

export const severity = rule(
  {
    id: 'tensided.injury.severity',
    title: 'Severity of a hit',
    lines: '839-856',
    given: {
      /** Where it comes from, the first that is there: */
      helpless: yes,
      location_severity: optional(SEVERITY),
      spread_severity: optional(SEVERITY),
      full_auto: yes,
      explosive: yes,
      restraint: optional(oneOf(...RESTRAINTS)),
      severity_roll: optional(rolled('1d10')),
      /** Without any resistance. */
      raw_damage: optional(num({ min: 0 })),
    },
  },
  (x, why): Severe => {
    const { restraint = 'none' } = x
    const found = (): Severity => {
      if (x.helpless === true) return why.input('a helpless victim', 'deadly')
      if (x.location_severity !== undefined) return why.input('the place that was aimed at', x.location_severity)
      if (x.spread_severity !== undefined) return why.input('the spread of the shot', x.spread_severity)
      if (x.full_auto === true) return why.input('full auto', 'susceptible')
      if (x.explosive === true) return why.input('an explosive', 'susceptible')
      if (restraint !== 'none') return RESTRAINED.at(restraint, why)
      const { severity_roll } = x
      if (severity_roll === undefined)
        throw new BadInput('severity_roll', 'a d10 for how bad the hit is', severity_roll)
      return SEVERITY_BY_ROLL.at(severity_roll, why)
    }
    const bad = found()
    const factor = SEVERITY_FACTOR.at(bad, why)
    const known = { severity: bad, factor, rank: rankOf(bad) }
    const { raw_damage } = x
    if (raw_damage === undefined) return known
    return { ...known, damage: why.product('damage').add('raw damage', raw_damage).add(bad, factor).total() }
  },
)
