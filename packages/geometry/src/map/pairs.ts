import type { GridMap } from './map.ts'

/** Bytes that are kept at most; then everything is forgotten and begun anew. */
const ROOM = 8 * 1024 * 1024

/**
 * A small number from 1 to 255 for each pair of cells of a map, for whoever asks the same about them again and again: what
 * one sees from the other, say. Cells from which nobody looks cost nothing. Painting the map changes nothing here.
 * @example const looks = new Pairs(map)
 */
export class Pairs<Cell> {
  readonly #map: GridMap<Cell>
  readonly #room: number
  #rows: (Uint8Array | undefined)[] = []
  #used = 0

  constructor(map: GridMap<Cell>, room: number = ROOM) {
    this.#map = map
    this.#room = room
  }

  /** What was kept for this pair; 0 if nothing was, or if it was forgotten. */
  at(from: Cell, to: Cell): number {
    return this.#rows[this.#map.index(from)]?.[this.#map.index(to)] ?? 0
  }

  keep(from: Cell, to: Cell, value: number): void {
    const place = this.#map.index(from)
    const size = this.#map.width * this.#map.height
    let row = this.#rows[place]
    if (row === undefined) {
      if (this.#used + size > this.#room) [this.#rows, this.#used] = [[], 0]
      row = new Uint8Array(size)
      this.#rows[place] = row
      this.#used += size
    }
    row[this.#map.index(to)] = value
  }
}
