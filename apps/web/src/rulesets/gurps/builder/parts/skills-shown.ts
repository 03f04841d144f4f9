/** The skills of a file as they are shown: with the numbers of the last sheet, each in its group. */

import type { Reason } from '@umpire/engine'
import type { Learned } from '@umpire/gurps/file'
import { placeBefore } from '../../../../builder/place-before.ts'
import { signedText } from '../../../../text/number-text.ts'
import { numbered } from '../../../../text/numbered.ts'
import type { SkillOffer, Steps } from '../building/ask.ts'
import type { Building } from '../building/building.ts'

export interface SkillShown {
  readonly index: number
  readonly learned: Learned
  /** None of one that nobody knows. */
  readonly offer: SkillOffer | undefined
  readonly group: 'language' | 'weapon' | 'physical' | 'mental'
  readonly name: string
  /** What it comes from: IQ+1, +2. */
  readonly from: string
  readonly level: number | null
  readonly steps: Steps
  readonly because: readonly Reason[]
  readonly wrong: boolean
}

const BRACKETS = /^(.*?) *\(([^()]*)\)$/

/** The skill that is meant, and its specialty: some have brackets in their own name. */
export function skillIn(written: string, skills: readonly SkillOffer[]): readonly [SkillOffer | undefined, string] {
  const called = (wanted: string): SkillOffer | undefined =>
    skills.find(({ name, alias }) => [name, alias].some(one => one.toLowerCase() === wanted.toLowerCase()))
  const whole = called(written)
  if (whole !== undefined) return [whole, '']
  const [, name = written, specialty = ''] = BRACKETS.exec(written) ?? []
  const bare = name.replace(/ *\/ *TL *\d{0,2}$/i, '')
  return [called(bare) ?? skills.find(({ options }) => options.includes(written)), specialty]
}

const relative = (by: number): string => (by === 0 ? '' : signedText(by))

function groupOf(offer: SkillOffer | undefined): SkillShown['group'] {
  if (offer?.group === 'language') return 'language'
  if (offer?.group === 'weapon') return 'weapon'
  return offer?.type === 'physical' ? 'physical' : 'mental'
}

export function skillsShown({ one, of, answer, catalog }: Building): readonly SkillShown[] {
  const bad = new Set(answer.troubles.flatMap(({ severity, places }) => (severity === 'error' ? places : [])))
  const { attributes, skills } = answer.sheet
  return numbered(one.skills).map(({ thing: learned, place: index }) => {
    const before = placeBefore(one.skills, of.skills, index)
    const line = skills.find(skill => skill.index === before)
    const [offer, specialty] = skillIn(learned.skill, catalog.skills)
    const base = line === undefined ? 0 : (attributes[line.attribute.toLowerCase()]?.now ?? 0)
    const from =
      line === undefined || line.bought === null
        ? ''
        : [
            `${line.attribute}${relative(line.bought - base)}`,
            ...(line.lasting === 0 ? [] : [signedText(line.lasting)]),
          ].join(', ')
    return {
      index,
      learned,
      offer,
      group: groupOf(offer),
      // Under languages, everybody knows what it is.
      name: offer?.group === 'language' && specialty !== '' ? specialty : (line?.name ?? learned.skill),
      from,
      level: line?.level ?? null,
      steps: answer.steps[`${before}`] ?? { less: null, more: null },
      because: answer.reasons[`skill: ${of.skills[before]?.skill ?? ''}`] ?? [],
      wrong: bad.has(`skills[${before}]`),
    }
  })
}
