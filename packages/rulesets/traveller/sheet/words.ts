/** Words in lines: single spaces within a field, and quotes round whatever would be read as something else. */
import { BadInput, compose } from '@umpire/engine'

/** For sheets of no campaign in particular: the rules as printed, and nobody listens. */
export const asPrinted = compose({ options: [] }).silent

/** Text on one line: no control characters, and single spaces only, for longer ones part the fields. */
export const onOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** Text in quotes, as JSON has it. */
const QUOTED = /^"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/u

/** As it is, or in quotes if it would not be read back so. */
export const written = (text: string, readsBack: boolean): string =>
  readsBack && text !== '' && !text.includes('"') && !text.includes(',') ? text : JSON.stringify(text)

/** The quoted text at the beginning and what stands behind it; none if it begins without quotes. */
export function unquoted(entry: string): { readonly text: string; readonly rest: string } | undefined {
  const [quoted] = QUOTED.exec(entry) ?? []
  if (quoted === undefined) return undefined
  const text: unknown = JSON.parse(quoted)
  return typeof text === 'string' ? { text, rest: entry.slice(quoted.length) } : undefined
}

/**
 * The entries of a list, parted by commas outside of quotes.
 *
 *     entries('Rifle-1, "a, b", SMG') // ['Rifle-1', '"a, b"', 'SMG']
 */
export function entries(list: string, place: string): readonly string[] {
  const found: string[] = []
  let left = list.trim()
  while (left !== '') {
    const quoted = QUOTED.exec(left)?.[0] ?? ''
    const comma = left.indexOf(',', quoted.length)
    found.push((comma < 0 ? left : left.slice(0, comma)).trim())
    left = comma < 0 ? '' : left.slice(comma + 1).trim()
    if (comma >= 0 && left === '') found.push('')
  }
  if (found.includes('')) throw new BadInput(place, 'something between the commas', list)
  return found
}
