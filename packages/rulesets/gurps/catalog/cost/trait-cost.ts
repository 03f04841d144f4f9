/** What a trait costs, as somebody has it: negative for a disadvantage. */
import { BadInput, type Why } from '@umpire/engine'
import type { Taken } from '../entry/taken.ts'
import type { Cost } from '../entry/trait.ts'
import { PRICES } from './prices.ts'

type Of<K extends Cost['kind']> = Extract<Cost, { readonly kind: K }>

/** The price of the variant, or the one agreed with the game master where a range leaves room for it. */
function variantCost({ trait: { name }, variant, written: { points } }: Taken, cost: Of<'variants'>, why: Why): number {
  const { range, variants } = cost
  if (range !== undefined && points !== undefined) {
    if (points >= range.min && points <= range.max) return why.input(`${name}, as agreed`, points)
    throw new BadInput(`${name}.points`, `${range.min} to ${range.max}`, points)
  }
  if (variant !== null) return why.table(name, variant.name, undefined, variant.points)
  throw new BadInput(`${name}.variant`, `one of ${variants.map(one => one.name).join(', ')}`, points ?? null)
}

function formulaCost(taken: Taken, { rule }: Of<'formula'>, company: readonly Taken[], why: Why): number {
  const price = PRICES.get(rule)
  if (price !== undefined) return price.of(taken, company, why)
  throw new BadInput(
    `${taken.trait.name}.cost.rule`,
    `a rule that prices traits: ${[...PRICES.keys()].join(', ')}`,
    rule,
  )
}

/**
 * Points of the trait, beside the others of the same character. A level beyond its bounds is priced like any other: that
 * it may not be had is told elsewhere.
 *
 *     costOf(take({ trait: 'Acute Hearing', level: 6 }, catalog, 'traits'), why) // 12
 */
export function costOf(taken: Taken, why: Why, company: readonly Taken[] = []): number {
  const { name, cost } = taken.trait
  switch (cost.kind) {
    case 'fixed':
      return why.table('Cost of traits', name, undefined, cost.points)
    case 'per-level':
      // Never −0, which is not the 0 it looks like.
      return why.product(name).add('for each level', cost.points).add('levels', taken.level).total() + 0
    case 'variants':
      return variantCost(taken, cost, why)
    case 'formula':
      return formulaCost(taken, cost, company, why)
  }
}

/** What all of them cost together. */
export function costOfAll(taken: readonly Taken[], why: Why): number {
  const sum = why.sum('traits')
  for (const one of taken) sum.add(one.trait.name, costOf(one, why, taken))
  return sum.total()
}
