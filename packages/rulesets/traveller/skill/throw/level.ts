/** From a level to a throw: what no skill, level 0 and each level count, and the throws that the referee sets. */
import {
  BadInput,
  int,
  list,
  map,
  nullable,
  optional,
  or,
  ownValue,
  rolled,
  rule,
  text,
  type Why,
} from '@umpire/engine'
import { makeThrow, throwNeeded } from '../../core/throw.ts'
import { ANY_SKILL, SKILL_THROWS, type SkillUse } from '../../tables/skill/skill-throws.ts'

/** Null is no skill, which is another thing than level 0. */
export const LEVEL = or(nullable(int({ min: 0, max: 30 })), null)
/** Levels by skill, in the order of acquisition. */
export const SKILL_LEVELS = or(map(int({ min: 0, max: 30 }), 100), {})
/** The number needed, where the referee sets or changes it; null is the one the book states. */
export const NEEDED = or(nullable(throwNeeded()), null)
export const REFEREE_DMS = or(list(int({ min: -100, max: 100 }), 50), [])
export const TWO_DICE = rolled('2d6')

/** A throw settled. */
export type SkillThrow = {
  readonly throw: string
  readonly dm: number
  readonly total: number
  readonly success: boolean
}

/** The throw of a skill as its entry has it. Skills without one, new ones among them, are the referee's. */
function skillUse(skill: string, use: string | null, why: Why): SkillUse {
  const uses = ownValue(SKILL_THROWS, skill)
  if (uses === undefined) return why.table('Any other skill', skill, undefined, ANY_SKILL)
  return uses.at(use ?? Object.keys(uses.rows)[0] ?? '', why)
}

export const levelDm = rule(
  {
    id: 'traveller.skill.no-skill-versus-zero',
    title: 'No skill against level 0',
    lines: '490-490, 754-754, 1125-1125',
    given: {
      skill: text(100),
      use: or(nullable(text(50)), null),
      level: LEVEL,
      throw: NEEDED,
      roll: optional(TWO_DICE),
    },
  },
  (x, why) => {
    const { throw: stated, per_level, above, no_skill } = skillUse(x.skill, x.use, why)
    const dm = why
      .sum('DM of the level')
      .when(x.level === null, 'no skill', no_skill, 'the skill is there')
      .when(x.level !== null, 'levels', per_level * Math.max(0, (x.level ?? 0) - above), 'no skill')
      .total()
    const needed = x.throw ?? stated
    if (x.roll === undefined || needed === null) return { throw: needed, dm }
    return { throw: needed, dm, ...makeThrow({ throw: needed, roll: x.roll, dm }, why) }
  },
)

/** Settles a throw of this number; where neither book nor referee names one, there is nothing to throw against. */
export function settle(needed: string | null, roll: number, dm: number, why: Why): SkillThrow {
  if (needed === null) throw new BadInput('throw', 'the number that the referee sets, such as 9+', needed)
  const { total, success } = makeThrow({ throw: needed, roll, dm }, why)
  return { throw: needed, dm, total, success }
}

/** The referee's free DMs as one term. */
export function refereeDm(dms: readonly number[], why: Why): number {
  if (dms.length === 0) return 0
  const sum = why.sum('referee')
  for (const dm of dms) sum.add('DM', dm)
  return sum.total()
}

export const refereeThrow = rule(
  {
    id: 'traveller.skill.referee-throw',
    title: 'A throw set by the referee',
    lines: '566-566, 604-604, 662-662, 718-718',
    given: {
      skill: text(100),
      use: or(nullable(text(50)), null),
      level: LEVEL,
      throw: NEEDED,
      referee_dms: REFEREE_DMS,
      roll: TWO_DICE,
    },
  },
  (x, why) => {
    const { skill, use, level } = x
    const { throw: needed, dm: forLevel } = levelDm({ skill, use, level, throw: x.throw }, why)
    const dm = why.sum('DM').add('level', forLevel).add('referee', refereeDm(x.referee_dms, why)).total()
    return settle(needed, x.roll, dm, why)
  },
)
