/** Checks of traits whose price hangs on details: what was not said, and what is assumed in its place. */
import { PRICES } from '../catalog/cost/prices.ts'
import { takenName } from '../catalog/entry/taken.ts'
import { inPoints } from '../character/in-points.ts'
import type { TakenTrait } from '../character/known.ts'
import { enemyCost } from '../friends/enemies.ts'
import type { Check, Finding } from './check.ts'
import type { Summary } from './summary.ts'

/** One that calls in every adventure needs no frequency. */
const always = ({ written: { details = {} } }: TakenTrait): boolean => details['extremely_hazardous'] === true

/** What counts where nothing was said: each with what it is, for a sentence. */
function assumedIn(taken: TakenTrait): readonly { readonly open: string; readonly assumed: number }[] {
  const { trait, written } = taken
  const price = trait.cost.kind === 'formula' ? PRICES.get(trait.cost.rule) : undefined
  if (price === undefined) return []
  const spec = price.details['frequency']?.spec
  const often = spec?.kind === 'default' && typeof spec.value === 'number' ? spec.value : undefined
  const unsaid = often !== undefined && written.details?.['frequency'] === undefined && !always(taken)
  return [
    ...(price.leveled && written.level === undefined ? [{ open: 'its level', assumed: taken.level }] : []),
    ...(unsaid ? [{ open: 'how often it comes up (details.frequency: 15, 12, 9 or 6)', assumed: often }] : []),
  ]
}

/** An Enemy of whom nothing is told. */
function isNobody({ trait: { cost }, written: { details = {} } }: TakenTrait): boolean {
  const { npc_points, group_size, government } = details
  const told = npc_points !== undefined || group_size !== undefined || government === true
  return cost.kind === 'formula' && cost.rule === enemyCost.id && !told
}

const rule = ({ trait: { cost } }: TakenTrait): { readonly rule?: string } =>
  cost.kind === 'formula' ? { rule: cost.rule } : {}

const assumed = ({ known: { traits } }: Summary): readonly Finding[] =>
  traits
    .filter(taken => !isNobody(taken))
    .flatMap(taken =>
      assumedIn(taken).map(({ open, assumed: by }) => ({
        ...rule(taken),
        where: `traits[${taken.index}]`,
        message: `${takenName(taken)}: the file does not say ${open}; with ${by} it is worth ${inPoints(taken.points)}`,
      })),
    )

const nobody = ({ known: { traits } }: Summary): readonly Finding[] =>
  traits.filter(isNobody).map(({ trait: { name }, index }) => {
    const one = 'npc_points of a person, group_size of a group, or government: true'
    return {
      where: `traits[${index}]`,
      message: `${name} gives no points as long as the details do not say who: ${one}`,
    }
  })

export const DETAIL_CHECKS: readonly Check[] = [
  {
    check: 'a trait without a detail that decides its price',
    severity: 'warning',
    rules: ['gurps.advantage.general'],
    find: assumed,
  },
  { check: 'an Enemy of whom nothing is said', severity: 'error', rules: [enemyCost.id], find: nobody },
]
