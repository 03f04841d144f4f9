/** Weapons and armour as a sheet has them: what is rolled, and what it does. */
import type { Why } from '@umpire/engine'
import type { Having } from '../effect/effect.ts'
import { armorSpectra } from '../equipment/armor.ts'
import { condition } from '../equipment/condition.ts'
import { guns, meleeWeapons } from '../equipment/guns.ts'
import { rateOfFire } from '../equipment/rate-of-fire.ts'
import { baseDifficulty } from '../ranged/distance/base-difficulty.ts'
import { concentrations } from '../skills/concentrations.ts'
import type { ArmorRow } from '../tables/armor.ts'
import type { DamageType } from '../tables/damage-types.ts'
import type { Rate } from '../tables/guns.ts'
import type { Mode } from '../tables/melee-weapons.ts'
import type { Stats } from '../tables/stats.ts'
import { isArmor, meleeNamed } from '../tables/weapon.ts'
import type { Character } from './character.ts'
import type { OwnedExplosive, OwnedGun } from './gear.ts'
import { held } from './holding.ts'
import { isExplosive, isGun, isMelee, wornAs } from './money.ts'
import { learnedOf, levelWithTraits } from './skill-lines.ts'

/** What everybody strikes with who has nothing else. */
export const BARE_HANDS = 'Unarmed'
/** Metres: far enough that nobody shoots by instinct. */
const FAR = 1000

type Strange = { readonly name: string; readonly unknown: true }

export type MeleeLine = {
  readonly name: string
  readonly unknown?: false
  readonly mode: Mode
  readonly attribute: number
  /** For a field that was not learned. */
  readonly df: number
  readonly damage: number
  readonly damage_type: DamageType
  readonly armor_piercing: boolean
  readonly concentration: string
  readonly reach: number
}

export type GunLine = {
  readonly name: string
  readonly unknown?: false
  readonly attribute: number
  readonly point_blank: number
  readonly df: number
  readonly damage: number
  readonly pellets: number | null
  readonly damage_type: DamageType
  readonly armor_piercing: boolean
  readonly range: number
  readonly rate: Rate
  readonly shots: number
  readonly capacity: number
  readonly rounds: number
  readonly spare: number
  readonly size: string
  readonly concentration: string
  readonly condition: string
  readonly jam_on: number
  readonly sight: string
}

export type ExplosiveLine = {
  readonly name: string
  readonly unknown?: false
  readonly count: number
  readonly attribute: number
  readonly df: number
  readonly damage: number
  readonly fragments: string | null
  readonly damage_type: DamageType
  readonly kill_radius: number
  readonly threat_radius: number
}

export type ArmorLine = ArmorRow & { readonly name: string; readonly unknown?: false; readonly worn: boolean }

const strange = (name: string): Strange => ({ name, unknown: true })

/** Somebody at his weapons: worked out once for all of them. */
export interface Armed {
  readonly one: Character
  readonly stats: Stats
  readonly having: Having
  readonly damage_score: number
}

export function meleeLines(
  { one, stats, having, damage_score }: Armed,
  weapon: string,
  why: Why,
): readonly (MeleeLine | Strange)[] {
  if (!isMelee(weapon, why)) return [strange(weapon)]
  const level = levelWithTraits(one, 'hth-combat', having, why)
  const attribute = why.sum('attribute').add('athleticism', stats.athleticism).add('HtH combat', level).total()
  const known = learnedOf(one, 'hth-combat').concentrations
  const field = concentrations({ skill: 'hth-combat', concentrations: known, weapon }, why)
  return meleeNamed(weapon, why).modes.map(({ mode, damage_type }): MeleeLine => {
    const row = meleeWeapons({ weapon, mode, damage_score }, why)
    return {
      name: weapon,
      mode,
      attribute,
      df: field.df_modifier,
      damage: row.raw_damage,
      damage_type,
      armor_piercing: row.armor_piercing,
      concentration: row.concentration,
      reach: meleeNamed(weapon, why).reach,
    }
  })
}

/** What he shoots or throws with: the attribute, at a distance and point blank, and the price of an unlearned field. */
function shooting({ one, stats, having }: Armed, weapon: string, thrown: boolean, why: Why) {
  const ranged_combat = levelWithTraits(one, 'ranged-combat', having, why)
  const at = (distance: number): number =>
    baseDifficulty({ weapon, distance, ...stats, ranged_combat }, why).attribute ?? 0
  const known = learnedOf(one, 'ranged-combat').concentrations
  const field = concentrations({ skill: 'ranged-combat', concentrations: known, weapon, thrown }, why)
  return { attribute: at(FAR), point_blank: at(0), df: field.df_modifier, concentration: field.concentration ?? '' }
}

export function gunLine(armed: Armed, owned: OwnedGun, why: Why): GunLine | Strange {
  const { gun: name, rounds, spare, sight } = owned
  if (!isGun(name, why)) return strange(name)
  const row = guns({ weapon: name }, why)
  const { abilities } = held(armed.one)
  return {
    name,
    ...shooting(armed, name, false, why),
    damage: row.dmg,
    pellets: row.pellets,
    damage_type: row.damage_type,
    armor_piercing: row.armor_piercing,
    range: row.rng,
    rate: row.rof,
    shots: rateOfFire({ weapon: name, actions: ['shoot'], abilities }, why).shots_per_action,
    capacity: row.rounds,
    rounds,
    spare,
    size: row.size,
    condition: owned.condition,
    jam_on: condition({ condition: owned.condition }, why).jam_on,
    sight,
  }
}

export function explosiveLine(armed: Armed, owned: OwnedExplosive, why: Why): ExplosiveLine | Strange {
  const { explosive: name, count } = owned
  if (!isExplosive(name, why)) return strange(name)
  const row = meleeWeapons({ weapon: name }, why)
  const { attribute, df } = shooting(armed, name, true, why)
  return {
    name,
    count,
    attribute,
    df,
    damage: row.dmg,
    fragments: 'fragments' in row ? row.fragments : null,
    damage_type: row.damage_type,
    kill_radius: 'kill_radius' in row ? row.kill_radius : 0,
    threat_radius: 'threat_radius' in row ? row.threat_radius : 0,
  }
}

export function armorLine(piece: Character['gear']['armor'][number], why: Why): ArmorLine | Strange {
  if (!isArmor(piece.armor, why)) return strange(piece.armor)
  return { name: piece.armor, worn: piece.worn, ...armorSpectra(wornAs(piece), why) }
}
