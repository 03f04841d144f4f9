/**
 * What was worked out before, for simulations: weapons in use and sums of DMs hang on a few small numbers, and come
 * again and again. Kept only where nobody listens, because there are no reasons to tell; a test holds simulated
 * fights with and without it against each other.
 */
import type { Refusal, Why } from '@umpire/engine'
import type { Range } from '../../tables/words.ts'
import type { Fighter } from './fighter.ts'
import type { InUse } from './in-use.ts'
import type { Encounter } from './state.ts'

export class Memory {
  readonly uses = new Map<number, InUse | Refusal>()
  /** By the bands between two, one more than there are; the first is of two who touch. */
  readonly ranges: (Range | null)[] = []
  /** The seconds from the beginning to the end of a round. */
  readonly seconds: number[] = []
}

/** People, rules and the referee's DMs stay the same objects while an encounter lasts. */
type Circumstances = WeakMap<readonly Fighter[], WeakMap<object, WeakMap<object, Memory>>>
const known: Circumstances = new WeakMap()

function within<K extends object, V>(map: WeakMap<K, V>, key: K, fresh: () => V): V {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = fresh()
  map.set(key, made)
  return made
}

let lastRoster: readonly Fighter[] | undefined
let lastWhy: Why | undefined
let lastDms: readonly number[] | undefined
let last: Memory | undefined

/** The memory of these circumstances; none where somebody listens. */
export function memoryOf({ roster, referee_dms }: Encounter, why: Why): Memory | undefined {
  if (!why.quiet) return undefined
  if (last !== undefined && roster === lastRoster && why === lastWhy && referee_dms === lastDms) return last
  const byRules = within(known, roster, () => new WeakMap())
  const byDms = within(byRules, why, () => new WeakMap())
  last = within(byDms, referee_dms, () => new Memory())
  lastRoster = roster
  lastWhy = why
  lastDms = referee_dms
  return last
}
