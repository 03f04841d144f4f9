/** Where everybody stands when a fight begins. */
import { BadInput, type Field, int, list, text } from '@umpire/engine'
import { directionTo, type Hex, hexDistance, hexes, hexRing, type MarkedMap } from '@umpire/geometry'

/** Yards along the line between the sides, on open ground; a hex; or a mark of the map. */
export type At = number | readonly [q: number, r: number] | string

const coordinate = int({ min: -10_000, max: 10_000 })

export const atField: Field<At> = {
  spec: { kind: 'json' },
  read: (value, place) => {
    if (typeof value === 'number') return coordinate.read(value, place)
    if (typeof value === 'string') return text(60).read(value, place)
    const [q, r, ...more] = Array.isArray(value) ? list(coordinate, 2).read(value, place) : []
    if (q !== undefined && r !== undefined && more.length === 0) return [q, r]
    throw new BadInput(
      place,
      'a hex such as [3, -1], a mark of the map, or yards from the middle of open ground',
      value,
    )
  },
}

/** Somebody who is to be placed, in the order of the file. */
export interface Comer {
  readonly side: number
  /** In the file, for what is wrong with it. */
  readonly place: string
  /** His own, or that of his side. */
  readonly at?: At
  /** He shares it with others, and stands as near to it as there is room. */
  readonly near: boolean
}

/** Side by side, with room to swing. */
const APART = 2
const MARKS = ['A', 'B'] as const

const key = ({ q, r }: Hex): string => `${q},${r}`

/** The hex in a column and row of a map. */
const inColumn = (column: number, row: number): Hex => ({ q: column - Math.floor(row / 2), r: row })

class Room {
  readonly #ground: MarkedMap<Hex> | null
  readonly #taken = new Set<string>()

  constructor(ground: MarkedMap<Hex> | null) {
    this.#ground = ground
  }

  isFree(hex: Hex): boolean {
    if (this.#taken.has(key(hex))) return false
    if (this.#ground === null) return true
    const { map } = this.#ground
    return map.contains(hex) && !map.terrain(hex).blocked
  }

  take(hex: Hex): Hex {
    this.#taken.add(key(hex))
    return hex
  }

  hexOf(at: At, place: string): Hex {
    if (typeof at === 'string') return this.#marked(at, place)
    if (typeof at === 'number') {
      if (this.#ground !== null) throw new BadInput(place, 'a hex such as [3, -1] or a mark of the map', at)
      return { q: at, r: 0 }
    }
    const [q, r] = at
    return { q, r }
  }

  #marked(mark: string, place: string): Hex {
    if (this.#ground === null)
      throw new BadInput(place, 'yards from the middle, or a hex such as [3, -1], without a map', mark)
    const { marks } = this.#ground
    const found = marks.get(mark)
    if (found !== undefined) return found
    const all = [...marks.keys()]
    throw new BadInput(
      place,
      all.length === 0 ? 'a hex such as [3, -1], for the map has no marks' : `one of the marks ${all.join(', ')}`,
      mark,
    )
  }

  /** The nearest free hex; none if there is none far and wide. */
  near(hex: Hex, farthest: number): Hex | undefined {
    for (let radius = 0; radius <= farthest; radius++) {
      const found = hexRing(hex, radius).find(one => this.isFree(one))
      if (found !== undefined) return found
    }
    return undefined
  }

  get ground(): MarkedMap<Hex> | null {
    return this.#ground
  }
}

/** Rows from the middle outward, with room between them first. */
function rowsFromMiddle(height: number): readonly number[] {
  const middle = Math.floor((height - 1) / 2)
  const rows = Array.from({ length: height }, (_, row) => row)
  const far = (row: number): number => Math.abs(row - middle) + ((row - middle) % APART === 0 ? 0 : height)
  return rows.toSorted((a, b) => far(a) - far(b))
}

/** Along the left edge of the map or the right. */
function onEdge(field: Room, { map }: MarkedMap<Hex>, side: number): Hex | undefined {
  for (let depth = 0; depth < map.width; depth++) {
    const column = side === 0 ? depth : map.width - 1 - depth
    for (const row of rowsFromMiddle(map.height)) {
      const hex = inColumn(column, row)
      if (field.isFree(hex)) return hex
    }
  }
  return undefined
}

/** A line of people across the way to the other side, who stand opposite one to one. */
function inLine(side: number, nth: number, many: number, distance: number): Hex {
  const r = APART * (nth - Math.floor((many - 1) / 2))
  const q = side === 0 ? -Math.floor(distance / 2) : Math.ceil(distance / 2)
  return { q: q - Math.floor(r / 2), r }
}

const FARTHEST = 200

export function placed(comers: readonly Comer[], ground: MarkedMap<Hex> | null, distance: number): readonly Hex[] {
  const field = new Room(ground)
  const hexOf = new Map<Comer, Hex>()
  // Whoever has a place of his own takes it before the others look for theirs.
  for (const comer of comers) {
    const { at, near, place } = comer
    if (at === undefined || near) continue
    const hex = field.hexOf(at, `${place}.at`)
    if (!field.isFree(hex)) throw new BadInput(`${place}.at`, 'a free hex', at)
    hexOf.set(comer, field.take(hex))
  }
  const lines = [0, 1].map(side => comers.filter(one => one.side === side && one.at === undefined))
  for (const comer of comers) {
    if (hexOf.has(comer)) continue
    const found = field.near(homeOf(comer, lines[comer.side] ?? [], field, distance), FARTHEST)
    if (found === undefined) throw new BadInput(comer.place, 'room for him on the map', 'a crowd')
    hexOf.set(comer, field.take(found))
  }
  return comers.map(comer => hexOf.get(comer) ?? { q: 0, r: 0 })
}

/** Where somebody wants to be, or at least near. */
function homeOf(comer: Comer, line: readonly Comer[], field: Room, distance: number): Hex {
  const { at, side, place } = comer
  if (at !== undefined) return field.hexOf(at, `${place}.at`)
  const { ground } = field
  if (ground === null) return inLine(side, line.indexOf(comer), line.length, distance)
  const mark = ground.marks.get(MARKS[side] ?? '')
  return mark ?? onEdge(field, ground, side) ?? { q: 0, r: 0 }
}

/** Toward the nearest of the other side. */
export function facingOf(comer: Comer, comers: readonly Comer[], hexesOf: readonly Hex[]): number {
  const own = hexesOf[comers.indexOf(comer)]
  const usual = comer.side === 0 ? 0 : 3
  if (own === undefined) return usual
  let nearest: Hex | undefined
  for (const [index, other] of comers.entries()) {
    const hex = hexesOf[index]
    if (other.side === comer.side || hex === undefined) continue
    if (nearest === undefined || hexDistance(own, hex) < hexDistance(own, nearest)) nearest = hex
  }
  return nearest === undefined ? usual : (directionTo(hexes, own, nearest) ?? usual)
}
