/** Why something cannot be declared: the rule in the way. Nothing is answered where nothing is. */
import type { Refusal, Why } from '@umpire/engine'
import { states } from '../../combat/states.ts'
import { capacityOf } from '../../equipment/guns.ts'
import { MOST_EXTRA } from '../../ranged/draw-and-aim.ts'
import { gunNamed } from '../../tables/weapon.ts'
import { type Act, actOf, ruleAct } from '../choice/act.ts'
import { inReach, metresApart } from '../ground/ground.ts'
import { foesPerceived } from '../ground/perceive.ts'
import { costsOf } from '../state/burden.ts'
import { type Arm, BARE_HANDS } from '../state/fighter.ts'
import { armsAt, freeHand, isUsable, limbDfNow, paceNow } from '../state/now.ts'
import { outState, statesOf } from '../state/out.ts'
import { type Held, inHand, type Standing } from '../state/standing.ts'
import { canAct, type Fight, fighterAt, holdsOn, standingAt } from '../state/state.ts'
import { patients } from '../wound/treat.ts'
import { asDeclared } from './as-declared.ts'

const no = (rule: string, because: string): Refusal => ({ rule, because })

interface Asked {
  readonly fight: Fight
  readonly place: number
  /** As he will stand when what was declared before is done. */
  readonly one: Standing
  readonly why: Why
}

/** Whether it may be declared beside what was declared already. */
export function refused(
  fight: Fight,
  place: number,
  keys: readonly string[],
  key: string,
  why: Why,
): Refusal | undefined {
  const act = actOf(key)
  if (act === undefined) return no('tensided.combat.round', `${key} names nothing that can be done`)
  const fighter = fighterAt(fight, place)
  const costs = costsOf(fighter, [...keys, key], why)
  if (!costs.allowed) return no('tensided.combat.action-costs', costs.because ?? 'too much for one round')
  const one = asDeclared(fighter, standingAt(fight, place), keys, why)
  return held(fight, one, act, why) ?? ofAct({ fight, place, one, why }, act)
}

/** What has come in the way of something since it was declared. */
export function hindered(fight: Fight, place: number, act: Act, why: Why): Refusal | undefined {
  const one = standingAt(fight, place)
  return held(fight, one, act, why) ?? ofAct({ fight, place, one, why }, act)
}

/** What a state or a hold forbids. */
function held(fight: Fight, one: Standing, act: Act, why: Why): Refusal | undefined {
  const name = ruleAct(act)
  if (name === null) return undefined
  for (const state of statesOf(fight, one)) {
    // Whoever is held may always try to get free.
    if (act.kind === 'grapple' && outState(one) !== state) continue
    if (states({ state, act: name }, why).allowed === false)
      return no('tensided.combat.states', `${state}: this cannot be done`)
  }
  return undefined
}

function ofAct(x: Asked, act: Act): Refusal | undefined {
  switch (act.kind) {
    case 'strike':
    case 'block':
      return withThing(x, act.arm, 'melee')
    case 'shoot':
    case 'aim':
    case 'reload':
    case 'clear':
      return withGun(x, act.kind, act.arm)
    case 'throw':
      return withThing(x, act.arm, 'throw')
    case 'draw':
      return toDraw(x, act.arm)
    case 'drop':
      return isHeld(x.one.arms[act.arm]) ? undefined : no('tensided.combat.action-costs', 'it is not in the hand')
    case 'move':
      return paceNow(fighterAt(x.fight, x.place), x.one, act.pace, x.why) > 0
        ? undefined
        : no('tensided.combat.movement', `cannot ${act.pace} now`)
    case 'cover':
    case 'better-cover':
      return toCover(x, act.kind === 'better-cover')
    case 'grapple':
    case 'disarm':
      return foeInReach(x) ? undefined : no('tensided.melee.attack', 'nobody is in reach')
    case 'wait':
      return foesPerceived(x.fight, x.place).length > 0
        ? undefined
        : no('tensided.melee.wait', 'nobody is seen whom to wait for')
    case 'treat':
    case 'wake':
    case 'care':
      return patients(x.fight, x.place, act.kind).length > 0
        ? undefined
        : no('tensided.fatigue.stop-bleeding', 'nobody in reach needs that')
    case 'let-go':
      return x.fight.holds.some(({ by }) => by === x.one.id)
        ? undefined
        : no('tensided.melee.grapple', 'nobody is held')
    case 'flee':
      return nearestFoe(x) >= AWAY ? undefined : no('tensided.combat.movement', `a foe is nearer than ${AWAY} m`)
    default:
      return undefined
  }
}

function toCover({ fight, one }: Asked, better: boolean): Refusal | undefined {
  if (better && holdsOn(fight, one.id).length > 0) return no('tensided.melee.grapple', 'held by somebody')
  return fight.clutter === 'none' && one.cover === null
    ? no('tensided.ranged.cover-quality', 'there is nothing here to be behind')
    : undefined
}

