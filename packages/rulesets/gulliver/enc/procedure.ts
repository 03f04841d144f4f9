/** From the two ratios to a level: the burden of weight eats strength, and what is left has to move the mass. */
import { int, optional, or, rule, type Why } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { gravity, measure } from '../common/fields.ts'
import {
  encFactor,
  extremeOf,
  type Level,
  levelAnswer,
  levelField,
  levelKey,
  levelOfMsr,
  levelOfWsr,
  levelRow,
  wsrLimit,
} from './level.ts'

/** Levels of the trait; each raises the limits by the Scale Table, so there is an end to what can be counted. */
export const extraLevels = or(int({ min: 0, max: 60 }), 0)

export const encumbranceTable = rule(
  {
    id: 'gulliver.enc.table',
    title: 'Encumbrance Table',
    lines: '260-282, 290-292, 2823-2843',
    given: { level: optional(levelField), wsr: optional(measure), msr: or(measure, 0), extra_encumbrance: extraLevels },
  },
  (x, why) => {
    const level =
      x.level ?? (x.wsr === undefined ? levelOfMsr(x.msr, why) : levelOfWsr(x.wsr, why, x.extra_encumbrance))
    return {
      ...levelAnswer(level, why),
      enc_factor: encFactor(level, why),
      wsr_max: wsrLimit(level, x.extra_encumbrance),
      msr_max: finite(levelRow(level).msr_max),
    }
  },
)

const finite = (value: number): number | 'inf' => (Number.isFinite(value) ? value : 'inf')

const RATIOS = { wsr: measure, msr: measure, extra_encumbrance: extraLevels }

export type Encumbered = {
  /** The level of weight alone. */
  readonly burden: string
  readonly enc_factor: number | 'inf'
  readonly effective_msr: number | 'inf'
  /** The level that everything but collapse and fatigue goes by. */
  readonly level: string
  readonly half_mod: number
  readonly full_mod: number
  readonly move_mod: number
  readonly point_cost: number
}

interface Ratios {
  readonly wsr: number
  readonly msr: number
  readonly extra_encumbrance: number
}

/** Weight and mass are the same and nothing but strength bears them. */
const isPlain = ({ wsr, msr, extra_encumbrance }: Ratios): boolean =>
  extra_encumbrance === 0 && exact(wsr) === exact(msr)

/** The level of mass with the strength that the burden leaves. */
function finalLevel(x: Ratios, burden: Level, effective: number | 'inf', why: Why): Level {
  if (extremeOf(burden) > 0 || effective === 'inf') return Math.max(burden, levelOfMsr(x.msr, why))
  if (isPlain(x)) {
    why.note('Weight and mass are the same: the row of the weight decides.')
    return burden
  }
  return levelOfMsr(effective, why)
}

function effectiveMsr(msr: number, factor: number | 'inf', why: Why): number | 'inf' {
  if (factor === 'inf') return 'inf'
  return exact(why.product('effective MSR').add('MSR', msr).add('Enc Factor', factor).total())
}

export const encumbrance = rule(
  {
    id: 'gulliver.enc.procedure',
    title: 'Encumbrance level from WSR and MSR (effective MSR)',
    lines: '254-258',
    given: RATIOS,
  },
  (x, why): Encumbered => {
    const burden = levelOfWsr(x.wsr, why, x.extra_encumbrance)
    const enc_factor = encFactor(burden, why)
    const effective_msr = effectiveMsr(x.msr, enc_factor, why)
    const level = finalLevel(x, burden, effective_msr, why)
    return { burden: levelKey(burden), enc_factor, effective_msr, ...levelAnswer(level, why) }
  },
)

export const simpleEncumbrance = rule(
  {
    id: 'gulliver.enc.simple',
    title: 'Simple encumbrance (worse of weight and mass)',
    lines: '332-338',
    given: RATIOS,
  },
  (x, why): Encumbered => {
    const burden = levelOfWsr(x.wsr, why, x.extra_encumbrance)
    const level = why.atLeast('the worse of weight and mass', burden, levelOfMsr(x.msr, why))
    return { burden: levelKey(burden), enc_factor: 1, effective_msr: x.msr, ...levelAnswer(level, why) }
  },
)

export const shortcut = rule(
  {
    id: 'gulliver.enc.shortcut',
    title: 'Shortcut on land at 1 g and in weightlessness',
    lines: '284-288, 300-302',
    given: { ...RATIOS, g: gravity },
  },
  (x, why) => {
    const weightless = x.wsr === 0 || x.g === 0
    if (weightless) {
      const level = levelOfMsr(x.msr, why)
      return { ...levelAnswer(level, why), looked_up: 'msr', free_fall_control: true }
    }
    if (x.g === 1 && isPlain(x)) {
      const level = levelOfWsr(x.wsr, why)
      return { ...levelAnswer(level, why), looked_up: 'wsr', free_fall_control: false }
    }
    const { level, half_mod, full_mod, move_mod, point_cost } = encumbrance(x, why)
    return { level, half_mod, full_mod, move_mod, point_cost, looked_up: 'both', free_fall_control: false }
  },
)
