import { expect, test } from 'vitest'
import { chosenIn, withChosen } from './chosen-in.ts'

const campaign = { presets: [{ key: 'both', title: 'Both', says: '', options: ['one', 'two'] }] }

test('a preset in an encounter stands for its options', () => {
  expect(chosenIn({ options: ['both', 'three'], settings: { a: 1 } }, campaign)).toEqual({
    options: ['one', 'two', 'three'],
    settings: { a: 1 },
  })
  expect(chosenIn({}, campaign)).toEqual({ options: [], settings: {} })
  expect(chosenIn({ options: 'both', settings: [] }, campaign)).toEqual({ options: [], settings: {} })
})
test('what is chosen goes into the encounter, and the rest stays', () => {
  expect(withChosen({ title: 'x', options: ['one'] }, { options: ['two'], settings: {} })).toEqual({
    title: 'x',
    options: ['two'],
    settings: {},
  })
})
