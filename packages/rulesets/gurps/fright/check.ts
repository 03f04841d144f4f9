/** Fright Checks: whether something terrible is borne. What it does to whoever does not bear it is in table.ts. */
import { flag, int, optional, or, rolled, rule, type ValuesOf, type Why } from '@umpire/engine'
import { frightScore } from '../attribute/scores.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { forced, MENTAL_FAILS_FROM, willTraits } from '../disadvantage/mental-rolls.ts'
import { WILL, willFrom } from '../will/roll.ts'
import { frightTable } from './table.ts'

const score = int({ min: -1000, max: 1000 })
const no = or(flag(), false)

/** Too excited to be scared. */
const HEAT_OF_BATTLE = 5

const CHECK = {
  ...WILL,
  fearlessness: or(int({ min: 0, max: 1000 }), 0),
  combat_reflexes: no,
  /** How bloody or horrible, a negative number. */
  gruesome: or(int({ min: -6, max: 0 }), 0),
  in_battle: no,
  /** The fight itself is what frightens. */
  cause_is_battle: no,
  modifier: or(score, 0),
  roll: optional(rolled('3d6')),
}

/** What traits make of it; bearers bring theirs, and so do the levels that are told. */
function scoreOf(x: ValuesOf<typeof CHECK>, why: Why): { readonly will: number; readonly score: number } {
  const named = bearersOf(
    [
      ...willTraits(x),
      ...(x.fearlessness > 0 ? [{ trait: 'Fearlessness', level: x.fearlessness }] : []),
      ...(x.combat_reflexes ? [{ trait: 'Combat Reflexes' }] : []),
    ],
    why,
  )
  const bearers = [...named, ...x.bearers]
  const will = willFrom(x, bearers, why)
  return { will, score: bearers.length === 0 ? will : frightScore(will, bearers, {}, why) }
}

type Checked = {
  readonly will: number
  readonly effective: number
  /** Bonuses and penalties of this check: rolls to recover from it are made with them, where the table says so. */
  readonly modifiers: number
  readonly fails_from: number | null
  readonly success?: boolean
  readonly margin_of_failure?: number
}

export const frightCheck = rule(
  { id: 'gurps.fright.check', title: 'Fright Check', lines: '1835-1839', given: CHECK },
  (x, why): Checked => {
    const { will, score: base } = scoreOf(x, why)
    const effective = why
      .sum('Fright Check')
      .add('Will', base)
      .when(x.gruesome !== 0, 'a gruesome sight', x.gruesome)
      .when(x.in_battle && !x.cause_is_battle, 'the heat of battle', HEAT_OF_BATTLE, 'the battle is the cause, or none')
      .when(x.modifier !== 0, 'modifier', x.modifier)
      .total()
    const checked = { will, effective, modifiers: effective - will, fails_from: MENTAL_FAILS_FROM }
    const { success, margin } = forced(effective, MENTAL_FAILS_FROM, x.roll, why)
    if (success === undefined || margin === undefined) return checked
    // Counted from 13 where the score is better: it is the 14 that fails.
    return { ...checked, success, margin_of_failure: success ? 0 : -margin }
  },
)

export const frightConsequence = rule(
  {
    id: 'gurps.fright.consequence',
    title: 'Failing a Fright Check',
    lines: '1841',
    given: { margin_of_failure: int({ min: 1, max: 1000 }), roll: rolled('3d6') },
  },
  (x, why) => {
    const row = why.sum('row').add('roll', x.roll).add('margin of failure', x.margin_of_failure).total()
    return { ...frightTable({ row, days: 0, medical_care: true }, why), row }
  },
)
