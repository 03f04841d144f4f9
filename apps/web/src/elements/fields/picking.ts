/** One of many that may be picked. */
export interface Pickable {
  readonly id: string
  readonly name: string
  /** A word or two beside the name. */
  readonly about: string
  /** What it costs. */
  readonly figure: string
  /** Further words by which it may be sought. */
  readonly words: string
}

const MOST = 80

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')

/**
 * Whatever has every word that was typed, or one that begins so; what is called so before what is only about it.
 *
 *     foundAmong(skills, 'first') // First Aid
 */
export function foundAmong(things: readonly Pickable[], typed: string): readonly Pickable[] {
  const wanted = wordsIn(typed)
  if (wanted.length === 0) return things.slice(0, MOST)
  const has = (text: string): boolean => {
    const all = wordsIn(text)
    return wanted.every(word => all.some(one => one.startsWith(word)))
  }
  const start = typed.trim().toLowerCase()
  const isFirst = ({ name }: Pickable): boolean => name.toLowerCase().startsWith(start)
  const named = things.filter(thing => isFirst(thing))
  const called = things.filter(thing => !isFirst(thing) && has(thing.name))
  const about = things.filter(thing => !isFirst(thing) && !has(thing.name) && has(`${thing.name} ${thing.words}`))
  return [...named, ...called, ...about].slice(0, MOST)
}
