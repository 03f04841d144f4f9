/**
 * What a seat sees of a state, typed and read by the two things that decide it: the state's field and its sight.
 *
 *     const fightView = viewOf(fightState, fightSight)
 *     type FightView = ValueOf<typeof fightView>     // { round: number; fighters: { hitPoints?: number … } }
 *     fightView.read(show(state, fightSight, seat), 'fight')
 */
import { BadInput } from '../field/bad-input.ts'
import { type Field, list, map, nullable, optional } from '../field/fields.ts'
import { record } from '../field/record.ts'
import { remembered } from '../field/remembered.ts'
import {
  type Audience,
  type Each,
  type Everyone,
  everyone,
  isEach,
  isSight,
  isWhole,
  type Nobody,
  nobody,
  type Primitive,
  type Sight,
  type Whole,
} from './view.ts'

/** What is seen of a `T` by the sight `S`; `undefined` where a seat may see nothing of it. */
export type Seen<T, S> =
  S extends Whole<infer A, infer Others>
    ? SeenWhole<T, A, Others>
    : S extends Audience
      ? SeenLeaf<T> | Hidden<S>
      : S extends Each<infer Item>
        ? SeenEach<T, Item>
        : SeenFields<T, S>

type Hidden<A> = A extends Everyone ? never : undefined

/** An audience lets values through that hold nothing further. */
type SeenLeaf<T> = T extends Primitive ? T : undefined

/** Items that a seat may not see are missing from the list or map. */
type SeenEach<T, S> = T extends Primitive
  ? undefined
  : T extends readonly (infer Item)[]
    ? readonly Exclude<Seen<Item, S>, undefined>[]
    : { readonly [name: string]: Exclude<Seen<T[keyof T], S>, undefined> }

/** All of it, or the part that the others see: whoever reads it finds at least that. */
type SeenWhole<T, A, Others> = Others extends undefined
  ? T | Hidden<A>
  : Others extends Audience | Whole | Each<unknown>
    ? T | Seen<T, Others>
    : SeenPartly<T, Others>

type SeenPartly<T, S> = T extends Primitive
  ? T
  : { readonly [K in SureKeys<T, S>]: T[K] | SeenAt<T, S, K> } & {
      readonly [K in Exclude<keyof T, SureKeys<T, S>>]?: Exclude<T[K], undefined>
    }

type SeenFields<T, S> = T extends null
  ? null
  : T extends Primitive | readonly unknown[]
    ? undefined
    : { readonly [K in SureKeys<T, S>]: SeenAt<T, S, K> } & {
        readonly [K in Exclude<keyof T & ShownKeys<S>, SureKeys<T, S>>]?: Exclude<SeenAt<T, S, K>, undefined>
      }

type SeenAt<T, S, K extends keyof T & keyof S> =
  | Seen<Exclude<T[K], undefined>, S[K]>
  | (undefined extends T[K] ? undefined : never)

/** What nobody sees is not even missing. */
type ShownKeys<S> = { [K in keyof S]: S[K] extends Nobody ? never : K }[keyof S]

type SureKeys<T, S> = {
  [K in keyof T & ShownKeys<S>]: undefined extends SeenAt<T, S, K> ? never : K
}[keyof T & ShownKeys<S>]

/**
 * The field of what a seat sees by that sight. Anything else is refused with its place: so is what no seat may see. What
 * it has read it knows again, so that of a view that changed in one place only the way to that place is read.
 *
 * @throws BadInput if the sight does not fit the field
 */
export function viewOf<T, S extends Sight<T>>(field: Field<T>, sight: S): Field<Seen<T, S>>
export function viewOf(field: Field<unknown>, sight: unknown): Field<unknown> {
  const { of, sure } = seen(field, sight, 'sight')
  return sure ? of : optional(of)
}

type Parts = Each<unknown> | { readonly [name: string]: unknown }

interface SeenPart {
  readonly of: Field<unknown>
  /** Every seat sees it. */
  readonly sure: boolean
}

function seen(field: Field<unknown>, sight: unknown, place: string): SeenPart {
  const { of, spec } = field
  if (of !== undefined && spec.kind === 'optional') return { ...seen(of, sight, place), sure: false }
  // The state has the value that stands in for a missing one: of a view it is missing because it is hidden.
  if (of !== undefined && spec.kind === 'default') return seen(of, sight, place)
  if (!isSight(sight)) throw new BadInput(place, 'an audience or a sight', sight)
  if (isWhole(sight)) return seenWhole(field, sight, place)
  if (typeof sight === 'function') {
    if (!isLeaf(field)) throw new BadInput(place, 'a sight of the parts, or whole(…)', sight.name)
    return { of: field, sure: sight === everyone }
  }
  if (of !== undefined && spec.kind === 'nullable') return { of: nullable(seen(of, sight, place).of), sure: true }
  return { of: remembered(partsOf(field, sight, place)), sure: true }
}

function seenWhole(field: Field<unknown>, { whole: audience, others }: Whole, place: string): SeenPart {
  if (others === undefined) return { of: remembered(field), sure: audience === everyone }
  const { of, fields, spec } = field
  if (of !== undefined && spec.kind === 'nullable') {
    const part = seenWhole(of, { whole: audience, others }, place)
    return { ...part, of: nullable(part.of) }
  }
  const rest = seen(field, others, place)
  if (fields === undefined || !isSight(others) || typeof others === 'function') return rest
  if (isWhole(others) || isEach(others)) return rest
  // Whoever sees all of it finds there what the others do not.
  const all = Object.entries(fields).map(([name, inner]): [string, Field<unknown>] => {
    const part = Object.hasOwn(others, name) ? seen(inner, others[name], `${place}.${name}`) : undefined
    return [name, part?.sure ? part.of : optional(inner)]
  })
  return { of: remembered(record(Object.fromEntries(all))), sure: rest.sure }
}

const isLeaf = ({ spec, of }: Field<unknown>): boolean => {
  if (spec.kind === 'nullable') return of === undefined || isLeaf(of)
  return spec.kind !== 'record' && spec.kind !== 'list' && spec.kind !== 'map' && spec.kind !== 'json'
}

function partsOf(field: Field<unknown>, sight: Parts, place: string): Field<unknown> {
  const { of, fields, spec } = field
  if (isEach(sight)) {
    const item = of && seen(of, sight.each, `${place}[]`).of
    if (item !== undefined && spec.kind === 'list') return list(item, spec.most)
    if (item !== undefined && spec.kind === 'map') return map(item, spec.most)
    throw new BadInput(place, 'each of a list or map', spec.kind)
  }
  if (fields === undefined) throw new BadInput(place, 'the parts of a record', spec.kind)
  const stranger = Object.keys(sight).find(name => !Object.hasOwn(fields, name))
  if (stranger !== undefined) throw new BadInput(place, `only the fields ${Object.keys(fields).join(', ')}`, stranger)
  return record(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, inner]): [string, Field<unknown>][] => {
        if (!Object.hasOwn(sight, name) || sight[name] === nobody) return []
        const part = seen(inner, sight[name], `${place}.${name}`)
        return [[name, part.sure ? part.of : optional(part.of)]]
      }),
    ),
  )
}
