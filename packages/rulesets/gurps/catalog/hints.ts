/** The name that was most likely meant, for a message about one that nobody knows. */
import { nearest } from '@umpire/engine'

/** Whoever names more that is not there than this needs another hint than the nearest name, and each takes its time. */
const MOST_HINTS = 20

const wordsIn = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** One with the same words, or with longer ones that begin so: Garand for the M1 Garand .30-06. */
function withSuchWords(name: string, known: readonly string[]): string | undefined {
  const wanted = wordsIn(name)
  if (wanted.length === 0 || name.length > 100) return undefined
  return known.find(one => wanted.every(word => wordsIn(one).some(other => other.startsWith(word))))
}

/**
 * Each name is looked into once, and the known ones are listed only if somebody asks.
 *
 *     hintsAmong(() => ['Stealth', 'Acting'])('Stelth') // ', perhaps Stealth'
 */
export function hintsAmong(known: () => readonly string[]): (name: string) => string {
  const hints = new Map<string, string | undefined>()
  let names: readonly string[] | undefined
  return name => {
    if (!hints.has(name) && hints.size < MOST_HINTS) {
      names ??= known()
      hints.set(name, nearest(name, names) ?? withSuchWords(name, names))
    }
    const meant = hints.get(name)
    return meant === undefined ? '' : `, perhaps ${meant}`
  }
}
