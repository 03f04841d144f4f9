/** Controls of C1 and delete, line separators, and marks that turn the direction of what follows. */
const isHidden = (code: number): boolean =>
  (code >= 0x7f && code <= 0x9f) || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069)

/** Whether a character has no sign of its own, but moves what is printed after it. */
export const isControl = (code: number): boolean => code < 0x20 || isHidden(code)

/**
 * A text from outside in quotes, for a message: it stays on its line and moves nothing else.
 *
 * @example
 * quoted('a\nb')  // '"a\\nb"'
 */
export function quoted(text: string): string {
  let shown = ''
  for (const character of JSON.stringify(text)) {
    const code = character.charCodeAt(0)
    shown += isHidden(code) ? `\\u${code.toString(16).padStart(4, '0')}` : character
  }
  return shown
}
