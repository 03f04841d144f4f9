import { matchesGlob } from 'node:path/posix'
import { expect, test } from 'vitest'
import { MOCKED } from './mocked.ts'
import { sources } from './tree.ts'

test('the tests that replace modules are those that do not share theirs', () => {
  const tests = [...sources()].filter(([path]) => path.endsWith('.test.ts'))
  const replacing = tests.filter(([, source]) => /\bvi\.(?:mock|doMock)\(/.test(source)).map(([path]) => path)
  const alone = tests.map(([path]) => path).filter(path => matchesGlob(path, MOCKED))
  expect(alone.length).toBeGreaterThan(0)
  expect(replacing.toSorted()).toEqual(alone.toSorted())
})
