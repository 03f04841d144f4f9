/** Why something may not be done now: the rule in the way, and what would be allowed. */
import type { Refusal, Why } from '@umpire/engine'
import { minEffectiveSkill } from '../combat/attack-roll.ts'
import { criticalMiss } from '../combat/critical.ts'
import { freeActions } from '../combat/free-actions.ts'
import { aim } from '../combat/maneuver/aim.ts'
import { allOutAttack } from '../combat/maneuver/all-out-attack.ts'
import { maneuverAttack } from '../combat/maneuver/attack.ts'
import { changePosition } from '../combat/maneuver/change-position.ts'
import { maneuverMove } from '../combat/maneuver/move.ts'
import { ready } from '../combat/maneuver/ready.ts'
import { reload } from '../combat/maneuver/reload.ts'
import { maneuverList } from '../combat/maneuver-list.ts'
import { positions } from '../combat/positions.ts'
import { weaponReady } from '../combat/weapon-ready.ts'
import { malfunction } from '../gun/malfunction.ts'
import { rateOfFire, shots } from '../gun/rate.ts'
import { maxRange } from '../ranged/weapon-statistics.ts'
import { unarmedJudoThrow } from '../unarmed/judo-throw.ts'
import type { Action } from './action.ts'
import { type Attempt, armAt, blowAt, PLAINLY } from './attempt.ts'
import { allOutOf, walking, wildSwing } from './doing.ts'
import { gaitIn, moveNow } from './going.ts'
import { mapOf, sightBetween, yardsBetween } from './ground.ts'
import { freeHands, isBare, isHeld, isReady, mayStrikeWith, offHand } from './hands.ts'
import { maneuverFor, mostYards, roleOfAction } from './maneuver.ts'
import { firstShot } from './shoot.ts'
import { type Fight, fighterAt, present, standingAt } from './state.ts'
import { thrownAt } from './throw.ts'

const no = (rule: { readonly id: string }, because: string): Refusal => ({ rule: rule.id, because })

interface Aimed {
  readonly arm: number
  readonly blow: number
  readonly target: number
}

type Of<K extends Action['kind']> = Extract<Action, { kind: K }>

/** Nothing if it may be done. */
export function refusalOf(fight: Fight, place: number, action: Action, why: Why): Refusal | undefined {
  return general(fight, place, action, why) ?? special(fight, place, action, why)
}

/** What bars a whole maneuver. */
function general(fight: Fight, place: number, action: Action, why: Why): Refusal | undefined {
  const one = standingAt(fight, place)
  const role = roleOfAction(action)
  if (role === null) return undefined
  const maneuver = maneuverFor(role, why)
  if (maneuver === undefined) return no(maneuverList, 'these rules have no such maneuver')
  if (one.off_balance && role !== 'all-out-defense' && role !== 'long-action') {
    return no(criticalMiss, 'out of balance: nothing but defending')
  }
  const most = mostYards(maneuver, action, moveNow(fight, place, why), one.aim?.turns ?? 0)
  if (one.moved > most) return no(maneuverAttack, `${one.moved} yards were moved, and with this at most ${most}`)
  return undefined
}

function special(fight: Fight, place: number, action: Action, why: Why): Refusal | undefined {
  const one = standingAt(fight, place)
  switch (action.kind) {
    case 'go':
      if (one.moved > 0) return no(maneuverMove, 'moved already in this turn')
      if (gaitIn(one.position, why) === null) return no(maneuverMove, `nobody moves while ${one.position}`)
      return moveNow(fight, place, why) === 0 ? no(maneuverMove, 'cannot move') : undefined
    case 'move':
      return weaves(fight, place, action, why)
    case 'change': {
      const { turns } = changePosition({ from: one.position, to: action.to }, why)
      return turns === 0 && one.position === action.to ? no(changePosition, `${action.to} already`) : undefined
    }
    case 'crouch':
      if (one.position !== 'standing') return no(freeActions, 'only from standing')
      return freeActions({ action: 'crouch' }, why) ? undefined : no(freeActions, 'not free')
    case 'drop':
      return holds(fight, place, action.arm) ? undefined : no(freeActions, 'not in hand')
    case 'ready':
      return readies(fight, place, action.arm)
    case 'reload':
      return reloads(fight, place, action.arm)
    case 'clear': {
      const held = one.arms[action.arm]
      if (held?.jam_turns == null) return no(malfunction, 'it is not jammed')
      return isHeld(held) ? undefined : no(malfunction, 'not in hand')
    }
    case 'aim':
      return aims(fight, place, action.arm, action.target)
    case 'strike':
      return strikes(fight, place, action, why)
    case 'wild':
      return wild(fight, place, action, why)
    case 'feint':
      return inReach(fight, place, action) ?? armReady(fight, place, action.arm, why)
    case 'shoot':
      return shoots(fight, place, action, why)
    case 'throw':
      return throws(fight, place, action.arm, action.target, why)
    case 'all-out':
      return allOut(fight, place, action, why)
    case 'judo':
      return judo(fight, place, action, why)
    case 'put-out':
      return one.on_fire ? undefined : no(maneuverList, 'nothing burns')
    case 'flee':
      return flees(fight, place)
    case 'defend':
    case 'wait':
    case 'nothing':
    case 'surrender':
      return undefined
  }
}

