/** How a character is mended: what the rules say of it, what may help, and the game master's word. */
import type { Why } from '@umpire/engine'
import { problemsOf, type Sheet } from '@umpire/gurps'
import { type Character, edit } from '@umpire/gurps/file'
import type { Mending } from '../../../../builder/repair.ts'
import { CHOOSABLE } from '../../odds/campaign.ts'
import { troubleWords as text } from './problem-words.ts'
import { waysToTry } from './ways-out.ts'

export const mendingBy = (sheet: Sheet, why: Why): Mending<Character> => ({
  problems: one => problemsOf(one, undefined, CHOOSABLE),
  ways: (one, problem) => waysToTry(one, problem, sheet, why),
  placed: false,
  allow: (one, { rule, where }) => ({ label: text.allow, next: edit.allow(one, { rule, where }) }),
  disallow: (one, problem) => {
    const word = one.allowed.findIndex(
      ({ rule, where }) => rule === problem.rule && (where === '' || where === problem.where),
    )
    return word === -1 ? undefined : { label: text.disallow, next: edit.disallow(one, word) }
  },
})
