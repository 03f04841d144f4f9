/** A trait as a design names it: levels, where it works, and what else its price asks for. */
import { int, json, list, map, openRecord, optional, or, text, type ValueOf } from '@umpire/engine'
import { fraction } from '../../common/fields.ts'
import { environmentField } from '../../env/environments.ts'

export const traitEntry = openRecord({
  trait: text(100),
  level: optional(fraction({ min: 0, max: 1000 })),
  /** Where it works; everywhere, or in the primary environment if it is a trait of one, where nothing is said. */
  environments: optional(list(environmentField, 3)),
  /** Percent, each less than nothing. */
  limitations: or(list(int({ min: -100, max: 0 }), 20), []),
  /** The game master's price of all its levels: of a trait of his own, or one that the book leaves open. */
  points: optional(fraction({ min: -1000, max: 10_000 })),
  /** What it is part of, where several overlap: sight. */
  group: optional(text(100)),
  /** What the rule of its price asks for beside: `with` of Powered Flight, `modifier` of Modified TH. */
  details: or(map(json(), 20), {}),
  note: optional(text(2000)),
})
export type TraitEntry = ValueOf<typeof traitEntry>
