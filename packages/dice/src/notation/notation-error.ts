import { isControl, quoted } from '../quoted.ts'

/** How much of a long text is shown around the place of an error. */
const SHOWN = 60
const SHOWN_TOKEN = 20

const isDigit = (code: number): boolean => code >= 48 && code <= 57
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122

/** The whole character at a place, which may be its second half. */
function pointAt(text: string, at: number): string {
  const start = at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at
  return String.fromCodePoint(text.codePointAt(start) ?? 0)
}

/** The number, word or character that stands at a place, in quotes. */
function standing(text: string, at: number): string {
  if (at >= text.length) return 'the end'
  const point = pointAt(text, at)
  if (point.length > 1) return quoted(point)
  const alike = [isDigit, isLetter].find(kind => kind(text.charCodeAt(at)))
  let end = at + 1
  while (alike !== undefined && end < text.length && end <= at + SHOWN_TOKEN && alike(text.charCodeAt(end))) end++
  const token = end > at + SHOWN_TOKEN ? `${text.slice(at, at + SHOWN_TOKEN)}…` : text.slice(at, end)
  return quoted(token)
}

/**
 * A text that is no dice notation, or asks for too much. The message is one line.
 *
 * @example
 * parse('3d6+')  // NotationError: Expected a number, dice or "(", found the end at character 5
 */
export class NotationError extends Error {
  override readonly name = 'NotationError'
  readonly text: string
  /** Where it went wrong, counted from 0. */
  readonly at: number
  readonly expected: string

  constructor(text: string, at: number, expected: string) {
    super(`Expected ${expected}, found ${standing(text, at)} at character ${at + 1}`)
    this.text = text
    this.at = at
    this.expected = expected
  }

  /**
   * The text with a caret under the place, for terminals; a long text is cut on both sides.
   *
   * @example
   * 3d6+
   *     ^
   */
  pointed(): string {
    const start = Math.max(0, Math.min(this.at - SHOWN / 2, this.text.length - SHOWN))
    const before = start > 0 ? '…' : ''
    const after = start + SHOWN < this.text.length ? '…' : ''
    const line = Array.from({ length: Math.min(SHOWN, this.text.length - start) }, (_, i) => {
      // A control character would move the caret away from its place.
      const code = this.text.charCodeAt(start + i)
      return isControl(code) ? ' ' : String.fromCharCode(code)
    }).join('')
    // A cut may go through a character of two halves.
    return `${before}${line.toWellFormed()}${after}\n${' '.repeat(before.length + this.at - start)}^`
  }
}
