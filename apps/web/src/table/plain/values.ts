/** Plain data as a list of its values, each with the way to it: for who wants to see, find or change any of them. */
import type { Json } from '@umpire/engine'
import { nameText, valueText } from '../../text/number-text.ts'
import { tableWords as text } from '../room/words.ts'

type Path = readonly (string | number)[]
type Simple = null | boolean | number | string

interface Value {
  readonly at: Path
  readonly value: Simple
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
export const isRecord = (value: Json | undefined): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every simple value, in the order of the data. */
export function valuesOf(data: Json, at: Path = []): readonly Value[] {
  if (isList(data)) return data.flatMap((part, index) => valuesOf(part, [...at, index]))
  if (isRecord(data)) return Object.entries(data).flatMap(([name, part]) => valuesOf(part, [...at, name]))
  return [{ at, value: data }]
}

/** Nothing is said by it. */
export const isEmpty = (value: Json): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

const SECONDS = /^(?:(?<of>.+)_)?seconds$/

/** A name and its value as people read them; what is counted in seconds is a span of time. */
export function pairText(name: string, value: Json): { readonly label: string; readonly value: string } {
  const seconds = SECONDS.exec(name)
  if (seconds === null || typeof value !== 'number') return { label: nameText(name), value: valueText(value) }
  return { label: nameText(seconds.groups?.['of'] ?? text.plain.time), value: text.plain.span(value) }
}

/** What a fact says, without what it leaves empty: "bet 100, win yes". */
export const factText = (values: { readonly [name: string]: Json }): string =>
  Object.entries(values)
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => pairText(name, value))
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ')

/** The people of a scene, each with what is known of them, and everything else; where they stand under their names. */
export function apart(
  data: Json,
  actors: readonly string[],
): { readonly people: readonly (readonly [string, Json])[]; readonly others: Json } {
  const parts = isRecord(data) ? Object.entries(data) : []
  const isCast = (value: Json): value is { readonly [name: string]: Json } =>
    isRecord(value) && !isEmpty(value) && Object.keys(value).every(name => actors.includes(name))
  const cast = parts.find(([, value]) => isCast(value))
  if (cast === undefined) return { people: [], others: data }
  return {
    people: isRecord(cast[1]) ? Object.entries(cast[1]) : [],
    others: Object.fromEntries(parts.filter(part => part !== cast)),
  }
}

/** `fightBegan` is "fight began". */
export const eventText = (type: string): string =>
  nameText(type.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`))

/** Items of a list are known by their name or id, where they have one. */
export function itemName(item: Json | undefined, index: number): string {
  if (isRecord(item)) {
    const name = item['name'] ?? item['id'] ?? item['item']
    if (typeof name === 'string') return nameText(name)
  }
  return String(index + 1)
}

/** What is known of an actor: the first record that stands under their name, or says that it is theirs. */
export function partOf(data: Json, actor: string): Json | undefined {
  const queue: Json[] = [data]
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    if (isList(here)) queue.push(...here)
    else if (isRecord(here)) {
      if (here['id'] === actor || here['name'] === actor) return here
      const part = Object.hasOwn(here, actor) ? here[actor] : undefined
      if (isRecord(part)) return part
      queue.push(...Object.values(here))
    }
  }
  return undefined
}
