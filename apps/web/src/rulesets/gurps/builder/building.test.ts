import { edit } from '@umpire/gurps/file'
import { describe, expect, test } from 'vitest'
import { characterIn, nobody, placeBefore, reasonsFor, withWords, wordless } from './building.ts'

describe('the place of a line in the last sheet', () => {
  const [a, b, c] = [{}, {}, {}]
  test('is found by the line itself when another was taken off', () => {
    expect(placeBefore([a, c], [a, b, c], 1)).toBe(2)
  })
  test('is its own when it was changed, and none when it is new', () => {
    expect(placeBefore([a, {}], [a, b], 1)).toBe(1)
    expect(placeBefore([a, b, {}], [a, b], 2)).toBe(-1)
  })
})

test('what is no character is nothing, and what is one comes back', () => {
  expect(characterIn(null)).toBeUndefined()
  expect(characterIn({ system: 'traveller' })).toBeUndefined()
  expect(characterIn({ system: 'gurps', version: 99 })).toBeUndefined()
  expect(characterIn(JSON.parse(JSON.stringify(nobody())))).toEqual(nobody())
})

test('reasons are told apart by the number they are of', () => {
  const sum = (label: string) => ({ kind: 'sum', label, value: 1, terms: [] }) as const
  expect(reasonsFor([sum('skills'), sum('advantages')], 'advantages')).toEqual([sum('advantages')])
  expect(reasonsFor(undefined, 'advantages')).toEqual([])
})

test('words that no rule reads are left out of the question, and come back with the answer', () => {
  const ada = edit.identify(nobody(), { name: 'Ada', concept: 'scout', player: 'Ann', appearance: 'tall' })
  expect(wordless(ada)).toEqual(wordless(nobody()))
  expect(withWords(edit.setAttribute(wordless(ada), 'st', 12), ada)).toEqual(edit.setAttribute(ada, 'st', 12))
})
