/** Things as equipment of GCS, with their weapons and armour. */
import { written as asWritten, type Json } from '@umpire/engine'
import { weightOfItem } from '../../../character/body.ts'
import { item as form, type Item } from '../../../character/character.ts'
import type { OwnedItem } from '../../../character/known.ts'
import { costOfItem } from '../../../character/money.ts'
import type { AttackLine } from '../../../sheet/arms.ts'
import { weightText } from '../../shared/measures.ts'
import { compact, type JsonObject } from '../../shared/parts.ts'
import { tid } from '../../shared/tid.ts'
import { notes } from '../format.ts'
import { keptIn, withoutKept } from '../kept.ts'
import { nodeWith } from '../umpire-parts.ts'
import { armorFeature, type SkillOf, weaponNode } from './write-weapons.ts'

/** The lines of this thing: a hatchet's are those of the axe and of the throw. */
const linesOf = ({ things }: OwnedItem, attacks: readonly AttackLine[]): readonly AttackLine[] => {
  const names = things.map(({ thing }) => thing.name)
  const seen = new Set<string>()
  return attacks.filter(({ weapon, mode }) => {
    const key = `${weapon} ${mode}`
    if (!names.includes(weapon) || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const plain = (item: Item): Json => asWritten({ ...item, unknown_fields: withoutKept(item.unknown_fields) }, form)

function remarks({ issued, note = '', rounds }: Item): string {
  return [issued ? 'issued' : '', rounds === undefined ? '' : `${rounds} rounds left`, note]
    .filter(word => word !== '')
    .join('; ')
}

export function itemNode(owned: OwnedItem, attacks: readonly AttackLine[], skillOf: SkillOf, dx: number): JsonObject {
  const { item, index, things } = owned
  const { quantity, tl } = item
  const [cost, weight] = [costOfItem(owned), weightOfItem(owned)]
  const place = `items[${index}] ${item.name}`
  const weapons = linesOf(owned, attacks).map(line => weaponNode(line, place, skillOf, dx))
  const armor = things.flatMap(({ kind, thing }) => (kind === 'armor' && thing.dr > 0 ? [armorFeature(thing)] : []))
  const shown = {
    description: item.name,
    quantity,
    base_value: `${cost}`,
    base_weight: weightText(weight),
    equipped: item.carried && (item.worn || item.ready),
  }
  return nodeWith(
    {
      id: tid('item', place),
      ...(weapons.length === 0 ? {} : { weapons }),
      ...(armor.length === 0 ? {} : { features: armor }),
    },
    keptIn(item.unknown_fields),
    {
      ...notes(remarks(item)),
      ...shown,
      value: cost,
      weight: weightText(weight),
      ...compact({ tech_level: tl === undefined ? undefined : `${tl}` }),
      calc: {
        value: cost,
        extended_value: cost * quantity + 0,
        weight: weightText(weight),
        extended_weight: weightText(weight * quantity),
      },
    },
    { item: plain(item), shown, at: index },
  )
}
