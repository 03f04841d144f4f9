/** Chat, with the commands that people know from other tables. */
import { Refused } from './refused.ts'

export type Spoken =
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'whispered'; readonly to: string; readonly text: string }
  | { readonly kind: 'rolled'; readonly dice: string; readonly purpose: string; readonly secret: boolean }
  | { readonly kind: 'undo' | 'redo' }

const HELP = '/r 3d6 [what for], /gmr 3d6 (the game master alone sees it), /w name text, /undo, /redo'

/** "2d6+1 to hit": the notation is the first word. */
function rollOf(rest: string, secret: boolean, said: string): Spoken {
  const [dice = '', ...words] = rest.split(/\s+/)
  if (dice === '') throw new Refused('malformed', `${said}: expected dice after it, such as ${said} 2d6 to hit`)
  return { kind: 'rolled', dice, purpose: words.join(' '), secret }
}

/**
 * What a line of chat asks for.
 *
 *     spoken('/r 2d6 to hit') // { kind: 'rolled', dice: '2d6', purpose: 'to hit', secret: false }
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
