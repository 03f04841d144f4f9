import { expect, test } from 'vitest'
import { MemoTable } from './memo-table.ts'

test('MemoTable computes once for each key', () => {
  const table = new MemoTable<string, { readonly length: number }>()
  const computed: string[] = []
  const lengthOf = (key: string) =>
    table.get(key, () => {
      computed.push(key)
      return { length: key.length }
    })
  const first = lengthOf('dodge')
  expect(first.length).toBe(5)
  expect(lengthOf('dodge')).toBe(first)
  expect(lengthOf('block').length).toBe(5)
  expect(computed).toEqual(['dodge', 'block'])
})

test('MemoTable forgets everything when it is full', () => {
  const table = new MemoTable<number, number>(2)
  const computed: number[] = []
  for (const key of [1, 2, 1, 3, 3, 1]) {
    const value = table.get(key, () => {
      computed.push(key)
      return 10 * key
    })
    expect(value).toBe(10 * key)
  }
  expect(computed).toEqual([1, 2, 3, 1])
})

test('MemoTable keeps null and 0, and never undefined: nobody fills it with keys that mean nothing', () => {
  const table = new MemoTable<string, number | null | undefined>()
  let computed = 0
  for (const value of [null, 0, undefined]) {
    for (let times = 0; times < 2; times++) {
      const found = table.get(`${value}`, () => {
        computed++
        return value
      })
      expect(found).toBe(value)
    }
  }
  expect(computed).toBe(4)
})
