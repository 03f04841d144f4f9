/** Finds rules by words: all of them must occur, and where they occur tells which rule is listed first. */
import type { ListedRule } from '../work/tasks.ts'

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The place where a word tells most: the title, then the id, then the text; none if it does not occur. */
function rankOf(word: string, { listed: { id, title, says } }: ListedRule): number | undefined {
  const rank = [title, id, says].findIndex(text => folded(text).includes(word))
  return rank < 0 ? undefined : rank
}

export function search(rules: readonly ListedRule[], wanted: string): readonly ListedRule[] {
  const words = folded(wanted)
    .split(/\s+/)
    .filter(word => word !== '')
  return rules
    .flatMap(rule => {
      const ranks = words.map(word => rankOf(word, rule))
      return ranks.includes(undefined)
        ? []
        : [{ rule, rank: ranks.reduce<number>((sum, rank) => sum + (rank ?? 0), 0) }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ rule }) => rule)
}
