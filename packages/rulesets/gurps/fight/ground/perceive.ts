/** The fog of war: whom each side perceives, and a fight as if the others were not there. */
import { fogOn, HEXES, NOTHING_LAID, perceivedParts, perceivedPlaces, textOf, unseenWhere } from '@umpire/encounter'
import { type Json, mentions, withoutMention } from '@umpire/engine'
import { hexDistance } from '@umpire/geometry'
import { isPitchDark } from '../../combat/attack/attack-modifiers.ts'
import type { Standing } from '../state/standing.ts'
import { canAct, type Fight, fighterAt, standingAt } from '../state/state.ts'
import { cellsOf } from './footprint.ts'
import { hexAt } from './ground.ts'
import { lightOn, sightBetween } from './sight.ts'

const BLIND = 2

/** With open eyes, through nothing that hides; in total darkness nobody sees farther than his arm, but for night eyes. */
function sees(fight: Fight, from: number, to: number): boolean {
  const looker = standingAt(fight, from)
  if (!canAct(looker) || looker.eyes_lost >= BLIND || !sightBetween(fight, from, to).seen) return false
  const [eye, hex] = [hexAt(fight, from), hexAt(fight, to)]
  return (
    hexDistance(eye, hex) <= 1 || !isPitchDark(lightOn(fight, hex)) || fighterAt(fight, from).night_eyes.total !== null
  )
}

function isPerceived(fight: Fight, place: number, eyes: readonly number[]): boolean {
  const fogs = cellsOf(fight, place).map(hex => fogOn(fight.laid.fog, textOf(HEXES, hex)))
  if (fogs.includes('shown')) return true
  return !fogs.every(fog => fog === 'hidden') && eyes.some(from => sees(fight, from, place))
}

/** The fighters whom each side does not perceive. */
export const unseenIn = unseenWhere(isPerceived)

/** How somebody stands, without what he has to do with those who are not perceived. */
function standingAmong(one: Standing, unseen: ReadonlySet<string>): Standing {
  const { aim, feint, judo_parried, unaware, marks } = one
  if (!mentions([aim, feint, judo_parried, unaware, marks], unseen)) return one
  const left = withoutMention(marks, unseen)
  return {
    ...one,
    aim: aim !== null && unseen.has(aim.target) ? null : aim,
    feint: feint.filter(({ by }) => !unseen.has(by)),
    judo_parried: judo_parried !== null && unseen.has(judo_parried) ? null : judo_parried,
    unaware: unaware.filter(id => !unseen.has(id)),
    marks: isMarks(left) ? left : {},
  }
}

const isMarks = (value: Json | undefined): value is Standing['marks'] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The fight for a seat that does not perceive these people. Every part of it is named here, so that one added later does
 * not come along before somebody says what of it is perceived.
 */
export function perceivedFight(fight: Fight, unseen: ReadonlySet<string>): Fight {
  // What is prepared for later is nobody's business yet.
  if (!fight.laid.fog.on) return { ...fight, laid: { ...fight.laid, fog: NOTHING_LAID.fog } }
  const places = perceivedPlaces(fight, unseen)
  const among = (all: readonly number[]): number[] => all.map(place => places.indexOf(place)).filter(at => at >= 0)
  const { roster, sides, map, laid } = perceivedParts(HEXES, fight, places)
  return {
    roster,
    standing: places.map(place => standingAmong(standingAt(fight, place), unseen)),
    sides,
    map,
    laid,
    light: fight.light,
    stage: fight.stage,
    order: among(fight.order),
    turn: among(fight.order.slice(0, fight.turn)).length,
    second: fight.second,
    lying: fight.lying.filter(({ owner }) => !unseen.has(owner)),
    winner: fight.winner,
  }
}
