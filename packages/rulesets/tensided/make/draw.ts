/** Choices drawn from dice: the same seed makes the same character. */
import type { Source } from '@umpire/dice'
import type { Weighted } from './archetype.ts'

/** From least to most, both included. */
export const between = (least: number, most: number, source: Source): number => least + source.draw(most - least + 1, 1)

/** So many times out of a hundred. */
export const chance = (percent: number, source: Source): boolean => source.draw(100, 1) < percent

/** One of them, those of more weight likelier; nothing of nothing. */
export function drawn<T>(all: readonly Weighted<T>[], source: Source): T | undefined {
  const total = all.reduce((sum, [weight]) => sum + weight, 0)
  if (total === 0) return undefined
  let at = source.draw(total, 1)
  for (const [weight, what] of all) {
    at -= weight
    if (at < 0) return what
  }
  return undefined
}

export const among = <T>(all: readonly T[], source: Source): T | undefined =>
  all.length === 0 ? undefined : all[source.draw(all.length, 1)]
