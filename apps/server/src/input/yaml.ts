/** YAML from outside, with limits on what its parser would otherwise spend without end. */
import { BadInput } from '@umpire/engine'
import { isScalar, Lexer, parseDocument, visit, type YAMLParseError, type YAMLWarning } from 'yaml'

/** Far more than two sides of a hundred need, written out in full. */
const MOST_TOKENS = 300_000
/** Of brackets within brackets; the parser needs kilobytes for each. */
const MOST_DEPTH = 50
const MOST_ALIASES = 100

/** Without the place, which is told before it. */
const firstLine = (error: Error): string =>
  error.message
    .split('\n')[0]
    ?.replace(/:$/, '')
    .replace(/ at line \d+, column \d+$/, '') ?? ''

/** What cannot be read, with the line that it stands in. */
function unreadable(error: YAMLParseError | YAMLWarning, text: string, place: string): BadInput {
  const line = error.linePos?.[0].line
  const expected = `YAML (${firstLine(error)})`
  if (line === undefined) return new BadInput(place, expected, 'something else')
  return new BadInput(`${place} line ${line}`, expected, text.split('\n')[line - 1]?.trim() ?? '')
}

function checkExtent(text: string, place: string): void {
  let tokens = 0
  let depth = 0
  for (const token of new Lexer().lex(text)) {
    if (token === '[' || token === '{') depth++
    else if (token === ']' || token === '}') depth--
    if (depth > MOST_DEPTH) throw new BadInput(place, `at most ${MOST_DEPTH} levels of brackets`, 'more')
    if (++tokens > MOST_TOKENS) throw new BadInput(place, `YAML of at most ${MOST_TOKENS} words and signs`, 'more')
  }
}

/** Our own search for keys told twice: the parser's takes minutes for a large file. */
function checkKeys(document: ReturnType<typeof parseDocument>, place: string): void {
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<unknown>()
      for (const { key } of items) {
        const name = isScalar(key) ? String(key.value) : key
        if (seen.has(name)) throw new BadInput(place, 'each key once', `${name} twice`)
        seen.add(name)
      }
    },
  })
}

/** One YAML document as plain values. */
export function parseYaml(text: string, place: string): unknown {
  checkExtent(text, place)
  const document = parseDocument(text, { uniqueKeys: false, logLevel: 'error' })
  const [wrong] = [...document.errors, ...document.warnings]
  if (wrong !== undefined) throw unreadable(wrong, text, place)
  checkKeys(document, place)
  try {
    return document.toJS({ maxAliasCount: MOST_ALIASES })
  } catch (error) {
    throw new BadInput(place, 'YAML', error instanceof Error ? firstLine(error) : String(error))
  }
}
