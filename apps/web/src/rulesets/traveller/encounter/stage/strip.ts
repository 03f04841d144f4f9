/** The geometry of the range line: columns for bands, lanes for figures, brackets for ranges. No drawing here. */
import type { MoveEnd, RangeSpan } from '../../odds/ask.ts'
import type { EncounterView, Figure } from '../../views/encounter-view.ts'
import { touches } from '../ranges.ts'

const LEFT = 20
export const TOP = 82
const FOOT = 44
const BAND = 57
const MARGIN = 3
const LEAST_BANDS = 8

export interface Strip {
  readonly first: number
  readonly count: number
  readonly band: number
  readonly lane: number
  readonly radius: number
  readonly width: number
  readonly height: number
  /** Where the lanes end. */
  readonly floor: number
}

/** Lanes grow narrower the more figures there are, but never too narrow to hit. */
const laneFor = (figures: number): number => (figures <= 5 ? 58 : figures <= 8 ? 50 : 42)

/** All figures in view with some bands around them; as many more as there is room for, to the right. */
export function stripOf(figures: readonly Figure[], room: number): Strip {
  const bands = figures.map(({ band }) => band)
  const [least, most] = bands.length === 0 ? [0, 0] : [Math.min(...bands), Math.max(...bands)]
  const needed = most - least + 1 + 2 * MARGIN
  const count = Math.max(LEAST_BANDS, needed, Math.floor((room - 2 * LEFT) / BAND))
  const lane = laneFor(figures.length)
  const floor = TOP + Math.max(1, figures.length) * lane
  return {
    first: least - MARGIN,
    count,
    band: BAND,
    lane,
    radius: lane >= 50 ? 20 : 17,
    width: 2 * LEFT + count * BAND,
    height: floor + FOOT,
    floor,
  }
}

export const leftOf = ({ first, band }: Strip, at: number): number => LEFT + (at - first) * band
export const middleOf = (strip: Strip, at: number): number => leftOf(strip, at) + strip.band / 2
export const laneOf = (strip: Strip, lane: number): number => TOP + (lane + 0.5) * strip.lane

/** The band and the lane below a point. */
export function placeAt(strip: Strip, x: number, y: number): { readonly band: number; readonly lane: number } {
  return {
    band: strip.first + Math.floor((x - LEFT) / strip.band),
    lane: Math.floor((y - TOP) / strip.lane),
  }
}

export interface Bracket {
  /** One, or in the figure's own band two: close for who touches it, short for the others. */
  readonly ranges: readonly { readonly range: string; readonly dm: number | null }[]
  /** The first and the last band of it. */
  readonly from: number
  readonly to: number
}

/** The ranges on both sides of a figure, as far as the strip reaches. Its own band is one bracket, with the ranges there. */
export function bracketsOf(
  strip: Strip,
  at: number,
  spans: readonly RangeSpan[],
  here: readonly RangeSpan[],
): readonly Bracket[] {
  const last = strip.first + strip.count - 1
  const within = (from: number, to: number, ranges: Bracket['ranges']): readonly Bracket[] => {
    const [a, b] = [Math.max(strip.first, from), Math.min(last, to)]
    return a > b ? [] : [{ ranges, from: a, to: b }]
  }
  const away = spans.filter(({ from }) => from > 0)
  return [
    ...away.flatMap(span => within(at - span.to, at - span.from, [span])),
    ...(here.length === 0 ? [] : within(at, at, here)),
    ...away.flatMap(span => within(at + span.from, at + span.to, [span])),
  ].toSorted((a, b) => a.from - b.from)
}

/** In no range of it does the weapon in hand make a throw. */
export const isClosed = ({ ranges }: Bracket): boolean => ranges.every(({ dm }) => dm === null)

const isStep = ({ move }: MoveEnd): boolean => 'target' in move
const runs = ({ move }: MoveEnd): boolean => 'pace' in move && move.pace === 'run'

/** Bands that can be reached this round. */
export const reachOf = (moves: readonly MoveEnd[]): ReadonlySet<number> =>
  new Set(moves.filter(isStep).map(({ band }) => band))

/** Walking before running, and the fewest to touch: what somebody most likely means by a place. */
function likeliest(moves: readonly MoveEnd[]): MoveEnd | undefined {
  return moves.toSorted((a, b) => Number(runs(a)) - Number(runs(b)) || a.touching.length - b.touching.length)[0]
}

/** The movement that a figure dragged to that band means; over an enemy it means to touch. */
export function moveTo(
  moves: readonly MoveEnd[],
  from: number,
  band: number,
  over: string | undefined,
): MoveEnd | undefined {
  const there = moves.filter(one => one.band === band && one.move.kind !== 'surrender')
  const touching = over === undefined ? [] : there.filter(one => isStep(one) && one.touching.includes(over))
  if (touching.length > 0) return likeliest(touching)
  if (band === from) return there.find(({ move }) => move.kind === 'stand') ?? likeliest(there)
  return likeliest(there)
}

/** The next movement by an arrow: to the sides another band, up and down another manner in the same one. */
export function stepped(
  moves: readonly MoveEnd[],
  from: number,
  now: MoveEnd | undefined,
  arrow: string,
): MoveEnd | undefined {
  const here = now?.band ?? from
  if (arrow === 'ArrowLeft' || arrow === 'ArrowRight') {
    const way = arrow === 'ArrowRight' ? 1 : -1
    const bands = [...new Set([from, ...moves.map(({ band }) => band)])].toSorted((a, b) => a - b)
    const next = bands[bands.indexOf(here) + way]
    return next === undefined ? now : moveTo(moves, from, next, undefined)
  }
  const same = moves.filter(({ band, move }) => band === here && move.kind !== 'surrender')
  const place = same.findIndex(({ key }) => key === now?.key)
  const step = arrow === 'ArrowDown' ? 1 : -1
  return same[(place + step + same.length) % Math.max(1, same.length)] ?? now
}

export interface Contact {
  readonly band: number
  readonly from: number
  readonly to: number
}

/** Pairs who touch, by their lanes, with the band they are in. */
export function contactLines(view: EncounterView, lanes: readonly Figure[]): readonly Contact[] {
  return view.contacts.flatMap(([a, b]) => {
    const [one, other] = [lanes.findIndex(({ id }) => id === a), lanes.findIndex(({ id }) => id === b)]
    const band = lanes[one]?.band
    return one < 0 || other < 0 || band === undefined
      ? []
      : [{ band, from: Math.min(one, other), to: Math.max(one, other) }]
  })
}

/** Whom a planned movement would touch, who does not touch yet. */
export function contactsAhead(
  view: EncounterView,
  lanes: readonly Figure[],
  who: string,
  move: MoveEnd,
): readonly Contact[] {
  const lane = lanes.findIndex(({ id }) => id === who)
  return move.touching.flatMap(id => {
    const other = lanes.findIndex(one => one.id === id)
    return lane < 0 || other < 0 || touches(view, who, id)
      ? []
      : [{ band: move.band, from: Math.min(lane, other), to: Math.max(lane, other) }]
  })
}
