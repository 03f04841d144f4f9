/** Where a bot goes: into cover, to where it sees somebody, toward whoever it must reach, or away. */
import { type GridMap, gait, type Hex, hexDistance, hexes, neighbours } from '@umpire/geometry'
import { maneuverMove } from '../../combat/maneuver/move.ts'
import { actKey } from '../choice/act.ts'
import { hexKey } from '../choice/answer.ts'
import { hexAt, hexOf, isOpen, isOpenTo, isTaken, mapOf } from '../ground/ground.ts'
import { type Destination, moveNow, WhereOffer } from '../move/destinations.ts'
import type { Fight } from '../state/state.ts'
import { longestReach, type Moment, mustClose, nearestFoe } from './moment.ts'
import { despair, edgeDistance } from './morale.ts'
import { isSeen } from './sight.ts'
import { dangerAt, type FireAt, firesAt, isUnderFire } from './worth-danger.ts'

/** Cover farther away than this is not worth the way; of two places as safe, the nearer one. */
const [NEAR_COVER, EACH_YARD] = [3, 0.002]
/** A better place is used for so many turns to come. */
const TURNS_TO_COME = 3
/** With a foe as near as this, nobody looks for cover. */
const TOO_NEAR = 5
/** A place from which a foe is seen is worth more than any cover; safer is better, and nearer a little. */
const [IN_SIGHT, SAFER, NEARER] = [20, 20, 0.2]

/** Of two places as good, the nearer one: whoever takes a single step may still strike. */
const SHORTER = 0.01

/** Into that cover, if there is any. */
export function whereTo(moment: Moment, { destinations }: WhereOffer, cover: Hex | undefined): string {
  const to = bestOf(moment, destinations, cover) ?? destinations[0]
  return to === undefined ? '' : hexKey({ q: to.q, r: to.r })
}

function bestOf(moment: Moment, all: readonly Destination[], cover: Hex | undefined): Destination | undefined {
  if (despair(moment) !== undefined) return best(all, to => awayFrom(moment, to))
  if (cover !== undefined) return best(all, to => -hexDistance(to, cover))
  const reach = mustClose(moment) ? longestReach(moment) : 0
  if (reach === 0) {
    const fires = firesAt(moment)
    const view = best(all, to => viewFrom(moment, fires, to))
    if (view !== undefined && viewFrom(moment, fires, view) > 0) return view
  }
  return (
    onTheWay(moment, all, reach === 0) ?? best(all, to => -Math.abs(nearest(moment, to) - reach) - to.yards * SHORTER)
  )
}

function best(all: readonly Destination[], score: (to: Destination) => number): Destination | undefined {
  let found: Destination | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const to of all) {
    const value = score(to)
    if (value > most) [found, most] = [to, value]
  }
  return found
}

const nearest = ({ fight, foes: [foe] }: Moment, to: Hex): number =>
  foe === undefined ? 0 : hexDistance(to, hexAt(fight, foe))

/** To the edge of the map, out of sight, and away from whoever is nearest. */
function awayFrom(moment: Moment, to: Hex): number {
  const { fight, foes } = moment
  const hidden = foes.filter(foe => !isSeen(fight, hexAt(fight, foe), to)).length
  return nearest(moment, to) / 2 - edgeDistance(moment, to) + hidden
}

/** A place to shoot from: some foe is in sight, and as little danger as possible. */
function viewFrom(moment: Moment, fires: readonly FireAt[], to: Hex): number {
  const { fight, foes, one } = moment
  if (!foes.some(foe => isSeen(fight, to, hexAt(fight, foe)))) return 0
  return IN_SIGHT - dangerAt(moment, fires, to, one.position) * SAFER - nearest(moment, to) * NEARER
}

interface Cover {
  readonly to: Hex
  readonly danger: number
}

