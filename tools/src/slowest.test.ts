import { expect, test } from 'vitest'
import { slowestTable } from './slowest.ts'

test('the table lists the fifteen slowest files, slowest first, and the total of all', () => {
  const rows = Array.from({ length: 20 }, (_, nth) => ({ file: `${nth}.test.ts`, seconds: nth / 2, tests: 10 * nth }))
  const lines = slowestTable(rows).trim().split('\n')
  expect(lines).toHaveLength(1 + 15 + 1)
  expect(lines[0]).toBe('seconds  tests  slowest files')
  expect(lines[1]).toBe('      9.5    190  19.test.ts')
  expect(lines[15]).toBe('      2.5     50  5.test.ts')
  expect(lines[16]).toBe('     95.0   1900  all 20 files, one after another')
})
