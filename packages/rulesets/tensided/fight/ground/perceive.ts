/** The fog of war: whom each side perceives, and a fight as if the others were not there. */
import { fogOn, NOTHING_LAID, perceivedParts, perceivedPlaces, SQUARES, textOf, unseenWhere } from '@umpire/encounter'
import { unseenBy } from '@umpire/engine'
import type { Standing } from '../state/standing.ts'
import { canAct, type Fight, fighterAt, present, standingAt } from '../state/state.ts'
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

/** The fighters whom each side does not perceive. */
export const unseenIn = unseenWhere(isPerceived)

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

/**
 * The fight for a seat that does not perceive these people. Every part of it is named here, so that one added later does
 * not come along before somebody says what of it is perceived.
 */
export function perceivedFight(fight: Fight, unseen: ReadonlySet<string>): Fight {
  // What is prepared for later is nobody's business yet.
  if (!fight.laid.fog.on) return { ...fight, laid: { ...fight.laid, fog: NOTHING_LAID.fog } }
  const places = perceivedPlaces(fight, unseen)
  // Whatever somebody unseen found to be behind would tell where he is, or was.
  const covers = [...new Set(places.flatMap(place => standingAt(fight, place).cover ?? []))]
  const { roster, sides, map, laid } = perceivedParts(SQUARES, fight, places)
  return {
    roster,
    standing: places.map(place => standingAmong(standingAt(fight, place), unseen, covers)),
    sides,
    map,
    laid,
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
