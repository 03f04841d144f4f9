import { LogError } from './guard.ts'

/**
 * The lines of a text one after another, each ended by a line feed, of which the last may be missing. A log is from
 * outside and may be nothing but line feeds: no list of all lines is made, and none is looked at beyond `most`.
 *
 * @example
 * [...linesOf('a\nb\n', 2)]  // ['a', 'b']
 * @throws LogError if there are more
 */
export function* linesOf(text: string, most: number): Generator<string> {
  let count = 0
  for (let start = 0; start < text.length; ) {
    if (count++ === most) throw new LogError(`Expected at most ${most} lines, found more`)
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    yield text.slice(start, end)
    start = end + 1
  }
}
