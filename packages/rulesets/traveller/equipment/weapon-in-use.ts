/**
 * A weapon as it is used: whose rows, which skill and level, how many wound dice. Whoever attacks asks here once and
 * hands the answer on to the throw to hit.
 *
 *     weaponInUse({ weapon: 'Revolver', way: 'swung', … }, why) // Club by brawling, 2 wound dice
 */
import type { Why } from '@umpire/engine'
import { THROWN_BLADE, woundDice } from '../combat/weapon/matrices.ts'
import { levelWith } from '../skill/weapon-skills.ts'
import { bayonet, brawlingWeapons, longGunAsCudgel } from './found-weapons.ts'
import { guns } from './guns.ts'
import { BRAWLING, isMelee, weaponNamed } from './weapon/weapon.ts'

/** Blows and swings are both swung here. */
export type Way = 'shot' | 'swung' | 'thrown'

/** A weapon somebody holds, and who that is. */
export interface Held {
  readonly weapon: string
  readonly ammo: number
  readonly bayonet_fixed: boolean
  /** Swings made with it: a bottle breaks. */
  readonly uses: number
  readonly skills: { readonly [skill: string]: number }
  readonly player_character: boolean
}

/** As `toHit` and `throwingBlades` take it. */
export type InUse =
  | {
      readonly allowed: true
      /** The weapon whose rows serve. */
      readonly weapon: string
      /** None for the weapons of animals. */
      readonly skill: string | null
      readonly level: number | null
      /** Which counts for the throw; none for the weapons of animals. */
      readonly characteristic: 'strength' | 'dexterity' | null
      readonly wound_dice: number
      readonly extra_dm: number
    }
  | { readonly allowed: false; readonly rule: string; readonly because: string }

export function weaponInUse(x: Held & { readonly way: Way }, why: Why): InUse {
  const weapon = weaponNamed(x.weapon, why)
  if (x.way === 'thrown') return thrown(x, why)
  if (x.way === 'shot') {
    return isMelee(weapon) ? refused(guns, 'only guns are fired: swing it') : usedAs(x.weapon, x, 'dexterity', why)
  }
  if (weapon.class === 'brawling' || weapon.type === 'pistol') return found(x, why)
  if (weapon.class === 'animal') return usedAs(x.weapon, x, null, why)
  if (x.weapon === 'Bayonet') return loose(x, 'strength', why)
  if (isMelee(weapon)) return usedAs(x.weapon, x, 'strength', why)
  return x.bayonet_fixed ? fixed(x, why) : cudgel(x, why)
}

/** What somebody parries with, as `toHit` takes it of the defender; a long gun's level is found among the skills. */
export function weaponInDefence(x: Held, why: Why): { readonly weapon: string; readonly level: number | null } {
  if (isMelee(weaponNamed(x.weapon, why)) || x.bayonet_fixed) {
    const used = weaponInUse({ ...x, way: 'swung' }, why)
    if (used.allowed) return used
  }
  return { weapon: x.weapon, level: levelWith(x, why) }
}

type Counts = 'strength' | 'dexterity' | null

const refused = ({ id }: { readonly id: string }, because: string): InUse => ({ allowed: false, rule: id, because })

/** By the rows and the skill of one weapon, which need not be the one in the hand. */
function usedAs(weapon: string, { skills, player_character }: Held, characteristic: Counts, why: Why): InUse {
  const level = levelWith({ weapon, skills, player_character }, why)
  const wound_dice = woundDice({ weapon }, why)
  const { skill } = weaponNamed(weapon, why)
  return { allowed: true, weapon, skill, level, characteristic, wound_dice, extra_dm: 0 }
}

function found(x: Held, why: Why): InUse {
  const used = brawlingWeapons({ weapon: x.weapon, swung: true, bottle_uses: x.uses }, why)
  if (!used.allowed) return refused(brawlingWeapons, used.because)
  const { row: weapon, skill, wound_dice, extra_dm } = used
  const { skills, player_character } = x
  // A broken bottle has the dagger's rows and is still no dagger to the skill.
  const level = levelWith({ weapon: skill === BRAWLING ? 'Club' : weapon, skills, player_character }, why)
  return { allowed: true, weapon, skill, level, characteristic: 'strength', wound_dice, extra_dm }
}

function loose(x: Held, characteristic: Counts, why: Why): InUse {
  const held = bayonet({ bayonet: 'in hand', held_as: 'Dagger' }, why)
  return held.allowed ? usedAs(held.row, x, characteristic, why) : refused(bayonet, held.because)
}

/** Whether it may be thrown at all is for traveller.combat.throwing-blades to say. */
function thrown(x: Held, why: Why): InUse {
  const used = x.weapon === 'Bayonet' ? loose(x, 'dexterity', why) : usedAs(x.weapon, x, 'dexterity', why)
  return used.allowed ? { ...used, wound_dice: woundDice({ weapon: THROWN_BLADE }, why) } : used
}

function fixed(x: Held, why: Why): InUse {
  const polearm = bayonet({ bayonet: 'fixed', weapon: x.weapon, held_as: 'Dagger' }, why)
  return polearm.allowed ? usedAs(polearm.row, x, 'strength', why) : refused(bayonet, polearm.because)
}

function cudgel(x: Held, why: Why): InUse {
  const { weapon, ammo, skills, player_character } = x
  const swung = longGunAsCudgel({ weapon, swung: true, ammo, skills, player_character }, why)
  if (!swung.allowed) return refused(longGunAsCudgel, swung.because)
  const { row, effective_level: level, wound_dice } = swung
  return { allowed: true, weapon: row, skill: row, level, characteristic: 'strength', wound_dice, extra_dm: 0 }
}
