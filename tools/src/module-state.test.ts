import { describe, expect, test } from 'vitest'
import { isTest } from './imports.ts'
import { KEEPS_STATE, TEST_ROOMS } from './layout.ts'
import { changingIn } from './module-state.ts'
import { sources } from './tree.ts'

describe('a module keeps', () => {
  const cases: { readonly [what: string]: readonly [source: string, ...names: string[]] } = {
    'a variable': ['let last = 0\nexport let next: number | undefined\nvar old\n', 'last', 'next', 'old'],
    'a map': ['const known = new Map<string, number>()\nconst f = () => known.set("a", 1)\n', 'known'],
    'a weak map over two lines': ['const known: Cache =\n  new WeakMap()\nif (x) known.set(x, 1)\n', 'known'],
    'a set': ['export const SEEN = new Set()\nfunction see(x) {\n  SEEN.add(x)\n}\n', 'SEEN'],
    'a list': ['const all = []\nconst note = x => all.push(x)\n', 'all'],
    'an object': ['const byKey = {}\nconst f = key => (byKey[key] ??= 1)\n', 'byKey'],
    'a count in an object': ['const count = { calls: 0 }\nconst f = () => count.calls++\n', 'count'],
    'a static field': ['class A {\n  static #made = 0\n  static all: A[] = []\n}\n', '#made', 'all'],
  }
  for (const [what, [source, ...names]] of Object.entries(cases))
    test(what, () => expect(changingIn(source)).toEqual(names))

  test('nothing where it only reads, or what a function makes for itself', () => {
    const reads =
      'const rows = new Map([[1, 2]])\nconst row = rows.get(1)\nconst is = rows[0] === 1 || rows.size >= 2\n'
    const own = 'const f = () => {\n  let sum = 0\n  const seen = new Set()\n  seen.add(sum)\n}\n'
    const others = 'const all = []\nconst f = x => x.all.push(1)\nclass A {\n  static readonly NONE = new A()\n}\n'
    for (const source of [reads, own, others]) expect(changingIn(source)).toEqual([])
  })
})

const files = [...sources()].filter(([path]) => !isTest(path, TEST_ROOMS))

test('the memos of the engine, which may keep what they like, are found', () => {
  const engine = files.filter(([path]) => path.startsWith('packages/engine/src/'))
  expect(engine.flatMap(([, source]) => changingIn(source))).toContain('keysOfStates')
})

test('rulesets and what their fights share keep nothing: caches are the engine’s', () => {
  const own = files.filter(([path]) => /^packages\/(?:encounter|rulesets)\//.test(path))
  const kept = own.flatMap(([path, source]) => changingIn(source).map(name => `${path}: ${name}`))
  expect(kept.toSorted()).toEqual(Object.keys(KEEPS_STATE).toSorted())
})
