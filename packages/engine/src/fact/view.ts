/**
 * What one seat may see. A sight lists, field by field, who sees what; a field that is not listed never leaves. It is an
 * allow-list, so a field added later is hidden until a sight lists it. `show` is the only way out, and `viewOf` reads what came out.
 *
 *     const sight = {
 *       round: everyone,
 *       fighters: each({ name: everyone, hitPoints: owner, plan: gmOnly, nerve: nobody }),
 *     } satisfies StateSight<State>
 *     show(state, sight, seat)
 */
import { isObject, type Json } from '../field/json.ts'
import { type Place, ShownLast } from './shown-last.ts'

export interface Seat {
  readonly id: string
  readonly role: 'gm' | 'player' | 'spectator'
  /** The actors this seat plays. */
  readonly actors: readonly string[]
}

/** Who looks: what somebody sees hangs on their role and actors and on nothing else, so that seats alike see the same. */
export type Viewer = Pick<Seat, 'role' | 'actors'>

export type Audience = (seat: Viewer, place: Place) => boolean

/** An audience that leaves no seat out: its type says so, and what it sees is sure to be there. */
export interface Everyone {
  (seat: Viewer, place: Place): true
  readonly everyone: true
}
/** Any other audience. */
type Few = Audience & { readonly everyone?: never }

/** Every seat. */
export const everyone: Everyone = Object.assign((): true => true, { everyone: true } as const)
/** No seat, not even the game master: what the program alone reckons with. Whatever it stands for has no place in a view. */
export interface Nobody {
  (seat: Viewer, place: Place): false
  readonly nobody: true
}
export const nobody: Nobody = Object.assign((): false => false, { nobody: true } as const)
/** The game master. */
export const gmOnly: Audience = seat => seat.role === 'gm'
/** The game master, and who plays the actor under whose key the value stands. */
export const owner: Audience = (seat, place) => seat.role === 'gm' || seat.actors.includes(place.key)
/** The game master, and who plays the actor named in that field beside the value. */
export const ownerIn =
  (field: string): Audience =>
  (seat, place) => {
    const actor = place.holder[field]
    return seat.role === 'gm' || (typeof actor === 'string' && seat.actors.includes(actor))
  }

export type Primitive = null | boolean | number | string

export interface Each<S> {
  readonly each: S
}
export interface Whole<A extends Audience = Audience, Others = unknown> {
  readonly whole: A
  /** What those see of it who do not see all of it: nothing, if it is not said. */
  readonly others?: Others
}

/** The same sight for every item of a list or every value of a map. */
export const each = <S>(sight: S): Each<S> => ({ each: sight })
/** A whole subtree for one audience, whatever it holds; the others see what that further sight says, or nothing of it. */
export function whole<A extends Audience>(audience: A): Whole<A, undefined>
export function whole<A extends Audience, Others>(audience: A, others: Others): Whole<A, Others>
export function whole<A extends Audience, Others>(audience: A, others?: Others): Whole<A, Others> {
  return others === undefined ? { whole: audience } : { whole: audience, others }
}

/** Of what happened: made to be told, so that what is not listed is not told. */
export type Sight<T> =
  | Nobody
  | Whole
  | (T extends Primitive
      ? Audience
      : T extends readonly (infer Item)[]
        ? Each<Sight<Item>>
        : string extends keyof T
          ? Each<Sight<T[keyof T]>>
          : { readonly [K in keyof T]?: Sight<Exclude<T[K], undefined>> })

/**
 * Of what stands: it says of every field who sees it, and no record is shown whole to everyone, so that nobody sees a field
 * added later before the compiler has had it decided.
 */
export type StateSight<T> =
  | Nobody
  | Whole<Few, StateSightOfParts<T> | undefined>
  | (HoldsNoFields<T> extends true ? Whole<Everyone, undefined> : never)
  | StateSightOfParts<T>

type StateSightOfParts<T> = T extends Primitive
  ? Audience
  : T extends readonly (infer Item)[]
    ? Each<StateSight<Item>>
    : string extends keyof T
      ? Each<StateSight<T[keyof T]>>
      : { readonly [K in keyof T]-?: StateSight<Exclude<T[K], undefined>> }

