/** How much somebody may take: it fills up with time, and so much may be taken at once. */
export class Allowance {
  readonly #perSecond: number
  readonly #most: number
  #left: number
  #at = performance.now()

  constructor(perSecond: number, seconds: number) {
    this.#perSecond = perSecond
    this.#most = perSecond * seconds
    this.#left = this.#most
  }

  /** May be more than there is: then nothing is left for a while. */
  take(much: number): void {
    this.#fill()
    this.#left -= much
  }
  /** Takes one, if there is one. */
  takeOne(): boolean {
    this.#fill()
    if (this.#left < 1) return false
    this.#left--
    return true
  }
  /** Milliseconds until something is left again. */
  get empty(): number {
    this.#fill()
    return this.#left > 0 ? 0 : Math.ceil((-this.#left / this.#perSecond) * 1000) + 1
  }
  get full(): boolean {
    this.#fill()
    return this.#left >= this.#most
  }

  #fill(): void {
    const now = performance.now()
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
  }
}

/** Allowances by name. Who has taken nothing of late is forgotten: a new one is the same. */
export class Allowances {
  readonly #perSecond: number
  readonly #seconds: number
  readonly #all = new Map<string, Allowance>()
  #mostKnown = FEW

  constructor(perSecond: number, seconds: number) {
    this.#perSecond = perSecond
    this.#seconds = seconds
  }

  of(name: string): Allowance {
    const known = this.#all.get(name)
    if (known !== undefined) return known
    if (this.#all.size >= this.#mostKnown) this.#forget()
    const fresh = new Allowance(this.#perSecond, this.#seconds)
    this.#all.set(name, fresh)
    return fresh
  }

  #forget(): void {
    for (const [name, { full }] of this.#all) if (full) this.#all.delete(name)
    this.#mostKnown = Math.max(FEW, 2 * this.#all.size)
  }
}

/** So many are not worth looking through. */
const FEW = 1000