/** Places close by that are safer than that, from where he still sees one of them; the safest first. */
function coverNear(moment: Moment, fires: readonly FireAt[], than: number): readonly Cover[] {
  const { fight, place, one, odds } = moment
  const here = hexOf(one)
  const found: Cover[] = []
  const far = Math.min(NEAR_COVER, moveNow(fight, place, odds.why))
  for (let q = -far; q <= far; q++) {
    for (let r = Math.max(-far, -far - q); r <= Math.min(far, far - q); r++) {
      const to = { q: here.q + q, r: here.r + r }
      if ((q === 0 && r === 0) || !isOpen(fight, to)) continue
      const danger = dangerAt(moment, fires, to, one.position) + hexDistance(here, to) * EACH_YARD
      if (danger >= than || isTaken(fight, to) || !fires.some(({ from }) => isSeen(fight, to, from))) continue
      found.push({ to, danger })
    }
  }
  return found.sort((a, b) => a.danger - b.danger)
}

/** The safest of them that he gets to in this turn: a wall may be between, or mud. */
function withinReach({ fight, place, odds }: Moment, all: readonly Cover[]): Hex | undefined {
  if (all.length === 0) return undefined
  const offer = new WhereOffer(fight, place, moveNow(fight, place, odds.why), odds.why)
  return all.find(({ to }) => offer.destinations.some(({ q, r }) => q === to.q && r === to.r))?.to
}

/** Where to go for cover, if what it saves him in the turns to come is more than what he could do in this one. */
export function coverWorthwhile(moment: Moment, meanwhile: number): Hex | undefined {
  const { fight, one } = moment
  if (mapOf(fight) === undefined || one.moved > 0 || one.aim !== null || one.position !== 'standing') return undefined
  // Whoever has just come here stays a while: from cover to cover nobody shoots.
  if (one.maneuver === 'move' && meanwhile > 0 && fight.second > 0) return undefined
  if (nearestFoe(moment) < TOO_NEAR || mustClose(moment) || !isUnderFire(moment)) return undefined
  const fires = firesAt(moment)
  const now = dangerAt(moment, fires, one, one.position)
  if (now * TURNS_TO_COME <= meanwhile) return undefined
  return withinReach(moment, coverNear(moment, fires, now - meanwhile / TURNS_TO_COME))
}

/** As the crow walks: figures and mud do not matter for the direction. */
const ON_FOOT = gait(hexes, { step: 1 })

/** Around whatever is in the way: as far along the way to the nearest foe as he gets now. */
function onTheWay(
  { fight, one, foes: [foe] }: Moment,
  all: readonly Destination[],
  shoots: boolean,
): Destination | undefined {
  const map = mapOf(fight)
  if (map === undefined || foe === undefined) return undefined
  const [from, goal] = [hexOf(one), hexAt(fight, foe)]
  if (!map.contains(from) || !map.contains(goal)) return undefined
  const way = map.path(ON_FOOT, from, goal) ?? (shoots ? wayToSight(fight, map, from, goal) : undefined)
  for (const { cell } of way?.toReversed() ?? []) {
    const to = all.find(({ q, r }) => q === cell.q && r === cell.r)
    if (to !== undefined) return to
  }
  return undefined
}

/** Where no way leads to somebody, behind water or in a closed room, to the nearest place from which he is seen. */
function wayToSight(fight: Fight, map: GridMap<Hex>, from: Hex, goal: Hex) {
  const seen = map
    .reach(ON_FOOT, from, map.width * map.height)
    .stops()
    .find(({ cell }) => isSeen(fight, cell, goal))
  return seen === undefined ? undefined : map.path(ON_FOOT, from, seen.cell)
}

/** Whoever is slower than this, or hemmed in, may be unable to get anywhere. */
const SLOW = 3

/** Whether there is anywhere to go: nobody chooses to go and finds himself where he was. */
export function canLeave({ fight, place, one, odds }: Moment): boolean {
  const move = moveNow(fight, place, odds.why)
  if (move === 0) return false
  const free = neighbours(hexes, hexOf(one)).every(hex => isOpenTo(fight, one, hex) && !isTaken(fight, hex))
  return (move > SLOW && free) || new WhereOffer(fight, place, move, odds.why).destinations.length > 0
}

/** Whoever moves and does nothing else weaves, as far as he came slowly enough for it. */
export function endMove({ fight, place, one, odds }: Moment): string {
  const move = moveNow(fight, place, odds.why)
  for (const evasive of ['move-1', 'half-move'] as const) {
    if (one.moved <= maneuverMove({ move, turns: 1, evasive }, odds.why).yards)
      return actKey({ kind: 'move', form: evasive })
  }
  return 'move'
}
