import { isObject, type Json } from '../field/json.ts'

/** Where a value stands: the object that holds it, and the key of the innermost entry of an `each`. */
export interface Place {
  readonly holder: { readonly [name: string]: Json }
  readonly key: string
}

type Parts = readonly Json[] | { readonly [name: string]: Json }

/**
 * What was shown of a part the last time, and of the parts in it. Only of the last time: whoever keeps states of the past
 * does not keep what was shown of them.
 */
export class ShownLast {
  #value: Parts | undefined
  #place: Place | undefined
  #part: Json | undefined
  readonly #inner = new Map<string | number, ShownLast>()

  /** The same part stands in the same place, so it is shown as it was. */
  holds(value: Parts, place: Place): boolean {
    return this.#value === value && this.#place !== undefined && isLikePlace(value, this.#place, place)
  }
  get part(): Json | undefined {
    return this.#part
  }
  /** What is shown of it now; the same object as before, if all that is in it is. */
  keep(value: Parts, place: Place, part: Json | undefined): Json | undefined {
    this.#value = value
    this.#place = place
    if (!isSame(this.#part, part)) this.#part = part
    return this.#part
  }
  of(name: string | number): ShownLast {
    const known = this.#inner.get(name)
    if (known !== undefined) return known
    const inner = new ShownLast()
    this.#inner.set(name, inner)
    return inner
  }
  /** Forgets parts that are gone. */
  keepOnly(names: readonly (string | number)[]): void {
    if (this.#inner.size <= names.length) return
    const left = new Set(names)
    for (const name of this.#inner.keys()) if (!left.has(name)) this.#inner.delete(name)
  }
}

/** Items of a list stand in what holds the list, and may hang on it; parts of anything else stand in that. */
const isLikePlace = (value: Parts, before: Place, now: Place): boolean =>
  before.key === now.key && (!Array.isArray(value) || before.holder === now.holder)

/** Whether all that the two hold is the very same. */
function isSame(before: Json | undefined, now: Json | undefined): boolean {
  if (Array.isArray(before) && Array.isArray(now)) {
    return before.length === now.length && now.every((item, index) => item === before[index])
  }
  if (!isObject(before) || !isObject(now)) return before === now
  const names = Object.keys(now)
  // Also in the same order, in which it is written.
  const known = Object.keys(before)
  return names.length === known.length && names.every((name, at) => name === known[at] && now[name] === before[name])
}
