/** Why an attack may not be made now. */
import type { Refusal, Why } from '@umpire/engine'
import { minEffectiveSkill } from '../../combat/basics/min-effective-skill.ts'
import { positions } from '../../combat/basics/positions.ts'
import { allOutAttack } from '../../combat/maneuver/all-out-attack.ts'
import { maneuverAttack } from '../../combat/maneuver/attack.ts'
import { weaponReady } from '../../combat/weapon-ready.ts'
import { rateOfFire } from '../../gun/rate.ts'
import { maxRange } from '../../ranged/modifier/weapon-statistics.ts'
import { LEAST_SKILL } from '../../roll/modifiers.ts'
import { unarmedJudoThrow } from '../../unarmed/judo-throw.ts'
import { judoAttempt } from '../attack/judo.ts'
import { firstShot, gunOf, PLAIN_FIRE, type Shooting } from '../attack/shoot.ts'
import { thrownAt } from '../attack/throw.ts'
import { type Attempt, armAt, blowAt, PLAINLY } from '../attempt/attempt.ts'
import { reachBetween, yardsBetween } from '../ground/ground.ts'
import { sightBetween } from '../ground/sight.ts'
import { type Action, FEINT_AND_ATTACK } from '../maneuver/action.ts'
import { allOutOf, walking, wildSwing } from '../maneuver/manner.ts'
import { no } from '../maneuver/refusal.ts'
import type { Blow } from '../state/fighter.ts'
import { freeHands, isBare, isHeld, isReady, mayStrikeWith, secondArm } from '../state/hands.ts'
import { type Fight, fighterAt, present, standingAt } from '../state/state.ts'

interface Aimed {
  readonly arm: number
  readonly blow: number
  readonly target: number
}

type Of<K extends Action['kind']> = Extract<Action, { kind: K }>

/** Whoever is to be attacked must be there, and seen. */
export function reachable(fight: Fight, place: number, target: number): Refusal | undefined {
  if (target === place) return no(maneuverAttack, 'not oneself')
  if (!present(standingAt(fight, target))) return no(maneuverAttack, 'nobody there to be attacked')
  return sightBetween(fight, place, target).seen ? undefined : no(maneuverAttack, 'out of sight')
}

export function armReady(fight: Fight, place: number, arm: number, why: Why): Refusal | undefined {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  const own = fighter.arms[arm]
  const held = one.arms[arm]
  if (own === undefined || held === undefined) return no(weaponReady, 'there is no such thing')
  if (isBare(own)) return undefined
  const x = {
    weapon: own.gun === null ? 'weapon' : 'gun',
    in_hand: isHeld(held),
    loaded: held.rounds > 0,
    safety: 'off',
    cocked: true,
    jammed: held.jam_turns !== null,
    broken: held.harm === 'broken',
    used: 'not',
    extra_turns: held.where === 'unready' ? Math.max(1, held.turns_to_ready) : 0,
  } as const
  const { because } = weaponReady(x, why)
  return because === null ? undefined : no(weaponReady, because)
}

export function inReach(fight: Fight, place: number, { arm, blow, target }: Aimed): Refusal | undefined {
  const barred = reachable(fight, place, target)
  if (barred !== undefined) return barred
  const { reach = [] } = fighterAt(fight, place).arms[arm]?.blows[blow] ?? {}
  const yards = reachBetween(fight, place, target)
  const most = Math.max(0, ...reach)
  return yards > most ? no(maneuverAttack, `${yards} yards away, and it reaches ${most}`) : undefined
}

/** A skill too low, or a position in which nobody attacks. */
export function tooHard({ allowed, effective }: Attempt, position: string): Refusal | undefined {
  if (allowed) return undefined
  if (effective >= LEAST_SKILL) return no(positions, `not while ${position}`)
  return no(
    minEffectiveSkill,
    `effective skill ${String(effective).replace('-', '−')}, and under ${LEAST_SKILL} nothing is tried`,
  )
}

export function strikes(fight: Fight, place: number, action: Aimed, why: Why): Refusal | undefined {
  const { arm, blow, target } = action
  const struck = fighterAt(fight, place).arms[arm]?.blows[blow]
  if (struck === undefined) return no(maneuverAttack, 'there is no such blow')
  return (
    inReach(fight, place, action) ??
    handFor(fight, place, arm, struck) ??
    handsReady(fight, place, arm, why) ??
    tooHard(blowAt(fight, { by: place, target, arm }, struck, PLAINLY, why), standingAt(fight, place).position)
  )
}

/** In passing, while he runs. */
export function wild(fight: Fight, place: number, action: Aimed, why: Why): Refusal | undefined {
  const struck = fighterAt(fight, place).arms[action.arm]?.blows[action.blow]
  const how = struck === undefined ? null : wildSwing(struck.skill, why)
  if (struck === undefined || how === null) return no(maneuverAttack, 'nobody strikes on the run')
  return (
    inReach(fight, place, action) ??
    handFor(fight, place, action.arm, struck) ??
    handsReady(fight, place, action.arm, why) ??
    tooHard(
      blowAt(fight, { by: place, target: action.target, arm: action.arm }, struck, how, why),
      standingAt(fight, place).position,
    )
  )
}

/** A fist wants a hand that holds nothing, and some blows want both. */
const handFor = (fight: Fight, place: number, arm: number, blow: Blow): Refusal | undefined =>
  mayStrikeWith(fighterAt(fight, place), standingAt(fight, place), arm, blow)
    ? undefined
    : no(weaponReady, blow.hands === 2 ? 'it takes both hands' : 'no hand is free')