function weaves(fight: Fight, place: number, { evasive }: Of<'move'>, why: Why): Refusal | undefined {
  const { moved } = standingAt(fight, place)
  if (evasive === 'no') return undefined
  const { yards } = maneuverMove({ move: moveNow(fight, place, why), turns: 1, evasive }, why)
  return moved > yards ? no(maneuverMove, `whoever weaves so moves at most ${yards} yards, not ${moved}`) : undefined
}

function holds(fight: Fight, place: number, arm: number): boolean {
  const held = standingAt(fight, place).arms[arm]
  return held !== undefined && isHeld(held) && !isBare(armAt(fighterAt(fight, place), arm))
}

function readies(fight: Fight, place: number, arm: number): Refusal | undefined {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  const held = one.arms[arm]
  const own = fighter.arms[arm]
  if (held === undefined || own === undefined || isBare(own)) return no(ready, 'there is no such thing')
  if (held.where === 'ready') return no(ready, 'it is ready')
  if (held.where === 'gone' || held.harm === 'broken') return no(ready, 'it is not to be had any more')
  if (held.where === 'unready') return undefined
  if (freeHands(fighter, one) < own.hands)
    return no(ready, `it takes ${own.hands === 2 ? 'both hands' : 'a free hand'}`)
  if (held.where === 'stowed') return undefined
  const near = fight.lying.some(
    lying =>
      lying.owner === fighter.id && lying.arm === arm && Math.abs(lying.q - one.q) + Math.abs(lying.r - one.r) <= 2,
  )
  return near ? undefined : no(ready, 'it lies too far away')
}

function reloads(fight: Fight, place: number, arm: number): Refusal | undefined {
  const held = standingAt(fight, place).arms[arm]
  const gun = fighterAt(fight, place).arms[arm]?.gun ?? null
  if (held === undefined || gun === null) return no(reload, 'it is not loaded at all')
  if (!isHeld(held)) return no(reload, 'not in hand')
  if (held.harm !== 'none') return no(reload, 'it is damaged')
  if (held.spare === 0) return no(shots, 'nothing left to load it with')
  return held.rounds >= gun.shots ? no(shots, 'it is full') : undefined
}

/** Whoever is to be attacked must be there, and seen. */
function reachable(fight: Fight, place: number, target: number): Refusal | undefined {
  if (target === place) return no(maneuverAttack, 'not oneself')
  if (!present(standingAt(fight, target))) return no(maneuverAttack, 'nobody there to be attacked')
  return sightBetween(fight, place, target).seen ? undefined : no(maneuverAttack, 'out of sight')
}

