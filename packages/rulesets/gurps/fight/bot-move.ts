/** Where a bot goes: into cover, to where it sees somebody, toward whoever it must reach, or away. */
import type { Choice } from '@umpire/engine'
import { gait, type Hex, hexDistance, hexes, neighbours } from '@umpire/geometry'
import { maneuverMove } from '../combat/maneuver/move.ts'
import { type Moment, mustClose, nearestFoe, shooters } from './bot-moment.ts'
import { despair, edgeDistance } from './bot-morale.ts'
import { coverFrom, isSeen, UNSEEN } from './bot-sight.ts'
import { type Destination, moveNow, WhereOffer } from './going.ts'
import { hexAt, hexOf, isOpen, isTaken, mapOf } from './ground.ts'
import { savedBy } from './worth.ts'

/** Cover farther away than this, or for less than this against each shooter, is not worth the way. */
const [NEAR_COVER, WORTH_GOING, EACH_YARD] = [3, 2, 0.3]
/** A better place is used for so many turns to come. */
const TURNS_TO_COME = 3
/** With a foe as near as this, nobody looks for cover. */
const TOO_NEAR = 5
/** A place from which a foe is seen is worth more than any cover; and nearer is better, a little. */
const [IN_SIGHT, NEARER] = [10, 0.2]

/** Of two places as good, the nearer one: whoever takes a single step may still strike. */
const SHORTER = 0.01

type To = Choice & Destination

/** `meanwhile` is what he could do in this turn instead. */
export function whereTo(moment: Moment, { choices }: WhereOffer, meanwhile: number): string {
  const fallback = choices[0]?.key ?? ''
  if (despair(moment) !== undefined) return best(choices, to => awayFrom(moment, to))?.key ?? fallback
  const cover = coverWorthwhile(moment, meanwhile)
  if (cover !== undefined) return best(choices, to => -hexDistance(to, cover))?.key ?? fallback
  const reach = mustClose(moment) ? longestReach(moment) : 0
  if (reach === 0) {
    const view = best(choices, to => viewFrom(moment, to))
    if (view !== undefined && viewFrom(moment, view) > 0) return view.key
  }
  return (
    (onTheWay(moment, choices) ?? best(choices, to => -Math.abs(nearest(moment, to) - reach) - to.yards * SHORTER))
      ?.key ?? fallback
  )
}

function best(choices: readonly To[], score: (to: To) => number): To | undefined {
  let found: To | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const to of choices) {
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

/** Yards that the longest weapon in hand reaches. */
function longestReach({ fighter, one }: Moment): number {
  let most = 1
  for (const [arm, { blows }] of fighter.arms.entries()) {
    if (one.arms[arm]?.where !== 'ready') continue
    for (const { reach } of blows) most = Math.max(most, ...reach)
  }
  return most
}

/** A place to shoot from: some foe is in sight, and as few as possible see him without cover. */
function viewFrom(moment: Moment, to: Hex): number {
  const { fight, foes } = moment
  let [seen, cover] = [0, 0]
  for (const foe of foes) {
    const at = hexAt(fight, foe)
    const hidden = coverFrom(fight, at, to)
    if (hidden < UNSEEN) seen++
    cover += hidden
  }
  return seen === 0 ? 0 : IN_SIGHT + cover / foes.length - nearest(moment, to) * NEARER
}

/** A place close by that hides him much better from those who shoot, and from where he still sees one of them. */
function coverNear(moment: Moment, from: readonly Hex[]): Hex | undefined {
  const { fight, place, one, odds } = moment
  const here = hexOf(one)
  const hidden = (at: Hex): number => from.reduce((sum, foe) => sum + coverFrom(fight, foe, at), 0)
  let found: Hex | undefined
  let most = hidden(here) + WORTH_GOING * from.length
  const far = Math.min(NEAR_COVER, moveNow(fight, place, odds.why))
  for (let q = -far; q <= far; q++) {
    for (let r = Math.max(-far, -far - q); r <= Math.min(far, far - q); r++) {
      const at = { q: here.q + q, r: here.r + r }
      if ((q === 0 && r === 0) || !isOpen(fight, at)) continue
      const value = hidden(at) - hexDistance(here, at) * EACH_YARD
      if (value <= most || isTaken(fight, at) || !from.some(foe => isSeen(fight, foe, at))) continue
      found = at
      most = value
    }
  }
  return found
}

/** Where to go for cover, if what it saves him in the turns to come is more than what he could do in this one. */
export function coverWorthwhile(moment: Moment, meanwhile: number): Hex | undefined {
  const { fight, one } = moment
  if (mapOf(fight) === undefined || one.moved > 0 || one.aim !== null || one.position !== 'standing') return undefined
  if (nearestFoe(moment) < TOO_NEAR || mustClose(moment)) return undefined
  const armed = shooters(moment)
  const from = armed.map(foe => hexAt(fight, foe))
  const to = from.length === 0 ? undefined : coverNear(moment, from)
  if (to === undefined) return undefined
  const here = hexOf(one)
  let saved = 0
  for (const [index, foe] of armed.entries()) {
    const at = from[index] ?? here
    saved += savedBy(moment, foe, coverFrom(fight, at, to) - coverFrom(fight, at, here))
  }
  return saved * TURNS_TO_COME > meanwhile ? to : undefined
}

/** As the crow walks: figures and mud do not matter for the direction. */
const ON_FOOT = gait(hexes, { step: 1 })

/** Around whatever is in the way: as far along the way to the nearest foe as he gets now. */
function onTheWay({ fight, one, foes: [foe] }: Moment, choices: readonly To[]): To | undefined {
  const map = mapOf(fight)
  if (map === undefined || foe === undefined) return undefined
  const [from, goal] = [hexOf(one), hexAt(fight, foe)]
  if (!map.contains(from) || !map.contains(goal)) return undefined
  for (const { cell } of map.path(ON_FOOT, from, goal)?.toReversed() ?? []) {
    const to = choices.find(({ q, r }) => q === cell.q && r === cell.r)
    if (to !== undefined) return to
  }
  return undefined
}

/** Whoever is slower than this, or hemmed in, may be unable to get anywhere. */
const SLOW = 3

/** Whether there is anywhere to go: nobody chooses to go and finds himself where he was. */
export function canLeave({ fight, place, one, odds }: Moment): boolean {
  const move = moveNow(fight, place, odds.why)
  if (move === 0) return false
  const free = neighbours(hexes, hexOf(one)).every(hex => isOpen(fight, hex) && !isTaken(fight, hex))
  return (move > SLOW && free) || new WhereOffer(fight, place, move, odds.why).choices.length > 0
}

/** Whoever moves and does nothing else weaves, as far as he came slowly enough for it. */
export function endMove({ fight, place, one, odds }: Moment): string {
  const move = moveNow(fight, place, odds.why)
  for (const evasive of ['move-1', 'half-move'] as const) {
    if (one.moved <= maneuverMove({ move, turns: 1, evasive }, odds.why).yards) return `move:${evasive}`
  }
  return 'move'
}
