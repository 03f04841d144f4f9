/**
 * A fight that is shown again, wound to any of its steps. What each step changed is known, not what stood before it, so
 * there is a keyframe every so many steps: going back is going forward from the one before.
 *
 *     const reel = new Reel(start, steps)
 *     reel.at(0)   // the start
 *     reel.at(12)  // after the twelfth step
 */
import type { Json } from '@umpire/engine'
import { type Change, changed } from '@umpire/protocol'

interface Step {
  readonly changes: readonly Change[]
}

const EVERY = 32

export class Reel {
  readonly #steps: readonly Step[]
  readonly #keyframes: Json[]
  /** Where it was wound to last: the next step is usually asked for next. */
  #here: { readonly step: number; readonly state: Json }

  constructor(start: Json, steps: readonly Step[]) {
    this.#steps = steps
    this.#keyframes = [start]
    this.#here = { step: 0, state: start }
  }

  get length(): number {
    return this.#steps.length
  }

  /** How things stand after so many steps. */
  at(step: number): Json {
    const wanted = Math.max(0, Math.min(step, this.length))
    const before = Math.min(Math.floor(wanted / EVERY), this.#keyframes.length - 1)
    const near = this.#here.step <= wanted && this.#here.step >= before * EVERY
    const from = near ? this.#here : { step: before * EVERY, state: this.#keyframes[before] ?? null }
    let { state } = from
    for (let next = from.step; next < wanted; next++) {
      state = changed(state, this.#steps[next]?.changes ?? [])
      if ((next + 1) % EVERY === 0) this.#keyframes[(next + 1) / EVERY] ??= state
    }
    this.#here = { step: wanted, state }
    return state
  }

  /** Makes one more keyframe ahead of time; false if there are all of them. */
  ahead(): boolean {
    const next = this.#keyframes.length * EVERY
    if (next > this.length) return false
    const { ...here } = this.#here
    this.at(next)
    this.#here = here
    return true
  }
}
