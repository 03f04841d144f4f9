/**
 * A place where options add something that the rules as printed do not have at all: another thing to do in a turn, a step
 * after a blow. What is added is code, not data, so it is no answer of a rule; which of it is in force is.
 *
 *     const afterBlow = slot<Step>('gurps.fight.after-blow')
 *     option({ …, replaces: [fill(afterBlow, knockback)] })
 *     for (const step of afterBlow.in(why)) step(ask, blow)
 */
import { hushed } from '../rule/hushed.ts'
import { type Rule, rule } from '../rule/rule.ts'
import type { Why } from '../rule/why.ts'
import { type Replacement, replace } from './option.ts'

export interface Slot<T> {
  readonly id: string
  /** Everything that the chosen options have put here, in their order. */
  readonly in: (why: Why) => readonly T[]
  /** Which of all that there are; only `fill` calls the next two. */
  readonly places: Rule<object, readonly number[]>
  readonly add: (thing: T) => number
}

const NONE: readonly number[] = Object.freeze([])

export function slot<T>(id: string): Slot<T> {
  const things: T[] = []
  const nothing: readonly T[] = Object.freeze([])
  const known = new Map<string, readonly T[]>()
  const places = rule({ id, title: 'What options add', lines: '', given: {} }, () => NONE)
  let latest: { readonly inForce: Why['inForce']; readonly found: readonly T[] } | undefined
  const find = (why: Why): readonly T[] => {
    if (why.plain) return nothing
    // Everybody asks with the same rules in force, again and again.
    if (latest?.inForce === why.inForce) return latest.found
    const found = look(why)
    latest = { inForce: why.inForce, found }
    return found
  }
  const look = (why: Why): readonly T[] => {
    const numbers = places({}, hushed(why))
    if (numbers.length === 0) return nothing
    const key = numbers.join()
    const before = known.get(key)
    if (before !== undefined) return before
    const found = numbers.flatMap(number => things[number] ?? [])
    known.set(key, found)
    return found
  }
  return { id, in: find, places, add: thing => things.push(thing) - 1 }
}

/** Puts things into a slot beside whatever else is there; options that fill the same one say which comes later. */
export function fill<T>(
  { places, add }: Slot<T>,
  things: readonly T[],
  exceptionTo: readonly string[] = [],
): Replacement {
  const numbers = things.map(add)
  return replace(places, (x, why, base) => [...base(x, why), ...numbers], exceptionTo)
}
