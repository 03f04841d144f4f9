/**
 * What the server said, as a sentence. Its messages begin small, because programs put them behind a place or a code;
 * what begins with a place stays as it is.
 *
 *     sentence('the game master alone may do that') // 'The game master alone may do that.'
 */
export function sentence(message: string): string {
  const [first = ''] = message.split(/\s/)
  const begun = /^\p{Ll}+,?$/u.test(first) ? message.charAt(0).toUpperCase() + message.slice(1) : message
  return /[.!?…”]$/u.test(begun) || begun === '' ? begun : `${begun}.`
}
