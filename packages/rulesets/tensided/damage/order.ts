/**
 * The damage of a hit: base damage, times the strength behind it, times severity, less armour and cover, all for each
 * shot, pellet or fragment that hit; less the body's own resistance, once. Never below 0, and never rounded.
 *
 *     damageOrder({ weapon: '9mm Pistol', shots: 2, severity: 'susceptible', armor_resistance: 6 }, why).damage // 6
 */
import { BadInput, flag, int, num, oneOf, optional, rule, type ValuesOf, type Why } from '@umpire/engine'
import { armorFirst } from '../campaign/settings.ts'
import { DAMAGE_TYPE, type DamageType } from '../tables/damage-types.ts'
import { MODES } from '../tables/melee-weapons.ts'
import { SEVERITY, SEVERITY_FACTOR } from '../tables/severities.ts'
import { modeOf, piercesArmor, WEAPON, type Weapon, weaponNamed } from '../tables/weapon.ts'
import { capped } from './by-type.ts'
import { RESISTING, resistance } from './resistance.ts'
import { baseDamage, DAMAGE_SCORE } from './score.ts'

const count = int({ min: 0, max: 1_000_000 })

const GIVEN = {
  ...RESISTING,
  /** The weapon's, unless it is told. */
  damage_type: optional(DAMAGE_TYPE),
  weapon: optional(WEAPON),
  mode: optional(oneOf(...MODES)),
  /** Of one hit before severity, where no weapon did it: a fall, a broken limb, a blast. */
  raw_damage: optional(num({ min: 0, max: 1_000_000 })),
  damage_score: optional(DAMAGE_SCORE),
  severity: SEVERITY,
  /** Shots that hit; pellets or fragments that hit this victim, in all. */
  shots: optional(count),
  pellets: optional(count),
  fragments: optional(count),
  armor_first: optional(flag()),
  bullets_armor_piercing: optional(flag()),
  thrusts_armor_piercing: optional(flag()),
  pellets_armor_piercing: optional(flag()),
  fragments_armor_piercing: optional(flag()),
}
type Hit = ValuesOf<typeof GIVEN>

/** How often armour stands between and damage comes through. */
export function timesHit(
  {
    shots = 1,
    pellets,
    fragments,
  }: { readonly shots?: number; readonly pellets?: number; readonly fragments?: number },
  weapon: Weapon | undefined,
): number {
  if (pellets !== undefined) return pellets
  if (fragments !== undefined) return fragments
  return weapon?.kind === 'gun' && weapon.pellets !== null ? shots * weapon.pellets : shots
}

function typeOf({ damage_type, mode }: Hit, weapon: Weapon | undefined): DamageType {
  if (damage_type !== undefined) return damage_type
  if (weapon === undefined) throw new BadInput('damage_type', 'what kind of damage it is, or a weapon', damage_type)
  return weapon.kind === 'melee' ? modeOf(weapon, mode).damage_type : weapon.damage_type
}

function rawDamage(x: Hit, weapon: Weapon | undefined, why: Why): number {
  if (x.raw_damage !== undefined) return why.input('raw damage', x.raw_damage)
  if (weapon === undefined) throw new BadInput('raw_damage', 'the damage, or a weapon', x.raw_damage)
  const { damage_score = 1 } = x
  return baseDamage({ weapon: weapon.name, damage_score }, why).raw_damage
}

export const damageOrder = rule(
  {
    id: 'tensided.damage.order',
    title: 'Order of the damage arithmetic',
    lines: '693-693, 856-856, 1553-1553',
    given: GIVEN,
  },
  (x, why) => {
    const weapon = x.weapon === undefined ? undefined : weaponNamed(x.weapon, why)
    const damage_type = typeOf(x, weapon)
    const raw_damage = rawDamage(x, weapon, why)
    const severity = capped(damage_type, x.severity, why)
    const factor = SEVERITY_FACTOR.at(severity, why)
    const hits = timesHit(x, weapon)
    const armor_piercing = x.armor_piercing ?? (weapon !== undefined && piercesArmor(weapon, x.mode, why, x))
    const met = resistance({ ...x, damage_type, armor_piercing }, why)
    // The body resists the whole of an attack once, armour and cover each shot of it; what pierces halves both.
    const body = armor_piercing ? met.natural_resistance / 2 : met.natural_resistance
    const worn = met.resistance - body
    const first = x.armor_first ?? armorFirst(why)
    const each = first
      ? why.sum('damage of each').add('raw damage', raw_damage).add('armour and cover', -worn).total()
      : why
          .sum('damage of each')
          .add(severity, why.product(severity).add('raw damage', raw_damage).add('factor', factor).total())
          .add('armour and cover', -worn)
          .total()
    const through = why.product('damage of all').add('damage of each', each).add('hits', hits).total()
    const left = why.sum('damage').add('damage of all', through).add('of the body', -body).total()
    const all = first ? why.product('damage').add('damage', left).add(severity, factor).total() : left
    return {
      // Cold tires, and does nothing else.
      damage: damage_type === 'cold' ? why.input('of cold', 0) : why.atLeast('never below 0', 0, all),
      raw_damage,
      severity,
      factor,
      hits,
      damage_type,
      armor_piercing,
      /** Of one shot or blow. */
      resistance: met.resistance,
    }
  },
)
