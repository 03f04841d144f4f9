/** A small made-up house: what each refusal refuses, and what it lets pass. */
import { describe, expect, test } from 'vitest'
import { type House, imported, isTest, type Package, wrongImports } from './imports.ts'

/** Source texts are put together here, so that this file is not taken to import what they name. */
const call = (name: string, ...args: readonly string[]): string => `${name}(${args.join(', ')})\n`
const address = (named: string): string => call('new URL', named, ['import', 'meta.url'].join('.'))

/** A place in a template that is filled in later. */
const HOLE = ['$', '{name}'].join('')

test('every way to name a module is seen', () => {
  const source = `import a from 'a'\nimport {\n  b,\n} from 'b'\nexport { c } from 'c'\nimport 'd'\n`
  const more = "import type { F } from 'f'\nconst g = text('from', 'h')\n"
  expect(imported(`${source}${more}`)).toEqual(['a', 'b', 'c', 'd', 'f'])
  const calls = [call('import', "'a'"), call('import', '`b`'), call('import', '"c"', "{ with: { type: 'json' } }")]
  expect(imported(calls.map(one => `const lazy = await ${one}`).join(''))).toEqual(['a', 'b', 'c'])
  expect(imported(call('import.meta.resolve', "'a/b.yaml'"))).toEqual(['a/b.yaml'])
  const addresses = [address("'a.ts'"), address("'./b.ts'"), address('\n  `../c.ts`'), "new URL('d', origin)"]
  expect(imported(addresses.join('\n'))).toEqual(['./a.ts', './b.ts', '../c.ts'])
})

const dice: Package = {
  folder: 'packages/dice',
  name: '@house/dice',
  dependencies: [],
  devDependencies: ['yaml'],
  exports: {},
}
const game: Package = {
  folder: 'packages/rulesets/game',
  name: '@house/game',
  dependencies: ['@house/dice'],
  devDependencies: [],
  exports: { '.': './index.ts', './fixtures': './fight/test/people.ts' },
}
const app: Package = {
  folder: 'apps/app',
  name: '@house/app',
  dependencies: ['@house/game', 'fastify', '@scope/tool'],
  devDependencies: ['vite'],
  exports: {},
}
const bench: Package = { ...app, folder: 'bench', name: '@house/bench' }
const house: House = {
  packages: [dice, game, app, bench],
  pure: ['packages/dice', 'packages/rulesets/game'],
  mayImport: {
    'packages/dice': [],
    'packages/rulesets/game': ['packages/dice'],
    'apps/app': ['packages/rulesets/game', 'packages/dice'],
    bench: ['packages/rulesets/game'],
  },
  onlyFrom: { 'apps/app': { 'packages/rulesets/game': ['apps/app/src/games/game'] } },
  testRooms: ['packages/dice/naive'],
  mayUseTests: ['bench'],
  forTests: ['vitest'],
  built: ['packages/rulesets/game/dist'],
  mayRequire: ['apps/app/src/old.ts'],
}
const wrong = (own: Package, path: string, ...names: readonly string[]): readonly string[] =>
  wrongImports(own, `${own.folder}/${path}`, names.map(name => `import '${name}'\n`).join(''), house)

describe('a file may import', () => {
  test('its own package, what lies below, what is declared, and what the platform has', () => {
    expect(wrong(app, 'src/a.ts', './b.ts', '../c.ts', '@house/app/part')).toEqual([])
    expect(wrong(app, 'src/a.ts', 'fastify/part', '@scope/tool/part', 'node:fs')).toEqual([])
    expect(wrong(game, 'fight/a.ts', '../b.ts', '@house/dice')).toEqual([])
    expect(wrong(app, 'src/games/game/a.ts', '@house/game', '@house/game/part')).toEqual([])
  })
  test('where it is a test: what tests use', () => {
    for (const path of ['src/a.test.ts', 'test/a.ts', 'src/a-fixture.ts', 'src/test-house.ts', 'naive/a.ts'])
      expect(wrong(dice, path, 'vitest', 'yaml', 'node:fs')).toEqual([])
  })
  test('a test, or what only tests use, where it is one or measures the house', () => {
    expect(wrong(app, 'src/games/game/a.test.ts', './a-fixture.ts', './b.test.ts', '@house/game/fixtures')).toEqual([])
    expect(wrong(game, 'fight/test/a.ts', './people.ts', '@house/game/fixtures')).toEqual([])
    expect(wrong(bench, 'src/a.ts', '@house/game/fixtures', './test/a.ts')).toEqual([])
  })
  test('where it is a part of the build: what the build uses', () => {
    expect(wrong(app, 'vite.config.ts', 'vite')).toEqual([])
    expect(wrong(app, 'build/a.ts', 'vite')).toEqual([])
  })
})

