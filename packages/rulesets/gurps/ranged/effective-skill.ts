/** The whole sum of a shot, from the skill to the number that is rolled against. */
import { flag, int, nullable, oneOf, optional, or, rule, text, type ValuesOf, type Why } from '@umpire/engine'
import { ATTACK_SITUATION, attackModifiers } from '../combat/attack/attack-modifiers.ts'
import { ATTACK_KINDS, minEffectiveSkill } from '../combat/basics/min-effective-skill.ts'
import { aim } from '../combat/maneuver/aim.ts'
import { SHOT_TO_HIT } from '../gun/shotgun.ts'
import { modifierField, yardsField } from './modifier/fields.ts'
import { SITUATION, situational } from './modifier/situational.ts'
import { DISTANCE, EXTENT, size, speedRange } from './modifier/speed-range.ts'
import { isPastHalfDamage, snapShot } from './modifier/weapon-statistics.ts'

const SHOT = {
  ...ATTACK_SITUATION,
  ...DISTANCE,
  ...EXTENT,
  ...SITUATION,
  weapon: or(text(100), 'gun'),
  /** A later group of a burst goes on whatever its number, and so does a grenade at an area. */
  attack: or(oneOf(...ATTACK_KINDS), 'direct-fire'),
  range_yards: or(yardsField, 0),
  /** Known already, instead of found by range, speed and size. */
  speed_range_modifier: optional(modifierField),
  size_modifier: optional(modifierField),
  /** A weapon without the number has no snap-shot test. */
  ss: or(nullable(int({ min: 0, max: 30 })), null),
  acc: or(int({ min: 0, max: 1000 }), 0),
  half_damage: or(nullable(yardsField), null),
  aim_turns: or(int({ min: 0, max: 1000 }), 0),
  /** While he aimed. */
  braced: or(flag(), false),
  /** Of this shot or group, as the rules of recoil have it. */
  recoil: or(int({ min: -1000, max: 0 }), 0),
  /** It fires shot, which spreads. */
  shotgun: or(flag(), false),
  /** Of the part of the body that he aims for. */
  location_modifier: or(modifierField, 0),
  /** A kind of fire whose own number has the snap shot in it already. */
  includes_snap_shot: or(flag(), false),
}
/** Everything a shot needs. What is left out makes no difference to it. */
export type Shot = ValuesOf<typeof SHOT>

/** A shot about which nothing is known but who shoots how far; say what is special about yours. */
export const PLAIN_SHOT = {
  position: 'standing',
  weapon: 'gun',
  attack: 'direct-fire',
  circumstances: [],
  target: 'human',
  target_is: [],
  attacker_is: [],
  ss: null,
  acc: 0,
  half_damage: null,
  aim_turns: 0,
  braced: false,
  recoil: 0,
  shotgun: false,
  location_modifier: 0,
  includes_snap_shot: false,
} as const

/** At whoever happens to stand in the way of a shot that went wide. */
const WRONG_TARGET = 'wrong-target'
/** As printed a shot that misses hits nobody else. */
const hitsOthers = ({ circumstances }: Shot, why: Why): boolean => {
  if (circumstances.length === 0 || !circumstances.includes(WRONG_TARGET)) return true
  why.note('a shot that misses hits nobody else')
  return false
}

/** Accuracy, further turns and the rest for the weapon; nothing unless he aimed. */
function aimed(x: Shot, why: Why): number {
  if (x.aim_turns === 0) return 0
  const past_half_damage = isPastHalfDamage(x.range_yards, x.half_damage, why)
  const { acc, aim_turns, braced, skill } = x
  return aim({ acc, aim_turns, braced, skill, past_half_damage, defended: false, lost: false, injured: false }, why)
    .bonus
}

export const rangedSkill = rule(
  {
    id: 'gurps.ranged.effective-skill',
    title: 'Direct-fire attack, building effective skill',
    lines: '2098-2108',
    given: SHOT,
  },
  (x, why) => {
    // Each number is worked out just before it is added, so that its reasons stand under it.
    const sum = why.sum('before the snap shot').add('skill', x.skill)
    const speed_range_modifier = x.speed_range_modifier ?? speedRange(x, why)
    sum.add('speed and range', speed_range_modifier)
    const size_modifier = x.size_modifier ?? size(x, why)
    sum.when(size_modifier !== 0, 'size', size_modifier, 'as a man')
    const aim_bonus = aimed(x, why)
    sum.when(x.aim_turns > 0, 'aim', aim_bonus, 'not aimed')
    const { allowed, modifier } = attackModifiers(x, why)
    sum.when(modifier !== 0, 'any attack', modifier, 'none')
    const situation = situational(x, why)
    sum.when(situation !== 0, 'situation', situation, 'none')
    if (x.shotgun) sum.add('shot', SHOT_TO_HIT)
    if (x.recoil !== 0) sum.add('recoil', x.recoil)
    if (x.location_modifier !== 0) sum.add('location', x.location_modifier)
    const before_snap_shot = sum.total()
    const { ss, aim_turns, includes_snap_shot } = x
    const effective = snapShot({ before_snap_shot, ss, aim_turns, includes_snap_shot }, why)
    const least = minEffectiveSkill({ effective, attack: x.attack }, why)
    return {
      speed_range_modifier,
      size_modifier,
      aim_bonus,
      before_snap_shot,
      snap_shot: effective < before_snap_shot,
      effective,
      /** Neither the position nor a skill below 3 forbids it. */
      allowed: allowed && least.allowed && hitsOthers(x, why),
      misses_unrolled: least.misses_unrolled,
    }
  },
)
