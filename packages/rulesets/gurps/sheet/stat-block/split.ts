/** Where one entry of a list ends and the next begins: semicolons, commas, full stops, or just the points of the last. */
import { pointsIn, tokens } from './entry.ts'

const SEPARATOR = /;|,(?=\s|$)|\.(?=\s|$)/g
/** The level behind the points, and the next name. */
const NEXT_NAME = /^\s*(?:[–—−-]\s*)?(?:[−-]?\d+)?\s+(?=\p{L})/u
const ENDS_IN_LEVEL = /(?:[–—−-]\s*|\s)\d+$/

/** Longer text is prose: nobody looks for a name in it. */
export const LONGEST_NAME = 300

/**
 * Entries of one line or paragraph. A comma parts two of them only where the first is complete by then: names have commas,
 * too.
 */
export function entriesIn(text: string, isKnown: (name: string) => boolean): readonly string[] {
  const found: string[] = []
  let [current, priced] = ['', false]
  const cut = (): void => {
    found.push(current)
    current = ''
    priced = false
  }
  const complete = (): boolean => {
    const name = current.trim()
    return priced || (name.length <= LONGEST_NAME && (ENDS_IN_LEVEL.test(name) || isKnown(name)))
  }
  const add = (piece: string): void => {
    let from = 0
    for (const match of piece.matchAll(SEPARATOR)) {
      current += piece.slice(from, match.index)
      from = match.index + 1
      if (match[0] === ';' || (match[0] === ',' ? complete() : priced)) cut()
      else current += match[0]
    }
    current += piece.slice(from)
  }
  const all = tokens(text).map(one => (one.kind === 'text' ? { ...one, text: one.text.replace(/\s+/g, ' ') } : one))
  for (const [at, token] of all.entries()) {
    if (token.kind !== 'text') {
      current += token.text
      priced ||= pointsIn(token) !== undefined
      continue
    }
    const more = all.slice(at + 1).some(other => pointsIn(other) !== undefined)
    const next = priced && more ? NEXT_NAME.exec(token.text) : null
    if (next !== null) {
      current += next[0]
      cut()
    }
    add(next === null ? token.text : token.text.slice(next[0].length))
  }
  cut()
  return found.map(entry => entry.trim()).filter(entry => entry !== '')
}
