/** What is wrong with somebody's things. */
import { nearest, type Problem, type Why } from '@umpire/engine'
import { armorParts, armorSpectra, armorTable } from '../../equipment/armor.ts'
import { armorWeight } from '../../equipment/armor-weight.ts'
import { capacityOf, guns, meleeWeapons } from '../../equipment/guns.ts'
import { shot } from '../../ranged/distance/shot.ts'
import { PART_COVERS } from '../../tables/armor.ts'
import { armorNamed, armorNames, gunNamed, isArmor, weaponNamed, weaponNames } from '../../tables/weapon.ts'
import type { Character } from '../character.ts'
import { statsNow } from '../holding.ts'
import { isExplosive, isGun, isMelee } from '../money.ts'
import { bodyOf } from '../sheet.ts'

const KINDS = { gun: 'gun', melee: 'weapon to strike with', explosive: 'explosive' } as const

function unknown(kind: keyof typeof KINDS, name: string, why: Why): string {
  const such = weaponNames(why).filter(one => weaponNamed(one, why).kind === kind)
  const meant = nearest(name, such)
  return `neither the book nor the campaign has a ${KINDS[kind]} “${name}”${meant === undefined ? '' : `, perhaps ${meant}`}`
}

function* gunFaults({ gear }: Character, why: Why): Generator<Problem> {
  for (const [index, { gun: name, rounds, choke, flechettes }] of gear.guns.entries()) {
    const where = `gear.guns[${index}]`
    if (!isGun(name, why)) {
      yield { rule: guns.id, where, message: unknown('gun', name, why) }
      continue
    }
    const gun = gunNamed(name, why)
    const most = capacityOf(gun, why)
    if (rounds > most)
      yield { rule: guns.id, where: `${where}.rounds`, message: `${name} holds ${most}, not ${rounds}` }
    if (gun.pellets === null && (choke !== 'normal' || flechettes)) {
      const what = flechettes ? 'flechettes' : `a ${choke} barrel`
      yield { rule: shot.id, where, message: `${name} fires no shot: ${what} is for shotguns` }
    }
  }
}

function* armorFaults(one: Character, why: Why): Generator<Problem> {
  for (const [index, { armor: name, without, spectra }] of one.gear.armor.entries()) {
    const where = `gear.armor[${index}]`
    if (!isArmor(name, why)) {
      const meant = nearest(name, armorNames(why))
      const hint = meant === undefined ? '' : `, perhaps ${meant}`
      yield { rule: armorTable.id, where, message: `neither the book nor the campaign has armour “${name}”${hint}` }
      continue
    }
    const { covers, kevlar } = armorNamed(name, why)
    for (const part of without) {
      if (covers.includes(PART_COVERS[part])) continue
      yield { rule: armorParts.id, where: `${where}.without`, message: `${name} has no ${part} to leave off` }
    }
    if (spectra && !kevlar) {
      yield {
        rule: armorSpectra.id,
        where: `${where}.spectra`,
        message: `${name} is not of kevlar, and so not of spectra`,
      }
    }
  }
  const { armor_move, hth_df } = bodyOf(one, statsNow(one, why), why)
  if (armor_move < 1) {
    const message = `the armour is too heavy: ×${armor_move} movement, +${hth_df} DF hand to hand`
    yield { rule: armorWeight.id, where: 'gear.armor', message, severity: 'warning' }
  }
}

export function* gearFaults(one: Character, why: Why): Generator<Problem> {
  yield* gunFaults(one, why)
  for (const [index, { weapon }] of one.gear.melee.entries()) {
    if (isMelee(weapon, why)) continue
    yield { rule: meleeWeapons.id, where: `gear.melee[${index}]`, message: unknown('melee', weapon, why) }
  }
  for (const [index, { explosive }] of one.gear.explosives.entries()) {
    if (isExplosive(explosive, why)) continue
    yield { rule: meleeWeapons.id, where: `gear.explosives[${index}]`, message: unknown('explosive', explosive, why) }
  }
  yield* armorFaults(one, why)
}
