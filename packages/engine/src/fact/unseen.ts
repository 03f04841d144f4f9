/**
 * Who is not perceived, where what somebody sees hangs on the moment: foes behind a wall, in the fog of war. A sight says
 * field by field who may see it and knows no moment; this says which people are not there at all for a seat. It is kept
 * with every entry of the log as it was then, so that telling it later tells no more.
 *
 *     unseenBy([{ to: ['dora'], who: ['kurt', 'Kurt'] }, { to: [], who: ['kurt', 'Kurt'] }], seat)
 */
import { list, text } from '../field/fields.ts'
import { isObject, type Json } from '../field/json.ts'
import { record } from '../field/record.ts'
import type { Viewer } from './view.ts'

export interface Unseen {
  /** Actors who look with the same eyes. None are those who play nobody here: spectators, say. */
  readonly to: readonly string[]
  /** Whom they do not perceive, by every name that one goes by. */
  readonly who: readonly string[]
}

interface Named {
  readonly id: string
  readonly name: string
}

/** Every name that those go by; but not one that somebody bears whom they do see, of whom it would hide everything. */
export function namesOf(hidden: readonly Named[], seen: readonly Named[]): readonly string[] {
  const known = new Set(seen.flatMap(({ id, name }) => [id, name]))
  return hidden.flatMap(({ id, name }) => (known.has(name) ? [id] : [id, name]))
}

const MOST = 10_000
export const unseenField = list(record({ to: list(text(200), MOST), who: list(text(200), MOST) }), MOST)

export const NOBODY: ReadonlySet<string> = new Set()

/** Whom a seat does not perceive: whom none of its actors does. Whoever is in no list sees least of all. */
export function unseenBy(all: readonly Unseen[] | undefined, { role, actors }: Viewer): ReadonlySet<string> {
  if (all === undefined || all.length === 0 || role === 'gm') return NOBODY
  const own = all.filter(({ to }) => to.some(actor => actors.includes(actor)))
  const [first, ...rest] = own
  if (first !== undefined) return new Set(first.who.filter(name => rest.every(({ who }) => who.includes(name))))
  const others = all.filter(({ to }) => to.length === 0)
  return new Set((others.length === 0 ? all : others).flatMap(({ who }) => who))
}

const isPartOfWord = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** Of several alike each has a number behind the name, up to where a text or a part of a key ends: that is another one. */
const NUMBERED = /^ \d+(?=$|[:/])/

function speaksOf(said: string, name: string): boolean {
  if (name === '') return false
  for (let at = said.indexOf(name); at >= 0; at = said.indexOf(name, at + 1)) {
    const after = said.slice(at + name.length)
    if (!isPartOfWord(said[at - 1]) && !isPartOfWord(after[0]) && !NUMBERED.test(after)) return true
  }
  return false
}

/** Whether any text in it, however deep, speaks of one of them. */
export function mentions(value: unknown, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false
  if (typeof value === 'string') {
    if (names.has(value)) return true
    for (const name of names) if (speaksOf(value, name)) return true
    return false
  }
  if (Array.isArray(value)) return value.some(part => mentions(part, names))
  if (!isObject(value)) return false
  return Object.entries(value).some(([key, part]) => mentions(key, names) || mentions(part, names))
}

/** The same without whatever speaks of them: items of lists and fields of objects are left out whole. */
export function withoutMention(value: Json, names: ReadonlySet<string>): Json | undefined {
  if (!mentions(value, names)) return value
  if (typeof value !== 'object' || value === null) return undefined
  const kept = (part: Json): Json | undefined => withoutMention(part, names)
  if (isList(value)) return value.map(kept).filter(part => part !== undefined)
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): [string, Json][] => {
      const left = mentions(key, names) ? undefined : kept(part)
      return left === undefined ? [] : [[key, left]]
    }),
  )
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
