import { describe, expect, test } from 'vitest'
import { circleIn, type Edge, type Entered, folderEdges, type Known, wrongCycles } from './cycles.ts'

const files = (sources: { readonly [path: string]: readonly string[] }): ReadonlyMap<string, string> =>
  new Map(Object.entries(sources).map(([path, names]) => [path, names.map(name => `import '${name}'\n`).join('')]))
const house = (folder: string): Entered => ({
  folder,
  name: '@house/p',
  dependencies: [],
  devDependencies: [],
  exports: { './fight': './fight/index.ts' },
  entries: ['fight/index.ts'],
})
const edgesOf = (sources: { readonly [path: string]: readonly string[] }): readonly string[] =>
  folderEdges(house('p'), files(sources), ['p/naive']).map(({ from, to }) => `${from} → ${to}`)
const edges = (...all: readonly string[]): readonly Edge[] =>
  all.map(([from = '', to = '']) => ({ from, to, imports: [`${from}/x.ts imports ${to}/y.ts`] }))

describe('the folders of a package', () => {
  test('are linked by what their files import of each other, each pair once', () => {
    const sources = { 'p/a/x.ts': ['./y.ts', '../b/z.ts', '@house/dice'], 'p/a/y.ts': ['../b/z.ts'], 'p/b/z.ts': [] }
    expect(edgesOf(sources)).toEqual(['a → b'])
    expect(folderEdges(house('p'), files(sources), [])[0]?.imports).toEqual([
      'a/x.ts imports b/z.ts',
      'a/y.ts imports b/z.ts',
    ])
  })
  test('are linked by addresses and by the name of their own package, too', () => {
    const worker = new Map([
      ['p/building/use.ts', `new Worker(new URL('../worker/start.ts', import.meta.url))`],
      ['p/worker/start.ts', "import '../building/ask.ts'\n"],
      ['p/building/ask.ts', ''],
    ])
    expect(circleIn(folderEdges(house('p'), worker, []))?.map(({ from }) => from)).toEqual(['building', 'worker'])
    const sources = { 'p/a/x.ts': ['@house/p/fight', '@house/p/gone', '@house/other'], 'p/fight/index.ts': [] }
    expect(edgesOf(sources)).toEqual(['a → fight/index.ts'])
  })
  test('are linked in a package that only tests use, too', () => {
    const sources = files({ 'naive/a/x.ts': ['../b/y.ts'], 'naive/b/y.ts': [], 'naive/b/y.test.ts': ['../a/x.ts'] })
    expect(folderEdges(house('naive'), sources, ['naive']).map(({ from, to }) => `${from} → ${to}`)).toEqual(['a → b'])
  })
  test('leave out tests, other packages, and what is not there', () => {
    const test = { 'p/a/x.test.ts': ['../b/z.ts'], 'p/a/test/x.ts': ['../../b/z.ts'], 'p/naive/x.ts': ['../b/z.ts'] }
    expect(edgesOf({ ...test, 'q/a/x.ts': ['../b/z.ts'], 'p/b/z.ts': ['./gone.ts', '../c/gone.ts'] })).toEqual([])
  })
  test('lie below files of the root and entries, which stand for themselves', () => {
    const sources = {
      'p/index.ts': ['./main.ts', './a/x.ts'],
      'p/main.ts': ['./a/x.ts'],
      'p/a/x.ts': ['../words.ts'],
      'p/words.ts': [],
      'p/fight/index.ts': ['./turn.ts', '../a/x.ts'],
      'p/fight/turn.ts': [],
    }
    expect(edgesOf(sources)).toEqual([
      'index.ts → a',
      'main.ts → a',
      'a → words.ts',
      'fight/index.ts → fight',
      'fight/index.ts → a',
    ])
    expect(circleIn(folderEdges(house('p'), files(sources), []))).toBeUndefined()
  })
})

describe('a circle', () => {
  test('is found where two import each other, and where the way around is longer', () => {
    expect(circleIn(edges('ab', 'bc', 'ac'))).toBeUndefined()
    expect(circleIn(edges('ab', 'ba'))?.map(({ from }) => from)).toEqual(['a', 'b'])
    expect(circleIn(edges('xa', 'ab', 'bc', 'cb'))?.map(({ from }) => from)).toEqual(['b', 'c'])
    expect(circleIn(edges('ab', 'bc', 'ca', 'ax'))?.map(({ from }) => from)).toEqual(['a', 'b', 'c'])
  })
  const pair: Known = ['b', 'a']
  test('passes where it is known', () => {
    expect(wrongCycles(edges('ab', 'ba', 'bc'), [pair])).toEqual([])
    expect(wrongCycles(edges('ab', 'bc'), [])).toEqual([])
  })
  test('is refused where it is new, with the files that make it', () => {
    expect(wrongCycles(edges('ab', 'ba'), [])).toEqual([
      'a circle of folders: a → b (a/x.ts imports b/y.ts), b → a (b/x.ts imports a/y.ts)',
    ])
    expect(wrongCycles(edges('ab', 'ba', 'bc', 'cd', 'db'), [pair])).toEqual([expect.stringContaining('c → d')])
  })
  test('that is gone must be taken off the list', () => {
    const gone = ['b → a closes no circle any more: take it off the list']
    expect(wrongCycles(edges('ab'), [pair])).toEqual(gone)
    expect(wrongCycles(edges('ba'), [pair])).toEqual(gone)
    expect(wrongCycles([], [pair])).toEqual(gone)
  })
})
