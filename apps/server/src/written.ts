import { PassThrough, pipeline, type Readable } from 'node:stream'

/**
 * A document that is written already: a thread of the back room did it, so that the thread of the tables need not walk
 * through thousands of values. What it is of is known to the compiler only.
 */
export class Written<T> {
  readonly text: string
  readonly of?: T

  constructor(text: string) {
    this.text = text
  }
}

/** The same, of a document that is written while it is sent. */
export class Streamed<T> extends PassThrough {
  readonly of?: T

  constructor(pieces: Readable) {
    super()
    pipeline(pieces, this, () => undefined)
  }
}
