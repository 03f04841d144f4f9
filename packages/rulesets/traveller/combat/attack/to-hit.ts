/** The throw to hit: every DM of an attack in one sum. */
import {
  flag,
  hushed,
  int,
  list,
  nullable,
  oneOf,
  optional,
  or,
  rolled,
  rule,
  type ValuesOf,
  type Why,
} from '@umpire/engine'
import { makeThrow } from '../../core/throw.ts'
import { armourDm } from '../../equipment/protection.ts'
import { sightDamage } from '../../equipment/sights.ts'
import { isMelee, weaponField, weaponNamed } from '../../equipment/weapon/weapon.ts'
import { wornField } from '../../equipment/weapon/worn.ts'
import { skillsField } from '../../skill/weapon-skills.ts'
import { STATUSES } from '../../tables/combat/wounds.ts'
import { ACCESSORIES, CARRIED, RANGES, type Range } from '../../tables/words.ts'
import { expertiseAttack } from '../level/expertise.ts'
import { evade, longGunParry, parry } from '../level/parry.ts'
import { BLOWS, specialBlow, weakenedBlow } from '../weapon/blows.ts'
import { dexterityDm, strengthDm } from '../weapon/characteristics.ts'
import { rangeMatrix, TO_HIT } from '../weapon/matrices.ts'
import { untrained } from '../weapon/untrained.ts'
import { automaticRifleMode, FIRE_MODES } from './automatic-fire.ts'
import { drawing } from './drawing.ts'
import { shotgunFlying } from './groups.ts'

const dmField = int({ min: -100, max: 100 })
const valueField = or(nullable(int({ min: 0 })), null)
const levelField = or(nullable(int({ min: 0 })), null)

const given = {
  /** The weapon as it is used: a swung pistol is a Club, a rifle with its bayonet fixed a Bayonet (see `weaponInUse`). */
  weapon: weaponField,
  /** Of an automatic rifle; bursts unless it was switched. */
  mode: or(nullable(oneOf(...FIRE_MODES)), null),
  /** With the weapon as it is used: none, 0 or more. */
  level: levelField,
  /** As they stand now: doubled in battle dress, lowered by wounds and load. Left out, they do not count. */
  strength: valueField,
  dexterity: valueField,
  /** As they stood when the encounter began, for campaigns in which wounds leave these DMs alone. */
  strength_at_start: valueField,
  dexterity_at_start: valueField,
  /** What the target wears, and the laser hits that its ablat has taken. */
  armor: or(wornField, []),
  laser_hits_taken: or(int({ min: 0 }), 0),
  range: oneOf(...RANGES),
  accessories: or(list(oneOf(...ACCESSORIES), 3), []),
  folded: or(flag(), false),
  /** The referee's secret: shots aimed through the sights miss. */
  misaligned: or(flag(), false),
  target_evading: or(flag(), false),
  target_surprised: or(flag(), false),
  target_status: or(oneOf(...STATUSES), 'active'),
  target_flying: or(flag(), false),
  /** What the target defends itself with, and its level; Hands if they are empty. None: it has no part in this. */
  defender_weapon: or(nullable(weaponField), null),
  defender_level: levelField,
  /** With which a long gun parries. */
  defender_skills: or(skillsField, {}),
  defender_player_character: or(flag(), false),
  /** Of a blow or swing. */
  blow: or(nullable(oneOf(...BLOWS)), null),
  /** Anything but in hand: it is drawn this round. */
  weapon_carried: or(oneOf(...CARRIED), 'in hand'),
  /** Of the weapon as it is used: a broken bottle. */
  extra_dm: or(dmField, 0),
  /** Of a neighbour of the target who is hit by a burst. */
  group_dm: or(dmField, 0),
  referee_dms: or(list(dmField, 20), []),
  roll: optional(rolled('2d6')),
}
export type Attack = ValuesOf<typeof given>

const OUT_OF_REACH = { attack_possible: false } as const

