/** Skills as skills of GCS, languages among them: third edition learns a language like any other skill. */
import { written as asWritten, type Json } from '@umpire/engine'
import { splitSkill } from '../../../catalog/entry/skill.ts'
import { learned as form, type Learned } from '../../../character/character.ts'
import type { SkillLine } from '../../../character/skills.ts'
import { compact, type JsonObject } from '../../shared/parts.ts'
import { tid } from '../../shared/tid.ts'
import { difficultyKey, notes, signed } from '../format.ts'
import { keptIn, withoutKept } from '../kept.ts'
import { nodeWith } from '../umpire-parts.ts'

/** A learned skill with its line on the sheet; without one where no catalogue knows it. */
export interface WrittenSkill {
  readonly index: number
  readonly learned: Learned
  readonly line: SkillLine | undefined
  /** Some have brackets in their own name. */
  readonly name: string
  readonly specialty: string | null
  readonly tl: number | null
  readonly difficulty: 'easy' | 'average' | 'hard' | 'very_hard'
  readonly attribute: number
}

const relative = ({ line, attribute }: WrittenSkill): string | undefined => {
  if (line?.level === null || line?.level === undefined) return undefined
  const difference = line.level - attribute
  return `${line.attribute}${difference === 0 ? '' : signed(difference)}`
}

/** Without what GCS itself was asked to keep. */
const plain = (learned: Learned): Json =>
  asWritten({ ...learned, unknown_fields: withoutKept(learned.unknown_fields) }, form)

export function skillNode(skill: WrittenSkill): JsonObject {
  const { index, learned, line, name, specialty, tl, difficulty } = skill
  const shown = compact({ name, specialization: specialty ?? undefined })
  const level = line?.level ?? null
  return nodeWith(
    { id: tid('skill', `skills[${index}] ${learned.skill}`) },
    keptIn(learned.unknown_fields),
    {
      ...shown,
      ...notes(learned.note ?? ''),
      difficulty: difficultyKey(line?.attribute ?? 'IQ', difficulty),
      ...compact({ tech_level: tl === null ? undefined : String(tl) }),
      points: learned.points,
      ...(level === null ? {} : { calc: compact({ level, rsl: relative(skill) }) }),
    },
    { learned: plain(learned), shown },
  )
}

/** As it is split where no catalogue says better. */
export const strangeSkill = (learned: Learned, index: number): WrittenSkill => ({
  index,
  learned,
  line: undefined,
  ...splitSkill(learned.skill),
  difficulty: learned.difficulty ?? 'average',
  attribute: 0,
})
