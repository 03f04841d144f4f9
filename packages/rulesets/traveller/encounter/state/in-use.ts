/** What somebody fights and defends themselves with at this moment of an encounter. */
import { memoByRecord, type Refusal, type Why } from '@umpire/engine'
import { type FireMode, triggerPull } from '../../combat/attack/automatic-fire.ts'
import { type Blow, classOfBlow } from '../../combat/weapon/blows.ts'
import type { Physique } from '../../core/physique.ts'
import { isSights } from '../../equipment/accessories.ts'
import { strengthIn, wearsBattleDress } from '../../equipment/armour.ts'
import { weaponNamed } from '../../equipment/weapon/weapon.ts'
import { type Held, type Way, weaponInDefence, weaponInUse } from '../../equipment/weapon-in-use.ts'
import { effects } from '../../load/limit/effects.ts'
import type { AccessoryName, Carried } from '../../tables/words.ts'
import type { AttackAction } from '../choice/attack-action.ts'
import { type Fighter, HANDS, type Standing, type WeaponState } from './fighter.ts'
import { type Encounter, fighterAt, standingAt } from './state.ts'

/** A weapon in use, everything about it that an attack hangs on. */
export interface InUse {
  /** Its place in the list; none is bare hands. */
  readonly place: number | null
  readonly weapon: string
  /** Whose rows serve. */
  readonly row: string
  readonly level: number | null
  readonly wound_dice: number
  readonly extra_dm: number
  readonly shot: boolean
  readonly mode: FireMode | null
  readonly throws: number
  readonly ammo_used: number
  readonly accessories: readonly AccessoryName[]
  readonly folded: boolean
  readonly misaligned: boolean
  /** Sights are fitted. */
  readonly sights: boolean
  /** As it was carried when the round began. */
  readonly carried: Carried
  readonly laser: boolean
  /** Its charge spreads over those beside the target. */
  readonly spreads: boolean
}

const NO_ACCESSORIES: readonly AccessoryName[] = []

const WAY = { shoot: 'shot', kill: 'shot', swing: 'swung', weak: 'swung', throw: 'thrown' } as const

/** How a weapon is, as far as it matters to whoever holds it. */
type HeldState = Pick<WeaponState, 'ammo' | 'bayonet_fixed' | 'uses'>

const heldBy = ({ skills, player_character }: Fighter, weapon: string, state: HeldState): Held => ({
  weapon,
  ammo: state.ammo,
  bayonet_fixed: state.bayonet_fixed,
  uses: state.uses,
  skills,
  player_character,
})

/** What the use of a weapon depends on besides whose it is: the rules are asked with nothing else. */
interface Using extends HeldState {
  /** Its place in the list; none is bare hands. */
  readonly place: number | null
  readonly way: Way
  readonly carried: Carried
  readonly mode: FireMode | null
  readonly accessories: readonly AccessoryName[]
  readonly folded: boolean
  readonly misaligned: boolean
}

/** The weapon of an attack as it is used, or why it cannot be used so. */
export function inUse(encounter: Encounter, place: number, { kind, weapon }: AttackAction, why: Why): InUse | Refusal {
  const fighter = fighterAt(encounter, place)
  const one = standingAt(encounter, place)
  const state = weapon === null ? undefined : one.weapons[weapon]
  // A killing blow is struck in whatever way the weapon has.
  const struck = kind === 'kill' && state !== undefined && !isFed(fighter, weapon)
  return usedBy(why, fighter, {
    place: weapon,
    way: struck ? 'swung' : WAY[kind],
    carried: carriedBefore(one, weapon),
    mode: state?.mode ?? null,
    ammo: counted(state?.ammo ?? 0, why),
    uses: counted(state?.uses ?? 0, why),
    accessories: state?.accessories ?? NO_ACCESSORIES,
    folded: state?.folded ?? false,
    bayonet_fixed: state?.bayonet_fixed ?? false,
    misaligned: weapon !== null && one.misaligned.includes(weapon),
  })
}

/**
 * A weapon may be swung dozens of times: only whether it was, and whether it is loaded, makes a difference. The reasons
 * have the number.
 */
export const counted = (number: number, why: Why): number => (why.quiet ? Math.min(number, 1) : number)

