/** How a kind of damage goes with severity and resistance. */
import { optional, rolled, rule, type Why } from '@umpire/engine'
import { DAMAGE_TYPE_ROWS, type DamageType } from '../tables/damage-types.ts'
import { rankOf, SEVERITY, SEVERITY_BY_ROLL, SEVERITY_FACTOR, type Severity, severityAt } from '../tables/severities.ts'
import { RESISTING, resistance } from './resistance.ts'

/** As bad as it was, or as bad as such damage can be. */
export function capped(type: DamageType, severity: Severity, why: Why): Severity {
  const { severity_cap } = DAMAGE_TYPE_ROWS[type]
  if (severity_cap === null || rankOf(severity) <= rankOf(severity_cap)) return severity
  return severityAt(why.atMost(`${type} is at most ${severity_cap}`, rankOf(severity_cap), rankOf(severity)))
}

type ByType = {
  readonly natural: boolean
  readonly bleeding: 'none' | 'light' | 'heavy' | 'internal'
  readonly severs: boolean
  readonly resistance: number
  readonly natural_resistance: number
  readonly severity?: Severity
  readonly factor?: number
}

export const damageTypes = rule(
  {
    id: 'tensided.damage.types',
    title: 'Damage types',
    lines: '670-688',
    given: {
      ...RESISTING,
      severity_roll: optional(rolled('1d10')),
      /** As it was found in another way. */
      severity: optional(SEVERITY),
    },
  },
  (x, why): ByType => {
    const { natural, bleeding, severs } = DAMAGE_TYPE_ROWS[x.damage_type]
    const known = { natural, bleeding, severs, ...resistance(x, why) }
    const { severity_roll } = x
    const found = x.severity ?? (severity_roll === undefined ? undefined : SEVERITY_BY_ROLL.at(severity_roll, why))
    if (found === undefined) return known
    const severity = capped(x.damage_type, found, why)
    return { ...known, severity, factor: SEVERITY_FACTOR.at(severity, why) }
  },
)