/** A gun strikes also when it is empty or jammed. */
function handsReady(fight: Fight, place: number, arm: number, why: Why): Refusal | undefined {
  const held = standingAt(fight, place).arms[arm]
  if (fighterAt(fight, place).arms[arm]?.gun === null || held === undefined) return armReady(fight, place, arm, why)
  return isReady(held) ? undefined : no(weaponReady, 'not ready')
}

/** Beyond its range nothing is tried. */
export function tooFar(range_yards: number, max_range: number | null, why: Why): Refusal | undefined {
  if (max_range === null || maxRange({ range_yards, max_range, st: 10, throwing: null }, why).allowed) return undefined
  return no(maxRange, `${range_yards} yards away, and it reaches ${max_range}`)
}

/** A gun that is in hand, loaded, and fires in this turn. */
export function gunReady(fight: Fight, place: number, arm: number, rate: number, why: Why): Refusal | undefined {
  const held = standingAt(fight, place).arms[arm]
  const rof = fighterAt(fight, place).arms[arm]?.gun?.rates[rate]
  if (held === undefined || rof === undefined) return no(weaponReady, 'it does not shoot so')
  if (held.harm === 'cannot-fire') return no(weaponReady, 'damaged: it cannot fire')
  const barred = armReady(fight, place, arm, why)
  if (barred !== undefined) return barred
  const { may_fire } = rateOfFire({ rof, turns: 1, fired_last_turn: held.fired_before }, why)
  return may_fire ? undefined : no(rateOfFire, 'it fires every other turn')
}

/** A shot that is possible as such: within range, and not too hard. */
export function mayHit(fight: Fight, x: Shooting, why: Why): Refusal | undefined {
  const yards = yardsBetween(fight, x.by, x.target)
  const far = tooFar(yards, gunOf(fight, x.by, x.arm).max_range, why)
  return far ?? tooHard(firstShot(fight, x, why), standingAt(fight, x.by).position)
}

export function shoots(fight: Fight, place: number, action: Of<'shoot'>, why: Why): Refusal | undefined {
  const { arm, rate, target } = action
  const barred = reachable(fight, place, target) ?? gunReady(fight, place, arm, rate, why)
  if (barred !== undefined) return barred
  return mayHit(fight, { ...PLAIN_FIRE, by: place, target, arm, rate, attacker_is: walking(fight, place, why) }, why)
}

export function throws(fight: Fight, place: number, arm: number, target: number, why: Why): Refusal | undefined {
  const own = fighterAt(fight, place).arms[arm]
  if (own?.thrown == null) return no(weaponReady, 'it is not thrown')
  const barred = reachable(fight, place, target) ?? handsReady(fight, place, arm, why)
  if (barred !== undefined) return barred
  const yards = yardsBetween(fight, place, target)
  const far = tooFar(yards, own.thrown.max_range, why)
  if (far !== undefined) return far
  const x = { by: place, target, arm, location: null, attacker_is: walking(fight, place, why) }
  return tooHard(thrownAt(fight, x, why), standingAt(fight, place).position)
}

export function allOut(
  fight: Fight,
  place: number,
  action: Aimed & { readonly form: string },
  why: Why,
): Refusal | undefined {
  const { arm, blow, target, form } = action
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  const own = fighter.arms[arm]
  const struck = own?.blows[blow]
  if (own === undefined || struck === undefined) return no(allOutAttack, 'only with hands, feet or a hand weapon')
  const barred =
    inReach(fight, place, action) ?? handFor(fight, place, arm, struck) ?? handsReady(fight, place, arm, why)
  if (barred !== undefined) return barred
  const second = secondArm(fighter, one)
  const { allowed } = allOutAttack(
    {
      form,
      weapon: isBare(own) ? 'unarmed' : own.name,
      second_weapon: second === undefined ? 'none' : armAt(fighter, second).name,
      ranged: false,
      ambidextrous: fighter.ambidextrous,
      unbalanced: own.unbalanced,
    },
    why,
  )
  if (!allowed) return no(allOutAttack, 'not in this form with this weapon')
  return tooHard(blowAt(fight, { by: place, target, arm }, struck, allOutOf(form, null, why), why), one.position)
}

/** A feint and a blow in one turn: a form of its own, where the rules in force know it. */
export const feintAndAttack = (fight: Fight, place: number, action: Aimed, why: Why): Refusal | undefined =>
  allOut(fight, place, { ...action, form: FEINT_AND_ATTACK }, why)

export function judo(fight: Fight, place: number, { target }: Of<'judo'>, why: Why): Refusal | undefined {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  if (fighter.judo === null) return no(unarmedJudoThrow, 'Judo was never learned')
  const x = {
    judo: fighter.judo,
    parried_last_turn: one.judo_parried === fighterAt(fight, target).id,
    encumbrance_level: fighter.encumbrance_level,
    hands_empty: freeHands(fighter, one) === 2,
  }
  if (!unarmedJudoThrow(x, why).allowed) return no(unarmedJudoThrow, 'only after a parry by Judo, with empty hands')
  const barred = reachable(fight, place, target)
  if (barred !== undefined) return barred
  const yards = reachBetween(fight, place, target)
  if (yards > 1) return no(unarmedJudoThrow, `${yards} yards away, and hands reach 1`)
  return tooHard(judoAttempt(fight, place, target, why), one.position)
}
