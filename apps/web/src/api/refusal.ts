/**
 * What the server refused, for people. It words its refusals for programs, with the place in the data; a page shows the
 * sentence at the field of that name, or says which one it is about.
 *
 *     refusalIn('wishes.terms: expected a whole number from 1 to 7, got 99')
 *     // { path: ['wishes', 'terms'], sentence: 'Expected a whole number from 1 to 7, not 99.' }
 */
import { nameText } from '../text/number-text.ts'
import { words } from '../text/words.ts'

type Path = readonly (string | number)[]

export interface Refusal {
  /** The place in what was sent; empty if it is about the whole. */
  readonly path: Path
  readonly sentence: string
}

const PLACED = /^(?:a name in )?(?<place>.*?): expected (?<expected>.*)$/s
const WITH_GOT = /^(?<expected>.*?), got (?<got>.*)$/s
const PART = /\[(\d+)\]|[^.[\]]+/g

const pathOf = (place: string): Path =>
  Array.from(place.matchAll(PART), ([whole, index]) => (index === undefined ? whole : Number(index)))

const asSentence = (text: string): string => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`
}

export function refusalIn(message: string): Refusal {
  const { place = '', expected } = PLACED.exec(message)?.groups ?? {}
  if (expected === undefined) return { path: [], sentence: asSentence(message) }
  const { expected: wanted, got } = WITH_GOT.exec(expected)?.groups ?? {}
  const sentence =
    wanted === undefined || got === undefined || got === 'nothing'
      ? words.errors.expected(wanted ?? expected)
      : words.errors.expectedNot(wanted, got)
  return { path: pathOf(place), sentence }
}

/** What the data as a whole is called in a place: no person knows it by that name. */
const WHOLES: readonly unknown[] = ['body', 'wishes', 'given', 'encounter', 'character', 'querystring', 'params']

/** Without the name of the whole. */
const within = (path: Path): Path => (WHOLES.includes(path[0]) ? path.slice(1) : path)

/** The name of the field that was refused. */
export function fieldOf({ path }: Refusal): string | undefined {
  const [name] = within(path)
  return typeof name === 'string' ? name : undefined
}

/** "Sides 1, members 2, upp: expected …", where no field of that name is in sight. */
export function placedSentence({ path, sentence }: Refusal): string {
  const place = within(path)
    .map(part => (typeof part === 'number' ? ` ${part + 1}` : `, ${nameText(part)}`))
    .join('')
    .replace(/^[, ]+/, '')
  return place === '' ? sentence : asSentence(words.errors.at(place, sentence))
}
