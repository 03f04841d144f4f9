/**
 * A fact is what happened. Its kind is declared with its fields, who sees them, and how older versions become today's.
 * Stored facts are never rewritten: they are upcast when they are read.
 *
 *     const wounded = fact({
 *       type: 'wounded', version: 2, fields: { who: text(), injury: int(), where: text() },
 *       sight: { who: everyone, injury: everyone, where: everyone },
 *       upcasts: { 1: old => ({ ...old, where: 'torso' }) },
 *     })
 *     wounded({ who: 'Ada', injury: 3, where: 'arm' })
 */
import { BadInput } from '../field/bad-input.ts'
import { type Field, type Fields, int, json, map, text, type ValuesOf } from '../field/fields.ts'
import { isObject, type Json, ownValue, sameJson } from '../field/json.ts'
import { nearest } from '../field/nearest.ts'
import { record } from '../field/record.ts'
import { mentions, NOBODY, withoutMention } from './unseen.ts'
import { type Audience, everyone, gmOnly, type Sight, showPlain, type Viewer } from './view.ts'

type Values = { readonly [name: string]: Json }

/** A fact of a kind or version that this program does not know: a newer one wrote it, or nobody did. */
export class NewerFact extends BadInput {}

/** A fact as it is stored and sent: its values are those of its version. */
export interface StoredFact {
  readonly type: string
  readonly version: number
  readonly values: Values
}

/** A fact in memory: always of today's version. */
export interface Fact<T extends string = string, V = unknown> {
  readonly type: T
  readonly values: V
}

/** What a seat may see of a fact; there is none if it may not even know that it happened. */
export interface FactView {
  readonly values: Json
  /** The seat may see the reasons, and nothing of the fact was kept back that they would tell. */
  readonly reasons: boolean
}

/** A fact as a page reads it: whatever a seat may not see of its values is missing. */
export type SeenFact<F extends Fact> = F extends unknown
  ? { readonly type: F['type']; readonly values: Partial<F['values']> }
  : never

/** A kind of fact, as the vocabulary knows it. */
export interface FactKind<F extends Fact> {
  readonly type: string
  readonly version: number
  /** Reads stored values of some version up to today's. */
  readonly read: (values: Values, version: number, place: string) => F
  /** The values as they are stored; refused if they could not be read back. */
  readonly checked: (values: unknown, place: string) => Values
  readonly view: (values: Values, version: number, seat: Viewer, unseen: ReadonlySet<string>) => FactView | undefined
  /**
   * Reads what `view` shows, value by value: what does not read is missing. Only for facts whose values are shown whole or
   * not at all: a hidden part that has a default would be filled in.
   */
  readonly seen: (values: unknown) => SeenFact<F>
}

export interface FactSpec<T extends string, F extends Fields> {
  readonly type: T
  readonly version: number
  readonly fields: F
  readonly sight: Sight<ValuesOf<F>>
  /** Who learns that it happened at all: everyone, unless said otherwise. */
  readonly audience?: Audience
  /** Who sees the reasons: they tell numbers of everybody involved, so the game master alone unless said otherwise. */
  readonly reasons?: Audience
  /** The field that names whose fact it is: `who`, unless it is another. */
  readonly doer?: string
  /** What is perceived of it by whoever does not perceive that one: nothing, unless it is said. */
  readonly perceived?: Sight<ValuesOf<F>>
  /** By the version they start from: how values of that version become those of the next. */
  readonly upcasts?: { readonly [from: number]: (old: Values) => Values }
}

export function fact<const T extends string, const F extends Fields>(
  spec: FactSpec<T, F>,
): ((values: ValuesOf<F>) => Fact<T, ValuesOf<F>>) & FactKind<Fact<T, ValuesOf<F>>> {
  const { type, version, upcasts = {}, audience = everyone, reasons = gmOnly, doer = 'who' } = spec
  const fields = record(spec.fields)
  for (let from = 1; from < version; from++) {
    if (upcasts[from] === undefined) throw new BadInput(`fact ${type}`, `an upcast from version ${from}`, undefined)
  }
  const current = (values: Values, from: number): Values => {
    let upcast = values
    for (let step = from; step < version; step++) upcast = upcasts[step]?.(upcast) ?? upcast
    return upcast
  }
  const make = (values: ValuesOf<F>): Fact<T, ValuesOf<F>> => ({ type, values })
  return Object.assign(make, {
    type,
    version,
    read: (values: Values, from: number, place: string) => make(fields.read(current(values, from), place)),
    checked: (values: unknown, place: string) => {
      fields.read(values, place)
      return untyped(values)
    },
    // Read when it was stored, and not again each time somebody looks: what is not listed does not leave in any case.
    view: (values: Values, from: number, seat: Viewer, unseen: ReadonlySet<string>) => {
      const all = current(values, from)
      const place = { holder: all, key: '' }
      if (!audience(seat, place)) return undefined
      if (unseen.size > 0 && !isSeen(all[doer], unseen)) {
        const perceived = spec.perceived && (showPlain(all, spec.perceived, seat) ?? {})
        // What befalls somebody else unseen is nothing to perceive.
        return perceived === undefined || mentions(perceived, unseen)
          ? undefined
          : { values: perceived, reasons: false }
      }
      const seen = withoutMention(showPlain(all, spec.sight, seat) ?? {}, unseen) ?? {}
      return { values: seen, reasons: reasons(seat, place) && sameJson(seen, all) }
    },
    seen: seeing<Fact<T, ValuesOf<F>>>(type, spec.fields),
  })
}

