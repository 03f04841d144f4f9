/** What is wrong with a character, as a line each. */
import type { Chosen, Problem } from '@umpire/engine'
import { printable } from '../io/bad-input.ts'
import type { FoundCharacter } from './characters.ts'

const OF_CAMPAIGN = 'campaign.'

/** What is wrong in the file of a campaign is told of that file, which the character only names. */
const blaming = (problem: Problem, campaign: string | undefined): Problem =>
  campaign === undefined || !problem.where.startsWith(OF_CAMPAIGN)
    ? problem
    : { ...problem, where: `${campaign}: ${problem.where.slice(OF_CAMPAIGN.length)}` }

type Checkable = Pick<FoundCharacter, 'characters' | 'character' | 'campaign'>

/** In an encounter, whoever names no campaign is held against what was chosen for it. */
export const problemsOf = ({ characters, character, campaign }: Checkable, chosen?: Partial<Chosen>) =>
  characters.problems(character, chosen).map(problem => blaming(problem, campaign))

export const problemText = (place: string, { rule, where, message, severity }: Problem): string =>
  printable(`${place}: ${severity === undefined ? '' : `${severity}: `}${where}: ${message} [${rule}]`)
