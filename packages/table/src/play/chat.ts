/** Chat, with the commands that people know from other tables. */
import { dice, NotationError } from '@umpire/dice'
import { Refused } from './refused.ts'

export type Spoken =
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'whispered'; readonly to: string; readonly text: string }
  | { readonly kind: 'rolled'; readonly dice: string; readonly purpose: string; readonly secret: boolean }
  | { readonly kind: 'undo' | 'redo' }

const HELP = '/r 3d6 [what for], /gmr 3d6 (the game master alone sees it), /w name text, /undo, /redo'
const READABLE = '2d6+1, 4d6kh3, 3d6/2 up, 8+ DM+2 or 7 exactly'
const MOST_SHOWN = 40

const shown = (text: string): string => (text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text)

/** The canonical text of a notation; if it is none, whoever typed it is told what would be read. */
export function notationOf(text: string): string {
  try {
    return dice(text).text
  } catch (error) {
    if (!(error instanceof NotationError)) throw error
    const [first = '', ...others] = error.message
    const why = `${first.toLowerCase()}${others.join('')}`
    throw new Refused('malformed', `“${shown(text)}” cannot be read as dice: ${why}; what can be: ${READABLE}`)
  }
}

function readable(text: string): string | null {
  try {
    return notationOf(text)
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

/**
 * "8+ DM+2 to hit" and "2d6 + 1": the longest beginning of whole words that reads as dice is thrown, and the rest says
 * what for. Whoever means a shorter one puts a # behind it.
 */
function rollOf(rest: string, secret: boolean, said: string): Spoken {
  if (rest === '') throw new Refused('malformed', `${said}: expected dice after it, such as ${READABLE}, then what for`)
  const [before = '', ...label] = rest.split('#')
  const marked = label.length > 0 ? readable(before) : null
  if (marked !== null) return { kind: 'rolled', dice: marked, purpose: label.join('#').trim(), secret }
  const words = rest.split(' ')
  for (let count = words.length; count > 0; count--) {
    const notation = readable(words.slice(0, count).join(' '))
    if (notation !== null) return { kind: 'rolled', dice: notation, purpose: words.slice(count).join(' '), secret }
  }
  return { kind: 'rolled', dice: notationOf(rest), purpose: '', secret }
}

/**
 * What a line of chat asks for.
 *
 *     spoken('/r 8+ DM+2 to hit', []) // { kind: 'rolled', dice: '8+ DM+2', purpose: 'to hit', secret: false }
 */
export function spoken(line: string, names: readonly string[]): Spoken {
  const text = line.trim()
  if (text === '') throw new Refused('malformed', 'expected some words, got none')
  if (!text.startsWith('/')) return { kind: 'said', text }
  const [word = '', ...parts] = text.split(/\s+/)
  const rest = parts.join(' ')
  switch (word.toLowerCase()) {
    case '/r':
    case '/roll':
      return rollOf(rest, false, word)
    case '/gmr':
    case '/gmroll':
      return rollOf(rest, true, word)
    case '/w':
    case '/whisper': {
      // A name may have spaces: the longest that fits is meant.
      const to = names
        .filter(name => rest.toLowerCase().startsWith(`${name.toLowerCase()} `))
        .sort((a, b) => b.length - a.length)[0]
      if (to === undefined)
        throw new Refused('malformed', `${word}: expected a name of ${names.join(', ')}, then the words`)
      return { kind: 'whispered', to, text: rest.slice(to.length).trim() }
    }
    case '/undo':
      return { kind: 'undo' }
    case '/redo':
      return { kind: 'redo' }
    default:
      throw new Refused('malformed', `${word}: expected one of ${HELP}`)
  }
}