/** Plain values, and lists and maps of them; data that only its own reader knows, such as a map of the ground. */
type HoldsNoFields<T> = [Json] extends [T]
  ? true
  : [T] extends [Primitive]
    ? true
    : [T] extends [readonly (infer Item)[] | null]
      ? HoldsNoFields<Item>
      : [T] extends [{ readonly [name: string]: infer Value } | null]
        ? string extends keyof T
          ? HoldsNoFields<Value>
          : false
        : false

/** A sight as data, its type forgotten. */
type AnySight = Audience | Each<unknown> | Whole | { readonly [name: string]: unknown }

export const isSight = (sight: unknown): sight is AnySight => typeof sight === 'function' || isObject(sight)
export const isWhole = (sight: AnySight): sight is Whole => 'whole' in sight && typeof sight.whole === 'function'
export const isEach = (sight: AnySight): sight is Each<unknown> => 'each' in sight

const NOWHERE: Place = { holder: {}, key: '' }

/** The part of `value` that `seat` may see by `sight`; nothing at all if there is no such part. */
export function show<T>(value: T, sight: Sight<T>, seat: Viewer): Json | undefined
export function show(value: Json, sight: unknown, seat: Viewer): Json | undefined {
  return showPlain(value, sight, seat)
}

/** The same, its types forgotten: for values as they are stored. */
export const showPlain = (value: Json, sight: unknown, seat: Viewer): Json | undefined =>
  shown(value, sight, seat, NOWHERE)

/**
 * Shows one state after the other to the same seat. States share most of their parts with the one before, and so does what
 * is shown of them: what did not change is not looked at again, and what is shown of it is the same object.
 */
export function showing<T>(sight: Sight<T>, seat: Viewer): (value: T) => Json | undefined
export function showing(sight: unknown, seat: Viewer): (value: Json) => Json | undefined {
  const last = new ShownLast()
  return value => shown(value, sight, seat, NOWHERE, last)
}

function shown(value: Json, sight: unknown, seat: Viewer, place: Place, last?: ShownLast): Json | undefined {
  if (!isSight(sight)) return undefined
  if (typeof sight === 'function') return isPrimitive(value) && sight(seat, place) ? value : undefined
  if (isWhole(sight)) return sight.whole(seat, place) ? value : shown(value, sight.others, seat, place, last)
  // That there is nothing is seen by whoever sees that there is something.
  if (isPrimitive(value)) return value === null ? null : undefined
  if (last?.holds(value, place)) return last.part
  const part = shownParts(value, sight, seat, place, last)
  return last === undefined ? part : last.keep(value, place, part)
}

function shownParts(
  value: readonly Json[] | { readonly [name: string]: Json },
  sight: Each<unknown> | { readonly [name: string]: unknown },
  seat: Viewer,
  place: Place,
  last: ShownLast | undefined,
): Json | undefined {
  if (isEach(sight)) return shownEach(value, sight.each, seat, place, hasParts(sight.each) ? last : undefined)
  if (isList(value)) return undefined
  const seen: [string, Json][] = []
  const here = { holder: value, key: place.key }
  for (const [name, inner] of Object.entries(value)) {
    if (!Object.hasOwn(sight, name)) continue
    const how = sight[name]
    const part = shown(inner, how, seat, here, hasParts(how) ? last?.of(name) : undefined)
    if (part !== undefined) seen.push([name, part])
  }
  // Made of entries: V8 makes a hash table of an object that grows name by name, many times as large and slow.
  return Object.fromEntries(seen)
}

function shownEach(
  value: readonly Json[] | { readonly [name: string]: Json },
  sight: unknown,
  seat: Viewer,
  place: Place,
  last: ShownLast | undefined,
) {
  if (isList(value)) {
    return value
      .map((item, index) => shown(item, sight, seat, place, last?.of(index)))
      .filter(item => item !== undefined)
  }
  const entries = Object.entries(value)
  last?.keepOnly(entries.map(([key]) => key))
  // fromEntries, because a key may be __proto__: assigning that would make a prototype of it.
  return Object.fromEntries(
    entries.flatMap(([key, item]): [string, Json][] => {
      const part = shown(item, sight, seat, { holder: value, key }, last?.of(key))
      return part === undefined ? [] : [[key, part]]
    }),
  )
}

/** Looks into a value, instead of showing it or not. */
const hasParts = (sight: unknown): boolean =>
  isSight(sight) && typeof sight !== 'function' && (!isWhole(sight) || hasParts(sight.others))

const isPrimitive = (value: Json): value is Primitive => typeof value !== 'object' || value === null
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
