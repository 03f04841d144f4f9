/**
 * Whoever waits, taken in turns: one of each address, so that the hundred of one do not stand before the one of another.
 *
 *     queue.add('10.0.0.7', task)
 *     const next = queue.take()
 */
export class FairQueue<T> {
  /** The address whose turn is next stands first. */
  readonly #lanes = new Map<string, T[]>()
  #size = 0

  get size(): number {
    return this.#size
  }
  of(address: string): number {
    return this.#lanes.get(address)?.length ?? 0
  }
  add(address: string, item: T): void {
    const lane = this.#lanes.get(address)
    if (lane === undefined) this.#lanes.set(address, [item])
    else lane.push(item)
    this.#size++
  }
  /** The next of the first address that may have one. */
  take(may: (address: string) => boolean = () => true): T | undefined {
    for (const [address, lane] of this.#lanes) {
      if (!may(address)) continue
      const item = lane.shift()
      this.#lanes.delete(address)
      if (lane.length > 0) this.#lanes.set(address, lane)
      this.#size--
      return item
    }
    return undefined
  }
  /** The first of the address that has most. */
  takeOfMost(): T | undefined {
    const [most] = [...this.#lanes].toSorted(([, a], [, b]) => b.length - a.length)
    return most === undefined ? undefined : this.take(address => address === most[0])
  }
  remove(address: string, item: T): void {
    const lane = this.#lanes.get(address) ?? []
    const index = lane.indexOf(item)
    if (index < 0) return
    lane.splice(index, 1)
    this.#size--
    if (lane.length === 0) this.#lanes.delete(address)
  }
  /** All of them; then nobody waits. */
  drain(): readonly T[] {
    const all = [...this.#lanes.values()].flat()
    this.#lanes.clear()
    this.#size = 0
    return all
  }
}
