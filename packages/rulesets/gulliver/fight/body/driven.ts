/** Whoever is driven out of his place: over the ground, against walls and people, over the edge. */
import { flag, hushed, int, nullable, oneOf, procedure, record, type Slot, slot, type ValuesOf } from '@umpire/engine'
import {
  type Asking,
  attackedFrom,
  type Driven,
  drivenFrom,
  drivenWay,
  type Fight,
  facingCounts,
  fell,
  fighterAt,
  moved,
  nameOf,
  standingAt,
} from '@umpire/gurps/fight-rooms'
import { down } from '../../common/exact.ts'
import { measure, signed } from '../../common/fields.ts'
import { knockbackDistance, knockbackFall } from '../../knockback/knockback.ts'
import { placeField } from '../foe/foes.ts'
import { keepBalance, shockAt } from './balance.ts'
import { isUp, moveAt, stepAt } from './body.ts'
import { fallFrom } from './falls.ts'

const hex = record({ q: int(), r: int() })

/** A body that moves whether it will or not. */
const DRIVE = {
  place: placeField,
  /** Where the force comes from. */
  from: hex,
  /** Yards a second by which his speed changes. */
  change: measure,
  /** And how fast he goes then: as he was driven, unless he ran against it. */
  speed: signed,
  foe: nullable(placeField),
  struck: oneOf('none', 'legs', 'below the knees'),
  /** Of the Contest of a collision. */
  loser: flag(),
}
export type Drive = ValuesOf<typeof DRIVE>

/** What is in the way, once he has come to it. */
export type Obstacle = Exclude<Driven['stopped'], null>
type AtObstacle = (ask: Asking, drive: Drive, obstacle: Obstacle) => void
/** Without collisions, walls and people only stop him. */
export const obstacles: Slot<AtObstacle> = slot('gulliver.fight.obstacles')

const DIRECTIONS = { front: 'backward', side: 'sideways', back: 'forward' } as const

/** As he stands to the force; where nobody cares which way he looks, he looks at it. */
function directionOf(fight: Fight, place: number, foe: number | null, counts: boolean) {
  return foe === null || !counts ? 'backward' : DIRECTIONS[attackedFrom(fight, place, foe)]
}

/** So many whole yards, as far as the way is free; then whatever stopped him; then his balance. */
export function drive(ask: Asking, x: Drive): void {
  const { why } = ask
  const { place, from } = x
  const direction = directionOf(ask.state, place, x.foe, facingCounts(why))
  const lean = drivenWay(ask.state, place, from)
  const { distance } = knockbackDistance({ ks: x.speed, surface: 'ground', g: 1 }, why)
  const came = drivenFrom(ask.state, place, from, down(why, 'yards', distance))
  shift(ask, place, came)
  if (came.stopped?.by === 'edge') return overTheEdge(ask, place, came.stopped)
  if (came.stopped !== null) for (const step of obstacles.in(why)) step(ask, x, came.stopped)
  if (!isUp(ask.state, place)) return
  const { check_needed, modifier } = keepingFeet(ask, x, direction)
  if (check_needed) keepBalance(ask, place, modifier, lean)
}

/** The same as a step of its own: what follows is weighed once for every end of it. */
export const beDriven = procedure(
  { id: 'gulliver.procedure.be-driven', title: 'Being driven out of one’s place', given: DRIVE },
  drive,
)

type Direction = (typeof DIRECTIONS)[keyof typeof DIRECTIONS]

/** Whether he has to roll for it, and what counts: gulliver.knockback.fall. */
export function keepingFeet(ask: Asking, x: Drive, direction: Direction) {
  const { why, state } = ask
  const given = {
    move: moveAt(state, x.place, why),
    step: stepAt(state, x.place, why),
    ks: x.change,
    new_speed: x.speed,
    direction,
    struck: x.struck,
    loser: x.loser,
    shock: shockAt(state, x.place, hushed(why)),
    asked: false,
  }
  return knockbackFall(given, why)
}

function shift(ask: Asking, place: number, { to, yards }: Driven): void {
  if (yards === 0) return
  const { facing, evasive } = standingAt(ask.state, place)
  const { id: who } = fighterAt(ask.state, place)
  const name = nameOf(ask.state, who)
  const far = yards === 1 ? 'a yard' : `${yards} yards`
  ask.note({ text: `${name} is driven ${far}`, rule: knockbackDistance.id })
  ask.record(moved({ who, q: to.q, r: to.r, facing, yards: 0, evasive }))
}

function overTheEdge(ask: Asking, place: number, edge: Extract<Obstacle, { by: 'edge' }>): void {
  const { facing, evasive } = standingAt(ask.state, place)
  const { id: who } = fighterAt(ask.state, place)
  const name = nameOf(ask.state, who)
  const { q, r } = edge.below
  ask.note({ text: `${name} goes over the edge`, rule: knockbackDistance.id })
  ask.record(moved({ who, q, r, facing, yards: 0, evasive }))
  ask.record(fell({ who, position: 'lying' }))
  fallFrom(ask, place, edge.yards)
}
