/** JSON from outside, with limits on how deep and how much it is before anybody walks through it. */
import type { App } from '../app.ts'
import { Refused } from '../refused.ts'

/** Deeper than any document of ours; whatever walks through it by calling itself stays far from the end of the stack. */
const MOST_DEPTH = 64
const MOST_VALUES = 200_000

/**
 * Counts brackets and commas outside of texts: enough to know the depth, and at most how many values there are.
 *
 *     checkExtent('[[1, 2], "[,"]')
 */
export function checkExtent(text: string): void {
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
      if (++depth > MOST_DEPTH) throw tooMuch(`at most ${MOST_DEPTH} levels of lists and objects`)
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth--
    if (values > MOST_VALUES) throw tooMuch(`at most ${MOST_VALUES} values`)
  }
}

const [BACKSLASH, QUOTE, COMMA] = [0x5c, 0x22, 0x2c]
const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [0x5b, 0x7b, 0x5d, 0x7d]

const tooMuch = (expected: string): Refused => new Refused(413, 'too-large', `body: expected ${expected}, got more`)

/** Nothing but JSON is taken: a form of another page cannot send that. */
export function takeJsonOnly(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      checkExtent(body)
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
      return
    }
    parse(request, body, done)
  })
}
