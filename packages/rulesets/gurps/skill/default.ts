/** What somebody can do by training or without it: the better of the two, before lasting bonuses. */
import { BadInput, flag, int, num, oneOf, optional, or, rule, text, type ValuesOf, type Why } from '@umpire/engine'
import type { Scores } from '../attribute/scores.ts'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import { DIFFICULTIES } from '../catalog/entry/difficulties.ts'
import type { Difficulty, Skill } from '../catalog/entry/skill.ts'
import type { KnownSkill } from '../catalog/entry/skill-targets.ts'
import { difficultyOf, languageSkill } from '../language/level/language.ts'
import { levelFromPoints } from './cost/cost.ts'

const score = optional(int({ min: -1000, max: 1000 }))

export type { Scores }
export const scoreFields = { st: score, dx: score, iq: score, ht: score }

export const learnedFields = {
  /** As the book writes it: Guns (rifle). */
  skill: text(200),
  ...scoreFields,
  points: or(num({ min: 0, max: 100_000 }), 0),
  /** Of a language: how hard it is to learn. */
  difficulty: optional(oneOf(...DIFFICULTIES)),
  /** Lives in the area in question. */
  resident: or(flag(), false),
}

/** The score a skill is based on, which must be told where it is asked for. */
export function scoreOf({ name, attr }: Skill, scores: Scores): number {
  const found = scores[attr]
  if (found === undefined) throw new BadInput(attr, `a score: ${name} is based on ${attr.toUpperCase()}`, found)
  return found
}

function untrained({ skill, specialty }: KnownSkill, scores: Scores, resident: boolean, why: Why): number | null {
  if (skill.default_only_for === 'residents' && !resident) {
    why.note('a default for residents only')
    return null
  }
  const noIq = specialty !== null && skill.no_iq_default_for.includes(specialty)
  let best: number | null = null
  for (const { attr, minus } of skill.defaults) {
    const from = scores[attr]
    if (from === undefined || (noIq && attr === 'iq')) continue
    const level = why.sum('default').add(attr.toUpperCase(), from).add('untrained', -minus).total()
    best = best === null ? level : why.atLeast('the best default', level, best)
  }
  return best
}

type Learned = ValuesOf<typeof learnedFields> & { readonly language_talent: number }

/** How hard it is: a language as it is told or known, any other skill as the catalogue has it. */
export function difficultyFor({ skill, specialty }: KnownSkill, told: Difficulty | undefined): Difficulty {
  if (skill.difficulties.length === 0) return skill.difficulty
  return told ?? (skill.group === 'language' && specialty !== null ? difficultyOf(specialty) : skill.difficulty)
}

function trained(known: KnownSkill, x: Learned, why: Why): number | null {
  const { skill, specialty } = known
  const { points, language_talent } = x
  if (points <= 0) return null
  const attribute = scoreOf(skill, x)
  const difficulty = difficultyFor(known, x.difficulty)
  if (skill.group !== 'language') return levelFromPoints({ type: skill.type, difficulty, attribute, points }, why).level
  return languageSkill({ iq: attribute, language: specialty ?? skill.name, difficulty, language_talent, points }, why)
}

export const skillDefault = rule(
  {
    id: 'gurps.skill.default',
    title: 'Using a skill by default',
    lines: '1003-1009, 1019',
    given: {
      ...learnedFields,
      /** What is added to IQ for languages. */
      language_talent: or(int({ min: -100, max: 100 }), 0),
    },
  },
  (x, why) => {
    const known = skillNamed(x.skill, catalogOf(why), 'skill')
    const bought = trained(known, x, why)
    const byDefault = untrained(known, x, x.resident, why)
    return { level: better(bought, byDefault, why), bought, default: byDefault }
  },
)

function better(bought: number | null, byDefault: number | null, why: Why): number | null {
  if (bought === null) return byDefault
  return byDefault === null ? bought : why.atLeast('no worse than the default', byDefault, bought)
}
