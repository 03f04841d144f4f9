/** Somebody comes out of a fight as it left him: hurt or dead, with the rounds and the things that are left. */
import type { Why } from '@umpire/engine'
import type { Character, Item } from '../../character/character.ts'
import type { OwnedItem } from '../../character/known.ts'
import { conditionOf, withConditionOf } from '../../condition/condition-file.ts'
import { type Person, personOf } from '../../story/person/person.ts'
import type { Fighter, Gun } from '../state/fighter.ts'
import type { Held, Standing } from '../state/standing.ts'
import { missingParts, rulesFor } from './enter.ts'
import { type Bayonet, type Brought, broughtBy } from './gear.ts'
import { conditionAfter } from './leave-body.ts'
import { type Kept, keptIn, type Source, spareFor, withKept } from './supplies.ts'

/** A thing that he brought, and how it is now. */
interface Left {
  readonly brought: Brought
  readonly held: Held
  readonly gun: Gun | null
  readonly lost: boolean
  /** Where its magazines come from. */
  readonly source: Source | null
}

/** Thrown where nobody finds it, or left behind by whoever ran. */
const isLost = ({ where }: Held, { gone }: Standing): boolean =>
  where === 'gone' || (where === 'dropped' && gone === 'fled')

function leftOf(brought: Brought, fighter: Fighter, one: Standing, items: readonly OwnedItem[]): readonly Left[] {
  const place = fighter.arms.findIndex(({ key }) => key === brought.key)
  const held = one.arms[place]
  if (held === undefined) return []
  const gun = fighter.arms[place]?.gun ?? null
  const source = gun === null ? null : spareFor(brought.owned, items)
  return [{ brought, held, gun, lost: isLost(held, one), source }]
}

/** Magazines that have a line of their own, less those that were used. */
function magazinesAfter(left: readonly Left[]): ReadonlyMap<number, number> {
  const after = new Map<number, number>()
  for (const { source, held } of left) {
    if (source?.from !== 'items') continue
    const rest = after.get(source.index) ?? source.spare
    after.set(source.index, Math.max(0, rest - Math.max(0, source.spare - held.spare)))
  }
  return after
}

/** The line without what was lost; of guns it tells the rounds in the first of them. */
function itemAfter(item: Item, own: readonly Left[], blades: number, spare: number | undefined): Item | null {
  if (spare !== undefined && spare !== Math.floor(item.quantity))
    return spare === 0 ? null : { ...item, quantity: spare }
  const lost = own.filter(one => one.lost).length + blades
  if (lost > 0 && item.quantity - lost < 1) return null
  const first = own.find(one => !one.lost)
  const full = item.rounds ?? first?.gun?.shots
  const fired = first !== undefined && first.gun !== null && first.held.rounds !== full
  if (lost === 0 && !fired) return item
  return { ...item, ...(fired ? { rounds: first.held.rounds } : {}), quantity: item.quantity - lost }
}

/** What the lines of the file cannot tell, under the key that the thing goes by from now on. */
function keptAfter({ key, copy }: Brought, { held, gun, source }: Left): readonly Kept[] {
  const harm = held.harm === 'none' ? {} : { harm: held.harm }
  const rounds = gun !== null && copy > 0 && held.rounds !== gun.shots ? { rounds: held.rounds } : {}
  const told = source !== null && source.from !== 'items' && source.spare !== held.spare
  const kept = { ...harm, ...rounds, ...(told ? { spare: held.spare } : {}) }
  return Object.keys(kept).length === 0 ? [] : [{ key, ...kept }]
}

/** A blade in its sheath is one of his things; fixed, it is a part of the rifle. */
const bayonetOf = ({ arms }: Fighter, person: Person, why: Why): Bayonet => {
  const fixed = broughtBy(person, 'fixed', why)
  const apart = broughtBy(person, 'sheathed', why).filter(({ key }) => !fixed.some(one => one.key === key))
  return apart.some(({ key }) => arms.some(one => one.key === key)) ? 'sheathed' : 'fixed'
}

/** With as many seconds as the fight took. */
export function leave(
  character: Character,
  fighter: Fighter,
  one: Standing,
  fightWhy: Why,
  { second = 0 }: { readonly second?: number } = {},
): Character {
  const why = rulesFor(character, fightWhy)
  const person = personOf(character, why)
  const bayonet = bayonetOf(fighter, person, why)
  const before = keptIn(character)
  const left = broughtBy(person, bayonet, why).flatMap(brought => leftOf(brought, fighter, one, person.known.items))
  const magazines = magazinesAfter(left)
  const ofLine = (index: number): readonly Left[] => left.filter(({ brought }) => brought.owned.index === index)
  const lines = character.items.flatMap((item, index) => {
    // A blade goes with the rifle that it is fixed to.
    const blades = left.filter(({ lost, brought }) => lost && brought.bayonet?.index === index).length
    const after = itemAfter(item, ofLine(index), blades, magazines.get(index))
    return after === null ? [] : [{ after, index }]
  })
  const without: Character = { ...character, items: lines.map(({ after }) => after) }
  const rest = broughtBy(personOf(without, why), bayonet, why)
  const kept = rest.flatMap(brought => {
    const nth = rest.filter(({ owned }) => owned.index === brought.owned.index).indexOf(brought)
    const own = ofLine(lines[brought.owned.index]?.index ?? -1).filter(({ lost }) => !lost)[nth]
    return own === undefined ? before.filter(({ key }) => key === brought.key) : keptAfter(brought, own)
  })
  const elsewhere = before.filter(
    ({ key }) => !left.some(({ brought }) => brought.key === key) && !kept.some(of => of.key === key),
  )
  const condition = conditionAfter(conditionOf(character), fighter, one, missingParts(person), second)
  return withConditionOf(withKept(without, [...elsewhere, ...kept]), condition)
}
