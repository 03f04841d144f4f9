/** Bringing people and animals into an encounter: what they carry, what it weighs, and how many blows they have in them. */
import { BadInput, type Why } from '@umpire/engine'
import { woundStatus, zerosOf } from '../../combat/encounter/wounds.ts'
import { capacityOf } from '../../combat/weapon/ammunition.ts'
import { blowAllowance } from '../../combat/weapon/blows.ts'
import type { Physique } from '../../core/physique.ts'
import { armor as armorRule, strengthIn } from '../../equipment/armour.ts'
import { weaponNamed } from '../../equipment/weapon/weapon.ts'
import { effects } from '../../load/limit/effects.ts'
import { normalLoad } from '../../load/limit/limits.ts'
import { type CarriedThing, loadTotal } from '../../load/total.ts'
import type { AccessoryName, Armour, Carried } from '../../tables/words.ts'
import type { Fighter, Standing, WeaponState } from '../state/fighter.ts'
import { checkBrought, refuse } from './check-brought.ts'

/** A weapon as somebody brings it. */
export interface Brought {
  readonly weapon: string
  readonly ammo: number | null
  readonly spare_loads: number
  readonly belt_fed: boolean
  readonly mode: 'burst' | 'single'
  readonly accessories: readonly AccessoryName[]
  readonly folded: boolean
  readonly bayonet_fixed: boolean
  readonly carried: Carried
  readonly misaligned: boolean
}

/** Somebody about to enter. */
export interface Entrant {
  readonly id: string
  readonly name: string
  readonly kind: 'person' | 'animal'
  readonly player_character: boolean
  readonly full: Physique
  /** With wounds from before. */
  readonly now: Physique
  readonly skills: { readonly [skill: string]: number }
  readonly weapons: readonly Brought[]
  readonly armor: readonly Armour[]
  readonly suit_tl: number
  readonly laser_hits: number
  /** Accessories that are on no weapon. */
  readonly loose: readonly AccessoryName[]
  /** Everything that is carried, to be weighed. */
  readonly things: readonly CarriedThing[]
  /** Blows used since the last full rest. */
  readonly blows_used: number
  readonly size: 'smaller' | 'human' | 'larger'
  readonly flying: boolean
  readonly pouncer: boolean
  readonly mounted: boolean
  readonly military_experience: boolean
}

/** The surroundings that loads hang on. */
export interface Surroundings {
  readonly world_size: number
  readonly military_unit: boolean
}

/** What weapons weigh, and whether everything may be worn and fitted together; answers the load's category. */
function encumbrance(one: Entrant, { world_size, military_unit }: Surroundings, place: string, why: Why) {
  const worn = armorRule({ worn: one.armor, skills: one.skills, player_character: one.player_character }, why)
  if (!worn.allowed) refuse(`${place}.armor`, armorRule, worn.because, one.armor)
  const { load_kg } = loadTotal({ items: one.things, worn: one.armor, tl: one.suit_tl }, why)
  const strength = strengthIn(one.armor, one.full.strength, 'load', why)
  const load = normalLoad({ strength, load_kg, military_unit, world_size, k: 1 }, why)
  if (load.allowed) return load.category
  return refuse(place, normalLoad, load.because, `${load_kg} kg`)
}

const MOST_WEAPONS = 20

/** Two of the same kind are told apart by number. */
const keysOf = (weapons: readonly Brought[]): readonly string[] =>
  weapons.map(({ weapon }, place) => {
    const before = weapons.slice(0, place).filter(other => other.weapon === weapon).length
    return before === 0 ? weapon : `${weapon} ${before + 1}`
  })

const isLong = (weapon: string, why: Why): boolean => {
  const { type } = weaponNamed(weapon, why)
  return type === 'long gun' || type === 'laser'
}

/** The bayonet on a gun that is brought with one fixed, if it is listed. */
const bladeFixed = (weapons: readonly Brought[]): number =>
  weapons.some(({ bayonet_fixed }) => bayonet_fixed) ? weapons.findIndex(({ weapon }) => weapon === 'Bayonet') : -1

function weaponState(brought: Brought, why: Why): WeaponState {
  const { weapon, belt_fed, spare_loads, mode, accessories, folded, bayonet_fixed, carried } = brought
  const gun = weaponNamed(weapon, why).class === 'gun'
  const ammo = gun ? (brought.ammo ?? capacityOf(weapon, belt_fed, why)) : 0
  return { ammo, spare_loads, mode, accessories, folded, bayonet_fixed, carried, work: null, uses: 0 }
}

/** Somebody as they enter, unless a rule is in the way. */
export function entered(
  one: Entrant,
  party: number,
  surroundings: Surroundings,
  place: string,
  why: Why,
): { readonly fighter: Fighter; readonly standing: Standing } {
  const { status } = woundStatus({ current: one.now }, why)
  if (status === 'dead') throw new BadInput(place, 'somebody alive', `${one.name}, who is dead`)
  if (one.weapons.length > MOST_WEAPONS) {
    throw new BadInput(`${place}.weapons`, `at most ${MOST_WEAPONS} weapons`, one.weapons.length)
  }
  for (const [index, brought] of one.weapons.entries()) checkBrought(brought, `${place}.weapons[${index}]`, why)
  const category = encumbrance(one, surroundings, place, why)
  const { strength, dexterity, endurance } = one.now
  const encumbered = effects({ strength, dexterity, endurance, category }, why)
  const blows_left = blowAllowance(
    {
      endurance_at_start: encumbered['endurance'] ?? endurance,
      endurance_full: one.full.endurance,
      endurance_now: endurance,
      blows_used: one.blows_used,
      rest_minutes: 0,
    },
    why,
  )
  const keys = keysOf(one.weapons)
  const hand = one.weapons.findIndex(({ carried }) => carried === 'in hand')
  return {
    fighter: {
      id: one.id,
      name: one.name,
      party,
      kind: one.kind,
      player_character: one.player_character,
      full: one.full,
      at_start: one.now,
      skills: one.skills,
      weapons: one.weapons.map(({ weapon, belt_fed }, index) => ({
        key: keys[index] ?? weapon,
        weapon,
        gun: weaponNamed(weapon, why).class === 'gun',
        long: isLong(weapon, why),
        belt_fed,
      })),
      armor: one.armor,
      category,
      size: one.size,
      flying: one.flying,
      pouncer: one.pouncer,
      mounted: one.mounted,
      military_experience: one.military_experience,
    },
    standing: {
      id: one.id,
      band: 0,
      movement: 'stand',
      pace: 'walk',
      strength,
      dexterity,
      endurance,
      status,
      wounded: false,
      zeros: zerosOf(one.now),
      fell_at: null,
      blows_left,
      hand: hand < 0 ? null : hand,
      drew: false,
      weapons: one.weapons.map((brought, index) => {
        const state = weaponState(brought, why)
        if (index === bladeFixed(one.weapons)) return { ...state, carried: 'fixed' }
        // One weapon is in hand: another that is said to be hangs ready.
        return state.carried === 'in hand' && index !== hand ? { ...state, carried: 'slung' } : state
      }),
      loose: one.loose,
      misaligned: one.weapons.flatMap(({ misaligned }, index) => (misaligned ? [index] : [])),
      laser_hits: one.laser_hits,
      gone: null,
    },
  }
}
