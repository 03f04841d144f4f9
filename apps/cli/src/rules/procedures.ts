/** The procedures that inventories list beside their rules: in which order the rules of something larger are used. */
import { type Field, json, list, map, text } from '@umpire/engine'

export interface ListedProcedure {
  readonly id: string
  readonly title: string
  /** Of the book; missing where the inventory does not cite any. */
  readonly lines?: string
  readonly steps: readonly string[]
}

const LONGEST = 10_000
const ids = list(text(200))

/** A step is a sentence, or what to do with the rules that say how. */
const step: Field<string> = {
  spec: { kind: 'text', most: LONGEST },
  read: (value, place) => {
    if (typeof value === 'string') return text(LONGEST).read(value, place)
    const { do: does, rule = [], rules = rule } = map(json()).read(value, place)
    const named = ids.read(Array.isArray(rules) ? rules : [rules], `${place}.rules`)
    return `${text(LONGEST).read(does, `${place}.do`)}${named.length === 0 ? '' : ` (${named.join(', ')})`}`
  },
}

export function readProcedure(value: unknown, place: string): ListedProcedure {
  const { id, title, lines, steps } = map(json()).read(value, place)
  return {
    id: text(100).read(id, `${place}.id`),
    title: text(200).read(title, `${place}.title`),
    ...(lines === undefined ? {} : { lines: String(lines) }),
    steps: list(step).read(steps, `${place}.steps`),
  }
}
