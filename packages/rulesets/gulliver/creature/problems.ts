/** What stands against a design: every fault with its rule, its place and what would be allowed. */
import type { Problem, Why } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { ruleOfFive } from '../design/points.ts'
import { extraEncumbranceGuide } from '../enc/extra.ts'
import { envTypes } from '../env/environments.ts'
import { baseSt, withoutEncumbrance } from '../size/scaling.ts'
import { flight } from '../trait/flight.ts'
import { atHumanSize } from './design/built.ts'
import { rulesOf } from './design/campaign.ts'
import { chose, type Design, sizeOfDesign } from './design/design.ts'
import { FLIGHT, has } from './design/traits.ts'
import { AT_REST } from './feat/feats.ts'
import { isAtHomeInTheAir, mayBeOfTheAir } from './price/price.ts'
import { tooMany } from './price/trait-lines.ts'
import { sheetOf } from './sheet/sheet.ts'

function traitProblems({ traits }: Design, why: Why): readonly Problem[] {
  return traits.flatMap((entry, index) => {
    const limit = tooMany(entry, why)
    if (limit === null) return []
    const message = `${entry.trait} ${entry.level}: at most ${limit.max} levels`
    return [{ rule: ruleOfFive.id, where: `traits[${index}].level`, message }]
  })
}

function airProblems(design: Design, flight_cost: number, why: Why): readonly Problem[] {
  const flies = FLIGHT.some(name => has(design.traits, name) !== undefined)
  const lost =
    isAtHomeInTheAir(design) && !flies
      ? [{ rule: flight.id, where: 'traits', message: 'at home in the air, but without a trait that flies' }]
      : []
  const weak = mayBeOfTheAir(design, flight_cost, why)
    ? []
    : [
        {
          rule: envTypes.id,
          where: 'primary',
          message: `air is for able fliers: flight for ${flight_cost} points, and 45 are asked for`,
          severity: 'warning',
        } as const,
      ]
  return [...lost, ...weak]
}

/** A body that is no load to itself needs no finer rules for it. */
const NOT_TOGETHER = ['natural-encumbrance-simple', 'airfoils-advanced'] as const

/** Warnings are what the book only advises. */
export function problemsOf(design: Design, why = rulesOf(design).silent): readonly Problem[] {
  const { price, most_extra_encumbrance: most } = sheetOf(design, AT_REST, why)
  const least = baseSt({ size: sizeOfDesign(design) }, why)
  const st = exact(atHumanSize('linear', design.st, design.measured_at))
  return [
    ...traitProblems(design, why),
    ...airProblems(design, price.flight_cost, why),
    ...NOT_TOGETHER.flatMap(other =>
      chose(design, 'size-without-encumbrance') && chose(design, other)
        ? [{ rule: withoutEncumbrance.id, where: 'options', message: `either size-without-encumbrance or ${other}` }]
        : [],
    ),
    ...(design.extra_encumbrance <= most
      ? []
      : [
          {
            rule: extraEncumbranceGuide.id,
            where: 'extra_encumbrance',
            message: `${design.extra_encumbrance} levels, and its body speaks for ${most}`,
            severity: 'warning',
          } as const,
        ]),
    ...(sizeOfDesign(design) <= 0 || st >= least
      ? []
      : [
          {
            rule: baseSt.id,
            where: 'st',
            message: `ST ${st} at human size, and ${least} are advised for its Size`,
            severity: 'warning',
          } as const,
        ]),
  ]
}
