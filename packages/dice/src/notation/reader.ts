import { LIMITS } from '../limits.ts'
import { NotationError } from './notation-error.ts'

const SPACE = 32
const TAB = 9
const NO_BREAK_SPACE = 160
const ZERO = 48
const NINE = 57

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE

/** A place in a text that moves forward, and what is counted on the way. */
export class Reader {
  readonly text: string
  /** The place, never on a space. */
  at = 0
  /** The character code at the place, a capital letter as its small one; 0 at the end. */
  code = 0
  /** How deep in parentheses and signs the place is. */
  nesting = 0
  /** Dice so far, with all possible explosions. */
  dice = 0
  /** Whether a product was read. */
  multiplied = false

  constructor(text: string) {
    this.text = text
    this.moveTo(0)
  }

  /** The character code at some place, read like `code`. */
  codeAt(at: number): number {
    if (at >= this.text.length) return 0
    const code = this.text.charCodeAt(at)
    return code >= 65 && code <= 90 ? code + 32 : code
  }

  get atEnd(): boolean {
    return this.at >= this.text.length
  }

  get atDigit(): boolean {
    return isDigit(this.code)
  }

  /** Goes to a place and over the spaces there. */
  moveTo(place: number, codeThere: number = this.codeAt(place)): void {
    let at = place
    let code = codeThere
    while (code === SPACE || code === TAB || code === NO_BREAK_SPACE) code = this.codeAt(++at)
    this.at = at
    this.code = code
  }

  /** Steps over the character if it stands here. */
  take(code: number): boolean {
    if (this.code !== code) return false
    this.moveTo(this.at + 1)
    return true
  }

  /** Steps over the word, given in small letters, if it stands here. */
  takeWord(word: string): boolean {
    if (this.code !== word.charCodeAt(0)) return false
    for (let i = 1; i < word.length; i++) {
      if (this.codeAt(this.at + i) !== word.charCodeAt(i)) return false
    }
    this.moveTo(this.at + word.length)
    return true
  }

  /** Reads a whole number of at most `limit`. */
  number(what: string, limit: number = LIMITS.constant): number {
    if (!this.atDigit) throw this.error(what)
    let at = this.at
    let code = this.code
    let value = 0
    while (isDigit(code)) {
      value = value * 10 + code - ZERO
      code = this.codeAt(++at)
    }
    if (value > limit) throw this.error(`${what} up to ${limit}`)
    this.moveTo(at, code)
    return value
  }

  error(expected: string, at: number = this.at): NotationError {
    return new NotationError(this.text, at, expected)
  }
}
