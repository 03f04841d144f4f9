/** Traits by their names, and what they cost in words. */
import { numberText } from '../../../../text/number-text.ts'
import type { TraitOffer } from '../building/ask.ts'
import { buildWords } from '../building/words.ts'

const text = buildWords.traits

const variantsOf = ({ cost }: TraitOffer) => (cost.kind === 'variants' ? cost.variants : [])

/** By its own name, by a variant's, or by both: Appearance (Handsome). */
export function traitNamed(written: string, traits: readonly TraitOffer[]): TraitOffer | undefined {
  const wanted = written.toLowerCase()
  const called = traits.find(({ name }) => name.toLowerCase() === wanted)
  if (called !== undefined) return called
  return traits.find(trait =>
    variantsOf(trait)
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .some(name => [name, `${trait.name} (${name})`].some(one => one.toLowerCase() === wanted)),
  )
}

/** The variant that is meant: said, or by its own name. */
export function variantNamed(written: string, said: string | undefined, trait: TraitOffer): string | undefined {
  const wanted = (said ?? written).toLowerCase()
  return variantsOf(trait).find(({ name, aliases }) =>
    [name, ...aliases].some(one => [one, `${trait.name} (${one})`].some(whole => whole.toLowerCase() === wanted)),
  )?.name
}

/** From the least to the most, of the good or of the bad ones. */
export function priceText(trait: TraitOffer, bad: boolean): string {
  const { cost } = trait
  switch (cost.kind) {
    case 'fixed':
      return numberText(cost.points)
    case 'per-level':
      return text.aLevel(cost.points)
    case 'variants': {
      const prices = cost.variants.map(({ points }) => points).filter(points => (bad ? points < 0 : points > 0))
      const sorted = prices.toSorted((a, b) => Math.abs(a) - Math.abs(b))
      const [least = 0, most = 0] = [sorted[0], sorted.at(-1)]
      return least === most ? numberText(least) : text.range(least, most)
    }
    case 'formula':
      return text.varies
  }
}
