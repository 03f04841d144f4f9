/**
 * A rule is a pure function with its inventory id beside it: typed input in, plain data out. It is always called with
 * a `why`, which carries the rules in force and whoever listens, so a rule that calls another one reaches the version
 * the campaign chose, and the reasons nest by themselves.
 *
 *     const dodge = rule(
 *       { id: 'demo.defense.dodge', title: 'Dodge', lines: '12-14', given: { speed: int(), load: int() }, gives: 'dodge' },
 *       (x, why) => why.sum('dodge').add('speed', x.speed).add('load', -x.load).total(),
 *     )
 *     dodge({ speed: 5, load: 1 }, silent)
 */
import { dice, type Source } from '@umpire/dice'
import { BadInput } from './bad-input.ts'
import type { Fields, Spec, ValuesOf } from './fields.ts'
import { isObject, type Json } from './json.ts'
import { record } from './record.ts'
import type { Why } from './why.ts'

export type Body<X, R> = (x: X, why: Why) => R
/** A body that stands in for another one and may still call it. */
export type Version<X, R> = (x: X, why: Why, base: Body<X, R>) => R

export interface RuleSpec<F extends Fields> {
  readonly id: string
  readonly title: string
  /** Where the book says so: lines of the seed, as in the inventory. */
  readonly lines: string
  /** The input, by the inventory's field names. */
  readonly given: F
  /** The inventory's name of the answer, where the rule gives a bare value rather than an object of named ones. */
  readonly gives?: string
}

export interface Rule<X, R> {
  (x: X, why: Why): R
  readonly id: string
  readonly title: string
  readonly lines: string
  readonly given: Fields
  /** Numbers the rules in the order of their definition: where to look in `why.inForce`. */
  readonly serial: number
  /**
   * The slot of the body that is in force when these versions stand on top of each other, the first nearest the rule as
   * printed. Versions are made with options, once, so there are only as many slots as combinations in use.
   */
  readonly stack: (versions: readonly number[]) => number
  /**
   * The answer by the inventory's names, for callers outside: `given` is checked, and a roll that was left out is
   * thrown if a source of dice comes along.
   */
  readonly answer: (given: unknown, why: Why, source?: Source) => Answer
  /** Adds a version and answers its number. */
  readonly addVersion: (version: Version<X, R>) => number
}

export type Answer = { readonly [name: string]: Json }

/** A rule as anybody may call it by its id, its types forgotten. */
export type Callable = Pick<Rule<never, unknown>, 'id' | 'title' | 'lines' | 'given' | 'answer'>

/** The dice behind a field that a roll may fill: a rolled one, also where it may be left out. */
function diceOf(spec: Spec): string | undefined {
  if (spec.kind === 'rolled') return spec.dice
  return spec.kind === 'optional' || spec.kind === 'default' ? diceOf(spec.of) : undefined
}

/** Throws the dice of every roll that was left out. */
function throwMissing(fields: Fields, given: unknown, source: Source | undefined) {
  const rolled: { [name: string]: Json } = {}
  if (source === undefined || !isObject(given)) return { given, rolled }
  const filled: { [name: string]: unknown } = { ...given }
  for (const [name, field] of Object.entries(fields)) {
    const notation = diceOf(field.spec)
    if (notation === undefined || Object.hasOwn(given, name)) continue
    const { terms, total } = dice(notation).roll(source)
    filled[name] = total
    rolled[name] = { dice: notation, faces: terms.flatMap(term => term.faces), total }
  }
  return { given: filled, rolled }
}

let rulesDefined = 0
/** How many rules there are so far, in all systems. */
export const ruleCount = (): number => rulesDefined

export function rule<const F extends Fields, R extends Json>(
  spec: RuleSpec<F>,
  printed: Body<ValuesOf<F>, R>,
): Rule<ValuesOf<F>, R> {
  type X = ValuesOf<F>
  const serial = rulesDefined++
  const versions: Version<X, R>[] = []
  const bodies: Body<X, R>[] = [printed]
  const slots = new Map<string, number>([['', 0]])

  const call = (x: X, why: Why): R => {
    const body = bodies[why.inForce[serial] ?? 0] ?? printed
    return why.quiet ? body(x, why) : why.within(called, x, body)
  }
  const stack = (numbers: readonly number[]): number => {
    const key = numbers.join()
    const known = slots.get(key)
    if (known !== undefined) return known
    let body = printed
    for (const number of numbers) {
      const version = versions[number]
      if (version === undefined) throw new Error(`${spec.id} has no version ${number}`)
      const base = body
      body = (x, why) => version(x, why, base)
    }
    const slot = bodies.push(body) - 1
    slots.set(key, slot)
    return slot
  }
  const fields = record(spec.given)
  const answer = (outside: unknown, why: Why, source?: Source): Answer => {
    const { given, rolled } = throwMissing(spec.given, outside, source)
    const value: Json = call(fields.read(given, 'given'), why)
    const named = spec.gives === undefined ? value : { [spec.gives]: value }
    if (!isObject(named)) throw new BadInput(spec.id, 'an answer with names, or `gives` to name it', value)
    return Object.keys(rolled).length === 0 ? named : { ...named, rolled }
  }
  const addVersion = (version: Version<X, R>): number => versions.push(version) - 1
  const { id, title, lines, given } = spec
  const called: Rule<X, R> = Object.assign(call, { id, title, lines, given, serial, answer, stack, addVersion })
  return called
}
