/** What a thread sends to the main thread: everything that one event brought about in one post. */
import type { FromThread } from './wire.ts'

type Item = Exclude<FromThread, { readonly type: 'text' }> | { type: 'text'; text: string; to: number[] }

export class Outgoing {
  readonly #post: (items: readonly FromThread[]) => void
  #items: Item[] = []

  constructor(post: (items: readonly FromThread[]) => void) {
    this.#post = post
  }

  /** A text that several get travels once. */
  text(to: number, text: string): void {
    const last = this.#items.at(-1)
    if (last?.type === 'text' && last.text === text && !last.to.includes(to)) last.to.push(to)
    else this.send({ type: 'text', text, to: [to] })
  }
  send(item: Item): void {
    // After all that follows from the event at once, and before anything else happens.
    if (this.#items.length === 0) process.nextTick(() => this.flush())
    this.#items.push(item)
  }
  flush(): void {
    const items = this.#items
    this.#items = []
    if (items.length > 0) this.#post(items)
  }
}
