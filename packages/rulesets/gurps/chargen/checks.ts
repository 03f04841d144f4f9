import { rule } from '@umpire/engine'
import { CAMPAIGN_CHECKS } from './campaign-checks.ts'
import type { Check, Severity } from './check.ts'
import { DETAIL_CHECKS } from './detail-checks.ts'
import { GEAR_CHECKS } from './gear-checks.ts'
import { LEDGER_CHECKS } from './ledger-checks.ts'
import { LIMITS } from './limits.ts'
import { SKILL_CHECKS } from './skill-checks.ts'
import { summaryOf, TOLD } from './summary.ts'
import { TRAIT_CHECKS } from './trait-checks.ts'

/** All that may stand against a character: the one list, for the rule and for every sheet. */
export const CHECKS: readonly Check[] = [
  ...LIMITS,
  ...TRAIT_CHECKS,
  ...DETAIL_CHECKS,
  ...SKILL_CHECKS,
  ...GEAR_CHECKS,
  ...LEDGER_CHECKS,
  ...CAMPAIGN_CHECKS,
]

export type Fault = {
  readonly rule: string
  readonly where: string
  readonly message: string
  readonly severity: Severity
}

const idsOf = (faults: readonly Fault[], wanted: Severity): readonly string[] =>
  [...new Set(faults.filter(({ severity }) => severity === wanted).map(fault => fault.rule))].sort()

export const characterChecks = rule(
  {
    id: 'gurps.chargen.checks',
    title: 'What the character checker must report',
    lines: '193-1607',
    given: TOLD,
  },
  (told, why) => {
    const summary = summaryOf(told, why)
    const faults = CHECKS.filter(({ points }) => points !== true || !told.npc).flatMap(check =>
      check.find(summary, why).map(
        (one): Fault => ({
          rule: one.rule ?? check.rules[0],
          where: one.where,
          message: one.message,
          severity: one.severity ?? check.severity,
        }),
      ),
    )
    const errors = idsOf(faults, 'error')
    return { errors, warnings: idsOf(faults, 'warning'), legal: errors.length === 0, problems: faults }
  },
)
