/** A request that is refused: a code for programs, a sentence for people. */
export type Code =
  | 'malformed'
  | 'too-large'
  | 'not-found'
  | 'not-allowed'
  | 'key'
  | 'rules'
  | 'limit'
  | 'busy'
  | 'closed'
  | 'cannot-open'
  | 'internal'

export class Refused extends Error {
  override readonly name = 'Refused'
  readonly statusCode: number
  readonly code: Code

  constructor(statusCode: number, code: Code, message: string) {
    super(message)
    this.statusCode = statusCode
    this.code = code
  }
}
