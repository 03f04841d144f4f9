/**
 * Something from outside that cannot be used: a field, a file, a stored fact. The message is one line that says where,
 * what was expected and what came.
 *
 *     throw new BadInput('given.roll', 'a whole number from 2 to 12', 13)
 *     // given.roll: expected a whole number from 2 to 12, got 13
 */
import { brief } from './json.ts'

export class BadInput extends Error {
  readonly place: string
  readonly expected: string

  constructor(place: string, expected: string, got: unknown) {
    super(`${place}: expected ${expected}, got ${brief(got)}`)
    this.name = 'BadInput'
    this.place = place
    this.expected = expected
  }
}
