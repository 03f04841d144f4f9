/** Rolls of the will: a stat without a skill, so it counts twice; what they resist does not burden them. */
import type { Why } from '@umpire/engine'
import { attributeDoubled } from '../core/attribute.ts'
import { type Attempt, attempt } from '../skills/attempt.ts'

export const willpowerRoll = (willpower: number, difficulty: number, d10: number | undefined, why: Why): Attempt =>
  attempt(attributeDoubled({ stat_value: willpower }, why), difficulty, d10, why)
