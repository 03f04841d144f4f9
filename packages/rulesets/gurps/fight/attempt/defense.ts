/** A defense, and the moment that every defense of it shares. */
import type { Why } from '@umpire/engine'
import { OFF_BALANCE } from '../../consequence/consequence.ts'
import type { DefenseSituation } from '../../defense/active-choice.ts'
import type { Frame } from '../../looks/frame/frame-field.ts'
import { facingCounts } from '../ground/facing.ts'
import { attackedFrom, type Side } from '../ground/ground.ts'
import type { Fighter } from '../state/fighter.ts'
import { frameOf } from '../state/frame.ts'
import { isHeld } from '../state/hands.ts'
import { isHelpless, penaltyTo } from '../state/now.ts'
import { protectionAt } from '../state/parts.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { type Attempt, armAt } from './attempt.ts'
import { defenderIs, struckFromAbove } from './circumstance.ts'
import { partPd } from './location.ts'

/** One way to defend, as it stands now. */
export interface Defense {
  readonly key: string
  readonly how: 'dodge' | 'parry' | 'block' | 'armor'
  readonly arm: number | null
  readonly total: number
  readonly retreat: readonly [number, number] | null
  /** Where armour has a roll of its own: the total of it, once this has failed. */
  readonly armor?: number
}

export const WORDS = { dodge: 'Dodge', parry: 'Parry', block: 'Block', armor: 'Armour alone' } as const
export const PURPOSES = { dodge: 'dodge', parry: 'parry', block: 'block', armor: 'armour alone' } as const

export const KINDS = {
  'hand-weapon': 'hand-weapon',
  strike: 'strike',
  grapple: 'grapple',
  gun: 'gun',
  thrown: 'thrown',
  grenade: 'thrown',
} as const

/**
 * An attack as it comes at its target: beside how the target stands, all that a defense depends on which takes no step.
 * It is flat, so that a memo can compare it field by field.
 */
export interface Incoming extends Pick<Attempt, 'kind' | 'how' | 'dice' | 'type' | 'thrust' | 'unaware' | 'feint'> {
  readonly dead_centre: number | undefined
  readonly off_centre: number | undefined
  readonly target: Fighter
  /** Where it would strike, and the part that it was aimed at. */
  readonly location: string
  readonly aimed: string | null
  readonly from: Side
  /** Yards from which it is struck down; less than nothing from below. */
  readonly above: number
  readonly presses: number
  /** No defense was named in time, where that is asked. */
  readonly in_panic: boolean
  /** Left out where nothing depends on who it is. */
  readonly attacker: Frame | null
  readonly weapon_lb: number
  readonly hands: number
}

export function incomingAt(fight: Fight, attempt: Attempt, location: string, why: Why): Incoming {
  const { by, target, arm, kind, how, dice, type, thrust, unaware, feint, presses = 0 } = attempt
  const attacker = fighterAt(fight, by)
  const { weight_lb: weapon_lb, hands, blows } = armAt(attacker, arm)
  return {
    kind,
    how,
    dice,
    type,
    thrust,
    unaware,
    feint,
    presses,
    dead_centre: attempt.dead_centre,
    off_centre: attempt.off_centre,
    target: fighterAt(fight, target),
    location,
    aimed: attempt.location,
    from: facingCounts(why) ? attackedFrom(fight, target, by) : 'front',
    above: struckFromAbove(fight, attempt),
    in_panic: attempt.declared === null,
    attacker: frameOf(attacker),
    weapon_lb,
    hands: blows.find(({ name }) => name === how)?.hands ?? hands,
  }
}

/** The moment, as every defense of it shares it. */
export const defenseSituation = (fight: Fight, attempt: Attempt, location: string, why: Why): DefenseSituation =>
  situationFor(standingAt(fight, attempt.target), incomingAt(fight, attempt, location, why), why)

export function situationFor(one: Standing, x: Incoming, why: Why): DefenseSituation {
  const { target, kind, feint, presses, location, dice, type, thrust, weapon_lb, hands } = x
  const hinders = one.penalties.length === 0 ? 0 : penaltyTo(one, ['active-defenses', 'all-actions'])
  const balance = one.off_balance ? OFF_BALANCE : 0
  const shield_pd = x.from === 'back' ? 0 : shieldPd(target, one)
  const armor = protectionAt(target, location)
  return {
    pd: armor.pd + partPd({ location: x.aimed, type }, location, why) + shield_pd,
    shield_pd,
    armor,
    maneuver: one.maneuver,
    position: one.position,
    combat_reflexes: target.combat_reflexes,
    stunned: one.stun !== null,
    aware: !isHelpless(one) && !x.unaware,
    attack_from: x.from,
    attack: KINDS[kind],
    critical_hit: false,
    modifiers: hinders + balance - presses === 0 ? NO_MODIFIERS : [hinders + balance - presses],
    retreat: false,
    feint,
    circumstances: defenderIs(target, one, x.above),
    unarmed: false,
    ...(x.attacker === null ? {} : { attacker: x.attacker }),
    defender: frameOf(target),
    blow: { dice, type, thrust, weapon_lb, hands },
    marks: markNames(one),
    location,
    // Of beasts, Basic Speed is only the place in the order of turns.
    basic_speed: target.animal ? (target.dx + target.ht) / QUICKNESS : target.basic_speed,
    encumbrance_level: target.encumbrance_level,
    ...asItComes(x),
  }
}

const QUICKNESS = 4

const AS_ANY = Object.freeze({})

/** What other books know of it beside all this: how well it is placed, and that nobody was ready for it. */
function asItComes({ dead_centre: needed, off_centre: missed_by = 0, in_panic }: Incoming) {
  if (needed === undefined && !in_panic) return AS_ANY
  return {
    ...(needed === undefined || missed_by === 0 ? {} : { off_centre: { needed, missed_by } }),
    ...(in_panic ? { in_panic } : {}),
  }
}

const NO_MARKS: readonly string[] = Object.freeze([])
const markNames = ({ marks }: Standing): readonly string[] => {
  const names = Object.keys(marks)
  return names.length === 0 ? NO_MARKS : names
}

/** What he defends with, as far as sizes care. */
export const heldWith = (fighter: Fighter, arm: number | null) => {
  const own = arm === null ? undefined : fighter.arms[arm]
  return own === undefined ? {} : { with_lb: own.weight_lb, with_hands: own.hands }
}

const NO_MODIFIERS: readonly number[] = Object.freeze([])

/** A shield on the arm helps against everything that does not come from behind, ready or not. */
function shieldPd({ arms }: Fighter, one: Standing): number {
  let best = 0
  for (let arm = 0; arm < arms.length; arm++) {
    const shield_pd = arms[arm]?.shield_pd ?? 0
    const held = one.arms[arm]
    if (shield_pd > best && held !== undefined && isHeld(held)) best = shield_pd
  }
  return best
}
