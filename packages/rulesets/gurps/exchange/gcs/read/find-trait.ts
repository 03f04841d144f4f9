/** The trait of third edition that a name of fourth edition means. */
import type { Catalog } from '../../../catalog/catalog.ts'
import type { Trait, Variant } from '../../../catalog/entry/trait.ts'
import { TRAIT_BEGINNINGS, TRAIT_NAMES } from '../fourth-traits.ts'
import type { Modifier } from './node.ts'

export interface FoundTrait {
  readonly trait: Trait
  readonly variant: Variant | null
  /** What the name said beside it: Gentleman's, of a Code of Honor. */
  readonly rest: string
}

const BRACKETED = /^(.*?) *[(:] *(.*?)\)?$/

const renamed = (name: string): string => {
  const key = name.toLowerCase()
  return (Object.hasOwn(TRAIT_NAMES, key) ? TRAIT_NAMES[key] : undefined) ?? name
}

function byName(name: string, { traitsByName }: Catalog): FoundTrait | undefined {
  const found = traitsByName.get(renamed(name).toLowerCase())
  return found === undefined ? undefined : { ...found, rest: '' }
}

function inBrackets(name: string, catalog: Catalog): FoundTrait | undefined {
  const [, base = '', inner = ''] = BRACKETED.exec(name) ?? []
  const found = base === '' ? undefined : byName(base, catalog)
  return found === undefined ? undefined : { ...found, rest: inner }
}

function byBeginning(name: string, catalog: Catalog): FoundTrait | undefined {
  const [beginning = '', third] = TRAIT_BEGINNINGS.find(([one]) => name.startsWith(one)) ?? []
  const found = third === undefined ? undefined : byName(third, catalog)
  return found === undefined ? undefined : { ...found, rest: name.slice(beginning.length).trim() }
}

/** GCS often keeps the variant as a modifier: Appearance, with Attractive switched on. */
function variantAmong({ trait, variant, rest }: FoundTrait, words: readonly string[], { traitsByName }: Catalog) {
  if (variant !== null || trait.cost.kind !== 'variants') return variant
  for (const word of [rest, ...words]) {
    const found = traitsByName.get(`${trait.name} (${word})`.toLowerCase()) ?? traitsByName.get(word.toLowerCase())
    if (found?.trait === trait && found.variant !== null) return found.variant
  }
  return null
}

export function findTrait(name: string, modifiers: readonly Modifier[], catalog: Catalog): FoundTrait | undefined {
  const found = byName(name, catalog) ?? inBrackets(name, catalog) ?? byBeginning(name, catalog)
  if (found === undefined) return undefined
  const words = modifiers.flatMap(({ name: one, notes }) => [one, notes])
  return { ...found, variant: variantAmong(found, words, catalog) }
}

/** The variant whose price is nearest. */
export const nearestVariant = ({ cost }: Trait, points: number): Variant | null =>
  cost.kind === 'variants'
    ? (cost.variants.toSorted((a, b) => Math.abs(a.points - points) - Math.abs(b.points - points))[0] ?? null)
    : null

/** What is settled beside the price, where the words tell. */
export const choiceAmong = ({ choose }: Trait, words: readonly string[]): string | undefined =>
  choose.find(({ name }) => words.some(word => word.toLowerCase().includes(name)))?.name
