/** A fight under way: who is in it, how they stand, the ground, and the round. */
import { laidField, NOTHING_LAID, sideState } from '@umpire/encounter'
import { BadInput, int, json, list, nullable, num, oneOf, or, record, text, type ValueOf } from '@umpire/engine'
import { HOLDS } from '../../melee/holds.ts'
import { CLUTTERS } from '../../ranged/clutters.ts'
import { type Fighter, fighter, MOST_ARMS, MOST_FIGHTERS, who } from './fighter.ts'
import { type Standing, standing } from './standing.ts'

const round = int({ min: 0, max: 1_000_000_000 })
const square = int({ min: -100_000, max: 100_000 })

/** Something to be behind: its hit points are used up, and its resistance with them. */
const cover = record({ x: square, y: square, hp: num({ min: 0, max: 1_000_000 }) })

/** A grenade on the ground. */
const live = record({ x: square, y: square, weapon: text(100), by: who, goes_off: round })

const hold = record({
  by: who,
  on: who,
  kind: oneOf(...HOLDS),
  /** Of a sleeper hold: the round in which it puts him to sleep. */
  until: nullable(round),
})
export type Hold = ValueOf<typeof hold>

export const LIGHTS = ['day', 'low light', 'darkness'] as const
export const light = oneOf(...LIGHTS)

export const fightState = record({
  roster: list(fighter, MOST_FIGHTERS),
  standing: list(standing, MOST_FIGHTERS),
  sides: list(sideState, 2),
  /** A map of squares, a metre each; open ground without end where there is none. */
  map: nullable(json()),
  /** What the game master laid over it: fog, names. */
  laid: or(laidField(light), NOTHING_LAID),
  light,
  clutter: oneOf(...CLUTTERS),
  stage: oneOf('start', 'fight', 'over'),
  /** The round that is under way, or comes next; the first is 1. */
  round,
  covers: list(cover, 10_000),
  live: list(live, 1000),
  holds: list(hold, 1000),
  /** Things on the ground: whose, which of his, and where. */
  lying: list(record({ owner: who, arm: int({ min: 0, max: MOST_ARMS }), x: square, y: square }), 1000),
  winner: nullable(int({ min: 0, max: 1 })),
})
export type Fight = ValueOf<typeof fightState>

export function placeOf({ roster }: Fight, id: string): number {
  for (let place = 0; place < roster.length; place++) if (roster[place]?.id === id) return place
  throw new BadInput('fighter', `one of ${roster.map(one => one.id).join(', ')}`, id)
}

/** Whoever can be wounded, in a fight or outside of one: who they are, how they are, and the second it is. */
export type Bodies = Pick<Fight, 'roster' | 'standing' | 'round'>

export function fighterAt({ roster }: Pick<Fight, 'roster'>, place: number): Fighter {
  const found = roster[place]
  if (found === undefined) throw new BadInput('fighter', `a place below ${roster.length}`, place)
  return found
}

export function standingAt({ standing: all }: Pick<Fight, 'standing'>, place: number): Standing {
  const found = all[place]
  if (found === undefined) throw new BadInput('fighter', `a place below ${all.length}`, place)
  return found
}

export const idAt = (fight: Pick<Fight, 'roster'>, place: number): string => fighterAt(fight, place).id

/** Alive, awake, not dazed, and here. */
export const canAct = ({ status, out, gone }: Standing): boolean =>
  status !== 'dead' && status !== 'comatose' && out === null && gone === null

/** Still in the field, awake or not. */
export const present = ({ gone, status }: Standing): boolean => gone === null && status !== 'dead'

/** Whoever is only stunned or out of breath will fight on; nobody else who is out. */
const mayFightOn = (one: Standing): boolean =>
  canAct(one) ||
  (one.gone === null && one.status !== 'dead' && (one.out?.state === 'stunned' || one.out?.state === 'spent'))

export function hasFighters({ roster, standing: all }: Fight, wanted: number): boolean {
  for (let place = 0; place < roster.length; place++) {
    const one = all[place]
    if (roster[place]?.side === wanted && one !== undefined && mayFightOn(one)) return true
  }
  return false
}

export const isOver = (fight: Fight): boolean =>
  fight.stage === 'over' || !hasFighters(fight, 0) || !hasFighters(fight, 1)

/** The holds on somebody. */
export const holdsOn = ({ holds }: Fight, id: string): readonly Hold[] => holds.filter(({ on }) => on === id)

export const actorsIn = ({ roster }: Fight): readonly string[] => roster.map(({ id }) => id)

/** The round that begins now. */
export const turnIn = (fight: Fight): number | undefined =>
  fight.stage === 'fight' && !isOver(fight) ? fight.round : undefined
