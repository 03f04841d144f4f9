/**
 * One entry of a stat block, as we print it and as players write it: Guns/TL6 (rifle) [2]–15. Ours may add what no player
 * writes: what belongs to it in brackets, by name, and a note in quotation marks.
 */
import type { Json } from '@umpire/engine'
import { NUMBER, numberText, readNumber } from './numbers.ts'

type Token = { readonly kind: 'text' | 'quoted' | 'round' | 'square'; readonly text: string }

const QUOTED = /"(?:[^"\\]|\\.)*"/y
/** What may stand before a quotation mark that opens: an inch mark stands behind a figure. */
const OPENS_AFTER = /^[\s([{,:;]?$/
const BRACKETS: { readonly [mark: string]: { readonly kind: 'round' | 'square'; readonly opens: boolean } } = {
  '(': { kind: 'round', opens: true },
  ')': { kind: 'round', opens: false },
  '[': { kind: 'square', opens: true },
  ']': { kind: 'square', opens: false },
}

function quotedAt(text: string, at: number): string | undefined {
  if (text[at] !== '"' || !OPENS_AFTER.test(text[at - 1] ?? '')) return undefined
  QUOTED.lastIndex = at
  const found = QUOTED.exec(text)?.[0]
  return found === undefined || unquoted(found) === undefined ? undefined : found
}

/** The text in quotation marks, where it is one. */
export function unquoted(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value : undefined
  } catch {
    return undefined
  }
}

export const quoted = (text: string): string => JSON.stringify(text)

/** Where each bracket that opens is closed; one that is not is a character like any other. */
function pairsIn(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const open: { readonly [kind in 'round' | 'square']: number[] } = { round: [], square: [] }
  for (let at = 0; at < text.length; at++) {
    const words = quotedAt(text, at)
    const bracket = BRACKETS[text[at] ?? '']
    if (words !== undefined) at += words.length - 1
    else if (bracket?.opens === true) open[bracket.kind].push(at)
    else if (bracket !== undefined) {
      const from = open[bracket.kind].pop()
      if (from !== undefined) found.set(from, at)
    }
  }
  return found
}

function tokenAt(text: string, at: number, pairs: ReadonlyMap<number, number>): Token | undefined {
  const words = quotedAt(text, at)
  if (words !== undefined) return { kind: 'quoted', text: words }
  const end = pairs.get(at)
  const bracket = BRACKETS[text[at] ?? '']
  return bracket === undefined || end === undefined ? undefined : { kind: bracket.kind, text: text.slice(at, end + 1) }
}

/** Bare words, words in quotation marks, and what stands in brackets. */
export function tokens(text: string): readonly Token[] {
  const pairs = pairsIn(text)
  const found: Token[] = []
  let plain = ''
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at, pairs)
    if (token === undefined) {
      plain += text[at++]
      continue
    }
    if (plain !== '') found.push({ kind: 'text', text: plain })
    found.push(token)
    plain = ''
    at += token.text.length
  }
  return plain === '' ? found : [...found, { kind: 'text', text: plain }]
}

/** Without these characters at its end. */
export function trimmedEnd(text: string, unwanted: string): string {
  let to = text.length
  while (to > 0 && unwanted.includes(text[to - 1] ?? '')) to--
  return text.slice(0, to)
}

/** Without them at both ends. */
function trimmed(text: string, unwanted: string): string {
  let from = 0
  while (from < text.length && unwanted.includes(text[from] ?? '')) from++
  return trimmedEnd(text.slice(from), unwanted)
}

const POINTS = new RegExp(String.raw`^\[\s*(${NUMBER})\s*(?:points?|pts?\.?|cp)?\s*\]$`, 'i')
export const pointsIn = ({ kind, text }: Token): number | undefined =>
  kind === 'square' ? readNumber(POINTS.exec(text)?.[1] ?? '') : undefined

const raw = (all: readonly Token[]): string =>
  all
    .map(({ text }) => text)
    .join('')
    .trim()

export interface Entry {
  /** As it stands before the points, or the text in quotation marks. */
  readonly name: string
  readonly quoted: boolean
  readonly points: number | undefined
  readonly level: number | undefined
  /** What belongs to it, by name. */
  readonly extras: ReadonlyMap<string, Json>
  /** Names in quotation marks, which are never ours. */
  readonly quotedExtras: ReadonlyMap<string, Json>
  /** Whatever else was said in brackets or behind it. */
  readonly remarks: readonly string[]
  readonly note: string | undefined
}

