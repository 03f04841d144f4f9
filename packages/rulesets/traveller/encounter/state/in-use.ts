/** What somebody fights and defends themselves with at this moment of an encounter. */
import { MemoByList, type Refusal, type Why } from '@umpire/engine'
import { type FireMode, triggerPull } from '../../combat/attack/automatic-fire.ts'
import { type Blow, classOfBlow } from '../../combat/weapon/blows.ts'
import type { Physique } from '../../core/physique.ts'
import { isSights } from '../../equipment/accessories.ts'
import { strengthIn, wearsBattleDress } from '../../equipment/armour.ts'
import { weaponNamed } from '../../equipment/weapon/weapon.ts'
import { type Held, type Way, weaponInDefence, weaponInUse } from '../../equipment/weapon-in-use.ts'
import { effects } from '../../load/limit/effects.ts'
import type { AccessoryName, Carried } from '../../tables/words.ts'
import type { AttackAction } from './attack-action.ts'
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

const UNUSED: HeldState = { ammo: 0, bayonet_fixed: false, uses: 0 }

const heldBy = ({ skills, player_character }: Fighter, weapon: string, state: HeldState = UNUSED): Held => ({
  weapon,
  ammo: state.ammo,
  bayonet_fixed: state.bayonet_fixed,
  uses: state.uses,
  skills,
  player_character,
})

/**
 * A weapon may be swung dozens of times: only whether it was, and whether it is loaded, makes a difference. What a use
 * depends on is a list here, for it is asked for with every choice: as a record whose names the compiler checks, as of a
 * throw to hit, it made fights 5 % slower. A test compares moments of
 * fights instead, and notices most of the parts if they are missing, but not all.
 */
const uses = new MemoByList<Fighter, InUse | Refusal>()

/** The weapon of an attack as it is used, or why it cannot be used so. */
export function inUse(encounter: Encounter, place: number, { kind, weapon }: AttackAction, why: Why): InUse | Refusal {
  const fighter = fighterAt(encounter, place)
  const one = standingAt(encounter, place)
  const state = weapon === null ? undefined : one.weapons[weapon]
  // A killing blow is struck in whatever way the weapon has.
  const struck = kind === 'kill' && state !== undefined && !isFed(fighter, weapon)
  const way = struck ? 'swung' : WAY[kind]
  const carried = carriedBefore(one, weapon)
  const now = () => usedNow(encounter, place, weapon, way, why)
  if (weapon === null || state === undefined) return uses.get(why, fighter, [weapon, way, carried], now)
  const { mode, accessories, folded, bayonet_fixed, ammo, uses: swings } = state
  const misaligned = one.misaligned.includes(weapon)
  const hangsOn = [weapon, way, carried, mode, ammo > 0, swings > 0, misaligned, accessories, folded, bayonet_fixed]
  return uses.get(why, fighter, hangsOn, now)
}

/** How much ammunition a weapon holds; bare hands none. */
export const ammoIn = (encounter: Encounter, place: number, weapon: number | null): number =>
  weapon === null ? 0 : (standingAt(encounter, place).weapons[weapon]?.ammo ?? 0)

function usedNow(encounter: Encounter, place: number, weapon: number | null, way: Way, why: Why): InUse | Refusal {
  const fighter = fighterAt(encounter, place)
  const one = standingAt(encounter, place)
  const state = weapon === null ? undefined : one.weapons[weapon]
  const name = weapon === null ? HANDS : (fighter.weapons[weapon]?.weapon ?? HANDS)
  const used = weaponInUse({ ...heldBy(fighter, name, state), way }, why)
  if (!used.allowed) return used
  const { level, wound_dice, extra_dm } = used
  const shot = way === 'shot'
  const mode = shot && state !== undefined ? state.mode : null
  const pull = shot ? triggerPull(name, mode, why) : undefined
  const { type, spreads } = weaponNamed(name, why)
  const sights = shot && state?.accessories.some(isSights) === true
  return {
    place: weapon,
    weapon: name,
    row: used.weapon,
    level,
    wound_dice,
    extra_dm,
    shot,
    mode,
    throws: pull?.throws ?? 1,
    ammo_used: pull?.ammo_used ?? 0,
    accessories: shot && state !== undefined ? state.accessories : NO_ACCESSORIES,
    folded: state?.folded ?? false,
    misaligned: sights && weapon !== null && one.misaligned.includes(weapon),
    sights,
    // Claws and teeth are always in hand.
    carried: fighter.kind === 'animal' ? 'in hand' : carriedBefore(one, weapon),
    laser: type === 'laser',
    spreads,
  }
}

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
