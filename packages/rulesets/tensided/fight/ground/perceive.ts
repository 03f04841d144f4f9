/** The fog of war: whom each side perceives, and a fight as if the others were not there. */
import { type Edits, namesOf, type Unseen, unseenBy } from '@umpire/engine'
import { fogOn, maskedMap, NOTHING_LAID, painted, SQUARES, textOf } from '@umpire/ground'
import type { Standing } from '../state/standing.ts'
import { canAct, type Fight, fighterAt, light, present, standingAt } from '../state/state.ts'
import { sees, squareAt } from './ground.ts'

/** Whoever has somebody by the collar needs no light to know who that is. */
function isFelt(fight: Fight, place: number, by: readonly number[]): boolean {
  if (fight.holds.length === 0) return false
  const { id } = fighterAt(fight, place)
  const own = by.map(one => fighterAt(fight, one).id)
  return fight.holds.some(
    hold => (hold.by === id && own.includes(hold.on)) || (hold.on === id && own.includes(hold.by)),
  )
}

function isPerceived(fight: Fight, place: number, eyes: readonly number[]): boolean {
  if (isFelt(fight, place, eyes)) return true
  const fog = fogOn(fight.laid.fog, textOf(SQUARES, squareAt(fight, place)))
  if (fog !== 'sight') return fog === 'shown'
  return eyes.some(from => canAct(standingAt(fight, from)) && sees(fight, from, place))
}

const NONE: readonly Unseen[] = Object.freeze([])
const WORKED_OUT = new WeakMap<Fight, readonly Unseen[]>()

/** Each side sees by the eyes of all its people. Whoever plays nobody sees what every side of players does. */
export function unseenIn(fight: Fight): readonly Unseen[] {
  if (!fight.laid.fog.on) return NONE
  const known = WORKED_OUT.get(fight) ?? workedOut(fight)
  WORKED_OUT.set(fight, known)
  return known
}

function workedOut(fight: Fight): readonly Unseen[] {
  const places = [...fight.roster.keys()]
  const sides = fight.sides.map(({ npc }, side) => {
    const own = places.filter(place => fighterAt(fight, place).side === side)
    const hidden = places.filter(place => !own.includes(place) && !isPerceived(fight, place, own))
    const seen = places.filter(place => !hidden.includes(place)).map(place => fighterAt(fight, place))
    const who = namesOf(
      hidden.map(place => fighterAt(fight, place)),
      seen,
    )
    return { npc, to: own.map(place => fighterAt(fight, place).id), who }
  })
  if (sides.every(({ who }) => who.length === 0)) return NONE
  const players = sides.filter(({ npc }) => !npc)
  const others = (players.length === 0 ? sides : players).flatMap(({ who }) => who)
  return [...sides.map(({ to, who }) => ({ to, who })), { to: [], who: others }]
}

/** Whether somebody's side perceives that one. */
export function perceives(fight: Fight, place: number, other: number): boolean {
  if (!fight.laid.fog.on) return true
  const { id } = fighterAt(fight, place)
  return !unseenBy(unseenIn(fight), { role: 'player', actors: [id] }).has(fighterAt(fight, other).id)
}

/** The foes of somebody who are still there, as far as his side perceives them. */
export function foesPerceived(fight: Fight, place: number): readonly number[] {
  const { side } = fighterAt(fight, place)
  return fight.standing.flatMap((one, other) =>
    present(one) && fighterAt(fight, other).side !== side && perceives(fight, place, other) ? [other] : [],
  )
}

/** How somebody stands, without what he has to do with those who are not perceived. */
function standingAmong(one: Standing, unseen: ReadonlySet<string>, covers: readonly number[]): Standing {
  const { aim, waited, stream, cover } = one
  const kept = (all: readonly string[]): readonly string[] => all.filter(id => !unseen.has(id))
  return {
    ...one,
    aim: aim !== null && aim.target !== null && unseen.has(aim.target) ? null : aim,
    waited: waited !== null && unseen.has(waited.target) ? null : waited,
    stream: stream !== null && unseen.has(stream.target) ? null : stream,
    swung_at: kept(one.swung_at),
    dirty: kept(one.dirty),
    unaware: kept(one.unaware),
    cover: cover === null ? null : covers.indexOf(cover),
  }
}

const notHidden = <T>({ laid }: Fight, all: { readonly [cell: string]: T }): { readonly [cell: string]: T } =>
  Object.fromEntries(Object.entries(all).filter(([cell]) => fogOn(laid.fog, cell) !== 'hidden'))

/**
 * The fight for a seat that does not perceive these people. Every part of it is named here, so that one added later does
 * not come along before somebody says what of it is perceived.
 */
export function perceivedFight(fight: Fight, unseen: ReadonlySet<string>): Fight {
  const { fog, lights, names } = fight.laid
  // What is prepared for later is nobody's business yet.
  if (!fog.on) return { ...fight, laid: { ...fight.laid, fog: NOTHING_LAID.fog } }
  const places = [...fight.roster.keys()].filter(place => !unseen.has(fighterAt(fight, place).id))
  // Whatever somebody unseen found to be behind would tell where he is, or was.
  const covers = [...new Set(places.flatMap(place => standingAt(fight, place).cover ?? []))]
  return {
    roster: places.map(place => fighterAt(fight, place)),
    standing: places.map(place => standingAmong(standingAt(fight, place), unseen, covers)),
    // A side of which nobody is perceived has its place, but no name before it wins.
    sides: fight.sides.map((one, side) =>
      fight.winner === side || places.some(place => fighterAt(fight, place).side === side) ? one : { ...one, name: '' },
    ),
    map: maskedMap(SQUARES, fight.map, fog),
    laid: { fog, lights: notHidden(fight, lights), names: notHidden(fight, names) },
    light: fight.light,
    clutter: fight.clutter,
    stage: fight.stage,
    round: fight.round,
    covers: covers.flatMap(cover => fight.covers[cover] ?? []),
    live: fight.live.filter(({ by }) => !unseen.has(by)),
    holds: fight.holds.filter(({ by, on }) => !unseen.has(by) && !unseen.has(on)),
    lying: fight.lying.filter(({ owner }) => !unseen.has(owner)),
    winner: fight.winner,
  }
}

const BRUSH = { grid: SQUARES, light }

/** The game master paints the ground while a fight goes on. */
export const fightEdits: Edits<Fight> = {
  paint: (fight, value, place) => {
    const taken = [...fight.standing.keys()].flatMap(one =>
      present(standingAt(fight, one)) ? [squareAt(fight, one)] : [],
    )
    const { map, laid } = painted(BRUSH, fight, value, taken, place)
    return { from: null, state: { ...fight, map, laid } }
  },
}
