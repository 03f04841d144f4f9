/** The geometry of a token, round its own middle. */
export interface Arc {
  /** Length of the arc that is drawn, and of the whole circle: a dash and the gap behind it. */
  readonly drawn: number
  readonly around: number
  /** Where it begins, in degrees clockwise from the right. */
  readonly from: number
}

/** Between two arcs, along the ring. */
const GAP = 4

const within = (share: number): number => Math.min(1, Math.max(0, share))

/**
 * The wound ring: what is left, clockwise from the top. One share is one ring; several, such as strength, dexterity and
 * endurance, have an equal part of it each.
 */
export function healthArcs(radius: number, shares: readonly number[]): readonly Arc[] {
  const around = 2 * Math.PI * radius
  if (shares.length === 1) return shares.map(share => ({ drawn: within(share) * around, around, from: -90 }))
  const part = around / shares.length - GAP
  const turn = 360 / shares.length
  const halfGap = (GAP / 2 / around) * 360
  return shares.map((share, index) => ({ drawn: within(share) * part, around, from: -90 + halfGap + index * turn }))
}

const point = (x: number, y: number): string => `${x.toFixed(2)} ${y.toFixed(2)}`

/** The body of a side: 1 disc, 2 square, 3 diamond, 4 hexagon; a disc for nobody's. */
export function bodyPath(colour: number, radius: number): string {
  if (colour === 2) {
    const half = radius * 0.577
    return `M${point(-half, -half)}H${half.toFixed(2)}V${half.toFixed(2)}H${(-half).toFixed(2)}z`
  }
  if (colour === 3) {
    const half = radius * 0.784
    return `M${point(0, -half)}L${point(half, 0)} ${point(0, half)} ${point(-half, 0)}z`
  }
  if (colour === 4) {
    const [half, up] = [radius * 0.755, radius * 0.651]
    const corners = [
      [-half / 2, -up],
      [half / 2, -up],
      [half, 0],
      [half / 2, up],
      [-half / 2, up],
    ] as const
    return `M${point(-half, 0)}L${corners.map(([x, y]) => point(x, y)).join(' ')}z`
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
