/** Single rules of the book, called by their names. Only the worker knows them. */
import { compose, type Ruleset, type Why } from '@umpire/engine'
import { gulliver, gulliverOptions } from '@umpire/gulliver'
import { catalogOf } from '@umpire/gurps/rooms'

const PRINTED = compose({ options: gulliverOptions([]) })

export const rulesNow = (): Ruleset => PRINTED

export function ruled(id: string, given: object, why: Why = PRINTED.silent): { readonly [name: string]: unknown } {
  const rule = gulliver.rules.find(one => one.id === id)
  if (rule === undefined) throw new Error(`no rule is called ${id}`)
  return rule.answer(given, why).answer
}

/** By their own names, each once. */
export const gurpsTraits = (): readonly string[] => [
  ...new Set([...catalogOf(PRINTED.silent).traitsByName.values()].map(({ trait }) => trait.name)),
]
