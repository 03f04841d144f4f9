import type { Problem } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { type Mending, troublesOf } from './repair.ts'

/** Numbers in a row: one over ten is wrong, one under zero is unusual. */
type Row = readonly number[]

const problems = (row: Row): readonly Problem[] =>
  row.flatMap((value, place): readonly Problem[] => {
    const where = `[${place}]`
    if (value > 10) return [{ rule: 'much', where, message: 'too much' }]
    return value < 0 ? [{ rule: 'little', where, message: 'unusual', severity: 'warning' }] : []
  })

const mending: Mending<Row> = {
  problems,
  ways: row => [
    { label: 'as it is', next: row },
    { label: 'turned round', next: row.toReversed() },
    { label: 'without the first', next: row.slice(1) },
  ],
  placed: false,
  allow: (row, { severity }) => (severity === 'warning' ? undefined : { label: 'allowed', next: row }),
  disallow: () => undefined,
}

const labelsOf = (row: Row, of: Mending<Row>): readonly string[] =>
  troublesOf(row, of)[0]?.ways.map(({ label }) => label) ?? []

describe('ways out of a problem', () => {
  test('are those that help, and then the word of the game master', () => {
    expect(labelsOf([11, 1], mending)).toEqual(['without the first', 'allowed'])
  })
  test('may be those that move it, where its place tells which one it is', () => {
    expect(labelsOf([11, 1], { ...mending, placed: true })).toEqual(['turned round', 'without the first'])
  })
  test('have no word of the game master where there is none to give', () => {
    expect(labelsOf([-1, 1], mending)).toEqual(['without the first'])
  })
})

test('errors are told before warnings, the places of one rule together', () => {
  const troubles = troublesOf([-1, 11, 12], mending)
  expect(troubles.map(({ severity, places }) => [severity, places])).toEqual([
    ['error', ['[1]', '[2]']],
    ['warning', ['[0]']],
  ])
})
