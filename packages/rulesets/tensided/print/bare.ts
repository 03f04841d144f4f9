/** Values in a stat block: bare where nobody can misread them, otherwise quoted as in JSON. */
import { BadInput, type Json, json } from '@umpire/engine'

const BARE = /^[\p{L}\p{N}$.](?:[\p{L}\p{N} .'’$+\-/&!?%#*_:]*[\p{L}\p{N}.'’!?%_])?$/u
const NUMBER = /^-?\d+(?:\.\d+)?$/
const WORDS: ReadonlyMap<string, Json> = new Map<string, Json>([
  ['yes', true],
  ['no', false],
  ['none', null],
])

/** Ends like an entry with a level or a number of times, or would be parted at its colon. */
const MISREAD = /(?:\s[x×]?\d+$)|:\s/u

const isBare = (text: string): boolean =>
  BARE.test(text) && !MISREAD.test(text) && !NUMBER.test(text) && !WORDS.has(text.toLowerCase())

export function printValue(value: Json): string {
  if (typeof value === 'string') return isBare(value) ? value : JSON.stringify(value)
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (value === null) return 'none'
  // Exponents are nobody's way to write a number.
  return typeof value === 'number' && NUMBER.test(String(value)) ? String(value) : JSON.stringify(value)
}

const plain = json()

export function parseValue(written: string, place: string): Json {
  const text = written.trim()
  const word = WORDS.get(text.toLowerCase())
  if (word !== undefined) return word
  if (NUMBER.test(text)) return Number(text)
  if (!/^["{[]|^-?\d+(?:\.\d+)?e/.test(text)) return text
  try {
    return plain.read(JSON.parse(text), place)
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadInput(place, 'a value as in JSON', text)
    throw error
  }
}

const OPENS = '([{'
const CLOSES = ')]}'

/** The parts between separators that stand neither in quotes nor in brackets. */
export function partsOf(text: string, separator: string): readonly string[] {
  const parts: string[] = []
  let from = 0
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const one = text.charAt(at)
    if (quoted) {
      if (one === '\\') at++
      else if (one === '"') quoted = false
    } else if (one === '"') quoted = true
    else if (OPENS.includes(one)) depth++
    else if (CLOSES.includes(one)) depth--
    else if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(from, at))
      at += separator.length - 1
      from = at + 1
    }
  }
  return [...parts, text.slice(from)]
}

/** Everything before the first such separator, and everything after it. */
export function parted(text: string, separator: string): readonly [string, string | undefined] {
  const [first = '', ...others] = partsOf(text, separator)
  return others.length === 0 ? [first, undefined] : [first, others.join(separator)]
}

type Fields = { readonly [name: string]: Json }

const NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u

/** `height "1.72 m", weight_lb 140`; what is simply so stands by its name alone. */
export const printFields = (fields: Fields): readonly string[] =>
  Object.entries(fields).map(([name, value]) => {
    const key = NAME.test(name) ? name : JSON.stringify(name)
    return value === true ? key : `${key} ${printValue(value)}`
  })

function parseField(text: string, place: string): readonly [string, Json] {
  const [written = '', ...rest] = partsOf(text.trim(), ' ')
  const name = parseValue(written, place)
  const value = rest.join(' ')
  const key = typeof name === 'string' ? name : written
  return [key, rest.length === 0 ? true : parseValue(value, `${place}.${key}`)]
}

export const parseFields = (text: string, place: string): Fields =>
  text.trim() === '' ? {} : Object.fromEntries(partsOf(text, ',').map(one => parseField(one, place)))
