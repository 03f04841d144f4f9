import { expect, test } from 'vitest'
import { readWritten, titleOf } from '../../common/written.ts'
import { answered } from '../odds/answers.ts'
import { EXAMPLE } from './example.ts'

const CHOSEN = { options: [], settings: {} }

test('the form begins with a fight that the rules take', () => {
  const { given } = readWritten(EXAMPLE, undefined)
  expect(answered({ kind: 'check', file: given, chosen: CHOSEN })).toMatchObject({ problem: null })
})

test('what is no encounter is told with its place', () => {
  expect(readWritten('sides: [', undefined).wrong).toContain('at line 1')
  expect(readWritten('- a list', undefined).wrong).toContain('expected an encounter')
  const { given } = readWritten('system: gurps\ntitle: Nobody\nsides: [{ name: one, members: [] }]', undefined)
  const answer = answered({ kind: 'check', file: given, chosen: CHOSEN })
  expect(answer.kind === 'check' ? answer.problem : '').toContain('the file.sides')
})

test('a map of Tiled takes the place of the drawn one', () => {
  const { given } = readWritten(EXAMPLE, { layers: [] })
  expect(given).not.toHaveProperty('map')
  expect(given).toMatchObject({ tiled: { layers: [] }, system: 'gurps' })
  expect(titleOf({ given: { title: 'The farm' } })).toBe('The farm')
})

test('a few lines never become millions', () => {
  expect(readWritten('a: &a [1]\nb: *a', undefined).wrong).toBeDefined()
})
