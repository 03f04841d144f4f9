import { expect, test } from 'vitest'
import { foundAmong, type Pickable } from './picking.ts'

const thing = (name: string, words = ''): Pickable => ({ id: name, name, about: '', figure: '', words })
const THINGS = [
  thing('Weak Will'),
  thing('Strong Will'),
  thing('Willing Horse'),
  thing('Stubbornness', 'will not yield'),
]
const named = (typed: string) => foundAmong(THINGS, typed).map(({ name }) => name)

test('what begins so comes first, then what is called so, then what is about it', () => {
  expect(named('will')).toEqual(['Willing Horse', 'Weak Will', 'Strong Will', 'Stubbornness'])
})

test('every word must be there, in any order and any letters', () => {
  expect(named('WILL str')).toEqual(['Strong Will'])
  expect(named('xyz')).toEqual([])
})

test('with nothing typed there is everything, as far as it can be shown', () => {
  expect(named('  ')).toHaveLength(4)
  const many = Array.from({ length: 500 }, (_, nth) => thing(`Thing ${nth}`))
  expect(foundAmong(many, '').length).toBeLessThan(100)
})
