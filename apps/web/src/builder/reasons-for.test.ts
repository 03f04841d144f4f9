import { expect, test } from 'vitest'
import { reasonsFor } from './reasons-for.ts'

test('reasons are told apart by the number they are of', () => {
  const sum = (label: string) => ({ kind: 'sum', label, value: 1, terms: [] }) as const
  expect(reasonsFor([sum('skills'), sum('advantages')], 'advantages')).toEqual([sum('advantages')])
  expect(reasonsFor(undefined, 'advantages')).toEqual([])
})
