/** Single rules of the book, called by their names. Only the worker knows them. */
import { compose, type Ruleset, type Why } from '@umpire/engine'
import { gulliver, gulliverOptions } from '@umpire/gulliver'
import { catalogOf } from '@umpire/gurps/rooms'
import type { KnownTrait } from '../building/ask.ts'

const PRINTED = compose({ options: gulliverOptions([]) })

export const rulesNow = (): Ruleset => PRINTED

export function ruled(id: string, given: object, why: Why = PRINTED.silent): { readonly [name: string]: unknown } {
  const rule = gulliver.rules.find(one => one.id === id)
  if (rule === undefined) throw new Error(`no rule is called ${id}`)
  return rule.answer(given, why).answer
}

/** The traits of GURPS by their own names, each once. Those that are priced by what else somebody has are for people. */
export function gurpsTraits(): readonly KnownTrait[] {
  const found = [...catalogOf(PRINTED.silent).traitsByName.values()].map(({ trait }) => trait)
  return [...new Set(found)].flatMap(({ name, cost }): readonly KnownTrait[] => {
    if (cost.kind === 'formula') return []
    const names = cost.kind === 'variants' ? cost.variants.map(one => one.name) : []
    return [
      {
        name,
        scope: 'all',
        open: false,
        levels: cost.kind === 'per-level',
        details: names.length === 0 ? {} : { variant: { kind: 'oneOf', values: names } },
      },
    ]
  })
}
