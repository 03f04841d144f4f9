/** Commands of late: a retry gets the same answer, also while the first try is still under way. */
const MOST = 500

export class Recent {
  readonly #versions = new Map<string, Promise<number>>()

  of(key: string): Promise<number> | undefined {
    return this.#versions.get(key)
  }
  add(key: string, version: Promise<number>): void {
    this.#versions.set(key, version)
    for (const oldest of this.#versions.keys()) {
      if (this.#versions.size <= MOST) break
      this.#versions.delete(oldest)
    }
    // Who was refused may try again.
    version.catch(() => this.#versions.delete(key))
  }
}