/** How much ammunition a weapon holds; bare hands none. */
export const ammoIn = (encounter: Encounter, place: number, weapon: number | null): number =>
  weapon === null ? 0 : (standingAt(encounter, place).weapons[weapon]?.ammo ?? 0)

const usedBy = memoByRecord((why, fighter: Fighter, using: Using): InUse | Refusal => {
  const { place, way, carried, accessories, folded } = using
  const name = place === null ? HANDS : (fighter.weapons[place]?.weapon ?? HANDS)
  const used = weaponInUse({ ...heldBy(fighter, name, using), way }, why)
  if (!used.allowed) return used
  const { level, wound_dice, extra_dm } = used
  const shot = way === 'shot'
  const mode = shot ? using.mode : null
  const pull = shot ? triggerPull(name, mode, why) : undefined
  const { type, spreads } = weaponNamed(name, why)
  const sights = shot && accessories.some(isSights)
  return {
    place,
    weapon: name,
    row: used.weapon,
    level,
    wound_dice,
    extra_dm,
    shot,
    mode,
    throws: pull?.throws ?? 1,
    ammo_used: pull?.ammo_used ?? 0,
    accessories: shot ? accessories : NO_ACCESSORIES,
    folded,
    misaligned: sights && using.misaligned,
    sights,
    // Claws and teeth are always in hand.
    carried: fighter.kind === 'animal' ? 'in hand' : carried,
    laser: type === 'laser',
    spreads,
  }
})

/** Whoever drew it this round has it in hand by now, and still pays for it. */
function carriedBefore(one: Standing, weapon: number | null): Carried {
  const carried = weapon === null ? 'in hand' : (one.weapons[weapon]?.carried ?? 'in hand')
  if (carried === 'thrown' || carried === 'fixed') return 'in hand'
  return one.drew && one.hand === weapon && weapon !== null ? 'holstered' : carried
}

const isFed = (fighter: Fighter, weapon: number | null): boolean =>
  weapon !== null && fighter.weapons[weapon]?.gun === true

/** What somebody parries with: the weapon at that place of the list, or bare hands. */
export function defence(
  fighter: Fighter,
  held: HeldState & { readonly hand: number | null },
  why: Why,
): ReturnType<typeof weaponInDefence> {
  const name = held.hand === null ? naturalWeapon(fighter) : (fighter.weapons[held.hand]?.weapon ?? HANDS)
  return weaponInDefence(heldBy(fighter, name, held), why)
}

/** Animals fight with what they have. */
const naturalWeapon = (fighter: Fighter): string =>
  fighter.kind === 'animal' ? (fighter.weapons[0]?.weapon ?? HANDS) : HANDS

/** Values as they count in the fight: doubled in battle dress, lowered by a load. */
export function fightingValues({ armor, category }: Fighter, now: Physique, why: Why): Physique {
  if (category === 'normal' && armor.length === 0) return now
  const { dexterity, endurance } = now
  const strength = strengthIn(armor, now.strength, 'fighting', why)
  if (category === 'normal') return { strength, dexterity, endurance }
  const lowered = effects({ strength, dexterity, endurance, category }, why)
  return {
    strength: lowered['strength'] ?? strength,
    dexterity: lowered['dexterity'] ?? dexterity,
    endurance: lowered['endurance'] ?? endurance,
  }
}

/** The class of a blow or swing, and the allowance after it; battle dress never tires. */
export function blowOf(
  encounter: Encounter,
  place: number,
  target: number,
  row: string,
  weakened: boolean,
  why: Why,
): { readonly blow: Blow; readonly blows_used: number } {
  const { party, armor } = fighterAt(encounter, place)
  const { blows_left } = standingAt(encounter, place)
  const tireless = wearsBattleDress(armor)
  const x = {
    weapon: row,
    has_surprise: encounter.surprise === party,
    target_status: standingAt(encounter, target).status,
    blows_left: tireless ? Math.max(1, blows_left) : blows_left,
    weakened,
  }
  const struck = classOfBlow(x, why)
  return { blow: struck.blow, blows_used: tireless ? 0 : x.blows_left - struck.blows_left }
}
