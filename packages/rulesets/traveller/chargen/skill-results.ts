/** What the results of skill tables, ranks and benefits do: levels and characteristics. */
import {
  BadInput,
  int,
  map,
  nullable,
  oneOf,
  option,
  optional,
  or,
  ownValue,
  replace,
  rule,
  type Why,
} from '@umpire/engine'
import { forChanges, skillName, skills, value } from '../core/fields.ts'
import { ALTERATIONS, type Alteration } from '../tables/chargen/alterations.ts'
import type { Characteristic } from '../tables/words.ts'
import { withinLimits } from './characteristics.ts'

export type Skills = { readonly [skill: string]: number }
export const NO_SKILLS: Skills = {}
/** All skills after several acquisitions; after one its level, none if it was lost. */
type SkillsAfter = { readonly skills: Skills; readonly level: number | null }

const levelAfter = (skill: string, held: number, acquired: number, why: Why): number =>
  why.sum(skill).add('held', held).add('acquired', acquired).total()

/** Every acquisition is a level more: of one skill, or of several at once. */
export const skillLevels = rule(
  {
    id: 'traveller.chargen.skill-levels',
    title: 'Skill levels',
    lines: '482-484',
    given: {
      /** One skill that comes once, and its level before; careers ask for nothing else. */
      skill: optional(skillName),
      level: optional(nullable(int({ min: 0, max: 100 }))),
      /** Or several, by how often they come. */
      acquisitions: or(map(int({ min: 0, max: 100 }), 100), {}),
      skills: or(skills, {}),
      /** For a limit to all of them: the sum of the levels held, if `skills` does not hold all. */
      levels_held: or(nullable(int({ min: 0 })), null),
      intelligence: or(nullable(value), null),
      education: or(nullable(value), null),
    },
  },
  (x, why): SkillsAfter => {
    if (x.skill !== undefined && Object.keys(x.acquisitions).length > 0)
      throw new BadInput('given', 'skill or acquisitions', 'both')
    if (x.skill === undefined && x.level !== undefined) throw new BadInput('skill', 'the one with that level', x.skill)
    if (x.skill !== undefined) return { skills: x.skills, level: levelAfter(x.skill, x.level ?? 0, 1, why) }
    const after: { [skill: string]: number } = { ...x.skills }
    for (const [skill, times] of Object.entries(x.acquisitions))
      after[skill] = levelAfter(skill, ownValue(after, skill) ?? 0, times, why)
    return { skills: after, level: null }
  },
)

/** Later printings hold the levels together to a limit. */
export const limitedSkills = option({
  key: 'limited-skills',
  title: 'Intelligence and education limit all skills together',
  says: 'The sum of all skill levels never exceeds intelligence plus education; what would go beyond is lost.',
  replaces: [
    replace(skillLevels, (x, why, base) => {
      if (x.intelligence === null || x.education === null) return base(x, why)
      const held = x.levels_held ?? Object.values(x.skills).reduce((sum, level) => sum + level, 0)
      const limit = why.sum('limit').add('intelligence', x.intelligence).add('education', x.education).total()
      let room = why.atLeast('room', 0, why.sum('room').add('limit', limit).add('levels held', -held).total())
      if (x.skill !== undefined) return room > 0 ? base(x, why) : { skills: x.skills, level: x.level ?? null }
      const acquisitions: { [skill: string]: number } = {}
      for (const [skill, times] of Object.entries(x.acquisitions)) {
        const kept = why.atMost('room', room, times)
        if (kept > 0) acquisitions[skill] = kept
        room -= kept
      }
      return base({ ...x, acquisitions }, why)
    }),
  ],
})

export const isAlteration = (result: string): result is Alteration => Object.hasOwn(ALTERATIONS.rows, result)

/** A characteristic as it is then, by its own name, too. */
type Altered = { [name in Characteristic]?: number } & { characteristic: Characteristic; value: number }

/** Applied at once: later throws of the term use the new value. */
export const characteristicAlterations = rule(
  {
    id: 'traveller.chargen.characteristic-alterations',
    title: 'Characteristic alterations from tables',
    lines: '486-486, 803-803',
    given: {
      ...forChanges,
      result: oneOf(...Object.keys(ALTERATIONS.rows).filter(isAlteration)),
      cause: or(oneOf('skill table', 'automatic skill', 'benefit'), 'skill table'),
    },
  },
  (x, why): Altered => {
    const { characteristic, change } = ALTERATIONS.at(x.result, why)
    const before = x[characteristic]
    if (before === undefined) throw new BadInput(characteristic, 'the value that is changed', before)
    const after = withinLimits({ characteristic, value: before, change, cause: x.cause }, why)
    return { characteristic, value: after, [characteristic]: after }
  },
)