function seeing<F extends Fact>(type: F['type'], fields: Fields): FactKind<F>['seen']
function seeing(type: string, fields: Fields): (values: unknown) => Fact {
  return values => ({
    type,
    values: Object.fromEntries(
      Object.entries(isObject(values) ? values : {}).flatMap(([name, value]): [string, unknown][] => {
        const read = readIfWhole(ownValue(fields, name), value)
        return read === undefined ? [] : [[name, read]]
      }),
    ),
  })
}

function readIfWhole<T>(field: Field<T> | undefined, value: unknown): T | undefined {
  try {
    return field?.read(value, 'seen')
  } catch (error) {
    if (error instanceof BadInput) return undefined
    throw error
  }
}

/** Somebody is named, and perceived. */
const isSeen = (doer: Json | undefined, unseen: ReadonlySet<string>): boolean =>
  typeof doer === 'string' && !unseen.has(doer)

/** Its types forgotten: what the fields have read is plain data, field by field. */
function untyped<T>(values: T): Values
function untyped(values: Values): Values {
  return values
}

const plain = map(json())
const storedFact = record({ type: text(100), version: int({ min: 1 }), values: plain })

/** All the kinds of fact of a game. */
export class Vocabulary<F extends Fact> {
  readonly #kinds: ReadonlyMap<string, FactKind<F>>

  constructor(kinds: readonly FactKind<F>[]) {
    this.#kinds = new Map(kinds.map(kind => [kind.type, kind]))
  }

  /** The form that is stored, of today's version. */
  store(fact: F): StoredFact {
    const { type, version, checked } = this.#kind(fact.type, fact.type)
    // What cannot be read back must not be written.
    return { type, version, values: checked(fact.values, `fact ${type}`) }
  }

  /** A stored fact of any version up to today's, as one of today's. */
  read(stored: unknown, place = 'fact'): F {
    const { type, version, values } = storedFact.read(stored, place)
    return this.#upTo(type, version, place).read(values, version, `${place}.values`)
  }

  /** What a seat may see of a stored fact that does not perceive these people. */
  view(stored: StoredFact, seat: Viewer, unseen: ReadonlySet<string> = NOBODY): FactView | undefined {
    const { type, version, values } = stored
    return this.#upTo(type, version, type).view(values, version, seat, unseen)
  }

  /** What a seat was shown of a fact, as a page reads it; undefined if this Umpire knows no such kind. */
  seen(shown: { readonly type: string; readonly values: unknown } | undefined): SeenFact<F> | undefined {
    return shown && this.#kinds.get(shown.type)?.seen(shown.values)
  }

  #upTo(type: string, version: number, place: string): FactKind<F> {
    const kind = this.#kind(type, place)
    if (version > kind.version) {
      throw new NewerFact(
        `${place}.version`,
        `at most ${kind.version}, which is what this Umpire knows of ${type}`,
        version,
      )
    }
    return kind
  }

  #kind(type: string, place: string): FactKind<F> {
    const kind = this.#kinds.get(type)
    if (kind !== undefined) return kind
    const meant = nearest(type, [...this.#kinds.keys()])
    throw new NewerFact(
      `${place}.type`,
      meant === undefined ? 'a kind of fact of this game' : `a kind of fact such as ${meant}`,
      type,
    )
  }
}

/** The vocabulary of these kinds: a fact of the game is a fact of one of them. */
export function vocabulary<T extends readonly Fact[]>(
  ...kinds: { readonly [I in keyof T]: FactKind<T[I]> }
): Vocabulary<T[number]>
export function vocabulary<F extends Fact>(...kinds: readonly FactKind<F>[]): Vocabulary<F> {
  return new Vocabulary(kinds)
}

/** State is what the facts made of it. Rolls nothing and needs no rule. */
export const replay = <S, F extends Fact>(start: S, facts: Iterable<F>, evolve: (state: S, fact: F) => S): S => {
  let state = start
  for (const fact of facts) state = evolve(state, fact)
  return state
}
