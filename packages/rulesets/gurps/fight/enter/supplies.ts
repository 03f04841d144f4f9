/** Rounds and spare magazines, and what of somebody's things was harmed: read from his file, and kept there. */
import { BadInput, int, list, oneOf, optional, record, text, type ValueOf } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import type { OwnedItem } from '../../character/known.ts'
import type { Gun } from '../state/fighter.ts'
import type { Brought } from './gear.ts'

const KEY = 'fight'
const count = int({ min: 0, max: 1_000_000 })

/** What the file has no other place for, by the key of each thing. */
const kept = record({
  arms: list(
    record({
      key: text(120),
      /** Of the second of several on one line; of the first the line itself tells. */
      rounds: optional(count),
      spare: optional(count),
      harm: optional(oneOf('cannot-fire', 'broken')),
    }),
    100,
  ),
})
export type Kept = ValueOf<typeof kept>['arms'][number]

/** What cannot be read counts as nothing: no file is refused for one bad line. */
export function keptIn({ state }: Character): readonly Kept[] {
  if (!Object.hasOwn(state, KEY)) return []
  try {
    return kept.read(state[KEY], KEY).arms
  } catch (error) {
    if (error instanceof BadInput) return []
    throw error
  }
}

export function withKept(character: Character, arms: readonly Kept[]): Character {
  const { [KEY]: _, ...others } = character.state
  return { ...character, state: arms.length === 0 ? others : { ...others, [KEY]: { arms } } }
}

/** Where nobody says anything. */
const USUAL_SPARE = 3
const IN_NOTE = /(\d{1,4})\s*(?:spare\s+|full\s+)*(?:magazine|mag|clip|drum|belt|load|rocket|shell)s?\b/i
const MAGAZINE = /\b(?:magazine|clip|drum)s?\b/i
const AMMUNITION = /\bammunition\b|\bammo\b/i

/** Where the spare magazines come from: a line of their own, the gun's note, or nobody's word. */
export type Source =
  | { readonly from: 'items'; readonly index: number; readonly spare: number }
  | { readonly from: 'note' | 'usual'; readonly spare: number }

/** Words by which a gun is called; numbers are its calibre. */
const wordsOf = ({ item: { name } }: OwnedItem): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^a-z0-9-]+/)
    .filter(word => word.length > 2 && /^[a-z]/.test(word))

/** "Sten magazine" is for the Sten, "magazine" for whatever takes one. */
function isFor(gun: OwnedItem, { item }: OwnedItem, guns: readonly OwnedItem[]): boolean {
  const written = item.name.toLowerCase()
  const named = (one: OwnedItem): boolean => wordsOf(one).some(word => written.includes(word))
  return named(gun) || !guns.some(named)
}

export function spareFor(gun: OwnedItem, items: readonly OwnedItem[]): Source {
  const guns = items.filter(({ things }) => things.some(({ kind }) => kind === 'firearm'))
  const [, written] = IN_NOTE.exec(gun.item.note ?? '') ?? []
  if (written !== undefined) return { from: 'note', spare: Number(written) }
  const carried = items.filter(one => one.item.carried && !guns.includes(one) && isFor(gun, one, guns))
  const magazines = carried.find(({ item }) => MAGAZINE.test(item.name))
  if (magazines !== undefined) {
    return { from: 'items', index: magazines.index, spare: Math.floor(magazines.item.quantity) }
  }
  // A pouch of ammunition holds as many as usual.
  const pouches = carried.find(({ item }) => AMMUNITION.test(item.name))
  const pouch = pouches === undefined ? 1 : Math.max(1, Math.floor(pouches.item.quantity))
  return { from: 'usual', spare: Math.min(1_000_000, USUAL_SPARE * pouch) }
}

/** What a member's line says of his guns. */
export interface Told {
  readonly rounds?: number
  readonly spare?: number
}

export interface Loaded {
  readonly rounds: number
  readonly spare: number
}

/** As the file has it; nothing where it says nothing, and the gun is full. */
const roundsIn = ({ key, owned, copy }: Brought, before: readonly Kept[]): number | undefined =>
  copy === 0 ? owned.item.rounds : before.find(one => one.key === key)?.rounds

export function loadedOf(
  brought: Brought,
  gun: Gun,
  items: readonly OwnedItem[],
  before: readonly Kept[],
  told: Told,
): Loaded {
  const own = before.find(one => one.key === brought.key)
  const source = spareFor(brought.owned, items)
  const spare = told.spare ?? (source.from === 'items' ? undefined : own?.spare) ?? source.spare
  return { rounds: Math.min(gun.shots, told.rounds ?? roundsIn(brought, before) ?? gun.shots), spare }
}
