/** Attack lines as weapons of GCS: the dice as third edition gives them, and in words what GCS has no field for. */

import type { Armor } from '../../../catalog/entry/weapon.ts'
import type { AttackLine } from '../../../sheet/arms.ts'
import { shortType } from '../../shared/damage-types.ts'
import { compact, type JsonObject } from '../../shared/parts.ts'
import { tid } from '../../shared/tid.ts'
import { PLACES } from '../places.ts'

const isRanged = ({ reach }: AttackLine): boolean => reach === null

const WITH_FRAGMENTS = /^(.*?) *\[(.*)\]$/

function damage({ damage: dice, type }: AttackLine): JsonObject {
  const [, base = dice, fragmentation] = WITH_FRAGMENTS.exec(dice) ?? []
  return compact({
    type: shortType(type),
    base,
    fragmentation,
    fragmentation_type: fragmentation === undefined ? undefined : 'cut',
  })
}

function inWords({ ss, rof, rcl, parry }: AttackLine): string {
  return [
    ss === null ? '' : `SS ${ss}`,
    rof === null ? '' : `RoF ${rof}`,
    rcl === null ? '' : `Rcl ${rcl}`,
    parry === null ? '' : `Parry ${parry}`,
  ]
    .filter(word => word !== '')
    .join(', ')
}

/** GCS reads a rate such as 3 or 3/8; third edition also has 3~ for aimed shots, and 1/2. */
const rate = (rof: string): string => (rof === '1/2' ? '1' : rof.replaceAll('~', ''))

const range = ({ half_damage, max_range }: AttackLine): string =>
  max_range === null ? '' : half_damage === null ? `${max_range}` : `${half_damage}/${max_range}`

/** The skill of a weapon as it stands among the skills, and whether it was learned. */
export type SkillOf = (skill: string) => {
  readonly name: string
  readonly specialty: string | null
  readonly learned: boolean
}

/** GCS takes the best of the skill and, untrained, of DX less so much. */
function defaults({ skill, level }: AttackLine, skillOf: SkillOf, dx: number): readonly JsonObject[] {
  const { name, specialty, learned } = skillOf(skill)
  const trained = compact({ type: 'skill', name, specialization: specialty ?? undefined })
  return learned || level === null ? [trained] : [trained, { type: 'dx', modifier: level - dx }]
}

export function weaponNode(line: AttackLine, place: string, skillOf: SkillOf, dx: number): JsonObject {
  const { effective, mode, min_st, reach, parry, acc, rof, shots } = line
  const ranged = isRanged(line)
  const hurts = damage(line)
  const words = inWords(line)
  const own = ranged
    ? {
        accuracy: acc === null ? undefined : `${acc}`,
        range: range(line) || undefined,
        rate_of_fire: rof === null ? undefined : rate(rof),
        shots: mode === 'thrown' ? 'T' : shots === null ? undefined : `${shots}`,
      }
    : { reach: reach ?? undefined, parry: parry === null ? 'No' : '0' }
  return compact({
    id: tid(ranged ? 'ranged' : 'melee', `${place} ${line.weapon} ${mode}`),
    sv: 1,
    damage: hurts,
    strength: min_st === null ? undefined : `${min_st}`,
    usage: mode,
    usage_notes: words === '' ? undefined : words,
    ...own,
    defaults: defaults(line, skillOf, dx),
    calc: compact({
      level: Math.max(0, effective ?? 0),
      damage: `${line.damage} ${String(hurts['type'])}`,
      parry: parry === null ? undefined : `${parry}`,
      range: ranged ? range(line) || undefined : undefined,
    }),
  })
}

export const armorFeature = ({ covers, dr }: Armor): JsonObject => ({
  type: 'dr_bonus',
  locations: covers.flatMap(covered => PLACES[covered]),
  amount: dr,
})
