/**
 * The geometry of a token, round its middle. Nothing of it is turned or moved by the browser: each turn would be kept by
 * itself, and there are hundreds on a map.
 */
export interface Middle {
  readonly x: number
  readonly y: number
}

/** Between two arcs, along the ring. */
const GAP = 4
const FULL = 360
const TOP = -90

const within = (share: number): number => Math.min(1, Math.max(0, share))

type Pen = (x: number, y: number) => string

/** A point as seen from a middle, turned by so many degrees clockwise. */
const penAt = ({ x: left, y: top }: Middle, degrees = 0): Pen => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (x, y) => `${(left + x * cos - y * sin).toFixed(2)} ${(top + x * sin + y * cos).toFixed(2)}`
}

/** In two halves, because an arc all the way round would have no length. */
function arcPath(at: Middle, radius: number, from: number, degrees: number): string {
  const ends = [0, degrees / 2, degrees].map(turn => penAt(at, from + turn)(radius, 0))
  return `M${ends.join(`A${radius} ${radius} 0 0 1 `)}`
}

/**
 * The wound ring: what is left, clockwise from the top. One share is one ring; several, such as strength, dexterity and
 * endurance, have an equal part of it each. Of a part that is used up there is nothing to draw.
 */
export function healthPath(at: Middle, radius: number, shares: readonly number[]): string {
  const gap = shares.length === 1 ? 0 : (GAP / (2 * Math.PI * radius)) * FULL
  const turn = FULL / shares.length
  return shares
    .map(within)
    .map((share, index) => (share === 0 ? '' : arcPath(at, radius, TOP + gap / 2 + index * turn, share * (turn - gap))))
    .join('')
}

/** Where it faces, in degrees clockwise from the right. */
export function notchPath(at: Middle, radius: number, facing: number): string {
  const point = penAt(at, facing)
  return `M${point(radius + 8.5, 0)}L${point(radius - 2, -8)} ${point(radius - 2, 8)}z`
}

/** The body of a side: 1 disc, 2 square, 3 diamond, 4 hexagon; a disc for nobody's. */
export function bodyPath(at: Middle, colour: number, radius: number): string {
  const point = penAt(at)
  const closed = (...corners: readonly (readonly [number, number])[]): string =>
    `M${corners.map(([x, y]) => point(x, y)).join('L')}z`
  if (colour === 2) {
    const half = radius * 0.577
    return closed([-half, -half], [half, -half], [half, half], [-half, half])
  }
  if (colour === 3) {
    const half = radius * 0.784
    return closed([0, -half], [half, 0], [0, half], [-half, 0])
  }
  if (colour === 4) {
    const [half, up] = [radius * 0.755, radius * 0.651]
    return closed([-half, 0], [-half / 2, -up], [half / 2, -up], [half, 0], [half / 2, up], [-half / 2, up])
  }
  const disc = radius * 0.74
  return `M${point(-disc, 0)}a${disc} ${disc} 0 1 1 ${2 * disc} 0a${disc} ${disc} 0 1 1 ${-2 * disc} 0z`
}

/** Two letters for a token: of two words the first of each, of one the first two. */
export function initialsOf(name: string): string {
  const parts = name
    .trim()
    .split(/[\s,]+/)
    .filter(part => part !== '')
  const [first = '', second] = parts
  const letters = second === undefined ? [...first].slice(0, 2) : [...first].slice(0, 1).concat([...second].slice(0, 1))
  return letters.join('').toLocaleUpperCase()
}
