import type { Entry, Stretch } from '@umpire/engine'
import { expect, test } from 'vitest'
import { withoutLongReasons } from './reasons.ts'

const entry = (length: number): Entry => ({
  rolls: [],
  why: length === 0 ? [] : [{ kind: 'input', label: 'x'.repeat(length), value: null }],
})
const stretch = (...lengths: readonly number[]): Stretch => ({ answers: [], entries: lengths.map(entry), ended: true })
const lengthsOf = ({ entries }: Stretch): readonly number[] => entries.map(({ why }) => (why.length === 0 ? 0 : 1))

test('reasons are kept, but for the longest where there are too many', () => {
  const usual = stretch(1000, 0, 30_000)
  expect(withoutLongReasons(usual)).toBe(usual)
  expect(lengthsOf(withoutLongReasons(stretch(1000, 4_000_000, 0, 2000)))).toEqual([1, 0, 0, 1])
  const many = withoutLongReasons(stretch(...Array.from({ length: 300 }, () => 7000)))
  expect(many.entries).toHaveLength(300)
  expect(JSON.stringify(many).length).toBeLessThan(500_000)
  expect(lengthsOf(many).filter(kept => kept === 1).length).toBeGreaterThan(50)
})