/** The DM of strength for blows and swings, of dexterity for shots. */
function characteristicDm(x: Attack, weapon: string, melee: boolean, why: Why): number {
  if (!melee) return dexterityDm({ weapon, dexterity: x.dexterity, dexterity_at_start: x.dexterity_at_start }, why)
  const { strength, strength_at_start, target_status } = x
  if (x.blow !== 'special') return strengthDm({ weapon, strength, strength_at_start }, why)
  return specialBlow({ weapon, strength, strength_at_start, target_status, unresisting: true, blows_left: 0 }, why).dm
}

/** The parry of whoever is attacked, or the lack of one. Shots pass here, too: an option lets the lack count for them. */
function defenceDm(x: Attack, attacker_weapon: string, melee: boolean, why: Why): number {
  const { defender_weapon, defender_level, target_status, target_evading } = x
  if (defender_weapon === null) return 0
  const target_surprised = x.target_surprised || x.blow === 'surprise'
  if (melee && weaponNamed(defender_weapon, why).type === 'long gun') {
    const { defender_skills, defender_player_character } = x
    return longGunParry(
      {
        attacker_weapon,
        defender_weapon,
        defender_skills,
        defender_player_character,
        target_status,
        target_evading,
        target_surprised,
      },
      why,
    )
  }
  if (defender_level === null) {
    return untrained(
      {
        use: 'defense',
        attacker_weapon,
        defender_weapon,
        defender_level,
        target_status,
        target_evading,
        target_surprised,
      },
      why,
    )
  }
  return parry(
    { attacker_weapon, defender_weapon, defender_level, target_status, target_evading, target_surprised },
    why,
  )
}

/** Whether an attack with that sum of DMs hits. */
export function hits(
  x: { readonly dm: number; readonly roll: number; readonly range: Range; readonly misaligned: boolean },
  why: Why,
): { readonly total: number; readonly hit: boolean } {
  const { total, success } = makeThrow({ throw: TO_HIT, roll: x.roll, dm: x.dm }, why)
  if (!x.misaligned) return { total, hit: success }
  return { total, hit: sightDamage({ misaligned: true, range: x.range, total }, why).hit ?? success }
}

export const toHit = rule(
  { id: 'traveller.combat.to-hit', title: 'Throw to hit', lines: '932-939, 1071-1077', given },
  (x, why) => {
    const { weapon, range } = x
    const switched = weaponNamed(weapon, why).single_as !== null
    const row = switched ? automaticRifleMode({ weapon, mode: x.mode ?? 'burst' }, why).row : weapon
    const reach = rangeMatrix({ weapon: row, range, accessories: x.accessories, folded: x.folded }, why)
    if (!reach.attack_possible) return OUT_OF_REACH

    const melee = isMelee(weaponNamed(row, why))
    const evading = x.target_evading && x.target_status === 'active'
    const sum = why
      .sum('DM')
      .add('armour', armourDm(row, x.armor, x.laser_hits_taken, why))
      .add('range', reach.dm)
      .add(melee ? 'strength' : 'dexterity', characteristicDm(x, row, melee, why))
      .add('expertise', expertiseAttack({ weapon, level: x.level }, why))
      .add('defence', defenceDm(x, row, melee, melee ? why : hushed(why)))
      .when(evading, 'evasion', evading ? evade({ range, target_evading: true }, why).dm : 0, 'not evading')
      .add('drawing', drawing({ weapon_carried: x.weapon_carried, attack_this_round: true }, why))
    if (x.blow === 'weakened') {
      sum.add('weakened blow', weakenedBlow({ weapon: row, blow: 'weakened', blows_left: 0 }, why).dm)
    }
    if (x.target_flying) sum.add('flying target', flyingDm(x, why))
    if (x.extra_dm !== 0) sum.add('weapon as it is used', x.extra_dm)
    if (x.group_dm !== 0) sum.add('neighbour of the target', x.group_dm)
    for (const dm of x.referee_dms) sum.add('referee', dm)
    const dm = sum.total()
    if (x.roll === undefined) return { attack_possible: true as const, dm }
    const { total, hit } = hits({ dm, roll: x.roll, range, misaligned: x.misaligned }, why)
    return { attack_possible: true as const, dm, total, hit }
  },
)

function flyingDm(x: Attack, why: Why): number {
  const shot = shotgunFlying({ weapon: x.weapon, target_flying: true, range: x.range }, why)
  return shot.attack_possible ? shot.extra_dm : 0
}
