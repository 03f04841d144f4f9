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
