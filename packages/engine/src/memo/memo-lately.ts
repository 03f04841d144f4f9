import type { Why } from '../rule/why.ts'
import { areSame, sumOf } from './records.ts'

interface Known<O, R, V> {
  readonly why: Why
  readonly object: O
  readonly record: R
  readonly value: V
}

/** A power of two. Each place keeps one result; a newer one takes it over. */
const PLACES = 64

/**
 * A function of an object that is soon over, such as a moment of a fight, and of a record, like `memoByRecord`. Of all
 * objects together only a few results of late are kept: that is enough for what is weighed, rolled and told in a row, and
 * in a simulation, where a moment is asked once or twice, what is kept for each would cost more than it saves.
 *
 *     const shots = memoLately((why, fight: Fight, fire: Fire) => shotOf(fight, fire, why))
 *     shots(why, fight, { by, target, rate })
 */
export function memoLately<O extends object, R extends object, V>(
  work: (why: Why, object: O, record: R) => V,
): (why: Why, object: O, record: R) => V {
  const known: (Known<O, R, V> | undefined)[] = Array.from({ length: PLACES }, () => undefined)
  return (why, object, record) => {
    if (!why.quiet) return work(why, object, record)
    const place = sumOf(record, FACTOR) & (PLACES - 1)
    const one = known[place]
    if (one !== undefined && one.object === object && one.why === why && areSame(one.record, record)) return one.value
    const value = work(why, object, record)
    known[place] = { why, object, record, value }
    return value
  }
}

/** So that two numbers of a record that change places find another place. */
const FACTOR = 7
