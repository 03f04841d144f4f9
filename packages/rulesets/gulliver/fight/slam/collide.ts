/** Bodies that meet in a fight: masses, speeds, dice of either side, and what becomes of both. */
import type { Why } from '@umpire/engine'
import {
  type Asking,
  attackedFrom,
  type Fight,
  facingCounts,
  fighterAt,
  frameOf,
  hexAt,
  idAt,
  nameOf,
  standingAt,
} from '@umpire/gurps/fight-rooms'
import { collisionDamage, collisionHardness } from '../../collision/damage.ts'
import { impactDice, type Surface } from '../../collision/impact.ts'
import { collisionMass } from '../../collision/mass.ts'
import { splitMechanistic } from '../../collision/speed.ts'
import { contestLimbs, preparation } from '../../contest/strength.ts'
import { isUp, legsAt, massOf } from '../body/body.ts'
import { type Drive, drive, type Obstacle } from '../body/driven.ts'
import { crash, impactFelt, impactRolled } from '../body/impact.ts'

/** Flesh gives way; a wall is stone. */
const BODY: Surface = 'yielding'
const WALL: Surface = 'very hard'

/** What somebody brings to bear of his Load ST: legs count twice, and half of it is lost on whoever is not ready. */
export function pushOf(fight: Fight, place: number, action: 'slam' | 'push', why: Why): number {
  const { lift_st, arms } = frameOf(fighterAt(fight, place))
  const load_st = contestLimbs({ load_st: lift_st, hands: arms, legs: legsAt(fight, place), action }, why)
  const stunned = standingAt(fight, place).stun !== null
  return preparation({ load_st, stunned, surprised: false, unready: false }, why).load_st
}

export const effectiveMass = (mass: number, load_st: number, why: Why): number =>
  collisionMass({ mass, load_st, kw: 0, thrust: 0, medium: 'ground' }, why)

/** Whoever sees it coming stands against it. */
function resisting(fight: Fight, place: number, from: number, why: Why): number {
  const behind = facingCounts(why) && attackedFrom(fight, place, from) === 'back'
  const load_st = isUp(fight, place) && !behind ? pushOf(fight, place, 'slam', why) : 0
  return effectiveMass(massOf(fight, place), load_st, why)
}

/** Each side by its change of speed and its mass; the higher dice for both. */
export function diceOf(
  a: { readonly change: number; readonly effective_mass: number },
  b: { readonly change: number; readonly effective_mass: number },
  why: Why,
): readonly [string, string] {
  const { damage_a, damage_b } = collisionDamage({ a: { ...a, hardness: BODY }, b: { ...b, hardness: BODY } }, why)
  return [damage_a, damage_b]
}

/** What a wall or somebody in the way does to whoever is driven against it. */
export function atObstacle(ask: Asking, x: Drive, obstacle: Obstacle): void {
  if (obstacle.by === 'edge') return
  if (obstacle.by === 'person') return againstPerson(ask, x, obstacle.place)
  const { why } = ask
  const dice = impactDice(x.speed, massOf(ask.state, x.place))
  const { damage } = collisionHardness({ dice, surface: WALL, pointed: false }, why)
  ask.note({
    text: `${nameOf(ask.state, idAt(ask.state, x.place))} is stopped by a wall`,
    rule: collisionHardness.id,
  })
  crash(ask, x.place, { damage, impact: 'full-body', foe: x.foe })
}

const LOCALISED = 'localised'

/** Nobody wants it, so nothing is contested: the masses share the speed. */
function againstPerson(ask: Asking, x: Drive, other: number): void {
  const { why } = ask
  const [one, two] = [massOf(ask.state, x.place), resisting(ask.state, other, x.place, why)]
  if (one <= 0 || two <= 0) return
  const split = { combined_speed: x.speed, effective_mass_a: one, effective_mass_b: two }
  const { change_a, change_b } = splitMechanistic(split, why)
  const [name, met] = [x.place, other].map(place => nameOf(ask.state, idAt(ask.state, place)))
  ask.note({ text: `${name} is driven into ${met}`, rule: splitMechanistic.id })
  const [damage, others] = diceOf(
    { change: change_a, effective_mass: one },
    { change: change_b, effective_mass: two },
    why,
  )
  const from = hexAt(ask.state, x.place)
  const own = { damage, impact: LOCALISED, foe: x.foe } as const
  const theirs = { damage: others, impact: LOCALISED, foe: x.foe } as const
  const [felt, shared] = [impactRolled(ask, x.place, own), impactRolled(ask, other, theirs)]
  impactFelt(ask, x.place, own, felt)
  impactFelt(ask, other, theirs, shared)
  drive(ask, {
    ...x,
    place: other,
    from,
    change: change_b,
    speed: change_b,
    struck: 'none',
    loser: false,
  })
}
