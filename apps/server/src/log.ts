/** Structured logs without secrets: no header, no body, no query, and nothing of a path that looks like a secret. */
import { type DestinationStream, destination, type LevelWithSilent, type Logger, pino } from 'pino'

/** Links and ids that give access are long and random; a file has an ending. */
const LOOKS_SECRET = /^[\w~-]{16,}$/

/**
 * The path alone, whatever may be a secret left out.
 *
 *     cleaned('/join/d2Vfc2hhbGxfbmV2ZXI?seat=3') // '/join/…'
 */
export const cleaned = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '')
    .split('/')
    .map(part => (LOOKS_SECRET.test(part) ? '…' : part.slice(0, 100)))
    .join('/')

const SECRETS = ['secret', 'link', 'token', 'password', 'cookie', 'authorization', 'body', 'headers', '["set-cookie"]']

/** Each of these names wherever it may stand: at the top, or in what was logged. */
const paths = SECRETS.flatMap(name => {
  const under = name.startsWith('[') ? name : `.${name}`
  return [name, `*${under}`, `*.*${under}`, `*.*.*${under}`]
})

const urlOf = (request: unknown): string | undefined =>
  typeof request === 'object' && request !== null && 'url' in request && typeof request.url === 'string'
    ? cleaned(request.url)
    : undefined

const errorOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? {} : { cause: errorOf(error.cause) }
  return { type: error.name, message: error.message, stack: error.stack, ...cause }
}

export function createLog(level: LevelWithSilent, to: DestinationStream = destination(2)): Logger {
  return pino(
    {
      level,
      base: null,
      redact: { paths, censor: '[left out]' },
      serializers: { req: urlOf, res: () => undefined, err: errorOf },
    },
    to,
  )
}
