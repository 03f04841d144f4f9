/** An attack as it is tried: with what, at whom, where, and what the dice must show. */
import type { Why } from '@umpire/engine'
import type { DamageType } from '../../catalog/entry/damage-types.ts'
import { ATTACK_MODIFIERS, attackModifiers, isPitchDark } from '../../combat/attack/attack-modifiers.ts'
import { minEffectiveSkill } from '../../combat/basics/min-effective-skill.ts'
import type { DiceAdds } from '../../dice/dice-adds.ts'
import { hexAt, yardsBetween } from '../ground/ground.ts'
import { lightOn } from '../ground/sight.ts'
import type { Arm, Blow, Fighter } from '../state/fighter.ts'
import { frameOf } from '../state/frame.ts'
import { isInOffHand } from '../state/hands.ts'
import { limbPenalty } from '../state/limb.ts'
import { canStand, crippledLegs, penaltyTo, strengthNow } from '../state/now.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { attackerIs, markedFor, onLevels } from './circumstance.ts'
import type { Defense } from './defense.ts'
import { aimedPart, struckAs } from './location.ts'

/** What an attack is to the rules of defense and of mishaps. */
type AttackKind = 'hand-weapon' | 'strike' | 'grapple' | 'gun' | 'thrown' | 'grenade'

/** Who attacks whom, and with what. */
export interface AttackWith {
  readonly by: number
  readonly target: number
  /** Its place among the attacker's things. */
  readonly arm: number
}

export interface Attempt extends AttackWith {
  readonly kind: AttackKind
  /** The name of the blow; shot or thrown. */
  readonly how: string
  readonly dice: DiceAdds
  readonly damage_bonus: number
  readonly type: DamageType
  readonly thrust: boolean
  /** The part aimed at; none named is wherever blows land. */
  readonly location: string | null
  readonly effective: number
  readonly allowed: boolean
  readonly yards: number
  readonly half_damage: number | null
  readonly small: boolean
  readonly shot: boolean
  readonly malf?: number | null
  /** It was meant for somebody else: nothing worse comes of missing him. */
  readonly stray?: boolean
  /** The target does not know of the attacker, or was misled by him: as it was before this attack. */
  readonly unaware: boolean
  readonly feint: number
  /** Of the damage, what can be brought to bear. */
  readonly share?: number
  /** However hard it strikes, it does no more than this. */
  readonly max_damage?: DiceAdds
  /** What it takes off the defense, being faster than others. */
  readonly presses?: number
  /** All that was put into it: of the damage, so much more. */
  readonly harder?: number
  /** The least damage that it does, where its type does not say so. */
  readonly least?: number
  /** Where the width of the weapon makes a difference to the defense: what the dice must show without it. */
  readonly dead_centre?: number
  /** By how much it would have missed without that width. */
  readonly off_centre?: number
  /** Where defenses are named before the roll: this one was, or none. */
  readonly declared?: Defense | null
}

/** What the target knows of the attacker, and what a feint has done to it. */
export function surprise(fight: Fight, by: number, target: number): Pick<Attempt, 'unaware' | 'feint'> {
  const { unaware, feint } = standingAt(fight, target)
  const { id } = fighterAt(fight, by)
  let penalty = 0
  for (const one of feint) if (one.by === id) penalty = Math.max(penalty, one.penalty)
  return { unaware: unaware.includes(id), feint: penalty }
}

/** What is the same for a blow and a shot: the attacker as the moment has him. */
export function attackSituation(fight: Fight, by: number, target: number, arm: number, why: Why) {
  const [fighter, one] = [fighterAt(fight, by), standingAt(fight, by)]
  const own = fighter.arms[arm]
  const light = lightOn(fight, hexAt(fight, target))
  return {
    position: one.position,
    off_hand: isInOffHand(fighter, one, arm),
    ambidextrous: fighter.ambidextrous,
    st: strengthNow(fighter, one, why),
    min_st: own?.min_st ?? null,
    light,
    night_eyes: isPitchDark(light) ? fighter.night_eyes.total : fighter.night_eyes.partial,
    suddenly_blinded: one.eyes_lost === 2 && !isDazzled(one),
    one_eye: fighter.one_eye || one.eyes_lost === 1,
    nearsighted: fighter.nearsighted,
    crippled_leg: fighter.legs === 'crippled' || crippledLegs(one) > 0,
    one_leg: fighter.legs === 'one' || !canStand(fighter, one),
    shock: one.shock,
    low_pain_threshold: fighter.low_pain_threshold,
    circumstances: attackerIs(fighter, one, arm),
  }
}

/** What the bodies of both measure, and how far apart they are. */
export function bodiesOf(fight: Fight, by: number, target: number, foe_yards: number) {
  return { attacker: frameOf(fighterAt(fight, by)), foe: frameOf(fighterAt(fight, target)), foe_yards }
}

/** A blow that dazzles has put the penalty of the blind on everything: blindness does not count beside it. */
const isDazzled = ({ penalties }: Standing): boolean =>
  penalties.some(({ to, value }) => to.includes('dx') && value <= ATTACK_MODIFIERS.rows['suddenly-blinded'])

