/** JSON from outside, with limits on how deep and how much it is before anybody walks through it. */
import { beyond, LIMITS } from '@umpire/protocol'
import type { App } from '../app.ts'
import { Refused } from '../refused.ts'

/** A document may be a list of many. */
const MOST = { depth: LIMITS.depth, values: 2 * LIMITS.values }

/** Nothing but JSON is taken: a form of another page cannot send that. */
export function takeJsonOnly(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const expected = beyond(body, MOST)
    if (expected === undefined) parse(request, body, done)
    else done(new Refused(413, 'too-large', `body: expected ${expected}, got more`))
  })
}
