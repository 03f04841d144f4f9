/**
 * Who listens to a rule's reasons, and which rules are in force. Every rule is called with one. The code of a rule is
 * the same whether somebody listens or not: `silent` only adds up, a `Listener` also keeps the steps.
 */
import type { Json } from '../field/json.ts'
import type { Comparison, Rounding } from './reason.ts'
import type { Rule } from './rule.ts'

/** Builds a sum or product term by term. `total` ends it: call it once. */
export interface Tally {
  add(label: string, value: number): Tally
  /**
   * Counts only if `applies`; otherwise it is kept with the reason why not. A value that would run other rules is given
   * as a function, so that they do not fire for nothing.
   */
  when(applies: boolean, label: string, value: number | (() => number), whyNot?: string): Tally
  total(): number
}

/** An outcome in stages: what the dice said, then each thing that changed it. `final` ends it: call it once. */
export interface Staged<T extends Json> {
  adjust(applies: boolean, stage: string, value: T): Staged<T>
  final(): T
}

export interface Why {
  /** Nobody listens: a rule may be called without a frame for its reasons. */
  readonly quiet: boolean
  /** Nobody listens, and every rule is as printed: simulations of a game without options, which is most of them. */
  readonly plain: boolean
  /** Which body of each rule is in force, by the rule's serial number; none means the rule as printed. */
  readonly inForce: ArrayLike<number>
  /** Values of the campaign's settings by id. */
  readonly settings: { readonly [id: string]: Json }
  /**
   * Runs a body of a rule and keeps its reasons together; `by` names the options whose body it is, if it is not the one
   * as printed. Only `rule` calls this.
   */
  within<X, R extends Json>(rule: Rule<X, R>, x: X, body: (x: X, why: Why) => R, by: string | undefined): R
  input<T extends Json>(label: string, value: T): T
  setting<T extends Json>(id: string, value: T): T
  table<T extends Json>(table: string, row: Json, column: Json | undefined, value: T): T
  sum(label: string): Tally
  product(label: string): Tally
  round(label: string, value: number, how: Rounding): number
  atLeast(label: string, limit: number, value: number): number
  atMost(label: string, limit: number, value: number): number
  compare(label: string, left: number, is: Comparison, right: number): boolean
  stages<T extends Json>(label: string, stage: string, value: T): Staged<T>
  note(text: string): void
}

class SilentSum implements Tally {
  #total = 0
  add(_label: string, value: number): SilentSum {
    this.#total += value
    return this
  }
  when(applies: boolean, _label: string, value: number | (() => number), _whyNot?: string): SilentSum {
    if (applies) this.#total += typeof value === 'number' ? value : value()
    return this
  }
  total(): number {
    return this.#total
  }
}

class SilentProduct implements Tally {
  #total = 1
  add(_label: string, value: number): SilentProduct {
    this.#total *= value
    return this
  }
  when(applies: boolean, _label: string, value: number | (() => number), _whyNot?: string): SilentProduct {
    if (applies) this.#total *= typeof value === 'number' ? value : value()
    return this
  }
  total(): number {
    return this.#total
  }
}

class SilentStages<T extends Json> implements Staged<T> {
  #value: T
  constructor(value: T) {
    this.#value = value
  }
  adjust(applies: boolean, _stage: string, value: T): SilentStages<T> {
    if (applies) this.#value = value
    return this
  }
  final(): T {
    return this.#value
  }
}

/**
 * Rounds to a whole number. Near takes exact halves up.
 *
 *     rounded(-1.5, 'down') // -2
 */
export function rounded(value: number, how: Rounding): number {
  if (how === 'down') return Math.floor(value)
  return how === 'up' ? Math.ceil(value) : Math.floor(value + 0.5)
}

export function holds(left: number, is: Comparison, right: number): boolean {
  switch (is) {
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '=':
      return left === right
    case '>=':
      return left >= right
    case '>':
      return left > right
  }
}

/** Nobody listens. Nothing is kept and next to nothing is allocated. */
export class Silent implements Why {
  readonly quiet: boolean = true
  readonly plain: boolean
  readonly inForce: ArrayLike<number>
  readonly settings: { readonly [id: string]: Json }

  constructor(inForce: ArrayLike<number> = [], settings: { readonly [id: string]: Json } = {}) {
    this.inForce = inForce
    this.settings = settings
    this.plain = new.target === Silent && Array.from(inForce).every(slot => slot === 0)
  }
  within<X, R extends Json>(_rule: Rule<X, R>, x: X, body: (x: X, why: Why) => R, _by: string | undefined): R {
    return body(x, this)
  }
  input<T extends Json>(_label: string, value: T): T {
    return value
  }
  setting<T extends Json>(_id: string, value: T): T {
    return value
  }
  table<T extends Json>(_table: string, _row: Json, _column: Json | undefined, value: T): T {
    return value
  }
  sum(_label: string): Tally {
    return new SilentSum()
  }
  product(_label: string): Tally {
    return new SilentProduct()
  }
  round(_label: string, value: number, how: Rounding): number {
    return rounded(value, how)
  }
  atLeast(_label: string, limit: number, value: number): number {
    return Math.max(limit, value)
  }
  atMost(_label: string, limit: number, value: number): number {
    return Math.min(limit, value)
  }
  compare(_label: string, left: number, is: Comparison, right: number): boolean {
    return holds(left, is, right)
  }
  stages<T extends Json>(_label: string, _stage: string, value: T): Staged<T> {
    return new SilentStages(value)
  }
  note(_text: string): void {}
}

/** Listens only to which rules fire, as printed: a body that an option put in their place is none of theirs. */
export class Counter extends Silent {
  override readonly quiet = false
  readonly fired = new Map<string, number>()

  override within<X, R extends Json>(rule: Rule<X, R>, x: X, body: (x: X, why: Why) => R, by: string | undefined): R {
    if (by === undefined) this.fired.set(rule.id, (this.fired.get(rule.id) ?? 0) + 1)
    return body(x, this)
  }
}
