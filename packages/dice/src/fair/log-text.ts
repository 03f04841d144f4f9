import { type DiceEntry, MOST_ENTRIES } from './entry.ts'
import { checkedEntry, LogError } from './guard.ts'
import { linesOf } from './lines.ts'

const LONGEST_LOG = 2 ** 28
/** As many faces as a notation can have, of as many digits as a face can have, and room for the texts. */
const LONGEST_LINE = 2 ** 18

/** The one text of an entry; `checkedEntry` puts the fields into their order. */
const written = (entry: DiceEntry): string => JSON.stringify(checkedEntry(entry))

/** A log as text: one entry a line, as JSON. */
export const writeDiceLog = (entries: readonly DiceEntry[]): string =>
  entries.map(entry => `${written(entry)}\n`).join('')

function parsedLine(line: string): DiceEntry {
  if (line.length > LONGEST_LINE) {
    throw new LogError(`Expected at most ${LONGEST_LINE} characters, found ${line.length}`)
  }
  if (line === '') throw new LogError('Expected an entry, found an empty line')
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new LogError('Expected an entry as JSON, found something else')
  }
  const entry = checkedEntry(value)
  // Two programs may read `{"n":1,"n":2}` differently, and each would find its own reading in order.
  if (written(entry) !== line) {
    throw new LogError('Expected each field once, in its order, without spaces and as JSON writes it shortest')
  }
  return entry
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
  const entries: DiceEntry[] = []
  for (const line of linesOf(text, MOST_ENTRIES)) {
    try {
      entries.push(parsedLine(line.endsWith('\r') ? line.slice(0, -1) : line))
    } catch (error) {
      if (error instanceof LogError) throw new LogError(`Line ${entries.length + 1}: ${error.message}`)
      throw error
    }
  }
  return entries
}
