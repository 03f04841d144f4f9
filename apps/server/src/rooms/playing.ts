/** What the program plays by itself at a table: one piece after the other, until somebody is asked or it is paused. */
import { Refused } from '@umpire/table'

/** What could not be stored is tried again after so long. */
const AGAIN_MS = 5000

export class Playing {
  /** Plays a piece when it is its turn; settles when that is stored, with false if nothing goes on by itself. */
  readonly #piece: () => Promise<boolean>
  readonly #failed: (error: unknown) => void
  #plays = false
  /** Something happened since it was last looked whether anything goes on. */
  #changed = false
  #ended = false
  #again: NodeJS.Timeout | undefined

  constructor(piece: () => Promise<boolean>, failed: (error: unknown) => void) {
    this.#piece = piece
    this.#failed = failed
  }

  /** Something happened: it may go on. */
  goOn(): void {
    this.#changed = true
    if (!this.#plays && !this.#ended) void this.#play()
  }
  end(): void {
    this.#ended = true
    clearTimeout(this.#again)
  }

  async #play(): Promise<void> {
    this.#plays = true
    clearTimeout(this.#again)
    try {
      do this.#changed = false
      while (((await this.#piece()) || this.#changed) && !this.#ended)
    } catch (error) {
      // A mistake of ours would only be made again: it waits until something else happens.
      if (error instanceof Refused && error.code === 'storage' && !this.#ended) {
        this.#again = setTimeout(() => this.goOn(), AGAIN_MS)
      }
      this.#failed(error)
    } finally {
      this.#plays = false
    }
  }
}
