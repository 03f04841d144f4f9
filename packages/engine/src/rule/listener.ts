/** Somebody listens: the same steps as `Silent`, kept as reasons. */
import type { Json } from '../field/json.ts'
import type { Comparison, Reason, Rounding, Stage, Term } from './reason.ts'
import type { Rule } from './rule.ts'
import { holds, rounded, Silent, type Staged, type Tally, type Why } from './why.ts'

/**
 * A sum or product that keeps its terms. JavaScript works out the value of a term just before `add` is called, so what
 * was heard since the last term is why this one has its value.
 */
class HeardTally implements Tally {
  readonly #heard: Reason[]
  readonly #kind: 'sum' | 'product'
  readonly #label: string
  readonly #terms: Term[] = []
  readonly #from: number
  #total: number

  constructor(heard: Reason[], kind: 'sum' | 'product', label: string) {
    this.#heard = heard
    this.#kind = kind
    this.#label = label
    this.#from = heard.length
    this.#total = kind === 'sum' ? 0 : 1
  }
  add(label: string, value: number): HeardTally {
    this.#terms.push({ label, value, because: this.#heard.splice(this.#from) })
    this.#total = this.#kind === 'sum' ? this.#total + value : this.#total * value
    return this
  }
  when(applies: boolean, label: string, value: number | (() => number), whyNot = 'does not apply'): HeardTally {
    if (applies) return this.add(label, typeof value === 'number' ? value : value())
    const because = this.#heard.splice(this.#from)
    const known = typeof value === 'number' ? { value } : {}
    this.#terms.push({ label, ...known, skipped: whyNot, because })
    return this
  }
  total(): number {
    this.#heard.push({ kind: this.#kind, label: this.#label, value: this.#total, terms: this.#terms })
    return this.#total
  }
}

class HeardStages<T extends Json> implements Staged<T> {
  readonly #heard: Reason[]
  readonly #label: string
  readonly #stages: Stage[]
  #value: T

  constructor(heard: Reason[], label: string, stage: string, value: T) {
    this.#heard = heard
    this.#label = label
    this.#stages = [{ stage, value, applied: true }]
    this.#value = value
  }
  adjust(applies: boolean, stage: string, value: T): HeardStages<T> {
    this.#stages.push({ stage, value, applied: applies })
    if (applies) this.#value = value
    return this
  }
  final(): T {
    this.#heard.push({ kind: 'stages', label: this.#label, stages: this.#stages, value: this.#value })
    return this.#value
  }
}

/** Keeps every step. `take` hands over what was heard so far and starts anew. */
export class Listener extends Silent {
  override readonly quiet = false
  #heard: Reason[] = []

  hear(reason: Reason): void {
    this.#heard.push(reason)
  }
  take(): readonly Reason[] {
    const heard = this.#heard
    this.#heard = []
    return heard
  }
  /** What is worked out on the side, such as choices that are only listed, leaves no reasons. */
  aside<T>(work: () => T): T {
    const heard = this.#heard
    this.#heard = []
    try {
      return work()
    } finally {
      this.#heard = heard
    }
  }
  override within<X, R extends Json>(rule: Rule<X, R>, x: X, body: (x: X, why: Why) => R, by: string | undefined): R {
    const outside = this.#heard
    const inside: Reason[] = []
    this.#heard = inside
    try {
      const value = body(x, this)
      const { id, title } = rule
      outside.push({ kind: 'rule', id, title, ...(by === undefined ? {} : { by }), value, because: inside })
      return value
    } finally {
      this.#heard = outside
    }
  }
  override input<T extends Json>(label: string, value: T): T {
    this.hear({ kind: 'input', label, value })
    return value
  }
  override setting<T extends Json>(id: string, value: T): T {
    this.hear({ kind: 'setting', id, value })
    return value
  }
  override table<T extends Json>(table: string, row: Json, column: Json | undefined, value: T): T {
    this.hear(
      column === undefined ? { kind: 'table', table, row, value } : { kind: 'table', table, row, column, value },
    )
    return value
  }
  override sum(label: string): Tally {
    return new HeardTally(this.#heard, 'sum', label)
  }
  override product(label: string): Tally {
    return new HeardTally(this.#heard, 'product', label)
  }
  override round(label: string, from: number, how: Rounding): number {
    const value = rounded(from, how)
    this.hear({ kind: 'rounded', label, from, how, value })
    return value
  }
  override atLeast(label: string, limit: number, from: number): number {
    const value = Math.max(limit, from)
    this.hear({ kind: 'bounded', label, from, bound: 'at least', limit, value })
    return value
  }
  override atMost(label: string, limit: number, from: number): number {
    const value = Math.min(limit, from)
    this.hear({ kind: 'bounded', label, from, bound: 'at most', limit, value })
    return value
  }
  override compare(label: string, left: number, is: Comparison, right: number): boolean {
    const answer = holds(left, is, right)
    this.hear({ kind: 'compared', label, left, is, right, holds: answer })
    return answer
  }
  override stages<T extends Json>(label: string, stage: string, value: T): Staged<T> {
    return new HeardStages(this.#heard, label, stage, value)
  }
  override note(text: string): void {
    this.hear({ kind: 'note', text })
  }
}
