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
  /** The last piece could not be played. */
  #failing = false
  #ended = false
  #again: NodeJS.Timeout | undefined

  constructor(piece: () => Promise<boolean>, failed: (error: unknown) => void) {
    this.#piece = piece
    this.#failed = failed
  }

  /** The table was taken up again from what is stored: it goes on, unless it would only fail again. */
  resume(): void {
    if (!this.#failing) this.goOn()
  }
  /** Something happened: it may go on. */
  goOn(): void {
    this.#changed = true
    this.#failing = false
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
      this.#failing = true
      if (error instanceof Refused && error.code === 'storage' && !this.#ended) {
        this.#again = setTimeout(() => this.goOn(), AGAIN_MS)
      }
      this.#failed(error)
    } finally {
      this.#plays = false
    }
  }
}