function armReady(fight: Fight, place: number, arm: number, why: Why): Refusal | undefined {
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

function aims(fight: Fight, place: number, arm: number, target: number): Refusal | undefined {
  const own = fighterAt(fight, place).arms[arm]
  const held = standingAt(fight, place).arms[arm]
  if (own === undefined || held === undefined || (own.gun === null && own.thrown === null))
    return no(aim, 'nothing to aim with')
  if (!isReady(held)) return no(aim, 'it must be ready')
  return reachable(fight, place, target)
}

function inReach(fight: Fight, place: number, { arm, blow, target }: Aimed): Refusal | undefined {
  const barred = reachable(fight, place, target)
  if (barred !== undefined) return barred
  const { reach = [] } = fighterAt(fight, place).arms[arm]?.blows[blow] ?? {}
  const yards = yardsBetween(fight, place, target)
  const most = Math.max(0, ...reach)
  return yards > most ? no(maneuverAttack, `${yards} yards away, and it reaches ${most}`) : undefined
}

/** A skill too low, or a position in which nobody attacks. */
export function tooHard({ allowed, effective }: Attempt, position: string): Refusal | undefined {
  if (allowed) return undefined
  if (effective >= 3) return no(positions, `not while ${position}`)
  return no(minEffectiveSkill, `effective skill ${effective}, and under 3 nothing is tried`)
}

export function strikes(fight: Fight, place: number, action: Aimed, why: Why): Refusal | undefined {
  const { arm, blow, target } = action
  const struck = fighterAt(fight, place).arms[arm]?.blows[blow]
  if (struck === undefined) return no(maneuverAttack, 'there is no such blow')
  return (
    inReach(fight, place, action) ??
    handFor(fight, place, struck.name) ??
    handsReady(fight, place, arm, why) ??
    tooHard(blowAt(fight, place, target, arm, struck, PLAINLY, why), standingAt(fight, place).position)
  )
}

/** In passing, while he runs. */
function wild(fight: Fight, place: number, action: Aimed, why: Why): Refusal | undefined {
  const struck = fighterAt(fight, place).arms[action.arm]?.blows[action.blow]
  const how = struck === undefined ? null : wildSwing(struck.skill, why)
  if (struck === undefined || how === null) return no(maneuverAttack, 'nobody strikes on the run')
  return (
    inReach(fight, place, action) ??
    handFor(fight, place, struck.name) ??
    handsReady(fight, place, action.arm, why) ??
    tooHard(blowAt(fight, place, action.target, action.arm, struck, how, why), standingAt(fight, place).position)
  )
}

/** A fist wants a hand that holds nothing. */
const handFor = (fight: Fight, place: number, blow: string): Refusal | undefined =>
  mayStrikeWith(fighterAt(fight, place), standingAt(fight, place), blow)
    ? undefined
    : no(weaponReady, 'no hand is free')

/** A gun strikes also when it is empty or jammed. */
function handsReady(fight: Fight, place: number, arm: number, why: Why): Refusal | undefined {
  const held = standingAt(fight, place).arms[arm]
  if (fighterAt(fight, place).arms[arm]?.gun === null || held === undefined) return armReady(fight, place, arm, why)
  return isReady(held) ? undefined : no(weaponReady, 'not ready')
}

/** Beyond its range nothing is tried. */
function tooFar(range_yards: number, max_range: number | null, why: Why): Refusal | undefined {
  if (max_range === null || maxRange({ range_yards, max_range, st: 10, throwing: null }, why).allowed) return undefined
  return no(maxRange, `${range_yards} yards away, and it reaches ${max_range}`)
}

function shoots(fight: Fight, place: number, action: Of<'shoot'>, why: Why): Refusal | undefined {
  const { arm, rate, target } = action
  const own = fighterAt(fight, place).arms[arm]
  const held = standingAt(fight, place).arms[arm]
  const rof = own?.gun?.rates[rate]
  if (own?.gun == null || held === undefined || rof === undefined) return no(weaponReady, 'it does not shoot so')
  if (held.harm === 'cannot-fire') return no(weaponReady, 'damaged: it cannot fire')
  const barred = reachable(fight, place, target) ?? armReady(fight, place, arm, why)
  if (barred !== undefined) return barred
  const { may_fire } = rateOfFire({ rof, turns: 1, fired_last_turn: held.fired_before }, why)
  if (!may_fire) return no(rateOfFire, 'it fires every other turn')
  const yards = yardsBetween(fight, place, target)
  const far = tooFar(yards, own.gun.max_range, why)
  if (far !== undefined) return far
  const x = { by: place, target, arm, rate, rounds: 1, location: null, attacker_is: walking(fight, place, why) }
  return tooHard(firstShot(fight, x, why), standingAt(fight, place).position)
}

function throws(fight: Fight, place: number, arm: number, target: number, why: Why): Refusal | undefined {
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

function allOut(fight: Fight, place: number, action: Of<'all-out'>, why: Why): Refusal | undefined {
  const { arm, blow, target, form } = action
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  const own = fighter.arms[arm]
  const struck = own?.blows[blow]
  if (own === undefined || struck === undefined) return no(allOutAttack, 'only with hands, feet or a hand weapon')
  const barred =
    inReach(fight, place, action) ?? handFor(fight, place, struck.name) ?? handsReady(fight, place, arm, why)
  if (barred !== undefined) return barred
  const second = offHand(fighter, one)
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
  return tooHard(blowAt(fight, place, target, arm, struck, allOutOf(form, null, why), why), one.position)
}

function judo(fight: Fight, place: number, { target }: Of<'judo'>, why: Why): Refusal | undefined {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  if (fighter.judo === null) return no(unarmedJudoThrow, 'Judo was never learned')
  const x = {
    judo: fighter.judo,
    parried_last_turn: one.judo_parried === fighterAt(fight, target).id,
    encumbrance_level: fighter.encumbrance_level,
    hands_empty: freeHands(fighter, one) === 2,
  }
  if (!unarmedJudoThrow(x, why).allowed) return no(unarmedJudoThrow, 'only after a parry by Judo, with empty hands')
  return reachable(fight, place, target)
}

/** Farther away than anybody follows. */
const AWAY = 50

/** Over the edge of the map; on open ground, far enough from every foe. */
function flees(fight: Fight, place: number): Refusal | undefined {
  const one = standingAt(fight, place)
  const map = mapOf(fight)
  const { side } = fighterAt(fight, place)
  if (map !== undefined) {
    const column = one.q + Math.floor(one.r / 2)
    const edge = one.r === 0 || one.r === map.height - 1 || column === 0 || column === map.width - 1
    return edge ? undefined : no(maneuverMove, 'only over the edge of the map')
  }
  for (let other = 0; other < fight.standing.length; other++) {
    if (fighterAt(fight, other).side === side || !present(standingAt(fight, other))) continue
    const yards = yardsBetween(fight, place, other)
    if (yards < AWAY && standingAt(fight, other).status === 'active') {
      return no(maneuverMove, `a foe is ${yards} yards away, and ${AWAY} are far enough`)
    }
  }
  return undefined
}
