/** How points are spent on skills: those that such people have, then better or more, until none are left. */
import type { Source } from '@umpire/dice'
import { catalogOf } from '../catalog/catalog.ts'
import { type Draft, FIRST_STEP } from './draft.ts'
import { among, between, chance, inOrder } from './people/draw.ts'
import type { Nation } from './people/nation.ts'
import type { SkillChoice, Template } from './people/template.ts'

/** Somebody asked for it: it is learned well. */
const WISHED = { least: 2, most: 16 }
/** Beside the trade. */
const PASTIME = { first: 1, most: 2 }
/** More often better than more. */
const BETTER = 70
/** Of one foreign language. */
const FOREIGN = 4

/** Of all points, where there are many. */
const LEARNED_SHARE = 0.4

const wished = (skill: string): SkillChoice => [skill, WISHED.least, WISHED.most]

/** Skills that are wished for come before those of the trade. */
export function skillsOf({ skills }: Template, wishes: readonly string[]): readonly SkillChoice[] {
  const named = new Set(wishes.map(skill => skill.toLowerCase()))
  return [...wishes.map(wished), ...skills.filter(([skill]) => !named.has(skill.toLowerCase()))]
}

export const leastPoints = (skills: readonly SkillChoice[]): number => skills.reduce((sum, [, least]) => sum + least, 0)

/** What such skills take in before somebody looks one-sided; the more the better somebody is altogether. */
export const mostPoints = (skills: readonly SkillChoice[], { also }: Template, budget: number): number =>
  Math.max(skills.reduce((sum, [, , most]) => sum + most, 0) / 2 + also.length, budget * LEARNED_SHARE)

function learnLeast(draft: Draft, skills: readonly SkillChoice[]): void {
  for (const [skill] of skills) draft.learn(skill, FIRST_STEP)
  for (const [skill, least] of skills) {
    while (draft.pointsIn(skill) < least && draft.learn(skill, draft.nextStep(skill)));
  }
}

function learnLanguages(draft: Draft, points: number, { language, languages }: Nation, source: Source): void {
  let left = points
  for (const foreign of inOrder(languages, source)) {
    if (left < 1 || foreign === language) continue
    const spent = Math.min(between([1, left], source), FOREIGN)
    const skill = `Language (${foreign})`
    while (draft.pointsIn(skill) + draft.nextStep(skill) <= spent && draft.learn(skill, draft.nextStep(skill)));
    left -= draft.pointsIn(skill)
  }
}

/** A skill of these that can be raised within its usual points, and is. */
function raise(draft: Draft, skills: readonly SkillChoice[], source: Source): boolean {
  const open = skills.filter(([skill, , most]) => {
    const [points, step] = [draft.pointsIn(skill), draft.nextStep(skill)]
    return points > 0 && points + step <= most && step <= Math.min(draft.left, draft.room)
  })
  const one = among(open, source)
  return one !== undefined && draft.learn(one[0], draft.nextStep(one[0]))
}

function begin(draft: Draft, skills: readonly string[], source: Source): boolean {
  const skill = among(
    skills.filter(one => draft.pointsIn(one) === 0 && draft.hasSkill(one)),
    source,
  )
  const points = Math.min(PASTIME.first, draft.left, draft.room)
  return skill !== undefined && draft.learn(skill, points)
}

/** What anybody may pick up, in any campaign. */
const common = (draft: Draft): readonly string[] =>
  catalogOf(draft.why)
    .skills.filter(({ specialty, group }) => !specialty && group !== 'weapon')
    .map(({ name }) => name)

function fill(draft: Draft, skills: readonly SkillChoice[], also: readonly string[], source: Source): void {
  const pastimes = also.map((skill): SkillChoice => [skill, FIRST_STEP, PASTIME.most])
  const usual = [...skills, ...pastimes]
  const spend = (): boolean => {
    if (chance(BETTER, source) && raise(draft, usual, source)) return true
    if (begin(draft, also, source) || raise(draft, usual, source)) return true
    const beyond = draft.skills.map(({ skill }): SkillChoice => [skill, 0, Number.POSITIVE_INFINITY])
    return raise(draft, beyond, source) || begin(draft, common(draft), source) || draft.learnNative(1)
  }
  while (Math.min(draft.left, draft.room) >= FIRST_STEP && spend());
}

export function learnSkills(
  draft: Draft,
  template: Template,
  skills: readonly SkillChoice[],
  nation: Nation,
  source: Source,
): void {
  learnLeast(draft, skills)
  draft.learnNative(Math.min(between(template.native, source), Math.max(0, Math.floor(draft.left))))
  learnLanguages(draft, between(template.languages, source), nation, source)
  fill(draft, skills, template.also, source)
}
