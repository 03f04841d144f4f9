/** The attack that somebody must defend against: the last that was told of, and that hit him. */
import { QUESTIONS } from '@umpire/gurps/at-table'
import { attacked } from '@umpire/gurps/views'
import type { LogLine } from '@umpire/protocol'
import type { Hit } from '../odds/ask.ts'

/** A defense that is named before the attack is rolled, where the campaign has it so. */

export const isDefense = (question: string): boolean =>
  question === QUESTIONS.defense || question === QUESTIONS.declareDefense

export function hitOn(log: readonly LogLine[], scene: string | undefined, target: string): Hit | undefined {
  const line = log.findLast(one => one.kind === 'entry' && one.scene === scene && one.entry.fact?.type === 'attacked')
  if (line?.kind !== 'entry') return undefined
  const { values } = attacked.seen(line.entry.fact?.values)
  const { who, with: thing, how, location, hits = 0 } = values
  if (who === undefined || thing === undefined || how === undefined || location === undefined) return undefined
  // Of a critical hit one round cannot be stopped: what is left to defend against is not told apart here.
  if (values.target !== target || hits === 0 || values.came !== 'hit') return undefined
  return { who, target, with: thing, how, location, hits }
}
