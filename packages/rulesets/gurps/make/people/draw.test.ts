import { seeded } from '@umpire/dice'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { among, between, chance, inOrder, shuffled, some, type Weighted } from './draw.ts'

const weighted = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.string()), { maxLength: 12 })

test('gurps.chargen.points: choices are drawn from what there is, each once', () => {
  fc.assert(
    fc.property(weighted, fc.integer(), fc.nat(15), (all, seed, most) => {
      const source = seeded(seed)
      const names = all.map(([, name]) => name).toSorted()
      expect(inOrder(all, source).toSorted()).toEqual(names)
      expect(shuffled(names, source).toSorted()).toEqual(names)
      const few = some(names, [0, most], source)
      expect(few.length).toBeLessThanOrEqual(Math.min(most, names.length))
      for (const one of few) expect(names).toContain(one)
      const one = among(names, source)
      if (one === undefined) expect(names).toEqual([])
      else expect(names).toContain(one)
    }),
  )
})

test('gurps.chargen.points: a range is drawn from end to end, and what weighs more comes earlier', () => {
  const source = seeded('draws')
  const seen = new Set(Array.from({ length: 500 }, () => between([3, 7], source)))
  expect([...seen].toSorted()).toEqual([3, 4, 5, 6, 7])
  const pair: readonly Weighted<string>[] = [
    [1, 'light'],
    [9, 'heavy'],
  ]
  const first = Array.from({ length: 1000 }, () => inOrder(pair, source)[0])
  const heavy = first.filter(one => one === 'heavy').length
  expect(heavy).toBeGreaterThan(850)
  expect(heavy).toBeLessThan(950)
  const yes = Array.from({ length: 1000 }, () => chance(30, source)).filter(one => one).length
  expect(yes).toBeGreaterThan(240)
  expect(yes).toBeLessThan(360)
})
