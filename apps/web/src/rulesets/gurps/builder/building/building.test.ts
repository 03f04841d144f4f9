import { edit } from '@umpire/gurps/file'
import { expect, test } from 'vitest'
import { characterIn, nobody, withWords, wordless } from './building.ts'

test('what is no character is nothing, and what is one comes back', () => {
  expect(characterIn(null)).toBeUndefined()
  expect(characterIn({ system: 'traveller' })).toBeUndefined()
  expect(characterIn({ system: 'gurps', version: 99 })).toBeUndefined()
  expect(characterIn(JSON.parse(JSON.stringify(nobody())))).toEqual(nobody())
})

test('words that no rule reads are left out of the question, and come back with the answer', () => {
  const ada = edit.identify(nobody(), { name: 'Ada', concept: 'scout', player: 'Ann', appearance: 'tall' })
  expect(wordless(ada)).toEqual(wordless(nobody()))
  expect(withWords(edit.setAttribute(wordless(ada), 'st', 12), ada)).toEqual(edit.setAttribute(ada, 'st', 12))
})
