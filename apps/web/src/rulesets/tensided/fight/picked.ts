/** What is picked for a question of a fight but not answered yet: what the choice is about. Map and panel show the same. */
import type { Choice } from '@umpire/engine'
import { type About, aboutField, isSaying, type Saying } from '@umpire/tensided/at-table'
import { picks } from '../../common/answer/picks.ts'
import { type ChoiceAsked, legalOf } from '../../common/answer/questions.ts'

const { pick, usePicked } = picks<{ readonly about: About }>()

export const aboutOf = ({ key, about }: Pick<Choice, 'key' | 'about'>): About => aboutField.read(about, key)

/** What to begin with: what the bot proposes, else the first that does something. */
export function usualOf(asked: ChoiceAsked): About | undefined {
  const legal = legalOf(asked)
  const proposed = legal.find(({ key }) => key === asked.proposed)
  return proposed === undefined ? (firstOf(asked) ?? legal.map(aboutOf)[0]) : aboutOf(proposed)
}

/** The first that does something. */
export const firstOf = (asked: ChoiceAsked): About | undefined =>
  legalOf(asked)
    .map(aboutOf)
    .find(({ kind }) => kind !== 'lapse')

export const pickAbout = (question: string, about: About): void => pick(question, { about })

export const usePickedAbout = (question: string | undefined): About | undefined => usePicked(question).about

/** What is said of an act; nothing where something else is asked. */
export const sayingIn = (about: About | undefined): Saying | undefined =>
  about !== undefined && isSaying(about) ? about : undefined