const LEVEL = /^\s*(?:[–—−-]\s*|@\s*|=\s*|:\s*)?([−-]?\d+)(?!\d|\.\d)/
const STOPS = ' \t.,;:'

export function readEntry(text: string): Entry {
  const all = tokens(text.trim())
  const at = all.findIndex(token => pointsIn(token) !== undefined)
  const priced = all[at]
  const first = all[0]
  const isQuoted = first?.kind === 'quoted'
  const head = isQuoted ? all.slice(0, 1) : at < 0 ? withoutNote(all) : all.slice(0, at)
  const behind = isQuoted ? all.slice(1).filter(token => token !== priced) : all.slice(at < 0 ? head.length : at + 1)
  const words = raw(behind.filter(({ kind }) => kind === 'text'))
  const level = priced === undefined && !isQuoted ? undefined : LEVEL.exec(words)
  const told = extrasIn(behind.filter(({ kind }) => kind === 'round').map(one => one.text.slice(1, -1)))
  const rest = trimmed(level === null || level === undefined ? words : words.slice(level[0].length), STOPS)
  const note = behind.findLast(({ kind }) => kind === 'quoted')
  return {
    name: isQuoted ? (unquoted(first.text) ?? '') : trimmedEnd(raw(head), ' ,:'),
    quoted: isQuoted,
    points: priced === undefined ? undefined : pointsIn(priced),
    level: level === null || level === undefined ? undefined : readNumber(level[1] ?? ''),
    extras: told.extras,
    quotedExtras: told.quotedExtras,
    remarks: rest === '' ? told.remarks : [...told.remarks, rest],
    note: note === undefined ? undefined : unquoted(note.text),
  }
}

const withoutNote = (all: readonly Token[]): readonly Token[] => {
  const last = all.length - 1
  return all[last]?.kind === 'quoted' && last > 0 ? all.slice(0, last) : all
}

/** Parts between semicolons, but not inside brackets or quotation marks. */
export function parts(text: string, separator = ';'): readonly string[] {
  const found: string[] = ['']
  for (const { kind, text: piece } of tokens(text)) {
    const [first = '', ...more] = kind === 'text' ? piece.split(separator) : [piece]
    found.push((found.pop() ?? '') + first, ...more)
  }
  return found.map(part => part.trim()).filter(part => part !== '')
}

const EXTRA = /^("(?:[^"\\]|\\.)*"|\p{L}[\p{L}\p{N} _]*):\s*(.*)$/su

function extrasIn(groups: readonly string[]) {
  const extras = new Map<string, Json>()
  const quotedExtras = new Map<string, Json>()
  const remarks: string[] = []
  for (const part of groups.flatMap(group => parts(group))) {
    const [, name = '', value = ''] = EXTRA.exec(part) ?? []
    const ours = unquoted(name)
    if (name === '') remarks.push(part)
    else if (ours !== undefined) quotedExtras.set(ours, readValue(value))
    else extras.set(name.trim().replaceAll(' ', '_'), readValue(value))
  }
  return { extras, quotedExtras, remarks }
}

const WORDS: { readonly [word: string]: Json } = { yes: true, no: false, none: null }
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} '’.\-/]*$/u

function readValue(text: string): Json {
  const word = text.trim()
  if (Object.hasOwn(WORDS, word)) return WORDS[word] ?? null
  const number = readNumber(word)
  if (number !== undefined) return number
  try {
    const value: Json = JSON.parse(word)
    return value
  } catch {
    return word
  }
}

/** A value so that it is read back: words as they are, everything else so that it cannot be taken for something else. */
function valueText(value: Json): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null) return 'none'
  if (typeof value === 'number') return numberText(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  const plain = PLAIN.test(value) && value.trim() === value && readValue(value) === value
  return plain ? value : quoted(value)
}

const OURS = /^\p{Ll}[\p{Ll}\p{N}]*(?:_[\p{Ll}\p{N}]+)*$/u

/** (frequency: 12; npc points: 20), or nothing. */
export function extrasText(extras: readonly (readonly [string, Json])[], reserved: readonly string[] = []): string {
  if (extras.length === 0) return ''
  const all = extras.map(([name, value]) => {
    const plain = OURS.test(name) && !reserved.includes(name)
    return `${plain ? name.replaceAll('_', ' ') : quoted(name)}: ${valueText(value)}`
  })
  return ` (${all.join('; ')})`
}
