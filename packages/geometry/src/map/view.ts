import type { Ground } from '../ground/ground.ts'
import type { Numbering } from '../movement/reach.ts'

/** The cells in sight of one. */
export class View<Cell> {
  readonly #numbering: Numbering<Cell>
  readonly #ground: Pick<Ground, 'row' | 'origin' | 'stride'>
  readonly #numbers: Int32Array
  #known: Set<number> | undefined

  constructor(numbering: Numbering<Cell>, ground: Pick<Ground, 'row' | 'origin' | 'stride'>, numbers: Int32Array) {
    this.#numbering = numbering
    this.#ground = ground
    this.#numbers = numbers
  }

  get size(): number {
    return this.#numbers.length
  }

  cells(): Cell[] {
    return Array.from(this.#numbers, this.#numbering.cell)
  }

  /**
   * Hands out the coordinates of each cell, q and r or x and y, without making a list of them.
   * @example view.each((x, y) => light(x, y))
   */
  each(use: (u: number, v: number) => void): void {
    const { row, origin, stride } = this.#ground
    const numbers = this.#numbers
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at] ?? 0
      const v = row[number] ?? 0
      use(number - origin - v * stride, v)
    }
  }

  has(cell: Cell): boolean {
    const number = this.#numbering.number(cell)
    this.#known ??= new Set(this.#numbers)
    return this.#known.has(number)
  }
}