/** What tables have put on him, by the moment. */
export function hindered(fighter: Fighter, one: Standing, arm: number, how: string): number {
  if (one.penalties.length === 0) return 0
  return penaltyTo(one, ['attacks', 'dx', 'all-actions', 'skill-rolls']) + limbPenalty(fighter, one, arm, how)
}

export interface Manner {
  readonly location: string | null
  /** All-Out Attack: to hit, and to the damage. */
  readonly all_out: boolean
  readonly damage_bonus: number
  /** Beside all other modifiers: a wild swing. */
  readonly modifier: number
  /** However good, no better than this. */
  readonly at_most: number | null
  /** What it takes off the defense. */
  readonly presses?: number
  /** All-Out Attack: of the damage, so much more. */
  readonly harder?: number
}

export const PLAINLY: Manner = { location: null, all_out: false, damage_bonus: 0, modifier: 0, at_most: null }

/** Its own least ST, where the thing as a whole asks for another. */
const least = ({ min_st }: Blow): { readonly min_st?: number } => (min_st === undefined ? {} : { min_st })

/** Yards a second of whoever has not stopped to fight. */
export const speedOf = ({ maneuver, moved }: Standing): number => (maneuver === 'move' ? moved : 0)

/** The weapon as far as sizes care, the aim that was taken with it, and how fast the target goes. */
function struckBy(fight: Fight, { by, target, arm }: AttackWith, blow: Blow) {
  const { aim } = standingAt(fight, by)
  const { type, thrust, hands, reach } = blow
  const { weight_lb } = armAt(fighterAt(fight, by), arm)
  const aims = aim !== null && aim.arm === arm && aim.target === fighterAt(fight, target).id
  return {
    foe_speed: speedOf(standingAt(fight, target)),
    aimed_turns: aims ? aim.turns : 0,
    blow: { type, thrust, bare: hands === 0, weapon_lb: weight_lb, reach: Math.max(0, ...reach) },
  }
}

/**
 * Nobody comes nearer than beside the other: there, whatever reaches close is struck with as in close combat. A long body that
 * turns around to strike does not get away from whom it reaches.
 */
const isClose = ({ reach }: Blow, yards: number): boolean =>
  yards === 0 || (reach.includes(0) && Math.min(yards, Math.max(...reach)) <= 1)

/** A blow with something that is held, or with hand or foot. */
export function blowAt(fight: Fight, attack: AttackWith, blow: Blow, how: Manner, why: Why): Attempt {
  const { by, target, arm } = attack
  const yards = yardsBetween(fight, by, target)
  const struck = struckAs(fight, by, target, blow.thrust ? 'thrust' : 'swing', blow.type, why)
  const part = aimedPart(how.location, struck, why)
  const moment = attackSituation(fight, by, target, arm, why)
  const x = { skill: blow.skill, weapon: 'hand-weapon', close: isClose(blow, yards), all_out: how.all_out }
  const one = standingAt(fight, by)
  const modifiers = attackModifiers(
    {
      ...x,
      ...moment,
      ...least(blow),
      ...bodiesOf(fight, by, target, yards),
      ...struckBy(fight, attack, blow),
      location_modifier: part.modifier,
      circumstances: markedFor(one, fighterAt(fight, target).id, onLevels(moment.circumstances, fight, by, target)),
    },
    why,
  )
  const { allowed, effective: modified, damage_share, most_damage, of_width = 0 } = modifiers
  const hinders = hindered(fighterAt(fight, by), one, arm, blow.name)
  const sum = why
    .sum('to hit')
    .add('effective skill', modified)
    .when(blow.to_hit !== 0, blow.name, blow.to_hit)
    .when(part.modifier !== 0, part.location, part.modifier)
    .when(hinders !== 0, 'hindered', hinders)
    .when(how.modifier !== 0, 'this attack', how.modifier)
    .total()
  const effective = how.at_most === null ? sum : why.atMost('at most', how.at_most, sum)
  const narrow = Math.min(effective, sum - of_width)
  const bare = blow.hands === 0
  return {
    by,
    target,
    arm,
    kind: bare ? 'strike' : 'hand-weapon',
    how: blow.name,
    dice: blow.damage,
    damage_bonus: how.damage_bonus,
    type: blow.type,
    thrust: blow.thrust,
    location: how.location,
    effective,
    allowed: allowed && part.allowed && minEffectiveSkill({ effective, attack: 'hand-weapon' }, why).allowed,
    yards,
    half_damage: null,
    small: false,
    shot: false,
    ...surprise(fight, by, target),
    ...(damage_share === undefined ? {} : { share: damage_share }),
    ...(most_damage === undefined ? {} : { max_damage: most_damage }),
    ...(how.presses === undefined ? {} : { presses: how.presses }),
    ...(how.harder === undefined ? {} : { harder: how.harder }),
    ...(blow.least === undefined ? {} : { least: blow.least }),
    ...(narrow === effective ? {} : { dead_centre: narrow }),
  }
}

export const armAt = ({ arms }: Fighter, arm: number): Arm => {
  const found = arms[arm]
  if (found === undefined) throw new Error(`nobody has ${arm} things`)
  return found
}
