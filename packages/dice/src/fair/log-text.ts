import type { DiceEntry } from './entry.ts'
import { checkedEntry, LogError } from './guard.ts'

const LONGEST_LOG = 2 ** 28
/** As many faces as a notation can have, of as many digits as a face can have, and room for the texts. */
const LONGEST_LINE = 2 ** 18

/** A log as text: one entry a line, as JSON. */
export const writeDiceLog = (entries: readonly DiceEntry[]): string =>
  entries.map(entry => `${JSON.stringify(entry)}\n`).join('')

function parsedLine(line: string): DiceEntry {
  if (line.length > LONGEST_LINE) {
    throw new LogError(`Expected at most ${LONGEST_LINE} characters, found ${line.length}`)
  }
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new LogError('Expected an entry as JSON, found something else')
  }
  return checkedEntry(value)
}

/**
 * Reads a log from its text. Each entry is well formed then; whether the dice were honest is for `verifyDice`.
 *
 * @example
 * readDiceLog('{"type":"opened",…}\n{"type":"closed",…}\n')
 * @throws LogError naming the line
 */
export function readDiceLog(text: string): DiceEntry[] {
  if (text.length > LONGEST_LOG) {
    throw new LogError(`Expected at most ${LONGEST_LOG} characters of log, found ${text.length}`)
  }
  const lines = text.split('\n')
  if (lines[lines.length - 1] === '') lines.pop()
  return lines.map((line, i) => {
    try {
      return parsedLine(line)
    } catch (error) {
      if (error instanceof LogError) throw new LogError(`Line ${i + 1}: ${error.message}`)
      throw error
    }
  })
}
