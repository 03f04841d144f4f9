/** What stands against a character: every fault with its rule, its place and what would be allowed. */
import type { Choosable, Problem, Why } from '@umpire/engine'
import type { Character } from '../character/character.ts'
import { known } from '../character/known.ts'
import { unreadIn } from '../character/unread.ts'
import { characterChecks, type Fault } from '../chargen/checks.ts'
import { pointsOf, quirkCount, quirksFromPlay } from '../chargen/points-spent.ts'
import { campaignRules } from '../ruleset/campaign-rules.ts'

/** The game master let it pass: by its rule, and by its place where one is named. */
function told({ severity, ...fault }: Fault, { allowed }: Character): Problem {
  const word = allowed.find(({ rule, where }) => rule === fault.rule && (where === '' || where === fault.where))
  if (word === undefined) return severity === 'error' ? fault : { ...fault, severity }
  const note = word.note === '' ? 'the game master allows it' : `the game master allows it: ${word.note}`
  return { ...fault, severity: 'allowed', message: `${fault.message} (${note})` }
}

/**
 * By the rules of its campaign, which may choose from more than the ruleset's own; or by those of whoever asks, such as a
 * counter of the rules that fire.
 */
export function problemsOf(character: Character, asked?: Why, choosable?: Choosable): readonly Problem[] {
  const { ruleset, unused } = campaignRules(character, choosable)
  const why = asked ?? ruleset.silent
  const { identity } = character
  const found = known(character, why)
  const points = pointsOf(character, found, why)
  const { problems } = characterChecks(
    {
      ...character,
      ...identity,
      budget: points.budget,
      total: points.creation,
      unspent: points.unspent,
      quirks: quirkCount(character, found),
      quirks_from_play: quirksFromPlay(character),
    },
    why,
  )
  const ofFile = [...unreadIn(character), ...unused].map(
    (one): Fault => ({ rule: characterChecks.id, severity: 'error', ...one }),
  )
  return [...ofFile, ...problems].map(fault => told(fault, character))
}

/** No error is left that the game master did not let pass. */
export const isLegal = (character: Character): boolean =>
  problemsOf(character).every(({ severity }) => severity !== undefined)
