/** What a map cannot be made of: where it stands, what was expected there, and what came, as it is shown. */
export class Refused extends RangeError {
  readonly place: string
  readonly expected: string
  readonly got: string

  constructor(place: string, expected: string, got: string) {
    super(`${place}: expected ${expected}, got ${got}`)
    this.place = place
    this.expected = expected
    this.got = got
  }
}
