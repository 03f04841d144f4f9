/** Plain data as a list of its values, each with the way to it: for who wants to see, find or change any of them. */
import type { Json } from '@umpire/engine'
import { nameText, valueText } from '../../elements/number-text.ts'

type Path = readonly (string | number)[]
export type Simple = null | boolean | number | string

export interface Value {
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

/** `fightBegan` is "fight began". */
export const eventText = (type: string): string =>
  nameText(type.replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`))

/** Items of a list are known by their name or id, where they have one. */
export function itemName(item: Json | undefined, index: number): string {
  if (isRecord(item)) {
    const name = item['name'] ?? item['id']
    if (typeof name === 'string') return nameText(name)
  }
  return String(index + 1)
}

/** The way to a value in words: "fighters · Ada · hit points". */
export function pathText(data: Json, at: Path): string {
  const parts: string[] = []
  let here: Json | undefined = data
  for (const part of at) {
    if (typeof part === 'number') {
      here = here !== undefined && isList(here) ? here[part] : undefined
      parts.push(itemName(here, part))
    } else {
      here = isRecord(here) && Object.hasOwn(here, part) ? here[part] : undefined
      parts.push(nameText(part))
    }
  }
  return parts.join(' · ')
}

/** Those whose way or value has all the words. */
export function found(data: Json, values: readonly Value[], search: string): readonly Value[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return values
  return values.filter(({ at, value }) => {
    const text = `${pathText(data, at)} ${valueText(value)}`.toLowerCase()
    return words.every(word => text.includes(word))
  })
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
