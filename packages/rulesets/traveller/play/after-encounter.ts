/** What an encounter leaves a character with: wounds, spent blows, ammunition, and what was thrown away. */
import { type Json, keyOf, type Why } from '@umpire/engine'
import type { Character, Injury, Item } from '../character/character.ts'
import type { WeaponState } from '../encounter/state/fighter.ts'
import { type Encounter, fighterAt, placeOf, standingAt } from '../encounter/state/state.ts'
import { effects } from '../load/limit/effects.ts'

/** The character as it comes out of an encounter that it entered under that id, with its own gear. */
export function afterEncounter(character: Character, encounter: Encounter, id: string, why: Why): Character {
  const place = placeOf(encounter, id)
  const one = standingAt(encounter, place)
  const { at_start, category } = fighterAt(encounter, place)
  const allowance = effects({ endurance: at_start.endurance, category }, why)['blows_left'] ?? 0
  const entered = Math.max(0, allowance - character.blows_used)
  return {
    ...character,
    alive: one.status !== 'dead',
    injury: injuryAfter(character, encounter, place),
    blows_used: character.blows_used + Math.max(0, entered - one.blows_left),
    rest_seconds: 0,
    gear: {
      ...character.gear,
      items: itemsAfter(character.gear.items, encounter, place),
      ablat_hits: one.laser_hits,
    },
  }
}

function injuryAfter(character: Character, encounter: Encounter, place: number): Injury | null {
  const { strength, dexterity, endurance, zeros, status, fell_at } = standingAt(encounter, place)
  const { full, at_start } = fighterAt(encounter, place)
  const whole = strength === full.strength && dexterity === full.dexterity && endurance === full.endurance
  if (whole) return null
  return {
    current: { strength, dexterity, endurance },
    zeros: Math.max(zeros, character.injury?.zeros ?? 0),
    at_start,
    down_seconds: status === 'unconscious' && fell_at !== null ? Math.max(0, encounter.seconds - fell_at) : 0,
    treated: false,
  }
}

/** Each weapon as it stands now; several of a kind stay together while they are alike. */
function itemsAfter(items: readonly Item[], encounter: Encounter, place: number): Item[] {
  const { weapons } = fighterAt(encounter, place)
  const { weapons: states, misaligned } = standingAt(encounter, place)
  const left = weapons.map(({ weapon, gun }, index) => ({ weapon, gun, state: states[index], index }))
  return items.flatMap(item => {
    const own = Array.from({ length: item.count }, () => {
      const found = left.findIndex(({ weapon }) => weapon === item.item)
      return found < 0 ? undefined : left.splice(found, 1)[0]
    })
    const after = own.flatMap(used => {
      if (used?.state === undefined) return [{ ...item, count: 1 }]
      if (used.state.carried === 'thrown') return []
      return [{ ...itemAfter(item, used.state, used.gun), misaligned: misaligned.includes(used.index) }]
    })
    return together(after)
  })
}

function itemAfter(item: Item, state: WeaponState, gun: boolean): Item {
  const { mode, accessories, folded, bayonet_fixed, carried } = state
  const fed = gun ? { ammo: state.ammo, spare_loads: state.spare_loads, mode } : {}
  return {
    ...item,
    ...fed,
    count: 1,
    accessories,
    folded,
    bayonet_fixed,
    carried: carried === 'thrown' || carried === 'fixed' ? item.carried : carried,
  }
}

function together(items: readonly Item[]): Item[] {
  const alike = new Map<string, Item>()
  for (const item of items) {
    const key = keyOf(item satisfies Json)
    const before = alike.get(key)
    alike.set(key, before === undefined ? item : { ...before, count: before.count + 1 })
  }
  return [...alike.values()]
}
