/** How many rounds of a group hit. */
import { flag, int, matrix, or, rolled, rule, type ValuesOf, type Why } from '@umpire/engine'
import { minEffectiveSkill } from '../combat/basics/min-effective-skill.ts'
import { scoreField } from '../ranged/modifier/fields.ts'
import { criticalSuccess } from '../roll/success.ts'
import { GROUP } from './groups.ts'

const given = {
  rounds_in_group: int({ min: 1, max: GROUP }),
  effective: scoreField,
  roll: rolled('3d6'),
  /** The gun jammed on this roll. */
  malfunction: or(flag(), false),
}
type Group = ValuesOf<typeof given>

const HITS = matrix<number, number, number>('Rounds that hit', {
  1: { '-1': 0, 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 },
  2: { '-1': 0, 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 2 },
  3: { '-1': 1, 0: 1, 1: 1, 2: 1, 3: 2, 4: 2, 5: 3 },
  4: { '-1': 1, 0: 2, 1: 2, 2: 3, 3: 3, 4: 3, 5: 4 },
})
const [WORST, BEST] = [-1, 5]

const NEVER = 17

const nothing = (reason: string, why: Why): number => why.table('Rounds that hit', reason, undefined, 0)

const isCritical = ({ effective, roll }: Group, why: Why): boolean =>
  criticalSuccess({ effective, roll }, why).critical === 'success'

export const hits = rule(
  { id: 'gurps.auto.hits', title: 'Rounds that hit', lines: '2218-2227', given, gives: 'hits' },
  (x, why) => {
    if (x.malfunction) return nothing('malfunction', why)
    const { misses_unrolled } = minEffectiveSkill({ effective: x.effective, attack: 'later-group' }, why)
    if (misses_unrolled) return nothing('skill below 3', why)
    if (x.roll >= NEVER) return nothing('17 and 18', why)
    if (isCritical(x, why)) return why.table('Rounds that hit', 'critical hit', undefined, x.rounds_in_group)
    const margin = why.sum('roll made by').add('effective skill', x.effective).add('roll', -x.roll).total()
    if (margin < WORST) return nothing('missed', why)
    return HITS.at(x.rounds_in_group, Math.min(BEST, margin), why)
  },
)

/** One round of a group that hits critically is a critical hit, the others are as any. */
export const groupCritical = rule(
  { id: 'gurps.auto.critical', title: 'Critical hit with a group', lines: '2218', given },
  (x, why) => {
    const hit = hits(x, why)
    const critical_hits = hit > 0 && isCritical(x, why) ? 1 : 0
    return {
      hits: hit,
      critical_hits,
      normal_hits: hit - critical_hits,
      maximum_damage: critical_hits > 0 && x.roll === 3,
    }
  },
)
