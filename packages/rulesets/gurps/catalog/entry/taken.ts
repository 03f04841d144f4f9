/** A trait as somebody has it: named in the file, found in the catalogue. */
import {
  BadInput,
  type Field,
  int,
  isObject,
  type Json,
  json,
  list,
  map,
  num,
  openRecord,
  optional,
  text,
  type ValueOf,
} from '@umpire/engine'
import type { Bearer } from '../../effect/apply.ts'
import type { Choice, Trait, Variant } from './trait.ts'

const written = openRecord({
  trait: text(100),
  level: optional(int({ min: -1000, max: 1000 })),
  variant: optional(text(200)),
  /** What was settled beside the price, where the trait asks for it: nearsighted. */
  choice: optional(text(100)),
  /** The price, where it is agreed with the game master rather than fixed. */
  points: optional(num({ min: -1000, max: 1000 })),
  /** What a price by formula needs: frequency, importance, class of people. */
  details: optional(map(json(), 50)),
  /** Free words: the Vow's text, the name of the Ally. */
  note: optional(text(2000)),
})
/** Without the unknown fields where there are none: most traits are written by hand. */
export type WrittenTrait = Omit<ValueOf<typeof written>, 'unknown_fields'> & {
  readonly unknown_fields?: { readonly [name: string]: Json }
}

/** A plain name, or with a level, a variant or points: as gurps.convention.names has it. */
export const writtenTrait: Field<WrittenTrait> = {
  spec: written.spec,
  read: (value, place) => {
    if (typeof value === 'string') return { trait: text(100).read(value, place) }
    if (isObject(value)) {
      const { unknown_fields, ...own } = written.read(value, place)
      return Object.keys(unknown_fields).length === 0 ? own : { ...own, unknown_fields }
    }
    throw new BadInput(place, 'the name of a trait, or one with a level, variant or points', value)
  },
}

/** All that somebody has. */
export const writtenTraits = list(writtenTrait, 500)

/** A trait that was found, with all that was said of it. */
export interface Taken {
  readonly trait: Trait
  readonly variant: Variant | null
  readonly level: number
  readonly written: WrittenTrait
}

/** A name of its own has capitals: Handsome. A mere description has none: starts with glasses. */
const isName = (variant: string): boolean => variant.charAt(0) !== variant.charAt(0).toLowerCase()

/** The name under which it is spoken of: the variant's, where that has one of its own. */
export const takenName = ({ trait, variant }: Taken): string => {
  if (variant === null) return trait.name
  return isName(variant.name) ? variant.name : `${trait.name} (${variant.name})`
}

/**
 * The name under which it stands on a sheet: with the trait it belongs to, unless the variant's says that itself.
 *
 *     Toughness (DR 2), Social Stigma (Outsider); but Extraordinary Luck, Very Wealthy
 */
export const fullName = ({ trait, variant }: Taken): string => {
  if (variant === null) return trait.name
  const own = trait.name.toLowerCase().replace(/s$/, '')
  return variant.name.toLowerCase().includes(own) ? variant.name : `${trait.name} (${variant.name})`
}

/** What was chosen with it; nothing as long as that is open. */
export const choiceOf = ({ trait, written: { choice } }: Taken): Choice | undefined =>
  trait.choose.find(({ name }) => name === choice?.toLowerCase())

export const bearerOf = (taken: Taken): Bearer => ({
  name: takenName(taken),
  level: taken.level,
  effects: [...taken.trait.effects, ...(taken.variant?.effects ?? []), ...(choiceOf(taken)?.effects ?? [])],
})
