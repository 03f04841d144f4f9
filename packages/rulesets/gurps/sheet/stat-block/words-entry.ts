/** Entries that are words and nothing else: quirks and notes. */
import { readEntry, unquoted } from './entry.ts'
import { entriesIn } from './split.ts'

/** A quirk is always worth −1; players write that down all the same. */
function quirksIn(line: string): readonly string[] {
  const whole = unquoted(line)
  if (whole !== undefined) return [whole]
  return entriesIn(line, () => false).map(entry => {
    const { name, points, quoted } = readEntry(entry)
    return quoted || points === -1 ? name : entry
  })
}

export const wordsIn = { quirks: quirksIn, notes: (line: string): readonly string[] => [unquoted(line) ?? line] }
