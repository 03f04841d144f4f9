import { expect, test } from 'vitest'
import { compact, keptParts, Report } from './parts.ts'

const strange = JSON.parse('{ "__proto__": { "a": 1 }, "toString": 2, "known": 3 }')

test('gurps.exchange: whatever a field is called, it is kept', () => {
  const report = new Report()
  const kept = keptParts(strange, 'file', ['known'], report)
  expect(JSON.stringify(kept)).toBe('{"__proto__":{"a":1},"toString":2}')
  expect(Object.getPrototypeOf(kept)).toBe(Object.prototype)
  expect(report.lines).toEqual([])
})

test('gurps.exchange: what is no plain data is told, and the rest is kept', () => {
  const report = new Report()
  expect(keptParts({ a: 1, b: () => 2, c: undefined }, 'file', [], report)).toEqual({ a: 1 })
  expect(report.lines).toEqual([expect.stringMatching(/^file\.b: expected plain data.*; left out$/)])
})

test('gurps.exchange: nothing is written for what is not there, whatever its name', () => {
  expect(JSON.stringify(compact({ ...strange, nothing: undefined }))).toBe(
    '{"__proto__":{"a":1},"toString":2,"known":3}',
  )
})
