/** How deep JSON goes and how much it is, before anything is made of it. */
export interface Extent {
  readonly depth: number
  readonly values: number
}

/**
 * What was expected of a text of JSON that is too much; nothing if it is not. It counts brackets and commas outside of texts:
 * enough to know the depth, and at most how many values there are.
 *
 *     beyond('[[1, 2], "[,"]', { depth: 1, values: 10 }) // 'at most 1 level of lists and objects'
 */
export function beyond(text: string, most: Extent): string | undefined {
  let depth = 0
  let values = 1
  let inText = false
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index)
    if (inText) {
      if (sign === BACKSLASH) index++
      else if (sign === QUOTE) inText = false
    } else if (sign === QUOTE) inText = true
    else if (sign === COMMA) values++
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      values++
      if (++depth > most.depth) return `at most ${most.depth} level${most.depth === 1 ? '' : 's'} of lists and objects`
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth--
    if (values > most.values) return `at most ${most.values} values`
  }
  return undefined
}

const [BACKSLASH, QUOTE, COMMA] = [0x5c, 0x22, 0x2c]
const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [0x5b, 0x7b, 0x5d, 0x7d]
