/**
 * What a trait, a skill or a thing changes (gurps.convention.effects): data, so that the traits a campaign makes up
 * speak the same language as the book's.
 *
 *     { target: 'reaction', op: 'add', by: 1, per_level: true, when: { 'observer.human': true } }
 */
import {
  BadInput,
  type Field,
  flag,
  int,
  isObject,
  list,
  map,
  num,
  oneOf,
  optional,
  or,
  record,
  text,
} from '@umpire/engine'
import { FACTS, factNamed } from './facts.ts'

const OPS = ['add', 'set', 'max', 'min', 'mul', 'forbid', 'require', 'roll', 'reroll', 'ignore', 'note'] as const
export type Op = (typeof OPS)[number]

/** A share of a number that is known when the effect acts: floor(skill × 2 / 3). */
export type Share = {
  readonly of: 'skill' | 'st' | 'encumbrance_level'
  readonly times: number
  readonly divide: number
  /** Whole, the fraction dropped; or exact. */
  readonly whole: boolean
  readonly at_most?: number
}

/** A number; a range from which the game master takes one; a share of a score; or words, where no number acts. */
export type Amount = number | readonly [number, number] | Share | string

/** A fact must be this, one of these, or within these bounds. */
export type Wanted =
  | boolean
  | number
  | string
  | readonly (boolean | number | string)[]
  | { readonly min?: number; readonly max?: number }
/** All of it must hold; nothing in it means always. */
export type When = { readonly [fact: string]: Wanted }

export type Effect = {
  readonly target: string
  readonly op: Op
  readonly by: Amount
  /** Multiplied by the level bought. */
  readonly per_level?: boolean
  readonly when?: When
  /** Names of traits of the same character that cancel it. */
  readonly unless?: readonly string[]
  /** The game master decides whether it acts: it is offered, never applied unasked. */
  readonly gm?: boolean
  /** The condition in words, where only the game master can judge it. */
  readonly says?: string
}

const share = record({
  of: oneOf('skill', 'st', 'encumbrance_level'),
  times: or(num({ min: -100, max: 100 }), 1),
  divide: or(num({ min: 0.01, max: 1000 }), 1),
  whole: or(flag(), true),
  at_most: optional(num()),
})

const amount: Field<Amount> = {
  spec: { kind: 'json' },
  read: (value, place) => {
    if (typeof value === 'number') return num({ min: -1_000_000, max: 1_000_000 }).read(value, place)
    if (typeof value === 'string') return text(500).read(value, place)
    if (isObject(value)) return share.read(value, place)
    const [least, most, ...more] = list(num(), 2).read(value, place)
    if (least === undefined || most === undefined || more.length > 0 || least > most) {
      throw new BadInput(place, 'a number, a range such as [-4, -2], a share of a score, or words', value)
    }
    return [least, most]
  },
}

const scalar: Field<boolean | number | string> = {
  spec: { kind: 'json' },
  read: (value, place) => {
    if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') return value
    throw new BadInput(place, 'true, false, a number or a word', value)
  },
}
const bounds = record({ min: optional(int()), max: optional(int()) })

const when: Field<When> = {
  spec: { kind: 'json' },
  read: (value, place) => {
    const facts = map(wanted, 10).read(value, place)
    for (const [name, wants] of Object.entries(facts)) {
      const { field } = FACTS[factNamed(name, place)]
      const each = Array.isArray(wants) ? wants : isObject(wants) ? [] : [wants]
      for (const one of each) field.read(one, `${place}.${name}`)
    }
    return facts
  },
}
const wanted: Field<Wanted> = {
  spec: { kind: 'json' },
  read: (value, place) => {
    if (Array.isArray(value)) return list(scalar, 20).read(value, place)
    return isObject(value) ? bounds.read(value, place) : scalar.read(value, place)
  },
}

/** What changes a number: words are no amount there. */
export const NUMBER_OPS: readonly Op[] = ['add', 'set', 'max', 'min', 'mul']

const isRange = (by: Amount): by is readonly [number, number] => typeof by === 'object' && !('of' in by)

const shape = record({
  target: text(200),
  op: oneOf(...OPS),
  by: amount,
  per_level: optional(flag()),
  when: optional(when),
  unless: optional(list(text(100), 20)),
  gm: optional(flag()),
  says: optional(text(500)),
})

/** An effect as a campaign writes it. Whether its target exists is a matter of the catalogue it belongs to. */
export const effectField: Field<Effect> = {
  spec: shape.spec,
  read: (value, place) => {
    const read = shape.read(value, place)
    if (typeof read.by === 'string' && NUMBER_OPS.includes(read.op)) {
      throw new BadInput(`${place}.by`, `a number, a range or a share of a score for op ${read.op}`, read.by)
    }
    // Somebody must take a number from a range, and nobody but the game master can.
    return isRange(read.by) ? { ...read, gm: true } : read
  },
}
