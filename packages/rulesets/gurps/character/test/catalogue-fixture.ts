/** Every trait of the book as somebody may take it: each variant, each choice, with the details its price asks for. */
import { compose } from '@umpire/engine'
import { catalogOf, TRAITS, take } from '../../catalog/catalog.ts'
import { costOf } from '../../catalog/cost/trait-cost.ts'
import type { WrittenTrait } from '../../catalog/entry/taken.ts'
import type { Trait } from '../../catalog/entry/trait.ts'

export interface Takeable {
  readonly written: WrittenTrait
  readonly trait: Trait
  readonly points: number
}

/** Of those whose price is worked out from details, one each. */
const DETAILS: { readonly [id: string]: Omit<WrittenTrait, 'trait'> } = {
  reputation: { level: 2, details: { people: 'everyone', recognition: 'always' } },
  status: { level: 1 },
  duty: { details: { frequency: 12 } },
  ally: { details: { npc_points: 90, frequency: 12 } },
  patron: { details: { npc_points: 180, frequency: 9 } },
  dependent: { details: { npc_points: 20, importance: 'friend', frequency: 9 } },
  enemy: { details: { npc_points: 120, frequency: 9 } },
}

function waysOf({ id, name, cost, choose }: Trait): readonly WrittenTrait[] {
  const plain: WrittenTrait = { trait: name, ...DETAILS[id] }
  const priced =
    cost.kind === 'variants' ? cost.variants.map(variant => ({ trait: name, variant: variant.name })) : [plain]
  if (choose.length === 0) return priced
  return priced.flatMap(one => choose.map(choice => ({ ...one, choice: choice.name })))
}

export function everyTrait(): readonly Takeable[] {
  const why = compose({ options: [] }).silent
  const catalog = catalogOf(why)
  return TRAITS.flatMap(trait =>
    waysOf(trait).map(written => ({ written, trait, points: costOf(take(written, catalog, trait.name), why) })),
  )
}
