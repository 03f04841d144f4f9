import { expect, test } from 'vitest'
import { broughtIn, readWritten, titleOf } from '../../common/setup/written-encounter.ts'
import { answerTo } from '../odds/answers.ts'
import { EXAMPLE } from './example.ts'

const CHOSEN = { options: [], settings: {} }

test('the form begins with a fight that the rules take', () => {
  const { given } = readWritten(EXAMPLE)
  expect(answerTo({ kind: 'check', file: given, chosen: CHOSEN })).toMatchObject({ problem: null })
})

test('what is no encounter is told with its place', () => {
  expect(readWritten('sides: [').wrong).toContain('at line 1')
  expect(readWritten('- a list').wrong).toContain('expected an encounter')
  const { given } = readWritten('system: gurps\ntitle: Nobody\nsides: [{ name: one, members: [] }]')
  const answer = answerTo({ kind: 'check', file: given, chosen: CHOSEN })
  expect(answer.kind === 'check' ? answer.problem : '').toContain('the file.sides')
})

test('a map of Tiled takes the place of the drawn one', () => {
  const { given } = readWritten(EXAMPLE, { part: 'tiled', map: { layers: [] } })
  expect(given).not.toHaveProperty('map')
  expect(given).toMatchObject({ tiled: { layers: [] }, system: 'gurps' })
  expect(titleOf({ given: { title: 'The farm' } })).toBe('The farm')
})

test('a few lines never become millions', () => {
  expect(readWritten('a: &a [1]\nb: *a').wrong).toBeDefined()
})

test('a file is known by what is in it, and its picture is not kept', () => {
  const uvtt = { resolution: { map_size: { x: 6, y: 4 } }, line_of_sight: [], image: 'iVBOR' }
  const brought = broughtIn(uvtt)
  expect(brought).toEqual({ part: 'uvtt', map: { resolution: uvtt.resolution, line_of_sight: [] } })
  expect(broughtIn({ map: { version: 1 } })?.part).toBe('ground')
  expect(broughtIn({ layers: [] })?.part).toBe('tiled')
  expect(broughtIn([1])).toBeUndefined()
})

test('a map of Universal VTT becomes one of ours, which the rules take; what is none is told with its place', () => {
  const uvtt = {
    resolution: { map_size: { x: 16, y: 9 } },
    line_of_sight: [
      [
        { x: 8, y: 0 },
        { x: 8, y: 9 },
      ],
    ],
  }
  const answer = answerTo({ kind: 'ground', uvtt, dark: false, name: 'mill.uvtt' })
  if (answer.kind !== 'ground' || answer.ground === null) throw new Error('no ground')
  const brought = broughtIn(answer.ground)
  expect(brought?.part).toBe('ground')
  const { given } = readWritten(EXAMPLE.replace(/map: \|\n(?: .*\n)+/, ''), brought)
  expect(answerTo({ kind: 'check', file: given, chosen: CHOSEN })).toMatchObject({ problem: null })
  const bad = answerTo({ kind: 'ground', uvtt: { resolution: {} }, dark: false, name: 'mill.uvtt' })
  expect(bad.kind === 'ground' ? bad.problem : '').toContain('resolution.map_size: expected an object')
})
