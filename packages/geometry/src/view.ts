import type { Numbering } from './reach.ts'

/** The cells in sight of one. */
export class View<Cell> {
  readonly #numbering: Numbering<Cell>
  readonly #numbers: Int32Array

  constructor(numbering: Numbering<Cell>, numbers: Int32Array) {
    this.#numbering = numbering
    this.#numbers = numbers
  }

  get size(): number {
    return this.#numbers.length
  }

  cells(): Cell[] {
    return Array.from(this.#numbers, this.#numbering.cell)
  }

  has(cell: Cell): boolean {
    return this.#numbers.includes(this.#numbering.number(cell))
  }
}
