/** Ready attack and parry lines: every weapon that a character has, and what guns are good for in the hand. */
import type { Why } from '@umpire/engine'
import { madeWeapons, type Thing, thrownWeapon } from '../catalog/arms/arms.ts'
import type { Firearm, HandWeapon, ThrownWeapon } from '../catalog/entry/weapon.ts'
import { type OwnedItem, weaponBearer } from '../character/known.ts'
import { capped, weaponDamage } from '../damage/damage.ts'
import { type DiceAdds, diceAddsText, readDiceAdds } from '../dice/dice-adds.ts'
import { handTable, minimumStrength, thrownTable } from '../weapon/weapon.ts'
import { NOT_SHOT } from './bare-hands.ts'
import {
  type AttackLine,
  behindBlows,
  type Fighter,
  inUseWith,
  learnedIn,
  levelIn,
  levelWith,
  parryWith,
  spelledSkill,
  untrainedIn,
} from './fighter.ts'

export { bareHands } from './bare-hands.ts'
export type { AttackLine, Fighter } from './fighter.ts'

function handLines(weapon: HandWeapon, name: string, fighter: Fighter, why: Why): readonly AttackLine[] {
  const { st } = fighter.attributes
  const itself = weaponBearer({ kind: 'hand', thing: weapon })
  const level = levelIn(weapon.skill, fighter, why)
  return weapon.modes.map(mode => {
    const hands = mode.hands ?? weapon.hands
    const used = inUseWith(itself, weapon.skill, level, fighter, { hands }, why)
    const asked = { weapon: weapon.name, mode: mode.name, st, level: used ?? 0, ...behindBlows(fighter) }
    const line = handTable(asked, why)
    const parry = weapon.can_parry ? parryWith(itself, weapon.skill, used, hands, fighter, why) : null
    return {
      ...NOT_SHOT,
      weapon: name,
      mode: mode.name,
      skill: spelledSkill(weapon.skill, why),
      level,
      used,
      effective: used === null ? null : line.effective,
      damage: line.damage,
      type: mode.type,
      reach: mode.reach,
      parry,
      min_st: weapon.min_st,
    }
  })
}

/** A recoil that the arm cannot hold is twice as bad. */
const recoil = ({ rcl, min_st }: Firearm, st: number): number | null =>
  rcl === null ? null : min_st !== null && st < min_st ? rcl * 2 : rcl

const rateText = (rof: Firearm['rof']): string =>
  rof.map(({ shots, automatic }) => (shots < 1 ? '1/2' : shots > 1 && !automatic ? `${shots}~` : `${shots}`)).join('/')

function gunLine(gun: Firearm, fighter: Fighter, why: Why): AttackLine {
  const { st } = fighter.attributes
  const level = levelWith(gun.skill, gun.tl, fighter, why)
  const itself = weaponBearer({ kind: 'firearm', thing: gun })
  const used = inUseWith(itself, gun.skill, level, fighter, { hands: gun.hands }, why)
  return {
    weapon: gun.name,
    mode: gun.rof.some(({ automatic }) => automatic) ? 'automatic' : 'shot',
    skill: spelledSkill(gun.skill, why),
    level,
    used,
    effective: used === null ? null : minimumStrength({ st, min_st: gun.min_st, basic: used }, why),
    damage: diceAddsText(gun.damage),
    type: gun.type,
    reach: null,
    parry: null,
    ss: gun.ss,
    acc: gun.acc,
    half_damage: gun.half_damage,
    max_range: gun.max_range,
    rof: rateText(gun.rof),
    shots: gun.shots,
    rcl: recoil(gun, st),
    min_st: gun.min_st,
  }
}

function thrownDice({ damage, max_damage, weight_lb }: ThrownWeapon, fighter: Fighter, why: Why): DiceAdds | null {
  if (damage === null) return null
  const thrown = weight_lb === null ? {} : { weapon_lb: weight_lb }
  const behind = { st: fighter.attributes.st, ...behindBlows(fighter), ...thrown }
  return capped(readDiceAdds(weaponDamage({ ...behind, weapon_damage: damage }, why), 'damage'), max_damage, why)
}

/** What flies, by the table of thrown weapons: a weapon of it, or something of that kind with its own damage. */
interface Flying {
  readonly weapon: ThrownWeapon
  readonly name: string
  readonly damage: string
  readonly type: string
}

