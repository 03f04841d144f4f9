/** Choices drawn from dice: the same seed makes the same character. */
import type { Source } from '@umpire/dice'

export type Range = readonly [least: number, most: number]
/** How likely it is beside the others, and what it is. */
export type Weighted<T> = readonly [weight: number, what: T]

/**
 *     between([18, 20], source) // 18, 19 or 20
 */
export const between = ([least, most]: Range, source: Source): number => least + source.draw(most - least + 1, 1)

/** So many times out of a hundred. */
export const chance = (percent: number, source: Source): boolean => source.draw(100, 1) < percent

/** One of them, each as likely as the others; nothing of nothing. */
export const among = <T>(all: readonly T[], source: Source): T | undefined =>
  all.length === 0 ? undefined : all[source.draw(all.length, 1)]

/** One of a list that is never empty: the first stands apart so that there is one. */
export const oneAmong = <T>(all: readonly [T, ...T[]], source: Source): T => among(all, source) ?? all[0]

/** All of them in an order by chance, those of more weight likely earlier. */
export function inOrder<T>(all: readonly Weighted<T>[], source: Source): readonly T[] {
  const left = [...all]
  const drawn: T[] = []
  while (left.length > 0) {
    const total = left.reduce((sum, [weight]) => sum + weight, 0)
    let at = source.draw(total, 1)
    const index = left.findIndex(([weight]) => {
      at -= weight
      return at < 0
    })
    for (const [, what] of left.splice(index, 1)) drawn.push(what)
  }
  return drawn
}

export function shuffled<T>(all: readonly T[], source: Source): readonly T[] {
  return some(all, [all.length, all.length], source)
}

/** So many of them, none twice. */
export function some<T>(all: readonly T[], how: Range, source: Source): readonly T[] {
  const left = [...all]
  const drawn: T[] = []
  for (let count = between(how, source); count > 0 && left.length > 0; count--) {
    drawn.push(...left.splice(source.draw(left.length, 1), 1))
  }
  return drawn
}
