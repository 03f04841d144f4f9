/** A defense, and the moment that every defense of it shares. */
import type { Why } from '@umpire/engine'
import { OFF_BALANCE } from '../../consequence/consequence.ts'
import type { DefenseSituation } from '../../defense/active-choice.ts'
import { facingCounts } from '../ground/facing.ts'
import { attackedFrom } from '../ground/ground.ts'
import type { Fighter } from '../state/fighter.ts'
import { frameOf } from '../state/frame.ts'
import { isHeld } from '../state/hands.ts'
import { isHelpless, penaltyTo } from '../state/now.ts'
import { protectionAt } from '../state/parts.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { type Attempt, armAt } from './attempt.ts'
import { defenderIs } from './circumstance.ts'
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

/** The moment, as every defense of it shares it. */
export function defenseSituation(fight: Fight, attempt: Attempt, location: string, why: Why): DefenseSituation {
  const { by, target, kind, feint, presses = 0 } = attempt
  const [fighter, one] = [fighterAt(fight, target), standingAt(fight, target)]
  const hinders = one.penalties.length === 0 ? 0 : penaltyTo(one, ['active-defenses', 'all-actions'])
  const balance = one.off_balance ? OFF_BALANCE : 0
  const shield_pd = shieldPd(fight, attempt, why)
  const armor = protectionAt(fighter, location)
  return {
    pd: armor.pd + partPd(attempt, location, why) + shield_pd,
    shield_pd,
    armor,
    maneuver: one.maneuver,
    position: one.position,
    combat_reflexes: fighter.combat_reflexes,
    stunned: one.stun !== null,
    aware: !isHelpless(one) && !attempt.unaware,
    attack_from: facingCounts(why) ? attackedFrom(fight, target, by) : 'front',
    attack: KINDS[kind],
    critical_hit: false,
    modifiers: hinders + balance - presses === 0 ? NO_MODIFIERS : [hinders + balance - presses],
    retreat: false,
    feint,
    circumstances: defenderIs(fight, attempt),
    unarmed: false,
    attacker: frameOf(fighterAt(fight, by)),
    defender: frameOf(fighter),
    blow: blowOf(fight, attempt),
    marks: markNames(one),
    location,
    // Of beasts, Basic Speed is only the place in the order of turns.
    basic_speed: fighter.animal ? (fighter.dx + fighter.ht) / QUICKNESS : fighter.basic_speed,
    encumbrance_level: fighter.encumbrance_level,
    ...asItComes(attempt),
  }
}

const QUICKNESS = 4

const AS_ANY = Object.freeze({})

/** What other books know of it beside all this: how well it is placed, and that nobody was ready for it. */
function asItComes({ dead_centre: needed, off_centre: missed_by = 0, declared }: Attempt) {
  if (needed === undefined && declared === undefined) return AS_ANY
  return {
    ...(needed === undefined || missed_by === 0 ? {} : { off_centre: { needed, missed_by } }),
    ...(declared === null ? { in_panic: true } : {}),
  }
}

function blowOf(fight: Fight, { by, arm, dice, type, thrust, how }: Attempt) {
  const { weight_lb, hands: usual, blows } = armAt(fighterAt(fight, by), arm)
  const hands = blows.find(({ name }) => name === how)?.hands ?? usual
  return { dice, type, thrust, weapon_lb: weight_lb, hands }
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
function shieldPd(fight: Fight, { target, by }: Attempt, why: Why): number {
  const [fighter, one] = [fighterAt(fight, target), standingAt(fight, target)]
  let best = 0
  for (let arm = 0; arm < fighter.arms.length; arm++) {
    const shield_pd = fighter.arms[arm]?.shield_pd ?? 0
    const held = one.arms[arm]
    if (shield_pd > best && held !== undefined && isHeld(held)) best = shield_pd
  }
  const behind = best > 0 && facingCounts(why) && attackedFrom(fight, target, by) === 'back'
  return behind ? 0 : best
}
