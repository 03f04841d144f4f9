/** What stands against a character: every fault with its rule, its place and what would be allowed. */
import { BadInput, OptionConflict, type Problem, type Ruleset, type Why } from '@umpire/engine'
import { characterChecks, type Fault } from '../chargen/checks.ts'
import type { Character } from './character.ts'
import { known } from './known.ts'
import { pointsOf, quirkCount, quirksFromPlay } from './points.ts'
import { rulesetOf } from './sheet.ts'

/** The rules of the campaign, or what is wrong with them: then nothing else can be judged. */
function campaignOf(character: Character): Ruleset | Problem {
  try {
    return rulesetOf(character)
  } catch (error) {
    if (error instanceof BadInput) {
      return { rule: characterChecks.id, where: `campaign.${error.place}`, message: error.message }
    }
    if (!(error instanceof OptionConflict)) throw error
    return { rule: characterChecks.id, where: 'campaign.options', message: error.message }
  }
}

/** The game master let it pass: by its rule, and by its place where one is named. */
function told({ severity, ...fault }: Fault, { allowed }: Character): Problem {
  const word = allowed.find(({ rule, where }) => rule === fault.rule && (where === '' || where === fault.where))
  if (word === undefined) return severity === 'error' ? fault : { ...fault, severity }
  const note = word.note === '' ? 'the game master allows it' : `the game master allows it: ${word.note}`
  return { ...fault, severity: 'allowed', message: `${fault.message} (${note})` }
}

/** By the rules of its campaign; or by those of whoever asks, such as a counter of the rules that fire. */
export function problemsOf(character: Character, asked?: Why): readonly Problem[] {
  const campaign = campaignOf(character)
  if ('rule' in campaign) return [campaign]
  const why = asked ?? campaign.silent
  const { identity } = character
  const points = pointsOf(character, known(character, why), why)
  const { problems } = characterChecks(
    {
      ...character,
      ...identity,
      budget: points.budget,
      total: points.creation,
      unspent: points.unspent,
      quirks: quirkCount(character, known(character, why)),
      quirks_from_play: quirksFromPlay(character),
    },
    why,
  )
  return problems.map(fault => told(fault, character))
}

/** No error is left that the game master did not let pass. */
export const isLegal = (character: Character): boolean =>
  problemsOf(character).every(({ severity }) => severity !== undefined)
