/** A file is never refused for one bad line: the line is told at its place and kept, and the rest is used. */
import { expect, test } from 'vitest'
import { problemsOf } from '../sheet/problems.ts'
import { printJson, readCharacter } from './json.ts'
import { mado } from './test/mado-fixture.ts'

const WRONG = [
  ['traits', { trait: 'Voice', level: 5000 }, /^level: expected a whole number from -1000 to 1000, got 5000$/],
  ['traits', { trait: 'Voice', level: 1.5 }, /^level: expected a whole number/],
  ['traits', 7, /^expected the name of a trait/],
  ['skills', { skill: 'Acting', points: 'four' }, /^points: expected a number/],
  ['items', { name: 'Rock', weight_lb: 'heavy' }, /^weight_lb: expected a number/],
  ['items', { name: 'Rock', quantity: -1 }, /^quantity: expected a number from 0/],
  ['ledger', { kind: 'gift', points: 1 }, /^kind: expected one of award/],
  ['quirks', null, /^expected text/],
] as const

test.each(WRONG)('gurps.chargen.checks: a bad line of %s is told and kept: %j', (list, line, message) => {
  const one = mado()
  const read = readCharacter({ ...one, [list]: [line, ...one[list]] }, 'file')
  expect(read).toEqual({ ...one, unknown_fields: read.unknown_fields })
  const where = `${list}[0]`
  expect(problemsOf(read)[0]).toMatchObject({ where, message: expect.stringMatching(message) })
  const file = JSON.parse(printJson(read))
  expect(file.unread_lines).toMatchObject([{ where, line }])
  expect(readCharacter(file, 'file')).toEqual(read)
})

test('gurps.chargen.checks: what is wrong in one field counts as not said', () => {
  const { identity, ...rest } = mado()
  const read = readCharacter({ ...rest, identity: { ...identity, age: 30.5 }, cash: 'much', items: 'none' }, 'file')
  expect(read).toMatchObject({ identity: { ...identity, age: 25 }, cash: 0, items: [] })
  const told = problemsOf(read).map(({ where }) => where)
  expect(told.slice(0, 3).toSorted()).toEqual(['cash', 'identity.age', 'items'])
})

test('gurps.chargen.checks: lines that were kept before stay beside new ones', () => {
  const first = readCharacter({ ...mado(), traits: [7] }, 'file')
  const second = readCharacter({ ...first, skills: [8] }, 'file')
  expect(problemsOf(second).slice(0, 2)).toMatchObject([{ where: 'traits[0]' }, { where: 'skills[0]' }])
})

test('gurps.chargen.checks: of a list that is too long as much is read as a character may have', () => {
  const read = readCharacter({ ...mado(), quirks: Array.from({ length: 102 }, (_, at) => `quirk ${at}`) }, 'file')
  expect(read.quirks).toHaveLength(100)
  expect(problemsOf(read).slice(0, 2)).toMatchObject([
    { where: 'quirks[100]', message: 'expected at most 100 quirks' },
    { where: 'quirks[101]' },
  ])
})