describe('it is refused', () => {
  const above = 'stands below what it imports: @house/'
  const elsewhere = 'is in no room that may import'
  const aTest = 'is no test and imports one:'
  const undeclared = 'imports what its package does not declare:'
  const cases: { readonly [what: string]: readonly [own: Package, path: string, name: string, says: string] } = {
    'to import what lies above': [dice, 'src/a.ts', '@house/game', `${above}game`],
    'to import it in a test': [dice, 'src/a.test.ts', '@house/game', `${above}game`],
    'to import it where there is no folder of sources': [game, 'fight/a.ts', '@house/app', `${above}app`],
    'to reach out of its package': [game, 'a.ts', '../../dice/src/b.ts', 'reaches out of its package: ../../dice'],
    'to import the platform where it is pure': [dice, 'src/a.ts', 'node:fs', 'is pure and imports node:fs'],
    'to import it where there is no folder of sources, and pure': [
      game,
      'a.ts',
      'node:fs',
      'is pure and imports node:fs',
    ],
    'to import a game outside of its screens': [
      app,
      'src/home/a.ts',
      '@house/game/part',
      `${elsewhere} @house/game/part`,
    ],
    'to import it in the screens of another': [
      app,
      'src/games/go/a.test.ts',
      '@house/game',
      `${elsewhere} @house/game`,
    ],
    'to import a package from outside where it is pure': [game, 'fight/a.ts', 'yaml', 'is pure and imports yaml'],
    'to import one of ours that is not declared': [app, 'src/a.ts', '@house/dice', `${undeclared} @house/dice`],
    'to import what is not declared': [app, 'src/a.ts', 'zod', `${undeclared} zod`],
    'to import what is not declared in a test': [app, 'src/a.test.ts', 'zod', `${undeclared} zod`],
    'to import what is for the build': [app, 'src/a.ts', 'vite', `${undeclared} vite`],
    'to import a test where it is none': [app, 'src/a.ts', './b.test.ts', `${aTest} ./b.test.ts`],
    'to import what only tests use': [game, 'fired.ts', './fight/test/people.ts', `${aTest} ./fight/test/people.ts`],
    'to import from a room of the tests': [dice, 'a.ts', './naive/b.ts', `${aTest} ./naive/b.ts`],
    'to import what only tests use by its name': [app, 'a.ts', '@house/game/fixtures', `${aTest} @house/game/fixtures`],
    'to import it from its own package': [game, 'a.ts', '@house/game/fixtures', `${aTest} @house/game/fixtures`],
    'to import what is for tests': [app, 'src/a.ts', 'vitest', `${undeclared} vitest`],
  }
  for (const [what, [own, path, name, says]] of Object.entries(cases))
    test(what, () => expect(wrong(own, path, name)).toEqual([expect.stringContaining(says)]))
})

describe('a file beside the source', () => {
  const said = (own: Package, path: string, source: string): readonly string[] =>
    wrongImports(own, `${own.folder}/${path}`, source, house)

  test('may be named by its address in its own package, and where a build left it', () => {
    expect(said(app, 'src/a.ts', address("'worker.ts'"))).toEqual([])
    expect(said(app, 'src/a.ts', address("'../../../packages/rulesets/game/dist'"))).toEqual([])
  })
  test('may be data from anywhere, and of any name, for a test', () => {
    expect(said(game, 'a.test.ts', address("'../../../examples/a.yaml'"))).toEqual([])
    expect(said(game, 'a.test.ts', address(`\`../../../examples/${HOLE}.yaml\``))).toEqual([])
  })
  test('is refused outside of its package', () => {
    const outside = [expect.stringContaining('reaches out of its package: ../dice')]
    expect(said(app, 'a.ts', address("'../dice/inventory.yaml'"))).toEqual(outside)
    expect(said(app, 'a.test.ts', address("'../dice/src/a.ts'"))).toEqual(outside)
    const above = [expect.stringContaining('stands below what it imports: @house/app/inventory.yaml')]
    expect(said(game, 'a.ts', call('import.meta.resolve', "'@house/app/inventory.yaml'"))).toEqual(above)
  })
  test('is refused where only a run could tell which it is', () => {
    const hidden = [expect.stringContaining('a.ts names a file by what only a run can tell')]
    expect(said(app, 'a.ts', address(`\`../${HOLE}.yaml\``))).toEqual(hidden)
    expect(said(app, 'a.ts', address('join(name, part)'))).toEqual(hidden)
    for (const way of ['import', 'import.meta.resolve'])
      for (const [path, named] of [
        ['src/a.ts', 'name'],
        ['test/a.ts', `\`../${HOLE}.ts\``],
      ] as const)
        expect(said(app, path, call(way, named))).toEqual(hidden)
  })
  test('is refused by require, but for files that are listed', () => {
    for (const way of ['require', 'createRequire']) {
      expect(said(app, 'src/a.test.ts', call(way, "'a'"))).toEqual(['apps/app/src/a.test.ts uses require'])
      expect(said(app, 'src/old.ts', call(way, "'a'"))).toEqual([])
    }
  })
})

test('a test is known by its name or its room', () => {
  const tests = [
    'a.test.ts',
    'a.test.tsx',
    'test/a.ts',
    'b/test/a.ts',
    'b/test-a.ts',
    'b/fixtures.ts',
    'b/a-fixture.ts',
  ]
  const others = ['a.ts', 'latest/a.ts', 'b/testing.ts', 'b/fixture/a.ts', 'rooms.ts']
  expect(tests.filter(path => !isTest(path, []))).toEqual([])
  expect(others.filter(path => isTest(path, []))).toEqual([])
  expect(['room/a.ts', 'rooms/a.ts'].map(path => isTest(path, ['room']))).toEqual([true, false])
})
