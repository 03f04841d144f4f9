import { describe, expect, test } from 'vitest'
import { wrongOrder } from './order.ts'

const page = {
  folder: 'page',
  name: '@house/page',
  dependencies: [],
  devDependencies: [],
  exports: { './chess': './src/games/chess/board.ts' },
}
const LEVELS = [['text', 'look'], ['table'], ['games/common'], ['games/chess', 'games/go'], ['games/list.ts'], ['home']]
const wrong = (path: string, specifier: string): readonly string[] =>
  wrongOrder('page/src', LEVELS, new Map([[`page/src/${path}`, `import '${specifier}'\n`]]), {
    packages: [page],
    testRooms: ['page/src/naive'],
  })

describe('a room may import', () => {
  const cases: readonly (readonly [path: string, specifier: string])[] = [
    ['table/gm/menu.ts', '../../text/words.ts'],
    ['table/gm/menu.ts', '../client.ts'],
    ['games/chess/board.ts', '../common/board.ts'],
    ['games/list.ts', './chess/board.ts'],
    ['home/cards.ts', '../games/list.ts'],
    ['main.ts', './home/cards.ts'],
    ['main.ts', './routes.ts'],
    ['table/menu.ts', '@house/other'],
    ['table/menu.ts', '../../package.json'],
    ['table/menu.test.ts', '../home/cards.ts'],
    ['naive/menu.ts', '../home/cards.ts'],
    ['table/menu.ts', '../naive/menu.ts'],
  ]
  for (const [path, specifier] of cases)
    test(`${specifier} from ${path}`, () => expect(wrong(path, specifier)).toEqual([]))
})

describe('it is refused', () => {
  const cases: { readonly [what: string]: readonly [path: string, specifier: string, says: string] } = {
    'to import a higher room': ['table/gm/menu.ts', '../../games/chess/board.ts', 'table stands below games/chess'],
    'to import it by an address': ['text/words.ts', '../table/client.ts', 'text stands below table'],
    'to import it by the name of the package': ['table/menu.ts', '@house/page/chess', 'table stands below games/chess'],
    'to import a room of the same level': [
      'games/chess/board.ts',
      '../go/board.ts',
      'games/chess stands below games/go',
    ],
    'to import a list of higher rooms': [
      'games/chess/board.ts',
      '../list.ts',
      'games/chess stands below games/list.ts',
    ],
    'to import a file that stands above all rooms': ['home/cards.ts', '../routes.ts', 'home stands below its root'],
    'to be in no room': ['games/ludo/board.ts', '../../text/words.ts', 'is in no room of page/src'],
  }
  for (const [what, [path, specifier, says]] of Object.entries(cases))
    test(what, () => expect(wrong(path, specifier)).toEqual([expect.stringContaining(says)]))
})
