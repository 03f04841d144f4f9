/** The fog of war: whom each side perceives, and a fight as if the others were not there. */
import { type Json, namesOf, type Unseen, withoutMention } from '@umpire/engine'
import { hexDistance } from '@umpire/geometry'
import { fogOn, HEXES, maskedMap, NOTHING_LAID, textOf } from '@umpire/ground'
import { isPitchDark } from '../../combat/attack/attack-modifiers.ts'
import type { Standing } from '../state/standing.ts'
import { canAct, type Fight, fighterAt, standingAt } from '../state/state.ts'
import { cellsOf } from './footprint.ts'
import { hexAt, lightOn, sightBetween } from './ground.ts'

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

/** How somebody stands, without what he has to do with those who are not perceived. */
function standingAmong(one: Standing, unseen: ReadonlySet<string>): Standing {
  const { aim, feint, judo_parried, unaware, marks } = one
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
  const among = (all: readonly number[]): number[] => all.map(place => places.indexOf(place)).filter(at => at >= 0)
  return {
    roster: places.map(place => fighterAt(fight, place)),
    standing: places.map(place => standingAmong(standingAt(fight, place), unseen)),
    // A side of which nobody is perceived has its place, but no name before it wins.
    sides: fight.sides.map((one, side) =>
      fight.winner === side || places.some(place => fighterAt(fight, place).side === side) ? one : { ...one, name: '' },
    ),
    map: maskedMap(HEXES, fight.map, fog),
    laid: { fog, lights: notHidden(fight, lights), names: notHidden(fight, names) },
    light: fight.light,
    stage: fight.stage,
    order: among(fight.order),
    turn: among(fight.order.slice(0, fight.turn)).length,
    second: fight.second,
    lying: fight.lying.filter(({ owner }) => !unseen.has(owner)),
    winner: fight.winner,
  }
}