function thrownLine({ weapon, name, damage, type }: Flying, fighter: Fighter, why: Why): AttackLine {
  const { st, dx } = fighter.attributes
  const throwing = learnedIn(weapon.skill, fighter, why)?.level ?? null
  const range = thrownTable({ weapon: weapon.name, st, dx, throwing, aim_at: 'target' }, why)
  const level = throwing ?? untrainedIn(weapon.skill, range.basic, fighter, why)
  const used = inUseWith(weaponBearer({ kind: 'thrown', thing: weapon }), weapon.skill, level, fighter, {}, why)
  return {
    weapon: name,
    mode: 'thrown',
    skill: spelledSkill(weapon.skill, why),
    level,
    used,
    effective: used === null ? null : minimumStrength({ st, min_st: weapon.min_st, basic: used }, why),
    damage,
    type,
    reach: null,
    parry: null,
    ss: weapon.ss,
    acc: weapon.acc,
    half_damage: range.half_damage,
    max_range: range.max_range,
    rof: null,
    shots: null,
    rcl: null,
    min_st: weapon.min_st,
  }
}

const GRENADE = 'Hand Grenade'

function linesOf(one: Thing, called: string, fighter: Fighter, why: Why): readonly AttackLine[] {
  switch (one.kind) {
    case 'hand':
      return handLines(one.thing, called, fighter, why)
    case 'firearm':
      return [gunLine(one.thing, fighter, why)]
    case 'thrown': {
      const dice = thrownDice(one.thing, fighter, why)
      const damage = dice === null ? '' : diceAddsText(dice)
      return [thrownLine({ weapon: one.thing, name: called, damage, type: one.thing.type ?? '' }, fighter, why)]
    }
    case 'grenade': {
      const { name, damage: blast, fragments } = one.thing
      const damage = `${diceAddsText(blast)} [${diceAddsText(fragments)}]`
      return [thrownLine({ weapon: thrownWeapon(GRENADE, why), name, damage, type: 'explosive' }, fighter, why)]
    }
    case 'armor':
    case 'gear':
      return []
  }
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The lines of a thing that somebody owns, all under its own name: a knife strikes and flies. */
export function attackLines({ item, things }: OwnedItem, fighter: Fighter, why: Why): readonly AttackLine[] {
  if (item.quantity <= 0) return []
  const called = things.find(({ thing }) => same(thing.name, item.name))?.thing.name ?? item.name
  return things.flatMap(one => linesOf(one, called, fighter, why))
}

/** A long gun is held in two hands and stands on nothing; a rifle is one that the skill of rifles fires. */
const isGun = (kind: 'rifle' | 'long gun', { skill, hands, mount }: Firearm, why: Why): boolean =>
  hands === 2 && mount === undefined && (kind === 'long gun' || same(spelledSkill(skill, why), 'Guns (rifle)'))

/** What long guns are to the hand: each can be swung, and strikes with the bayonet on it if there is one. */
export function gunsAsWeapons(items: readonly OwnedItem[], why: Why): readonly HandWeapon[] {
  const owned = items.filter(({ item }) => item.quantity > 0)
  const things = owned.flatMap(({ item, things: all }) => (item.carried ? all : []))
  const guns = things.flatMap(({ kind, thing }) => (kind === 'firearm' ? [thing] : []))
  if (guns.length === 0) return []
  const handNames = (all: readonly Thing[]): ReadonlySet<string> =>
    new Set(all.flatMap(({ kind, thing }) => (kind === 'hand' ? [thing.name] : [])))
  const [hand, written] = [handNames(things), handNames(owned.flatMap(one => one.things))]
  return madeWeapons(why).filter(({ made_of, name }) => {
    // Whoever wrote it down has its lines already, wherever it is.
    if (made_of === undefined || written.has(name)) return false
    const fits = guns.some(gun => isGun(made_of.gun, gun, why))
    return fits && (made_of.with === undefined || hand.has(made_of.with))
  })
}

export const gunsInHand = (items: readonly OwnedItem[], fighter: Fighter, why: Why): readonly AttackLine[] =>
  gunsAsWeapons(items, why).flatMap(weapon => handLines(weapon, weapon.name, fighter, why))
