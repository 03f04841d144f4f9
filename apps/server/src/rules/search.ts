/**
 * Finds rules by words, as people say them: a word counts in any of its forms, or by another that means the same. Where
 * it occurs tells which rule is listed first. If no rule has all of the words, those that have most of them are listed.
 */
import type { ListedRule } from '../work/tasks.ts'

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Words that a question is made of, and that tell nothing. */
const EMPTY = new Set(
  'a an the of to in on at is are be do does did how what when where who why i my me you can may it its and or for with from get gets somebody someone anybody anyone rule rules'.split(
    ' ',
  ),
)

/** Words that mean much the same; books use one of them, people another. */
const ALIKE: readonly (readonly string[])[] = [
  ['shoot', 'fire', 'gun'],
  ['hurt', 'wound', 'injur', 'damage', 'hits'],
  ['heal', 'recover', 'medical', 'waking'],
  ['money', 'credits', 'cash', 'pay', 'price', 'cost'],
  ['flee', 'escape', 'run', 'break off', 'rout'],
  ['old', 'aging', 'age'],
  ['attack', 'hit', 'blow'],
  ['armor', 'armour'],
  ['job', 'service', 'career', 'enlist'],
  ['kill', 'dead', 'death'],
  ['faint', 'unconscious'],
  ['sneak', 'surprise', 'ambush'],
  ['ship', 'vessel', 'passage'],
]

/** Without its ending: "healing" and "heals" are both about "heal". */
const stemOf = (word: string): string =>
  word
    .replace(/(?<=\w{3})(?:ings?|ed|es|s)$/, '')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=\w{4})e$/, '')

/** A word as it was written, then by its stem, then others that mean the same. */
function formsOf(word: string): readonly string[] {
  // An id is meant as it is written.
  if (word.includes('.')) return [word]
  const stem = stemOf(word)
  const others = ALIKE.filter(alike => alike.includes(word) || alike.includes(stem)).flat()
  return [...new Set([word, stem, ...others])]
}

/** Where a word tells most: the title, then the id, then the text; another form of it tells less. None if it does not occur. */
function rankOf(forms: readonly string[], places: readonly string[]): number | undefined {
  const ranks = forms.flatMap((form, less) => {
    const place = places.findIndex(text => text.includes(form))
    return place < 0 ? [] : [place + (less > 1 ? 2 : less / 2)]
  })
  return ranks.length === 0 ? undefined : Math.min(...ranks)
}

const wordsOf = (wanted: string): readonly string[] => {
  const all = folded(wanted)
    .split(/[^\p{L}\p{N}.+−-]+/u)
    .filter(word => /[\p{L}\p{N}]/u.test(word))
  const telling = all.filter(word => !EMPTY.has(word))
  return telling.length === 0 ? all : telling
}

export function search(rules: readonly ListedRule[], wanted: string): readonly ListedRule[] {
  const words = wordsOf(wanted).map(formsOf)
  if (words.length === 0) return wanted.trim() === '' ? rules : []
  const ranked = rules.map(rule => {
    const { id, title, says, fix = '' } = rule.listed
    const places = [title, id, `${says} ${fix}`].map(folded)
    const ranks = words.map(forms => rankOf(forms, places)).filter(rank => rank !== undefined)
    return { rule, found: ranks.length, rank: ranks.reduce((sum, rank) => sum + rank, 0) }
  })
  const most = Math.max(0, ...ranked.map(({ found }) => found))
  if (most * 2 < words.length || most === 0) return []
  return ranked
    .filter(({ found }) => found === most)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rule }) => rule)
}
