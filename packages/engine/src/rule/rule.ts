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
import type { Source } from '@umpire/dice'
import { type Fields, json, type ValuesOf } from '../field/fields.ts'
import type { Json } from '../field/json.ts'
import { record } from '../field/record.ts'
import { named, readGiven, type Worked } from './given.ts'
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
   * printed; `options` names them. Versions are made with options, once, so there are only as many slots as combinations
   * in use.
   */
  readonly stack: (versions: readonly number[], options: string) => number
  /**
   * The answer by the inventory's names, for callers outside: `given` is checked, and a roll that was left out is
   * thrown if a source of dice comes along.
   */
  readonly answer: (given: unknown, why: Why, source?: Source) => Worked
  /** Adds a version and answers its number. */
  readonly addVersion: (version: Version<X, R>) => number
}

/** A rule as anybody may call it by its id, its types forgotten. */
export type Callable = Pick<Rule<never, unknown>, 'id' | 'title' | 'lines' | 'given' | 'answer'>

let rulesDefined = 0
const plain = json()
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

  // The options behind each body; none behind the printed one.
  const by: (string | undefined)[] = [undefined]

  // A constant of the closure, not its parameter: only then can the compiler see which body it is, and inline it.
  const asWritten = printed
  const call = (x: X, why: Why): R => {
    if (why.plain) return asWritten(x, why)
    const slot = why.inForce[serial] ?? 0
    const body = bodies[slot] ?? printed
    return why.quiet ? body(x, why) : why.within(called, x, body, by[slot])
  }
  const asPrinted = (x: X, why: Why): R => (why.quiet ? printed(x, why) : why.within(called, x, printed, undefined))
  const stack = (numbers: readonly number[], options: string): number => {
    const key = numbers.join()
    const known = slots.get(key)
    if (known !== undefined) return known
    let body: Body<X, R> = asPrinted
    for (const number of numbers) {
      const version = versions[number]
      if (version === undefined) throw new Error(`${spec.id} has no version ${number}`)
      const base = body
      body = (x, why) => version(x, why, base)
    }
    const slot = bodies.push(body) - 1
    by[slot] = options
    slots.set(key, slot)
    return slot
  }
  const fields = record(spec.given)
  const answer = (outside: unknown, why: Why, source?: Source): Worked => {
    const { x, rolled } = readGiven(fields, outside, source)
    return { answer: named(plain.read(call(x, why), spec.id), spec.gives, spec.id), rolled }
  }
  const addVersion = (version: Version<X, R>): number => versions.push(version) - 1
  const { id, title, lines, given } = spec
  const called: Rule<X, R> = Object.assign(call, { id, title, lines, given, serial, answer, stack, addVersion })
  return called
}
