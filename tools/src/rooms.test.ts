import { describe, expect, test } from 'vitest'
import { wrongEndings, wrongRooms } from './rooms.ts'

const inFolder = (folder: string, files: number): readonly string[] =>
  Array.from({ length: files }, (_, index) => `${folder}/${index}${index % 2 === 0 ? '.tsx' : '.test.ts'}`)

describe('a folder', () => {
  const paths = [...inFolder('a', 3), ...inFolder('a/b', 3), ...inFolder('c', 5), 'd/style.css', 'd/data.yaml']

  test('of as many files as it may have passes, those of its folders not counted', () => {
    expect(wrongRooms(paths, 5, {})).toEqual([])
    expect(wrongRooms(paths, 3, { c: 5 })).toEqual([])
  })
  const refused: {
    readonly [what: string]: readonly [most: number, exceptions: { [folder: string]: number }, says: string]
  } = {
    'of more is refused': [4, {}, 'c has 5 files, more than 4: make rooms of it'],
    'that is listed may not grow': [3, { c: 4 }, 'c has 5 files, 1 more than it is listed with'],
    'that got smaller is listed with its number': [3, { c: 6 }, 'c has 5 files: list it with that number'],
    'that is small enough is taken off the list': [5, { c: 7 }, 'c has 5 files: take it off the list of exceptions'],
    'that is gone is taken off the list': [5, { e: 7 }, 'e has 0 files: take it off the list of exceptions'],
  }
  test('is counted with all that is in it', () => {
    expect(wrongRooms(paths, 1, { a: 3, 'a/b': 3, c: 5 })).toEqual(['d has 2 files, more than 1: make rooms of it'])
  })
  for (const [what, [most, exceptions, says]] of Object.entries(refused))
    test(what, () => expect(wrongRooms(paths, most, exceptions)).toEqual([says]))
})

describe('an ending', () => {
  test('that the house knows passes', () => {
    expect(wrongEndings(['a.ts', 'b/a.tsx', 'bin/a.js', 'a.test.ts', 'vite.config.ts', 'latest.tsx'])).toEqual([])
  })
  test('of other sources is refused', () => {
    for (const path of ['a.mjs', 'b/a.cjs', 'a.mts', 'a.cts', 'a.jsx', 'a.test.mts'])
      expect(wrongEndings([path])).toEqual([`${path}: expected the ending .ts, .tsx or .js`])
  })
  test('of a test that never runs is refused', () => {
    for (const path of ['a.test.tsx', 'a.test.js', 'b/a.spec.ts'])
      expect(wrongEndings([path])).toEqual([`${path} never runs: expected a test to end in .test.ts`])
  })
})
