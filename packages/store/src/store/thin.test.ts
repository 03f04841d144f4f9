import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropped } from './thin.ts'

const thinned = (versions: readonly number[]): readonly number[] => {
  const gone = new Set(dropped(versions))
  return versions.filter(version => !gone.has(version))
}

/** Thinned after every snapshot, as a store does. */
const keptOf = (versions: readonly number[]): readonly number[] =>
  versions.reduce<readonly number[]>((kept, version) => thinned(kept.concat(version)), [])

/** Versions in rising order, at distances from one to very many. */
const saved = fc
  .array(fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 5000 })), { minLength: 1, maxLength: 300 })
  .map(steps => steps.map((_, index) => steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0)))

test('the example', () => {
  expect(dropped([0, 1, 2, 3, 4, 5, 6, 7, 8])).toEqual([1, 3])
  expect(dropped([])).toEqual([])
})

test('the newest three stay, and the very first', () => {
  fc.assert(
    fc.property(saved, versions => {
      const kept = keptOf(versions)
      expect(kept.slice(-3)).toEqual(versions.slice(-3))
      expect(kept[0]).toBe(versions[0])
    }),
  )
})

test('for every one that was ever saved, one stays at most twice as far behind the newest', () => {
  fc.assert(
    fc.property(saved, versions => {
      const kept = keptOf(versions)
      const newest = versions.at(-1) ?? 0
      for (const version of versions) {
        const below = kept.findLast(one => one <= version) ?? Number.NEGATIVE_INFINITY
        expect(newest - below).toBeLessThanOrEqual(2 * (newest - version))
      }
    }),
  )
})

test('at most three stay for each doubling of the distance', () => {
  fc.assert(
    fc.property(saved, versions => {
      const newest = versions.at(-1) ?? 0
      const doublings = Math.ceil(Math.log2(newest + 1))
      expect(keptOf(versions).length).toBeLessThanOrEqual(3 + 3 * doublings)
    }),
  )
})

test('of one at every 100th version, 22 at most', () => {
  let kept: readonly number[] = []
  let most = 0
  for (let version = 0; version <= 100_000; version += 100) {
    kept = thinned([...kept, version])
    most = Math.max(most, kept.length)
  }
  expect(most).toBe(22)
})

test('the order in which they are told does not matter', () => {
  fc.assert(
    fc.property(saved, versions => {
      expect(dropped(versions.toReversed())).toEqual(dropped(versions))
    }),
  )
})
