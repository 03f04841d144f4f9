/** A trait as the catalogues have it: its price, what it needs and excludes, and its effects. */
import {
  BadInput,
  type Field,
  flag,
  int,
  isObject,
  list,
  nullable,
  num,
  oneOf,
  optional,
  or,
  record,
  text,
  type ValueOf,
} from '@umpire/engine'
import { effectField } from '../../effect/effect.ts'

const points = num({ min: -1000, max: 1000 })
const name = text(100)
const effects = or(list(effectField, 50), [])

const variant = record({
  name,
  points,
  /** Other names of the same: Beautiful for Handsome. */
  aliases: or(list(name, 10), []),
  effects,
})
export type Variant = ValueOf<typeof variant>

const fixed = record({ kind: oneOf('fixed'), points })
/** So much for each level; no maximum where it is null. */
const perLevel = record({
  kind: oneOf('per-level'),
  points,
  min: or(int({ min: -100, max: 100 }), 1),
  max: or(nullable(int({ min: 1, max: 1000 })), null),
  /** What a level counts, where it is not just a level: "years under legal age". */
  level_is: optional(text(200)),
})
/** Exactly one of them; a price between may be set by the game master where there is a range. */
const variants = record({
  kind: oneOf('variants'),
  variants: list(variant, 100),
  range: optional(record({ min: points, max: points })),
})
/** Worked out by the rule of that id from the details. */
const formula = record({ kind: oneOf('formula'), rule: name })

const KINDS = { fixed, 'per-level': perLevel, variants, formula }
export type Cost = ValueOf<typeof fixed> | ValueOf<typeof perLevel> | ValueOf<typeof variants> | ValueOf<typeof formula>

const isKind = (kind: unknown): kind is keyof typeof KINDS => typeof kind === 'string' && Object.hasOwn(KINDS, kind)

const cost: Field<Cost> = {
  spec: { kind: 'json' },
  read: (value, place) => {
    const kind = isObject(value) ? value['kind'] : undefined
    if (isKind(kind)) return KINDS[kind].read(value, place)
    throw new BadInput(`${place}.kind`, `one of ${Object.keys(KINDS).join(', ')}`, kind)
  },
}

export const ATTRIBUTES = ['st', 'dx', 'iq', 'ht'] as const
export type Attribute = (typeof ATTRIBUTES)[number]

/** What is settled with the trait beside its price, with what follows from it: nearsighted or farsighted. */
const choice = record({ name, effects })
export type Choice = ValueOf<typeof choice>

/** An attribute within bounds, or another trait. */
const requirement = record({
  attribute: optional(oneOf(...ATTRIBUTES)),
  at_least: optional(int()),
  at_most: optional(int()),
  trait: optional(name),
})

export const traitField = record({
  id: name,
  name,
  category: or(oneOf('mental', 'physical', 'social'), 'mental'),
  cost,
  requires: or(list(requirement, 20), []),
  /** Names of traits or variants that cannot stand beside it. */
  excludes: or(list(name, 50), []),
  effects,
  can_be_learned: or(flag(), false),
  can_be_earned: or(flag(), false),
  /** How often it may be taken; more than once needs details to tell them apart. */
  max_count: or(nullable(int({ min: 1, max: 100 })), 1),
  /** One of these is chosen with it. */
  choose: or(list(choice, 20), []),
  /** The rule that tells how it is played. */
  rule: optional(name),
})
export type Trait = ValueOf<typeof traitField>

type Missing = 'requires' | 'excludes' | 'effects' | 'can_be_learned' | 'can_be_earned' | 'max_count' | 'choose'

/** A trait of the book, written without what it does not have. */
export const trait = (written: Omit<Trait, Missing> & Partial<Pick<Trait, Missing>>): Trait => ({
  requires: [],
  excludes: [],
  effects: [],
  can_be_learned: false,
  can_be_earned: false,
  max_count: 1,
  choose: [],
  ...written,
})

/** A variant of the book, written without what it does not have. */
export const variantOf = (
  written: Pick<Variant, 'name' | 'points'> & Partial<Pick<Variant, 'aliases' | 'effects'>>,
): Variant => ({ aliases: [], effects: [], ...written })
