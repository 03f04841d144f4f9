/** Entries that a line break runs through, put together again. */
import { readEntry } from './entry.ts'
import type { Line } from './sections.ts'
import { entriesIn } from './split.ts'

/**
 * A line is continued by the next if that begins with a bracket, or if its last entry is a name that nobody knows and the
 * two together are one that is known.
 */
export function unbroken(lines: readonly Line[], isKnown: (entry: string) => boolean): readonly Line[] {
  const found: Line[] = []
  for (const line of lines) {
    const before = found.at(-1)
    if (before === undefined || !continues(before.text, line.text, isKnown)) found.push(line)
    else found.splice(-1, 1, { ...before, text: `${before.text} ${line.text}` })
  }
  return found
}

function continues(before: string, next: string, isKnown: (entry: string) => boolean): boolean {
  if (/^[([]/.test(next)) return true
  const last = entriesIn(before, isKnown).at(-1) ?? ''
  const { points, quoted } = readEntry(last)
  if (points !== undefined || quoted || /[;,]$/.test(before) || isKnown(last)) return false
  const [first = ''] = entriesIn(next, isKnown)
  return !isKnown(first) && isKnown(`${last} ${first}`)
}
