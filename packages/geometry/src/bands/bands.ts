import { whole } from '../check/whole.ts'

const MOST_BANDS = 1_000_000

/**
 * Figures on a line of range bands. Standing in the same band is near; touching is a relation of two figures there, not
 * a place of its own. A value is never changed: every move gives a new one, and it is plain data.
 */
export interface BandLine {
  /** The bands are numbered from 0 to this. */
  readonly lastBand: number
  /** In the order in which they were placed. */
  readonly figures: readonly { readonly id: string; readonly band: number }[]
  /** Pairs of figures that touch, each once. */
  readonly contacts: readonly (readonly [string, string])[]
}

/**
 * A line without figures.
 * @example bandLine(40)
 */
export const bandLine = (lastBand: number): BandLine => ({
  lastBand: whole('last band', lastBand, MOST_BANDS),
  figures: [],
  contacts: [],
})

/**
 * Where a figure stands; one that is not on the line is an error.
 * @example bandOf(line, 'guard') // 6
 */
export function bandOf(line: BandLine, id: string): number {
  const figure = line.figures.find(other => other.id === id)
  if (figure === undefined) throw new RangeError(`bands: expected a figure on the line, got ${JSON.stringify(id)}`)
  return figure.band
}

/**
 * Puts a figure into a band, or into the last one on that side; a figure already there moves. Leaving a band breaks its
 * contacts.
 * @example placed(line, 'guard', 6)
 */
export function placed(line: BandLine, id: string, band: number): BandLine {
  const to = Math.min(Math.max(whole('band', band, 2 * MOST_BANDS, -2 * MOST_BANDS), 0), line.lastBand)
  const known = line.figures.find(figure => figure.id === id)
  if (known?.band === to) return line
  if (known === undefined) return { ...line, figures: [...line.figures, { id, band: to }] }
  const figures = line.figures.map(figure => (figure.id === id ? { id, band: to } : figure))
  return { ...line, figures, contacts: line.contacts.filter(pair => !pair.includes(id)) }
}

/**
 * Takes a figure off the line; one that is not on it is an error.
 * @example removed(line, 'guard')
 */
export function removed(line: BandLine, id: string): BandLine {
  bandOf(line, id)
  const figures = line.figures.filter(figure => figure.id !== id)
  return { ...line, figures, contacts: line.contacts.filter(pair => !pair.includes(id)) }
}

/**
 * How many bands lie between two figures; 0 in the same band.
 * @example bandsBetween(line, 'guard', 'thief') // 4
 */
export const bandsBetween = (line: BandLine, a: string, b: string): number =>
  Math.abs(bandOf(line, a) - bandOf(line, b))

/**
 * The other figures in a figure's band.
 * @example sharingBand(line, 'guard') // ['dog']
 */
export function sharingBand(line: BandLine, id: string): string[] {
  const band = bandOf(line, id)
  return line.figures.filter(figure => figure.band === band && figure.id !== id).map(figure => figure.id)
}

/**
 * The figures that a figure touches; one that is not on the line is an error.
 * @example contactsOf(line, 'guard') // ['thief']
 */
export function contactsOf(line: BandLine, id: string): string[] {
  bandOf(line, id)
  return line.contacts.filter(pair => pair.includes(id)).map(([a, b]) => (a === id ? b : a))
}

/**
 * Two different figures of the same band touch from now on.
 * @example touched(line, 'guard', 'thief')
 */
export function touched(line: BandLine, a: string, b: string): BandLine {
  const apart = bandsBetween(line, a, b)
  if (a === b || apart > 0) {
    throw new RangeError(`bands: expected two figures in one band, got ${JSON.stringify([a, b])}, ${apart} bands apart`)
  }
  return contactsOf(line, a).includes(b) ? line : { ...line, contacts: [...line.contacts, [a, b]] }
}

/**
 * Two figures touch no longer, though they may stay in the same band.
 * @example parted(line, 'guard', 'thief')
 */
export function parted(line: BandLine, a: string, b: string): BandLine {
  return { ...line, contacts: line.contacts.filter(pair => !(pair.includes(a) && pair.includes(b))) }
}

/**
 * Moves a figure so many bands toward another, and not past it. Where all move at the same time, see `movedAtOnce`.
 * @example movedToward(line, 'guard', 'thief', 2)
 */
export function movedToward(line: BandLine, id: string, target: string, bands: number): BandLine {
  checkMove(id, target, bands)
  const from = bandOf(line, id)
  const to = bandOf(line, target)
  return placed(line, id, from < to ? Math.min(from + bands, to) : Math.max(from - bands, to))
}

/**
 * Moves a figure so many bands away from another, at most to the end of the line; they touch no longer even if it is
 * there already, unless it moves by 0 bands. In the same band both ways lead away: `way` says which, up (the default) or down.
 * @example movedAway(line, 'thief', 'guard', 1)
 */
export function movedAway(line: BandLine, id: string, foe: string, bands: number, way: 1 | -1 = 1): BandLine {
  checkMove(id, foe, bands)
  const from = bandOf(line, id)
  const away = Math.sign(from - bandOf(line, foe)) || way
  return bands === 0 ? line : placed(parted(line, id, foe), id, from + away * bands)
}

/** Refuses a move by a number that is none, or toward or away from the figure itself. */
export function checkMove(id: string, other: string, bands: number): void {
  whole('bands to move', bands, MOST_BANDS)
  if (id === other) throw new RangeError(`bands: expected a move to or from another figure, got ${JSON.stringify(id)}`)
}