/** Far enough to be out of it. */
const AWAY = 40

function nearestFoe({ fight, place }: Asked): number {
  const { side } = fighterAt(fight, place)
  let nearest = Number.POSITIVE_INFINITY
  for (let other = 0; other < fight.standing.length; other++) {
    if (fighterAt(fight, other).side === side || !canAct(standingAt(fight, other))) continue
    nearest = Math.min(nearest, metresApart(fight, place, other))
  }
  return nearest
}

/** As far as anybody knows of them: nobody lays hands on whom he does not perceive. */
export const foesInReach = (fight: Fight, place: number): readonly number[] =>
  foesPerceived(fight, place).filter(other => inReach(fight, place, other))

const foeInReach = ({ fight, place }: Asked): boolean => foesInReach(fight, place).length > 0

const isHeld = (held: Held | undefined): held is Held => held !== undefined && inHand(held)

const thingAt = ({ fight, place }: Asked, arm: number): Arm | undefined => fighterAt(fight, place).arms[arm]

const NOT_HIS = no('tensided.combat.action-costs', 'there is no such thing')

/** A blow, a block or a throw with something in the hand, or with the hand itself. */
function withThing(x: Asked, arm: number, use: 'melee' | 'throw'): Refusal | undefined {
  const thing = thingAt(x, arm)
  if (thing === undefined) return NOT_HIS
  const fighter = fighterAt(x.fight, x.place)
  if (thing.weapon === BARE_HANDS) {
    if (use === 'throw') return no('tensided.ranged.thrown', 'there is nothing to throw')
    return armsAt(fighter, 'both hands').some(limb => isUsable(x.one, limb))
      ? undefined
      : no('tensided.injury.mobility-levels', 'neither arm can be used')
  }
  if (use === 'melee' ? thing.kind !== 'melee' : thing.kind === 'gun')
    return no('tensided.equipment.melee', `not with the ${thing.key}`)
  const held = x.one.arms[arm]
  if (!isHeld(held)) return no('tensided.ranged.draw', `the ${thing.key} is not in the hand`)
  return limbDfNow(x.one, armsAt(fighter, held.where)) === null
    ? no('tensided.injury.mobility-levels', 'the arm cannot be used')
    : undefined
}

function withGun(x: Asked, kind: 'shoot' | 'aim' | 'reload' | 'clear', arm: number): Refusal | undefined {
  const thing = thingAt(x, arm)
  if (thing === undefined) return NOT_HIS
  const held = x.one.arms[arm]
  if (thing.kind !== 'gun') {
    const aims = kind === 'aim' && thing.weapon !== BARE_HANDS && isHeld(held)
    return aims ? furtherAim(x, arm) : no('tensided.equipment.guns', `the ${thing.key} is no gun`)
  }
  if (!isHeld(held)) return no('tensided.ranged.draw', `the ${thing.key} is not in the hand`)
  if (limbDfNow(x.one, armsAt(fighterAt(x.fight, x.place), held.where)) === null)
    return no('tensided.injury.mobility-levels', 'the arm cannot be used')
  if (kind === 'clear') return held.jammed ? undefined : no('tensided.equipment.condition', 'it is not jammed')
  if (held.jammed) return no('tensided.equipment.condition', `the ${thing.key} is jammed`)
  if (kind === 'aim') return furtherAim(x, arm)
  if (kind === 'shoot')
    return held.rounds > 0 ? undefined : no('tensided.equipment.reload', `the ${thing.key} is empty`)
  if (held.spare === 0) return no('tensided.equipment.reload', 'there is nothing left to load')
  const full = held.rounds >= capacityOf(gunNamed(thing.weapon, x.why), x.why)
  return full ? no('tensided.equipment.reload', `the ${thing.key} is full`) : undefined
}

function furtherAim({ one }: Asked, arm: number): Refusal | undefined {
  return one.aim?.arm === arm && one.aim.extra >= MOST_EXTRA
    ? no('tensided.ranged.aim', 'more aiming does not help')
    : undefined
}

function toDraw(x: Asked, arm: number): Refusal | undefined {
  const thing = thingAt(x, arm)
  const held = x.one.arms[arm]
  if (thing === undefined || held === undefined || thing.weapon === BARE_HANDS) return NOT_HIS
  if (held.where !== 'stowed' && !isNear(x, arm)) return no('tensided.ranged.draw', `the ${thing.key} is not at hand`)
  return freeHand(fighterAt(x.fight, x.place), x.one, thing.hands) === undefined
    ? no('tensided.ranged.draw', 'no hand is free for it')
    : undefined
}

/** What lies within a step is as good as at the belt. */
function isNear({ fight, one }: Asked, arm: number): boolean {
  return fight.lying.some(
    thing =>
      thing.owner === one.id &&
      thing.arm === arm &&
      Math.max(Math.abs(thing.x - one.x), Math.abs(thing.y - one.y)) <= 1,
  )
}
