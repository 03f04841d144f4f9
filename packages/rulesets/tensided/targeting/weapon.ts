/** Striking or shooting at what somebody holds. */
import { BadInput, num, oneOf, optional, rolled, rule, table, type Why } from '@umpire/engine'
import { attributeDoubled } from '../core/attribute.ts'
import { opposed } from '../core/opposed.ts'
import { attempt } from '../skills/attempt.ts'
import { statValue } from '../tables/stats.ts'
import { WEAPON, weaponNamed } from '../tables/weapon.ts'

const WEAPON_ATTACKS = ['hand-to-hand', 'thrown', 'gun'] as const
export type WeaponAttack = (typeof WEAPON_ATTACKS)[number]

const TARGETING = table<WeaponAttack, number>('Attacking a held weapon', { 'hand-to-hand': 2, thrown: 5, gun: 5 })
const HOLD_ON = 12

type Struck = {
  readonly attack: WeaponAttack
  readonly targeting_df: number
  readonly attribute?: number
  readonly difficulty?: number
  readonly final_roll?: number
  readonly mos?: number
  /** None while the roll is still to be made. */
  readonly weapon_lost?: boolean
  /** Metres; none where a d4 is still to be thrown for them. */
  readonly slides?: number
}

interface Given {
  readonly weapon?: string
  readonly base_damage?: number
  readonly attacker_physique?: number
  readonly holder_physique?: number
  readonly d10?: number
  readonly d4?: number
}

export const targetWeapon = rule(
  {
    id: 'tensided.targeting.weapon',
    title: 'Attacking a held weapon',
    lines: '1204-1209',
    given: {
      /** Whatever does not hang on strength is as a gun. */
      attack: optional(oneOf(...WEAPON_ATTACKS)),
      /** That the attack is made with; its damage counts for one shot. */
      weapon: optional(WEAPON),
      base_damage: optional(num({ min: 0, max: 1_000_000 })),
      attacker_physique: optional(statValue),
      holder_physique: optional(statValue),
      /** Of the attacker's strength, or of the holder's grip. */
      d10: optional(rolled('1d10')),
      /** How far a weapon slides that was shot away. */
      d4: optional(rolled('1d4')),
    },
  },
  (x, why): Struck => {
    const attack = x.attack ?? attackWith(x.weapon, why)
    const known = { attack, targeting_df: TARGETING.at(attack, why) }
    if (x.holder_physique === undefined) return known
    const held = x.holder_physique
    return { ...known, ...(attack === 'gun' ? shotAway(held, x, why) : struckAway(held, x, why)) }
  },
)

const attackWith = (weapon: string | undefined, why: Why): WeaponAttack =>
  weapon !== undefined && weaponNamed(weapon, why).kind === 'gun' ? 'gun' : 'hand-to-hand'

/** Strength against strength: it slides as far as the attacker was the better. */
function struckAway(holder: number, x: Given, why: Why): Partial<Struck> {
  if (x.attacker_physique === undefined) {
    throw new BadInput('given.attacker_physique', 'the strength behind the blow', x.attacker_physique)
  }
  const attribute = attributeDoubled({ stat_value: x.attacker_physique }, why)
  const { difficulty } = opposed({ opponent_stat_value: holder }, why)
  const { success, ...tried } = attempt(attribute, difficulty, x.d10, why)
  if (success === undefined) return tried
  return success ? { ...tried, weapon_lost: true, slides: tried.mos ?? 0 } : { ...tried, weapon_lost: false }
}

/** The holder's grip against the bullet. */
function shotAway(holder: number, x: Given, why: Why): Partial<Struck> {
  const base = x.base_damage ?? (x.weapon === undefined ? undefined : weaponNamed(x.weapon, why).dmg)
  if (base === undefined) throw new BadInput('given', 'a weapon, or its base_damage', 'neither')
  const difficulty = why.sum('to hold on').add('base', HOLD_ON).add('base damage', base).total()
  const { success, ...tried } = attempt(attributeDoubled({ stat_value: holder }, why), difficulty, x.d10, why)
  if (success === undefined) return tried
  if (success) return { ...tried, weapon_lost: false }
  const { d4 } = x
  return d4 === undefined ? { ...tried, weapon_lost: true } : { ...tried, weapon_lost: true, slides: d4 }
}
