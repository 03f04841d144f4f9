/**
 * What makes no difference to the rest of an exchange: parts of a state that are the same to it, brought to one form and told
 * as one text.
 */
import { keyOf, memoByObject } from '@umpire/engine'
import { type Held, type Penalty, type Standing, standing } from '../state/standing.ts'

/** One text for equal parts of a state. */
export const textOf = (part: unknown): string =>
  typeof part === 'object' && part !== null ? textOfObject(part) : String(part)

// Of a list most parts are the same as before.
const textOfObject = memoByObject((part: object): string =>
  Array.isArray(part) ? `[${part.map(textOf).join()}]` : keyOf(part),
)

/**
 * Equal things as one: by their text or number, the first of them. None is ever forgotten, unlike in the engine's memos: what
 * is weighed is told apart by identity and by the numbers given here, so that a second one would be somebody else.
 */
export class Interned<K extends string | number, V> {
  readonly #known = new Map<K, V>()

  /** Made for the first who asks, who is told how many there were before. */
  get(key: K, make: (count: number) => V): V {
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const made = make(this.#known.size)
    this.#known.set(key, made)
    return made
  }
}

const NAMES = Object.keys(standing.fields).filter((name): name is keyof Standing => name in standing.fields)

/** In what somebody differs from how he stood when it began: most of him does not. */
export function differences(now: Standing, begin: Standing): string {
  if (now === begin) return ''
  let text = ''
  for (const name of NAMES) {
    const value = now[name]
    const was = begin[name]
    if (value === was) continue
    const told = textOf(value)
    if (told !== textOf(was)) text += `${name}=${told};`
  }
  return text
}

export const isUsable = ({ where, harm, jam_turns }: Held): boolean =>
  where === 'ready' && harm === 'none' && jam_turns === null

/** How long it takes to mend makes no difference now. */
export const workOf = ({ turns_to_ready, work_done, jam_modifier }: Held) => ({
  turns_to_ready,
  work_done,
  jam_modifier,
})

export const STUNNED = Object.freeze({ kind: 'physical', turns: 0, roll: 'HT', modifier: 0 } as const)
export const SEIZED = Object.freeze({
  by: 'unconscious',
  until: 0,
  roll: 'none',
  modifier: 0,
  every: 'turn',
} as const)
export const ARM = Object.freeze({ part: 'right arm', until: null } as const)
export const LEG = Object.freeze({ part: 'right leg', until: null } as const)

type Kind = Penalty['to'][number]

/** Penalties that somebody still feels: whom a wound makes roll, who is shot at, who is struck at. */
export const IN_WOUNDS: readonly Kind[] = ['attribute-checks']
export const WHEN_SHOT_AT: readonly Kind[] = [...IN_WOUNDS, 'active-defenses', 'all-actions']
export const IN_MELEE: readonly Kind[] = [
  ...WHEN_SHOT_AT,
  'dx',
  'iq',
  'attacks',
  'skill-rolls',
  'limb',
  'other-arm',
  'feints',
]

/** Penalties on the same rolls as one: for how long they last makes no difference now, but what ends them may. */
export function summed(penalties: Standing['penalties'], felt: readonly Kind[]): Standing['penalties'] {
  if (penalties.length === 0) return penalties
  const found = new Map<string, Penalty>()
  for (const one of penalties) {
    const to = felt.filter(kind => one.to.includes(kind))
    if (to.length === 0) continue
    const limb = one.part !== undefined && to.includes('limb') ? { part: one.part } : {}
    const mark = one.mark === undefined ? {} : { mark: one.mark }
    const key = `${to.join()} ${limb.part ?? ''} ${one.mark ?? ''}`
    const value = one.value + (found.get(key)?.value ?? 0)
    found.set(key, { to, value, turns: null, until: 'battle', for: null, ...limb, ...mark })
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
}
