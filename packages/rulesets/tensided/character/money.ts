/** Money: what somebody begins with, what the things cost, and what is left. */
import type { Why } from '@umpire/engine'
import type { Taken } from '../effect/effect.ts'
import { heldOf } from '../effect/held.ts'
import { armorSpectra } from '../equipment/armor.ts'
import { condition } from '../equipment/condition.ts'
import { meleeWeapons } from '../equipment/guns.ts'
import { isArmor, isWeapon, weaponNamed } from '../tables/weapon.ts'
import { money } from '../traits/followers.ts'
import type { Character } from './character.ts'
import type { OwnedArmor, OwnedExplosive, OwnedGun, OwnedMelee } from './gear.ts'

export type Money = {
  readonly at_start: number
  readonly spent: number
  readonly cash: number
  readonly left: number
}

/** By the traits of creation: what comes later comes as cash. */
export function moneyAtStart({ traits }: Pick<Character, 'traits'>, why: Why): number {
  const first = traits.filter(({ origin }) => origin === 'creation').map(({ key, times }): Taken => ({ key, times }))
  const { merits, flaws } = heldOf(first)
  return money({ merits, flaws }, why).money
}

const isKind = (name: string, kind: 'gun' | 'melee' | 'explosive', why: Why): boolean =>
  isWeapon(name, why) && weaponNamed(name, why).kind === kind

export const isGun = (name: string, why: Why): boolean => isKind(name, 'gun', why)
export const isMelee = (name: string, why: Why): boolean => isKind(name, 'melee', why)
export const isExplosive = (name: string, why: Why): boolean => isKind(name, 'explosive', why)

/** As it says; else the price of the tables; nothing where no table has it, which is told as a problem. */
const gunPrice = ({ gun, condition: state, price }: OwnedGun, why: Why): number =>
  price ?? (isGun(gun, why) ? (condition({ condition: state, weapon: gun }, why).price ?? 0) : 0)

const meleePrice = ({ weapon, price }: OwnedMelee, why: Why): number =>
  price ?? (isMelee(weapon, why) ? (meleeWeapons({ weapon }, why).price ?? 0) : 0)

function explosivePrice({ explosive, count, price }: OwnedExplosive, why: Why): number {
  if (price !== undefined) return price
  if (!isExplosive(explosive, why)) return 0
  const each = meleeWeapons({ weapon: explosive }, why).price ?? 0
  return why.product('price').add('each', each).add('of them', count).total()
}

export const wornAs = ({ armor, without, spectra }: OwnedArmor) => ({ armor, without, spectra })

const armorPrice = (piece: OwnedArmor, why: Why): number =>
  piece.price ?? (isArmor(piece.armor, why) ? armorSpectra(wornAs(piece), why).price : 0)

export function moneyOf(one: Character, why: Why): Money {
  const { guns, melee, explosives, armor, list, cash } = one.gear
  const sum = why.sum('spent')
  for (const gun of guns) sum.add(gun.gun, gunPrice(gun, why))
  for (const weapon of melee) sum.add(weapon.weapon, meleePrice(weapon, why))
  for (const explosive of explosives) sum.add(explosive.explosive, explosivePrice(explosive, why))
  for (const piece of armor) sum.add(piece.armor, armorPrice(piece, why))
  for (const { what, price } of list) if (price > 0) sum.add(what, price)
  const spent = sum.total()
  const at_start = moneyAtStart(one, why)
  const left = why.sum('money').add('at the start', at_start).add('spent', -spent).add('since', cash).total()
  return { at_start, spent, cash, left }
}
