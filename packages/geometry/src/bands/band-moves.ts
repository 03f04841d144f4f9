import { type BandLine, bandOf, bandsBetween, checkMove, movedAway, movedToward, placed, touched } from './bands.ts'

/** A figure moves toward another; with `touch`, it spends one of its bands to touch it if it has one left there. */
export interface Closing {
  readonly who: string
  readonly toward: string
  readonly bands: number
  readonly touch?: boolean
}

/** A figure moves away from another; in the same band `way` says which, up (the default) or down. */
export interface Opening {
  readonly who: string
  readonly awayFrom: string
  readonly bands: number
  readonly way?: 1 | -1
}

export type BandMove = Closing | Opening

const isOpening = (move: BandMove): move is Opening => 'awayFrom' in move

/**
 * Moves figures at the same time; in which order they are listed does not matter. Whoever has no move stands.
 * - Those who open move first, each away from where the other stood before.
 * - Those who close head for where the other has ended up, so that they keep up with one who flees as fast. If that one
 *   closes too, on a third, it goes first.
 * - Two who close on each other and would pass stop in the same band, and do not touch unless they were there already.
 *   It divides their way by how fast they are, rounded toward the lower band.
 * - In a larger ring, where each closes on the next, all head for where the next stood before, and touch nobody.
 *
 * Whoever leaves a band or moves away from the other is not in contact any more; `touch` may make contact anew.
 * @example movedAtOnce(line, [{ who: 'thief', awayFrom: 'guard', bands: 1 }, { who: 'guard', toward: 'thief', bands: 2 }])
 */
export function movedAtOnce(line: BandLine, moves: readonly BandMove[]): BandLine {
  const closings = new Map<string, Closing>()
  const names = new Set<string>()
  let now = line
  const places = new Map(line.figures.map(({ id }, at) => [id, at]))
  const place = ({ who }: BandMove): number => places.get(who) ?? -1
  for (const move of moves.toSorted((a, b) => place(a) - place(b))) {
    const other = isOpening(move) ? move.awayFrom : move.toward
    checkMove(move.who, other, move.bands)
    bandsBetween(line, move.who, other)
    if (names.has(move.who)) {
      throw new RangeError(`bands: expected one move for each figure, got two for ${JSON.stringify(move.who)}`)
    }
    names.add(move.who)
    if (!isOpening(move)) closings.set(move.who, move)
    else if (move.bands > 0) now = opened(line, now, move)
  }
  for (const ring of ringsOf(closings)) {
    now = closedOnEachOther(line, now, ring)
    for (const { who } of ring) closings.delete(who)
  }
  // What is left leads in chains to somebody who has ended up. Each round moves all who follow one of these.
  while (closings.size > 0) {
    const ready = [...closings.values()].filter(move => !closings.has(move.toward))
    for (const move of ready) now = closed(now, move)
    for (const { who } of ready) closings.delete(who)
  }
  return now
}

/** Where the figure gets by its direction on the old line. */
function opened(old: BandLine, now: BandLine, { who, awayFrom, bands, way }: Opening): BandLine {
  const alone = movedAway(old, who, awayFrom, bands, way)
  const contacts = now.contacts.filter(pair => !(pair.includes(who) && pair.includes(awayFrom)))
  return placed({ ...now, contacts }, who, bandOf(alone, who))
}

function closed(now: BandLine, { who, toward, bands, touch = false }: Closing): BandLine {
  const left = bands - bandsBetween(now, who, toward)
  const there = movedToward(now, who, toward, bands)
  return touch && left > 0 ? touched(there, who, toward) : there
}

/** All rings of figures of which each closes on the next. */
function ringsOf(closings: ReadonlyMap<string, Closing>): Closing[][] {
  const rings: Closing[][] = []
  const seen = new Set<string>()
  for (const first of closings.values()) {
    const way: Closing[] = []
    let move: Closing | undefined = first
    while (move !== undefined && !seen.has(move.who)) {
      seen.add(move.who)
      way.push(move)
      move = closings.get(move.toward)
    }
    const begin = move === undefined ? -1 : way.indexOf(move)
    if (begin >= 0) rings.push(way.slice(begin))
  }
  return rings
}

function closedOnEachOther(old: BandLine, now: BandLine, ring: readonly Closing[]): BandLine {
  const [a, b] = ring
  if (ring.length === 2 && a !== undefined && b !== undefined) return met(old, now, a, b)
  return ring.reduce((all, { who, toward, bands }) => {
    return placed(all, who, bandOf(movedToward(old, who, toward, bands), who))
  }, now)
}

function met(old: BandLine, now: BandLine, a: Closing, b: Closing): BandLine {
  const apart = bandsBetween(old, a.who, b.who)
  if (apart === 0) {
    const touches = (a.touch === true && a.bands > 0) || (b.touch === true && b.bands > 0)
    return touches ? touched(now, a.who, b.who) : now
  }
  const [lower, upper] = bandOf(old, a.who) < bandOf(old, b.who) ? [a, b] : [b, a]
  const low = bandOf(old, lower.who)
  const both = lower.bands + upper.bands
  const passing = both >= apart
  const up = passing ? Math.floor((apart * lower.bands) / both) : lower.bands
  const down = passing ? apart - up : upper.bands
  return placed(placed(now, lower.who, low + up), upper.who, low + apart - down)
}
