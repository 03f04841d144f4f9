/** The rules of the house: they are kept by tools, and these tests prove that the tools refuse what they must. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderEdges, wrongCycles } from './cycles.ts'
import { type House, isTest, wrongImports } from './imports.ts'
import {
  AGAINST_DIRECTION,
  BUILT,
  FULL_ROOMS,
  MAY_IMPORT,
  MAY_REQUIRE,
  MAY_USE_TESTS,
  MOST_FILES,
  ONLY_FROM,
  PURE,
  ROOM_ORDERS,
  TEST_ROOMS,
} from './layout.ts'
import { wrongOrder } from './order.ts'
import { roomInText, roomsInText } from './order-text.ts'
import { wrongEndings, wrongRooms } from './rooms.ts'
import { allFiles, manifests, ROOT, sources } from './tree.ts'

const files = sources()
const all = manifests()
const layout: House = {
  packages: all,
  pure: PURE,
  mayImport: MAY_IMPORT,
  onlyFrom: ONLY_FROM,
  testRooms: TEST_ROOMS,
  mayUseTests: MAY_USE_TESTS,
  forTests: all.find(({ folder }) => folder === '.')?.devDependencies ?? [],
  built: BUILT,
  mayRequire: MAY_REQUIRE,
}
const packages = all.filter(({ folder }) => folder !== '.')

describe('the map of the house', () => {
  test('has every package, and no other', () => {
    expect(packages.map(({ folder }) => folder).toSorted()).toEqual(Object.keys(MAY_IMPORT).toSorted())
  })
  test('has every file in a package', () => {
    const inNone = [...files.keys()].filter(path => !packages.some(({ folder }) => path.startsWith(`${folder}/`)))
    expect(inNone).toEqual(['vitest.config.ts'])
  })
  test('has no file with an ending that it does not know', () => {
    expect(wrongEndings([...files.keys()])).toEqual([])
  })
  for (const own of packages) {
    const { folder } = own
    test(`${folder} imports what stands below it and what it declares`, () => {
      const inside = [...files].filter(([path]) => path.startsWith(`${folder}/`))
      expect(inside.length).toBeGreaterThan(0)
      expect(inside.flatMap(([path, source]) => wrongImports(own, path, source, layout))).toEqual([])
    })
    test(`${folder} declares no package above it`, () => {
      const declared = all.filter(({ name }) => own.dependencies.includes(name)).map(one => one.folder)
      expect(declared.filter(target => !MAY_IMPORT[folder]?.includes(target))).toEqual([])
    })
    test(`the folders of ${folder} import each other in one direction`, () => {
      expect(wrongCycles(folderEdges(own, files, TEST_ROOMS), AGAINST_DIRECTION[folder] ?? [])).toEqual([])
    })
  }
  const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8')
  test('shows a rule as the demonstration has it', () => {
    const [, shown = 'none'] = /^ *```ts\n([^`]*?) *```$/m.exec(text) ?? []
    expect(files.get('packages/engine/demo/defense.ts')).toContain(shown.replaceAll(/^ {3}/gm, ''))
  })
  for (const [folder, levels] of Object.entries(ROOM_ORDERS)) {
    test(`the rooms of ${folder} import only lower ones`, () => {
      expect(wrongOrder(folder, levels, files, layout)).toEqual([])
    })
    test(`the order of the rooms of ${folder} is that of ARCHITECTURE.md`, () => {
      expect(roomsInText(text, folder)).toEqual([...new Set(levels.flat().flatMap(roomInText))])
    })
  }
  test('has a room in the page for every ruleset that the page may import', () => {
    for (const [folder, rooms] of Object.entries(ONLY_FROM)) {
      const rulesets = MAY_IMPORT[folder]?.filter(target => target.startsWith('packages/rulesets/'))
      expect(Object.keys(rooms).toSorted()).toEqual(rulesets?.toSorted())
    }
  })
  test('pure packages depend on no package outside', () => {
    for (const { folder, dependencies } of packages.filter(one => PURE.includes(one.folder)))
      expect([folder, dependencies.filter(name => !all.some(one => one.name === name))]).toEqual([folder, []])
  })
  test('names no folder that is not there', () => {
    const rooms = Object.values(ONLY_FROM).flatMap(targets => Object.values(targets).flat())
    const ordered = Object.entries(ROOM_ORDERS).flatMap(([folder, levels]) =>
      levels.flat().map(room => `${folder}/${room}`),
    )
    const named = [...PURE, ...TEST_ROOMS, ...MAY_USE_TESTS, ...rooms, ...ordered]
    expect(named.filter(path => !existsSync(join(ROOT, path)))).toEqual([])
  })
  test('lets no file require that does not', () => {
    expect(MAY_REQUIRE.filter(path => !/require\(/i.test(files.get(path) ?? ''))).toEqual([])
  })
  test(`no folder has more than ${MOST_FILES} files`, () => {
    expect(wrongRooms(allFiles(), MOST_FILES, FULL_ROOMS)).toEqual([])
  })
})

describe('purity', () => {
  const impure: { readonly [name: string]: string } = {
    'math-random': 'export const a = Math.random()\n',
    'math-random-by-another-way': 'export const { max, random } = Math\n',
    'math-random-by-another-name': 'const sums = Math\nexport const a = sums.random()\n',
    'math-random-by-its-name': "export const a = Math['random']()\n",
    'a-clock-in-disguise': "export const a = new Intl.DateTimeFormat('en').format()\n",
    date: 'export const a = new Date(0)\n',
    'date-now': 'export const a = Date.now()\n',
    'date-through-globalThis': 'export const a = globalThis.Date\n',
    'clock-of-the-page': 'export const a = performance.now()\n',
    process: 'export const a = process.hrtime()\n',
    fetch: "export const a = fetch('https://example.org')\n",
    'random-bytes': 'export const a = crypto.getRandomValues(new Uint8Array(1))\n',
    'a-task-for-later': 'queueMicrotask(() => {})\n',
    'an-order-of-the-machine': "export const a = ['b', 'a'].sort((x, y) => x.localeCompare(y, 'en'))\n",
    'a-number-of-the-machine': 'export const a = (1234.5).toLocaleString()\n',
    'letters-of-the-machine': "export const a = 'I'.toLocaleLowerCase()\n",
    timer: 'setTimeout(() => {}, 1)\n',
    console: "console.log('')\n",
    file: "import { readFileSync } from 'node:fs'\nexport const a = readFileSync('x')\n",
  }
  const pure = 'export const a = Math.max(1, 2)\n'

  // Where the sources of a pure package are: at its root, or in folders such as src.
  const pureFolders = PURE.flatMap(folder => {
    const own = [...files.keys()].filter(path => path.startsWith(`${folder}/`) && !isTest(path, TEST_ROOMS))
    const parts = new Set(
      own.map(path => path.slice(folder.length + 1)).map(path => path.split('/').slice(0, -1)[0] ?? ''),
    )
    return parts.has('') ? [folder] : Array.from(parts, part => `${folder}/${part}`)
  })

  // A house of its own with our configuration, and the violations planted in it.
  // Where the folder of temporary files is a link, as on macOS, tools name what it leads to.
  const house = mkdtempSync(join(realpathSync(tmpdir()), 'umpire-house-'))
  const plant = (path: string, source: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), source)
  }
  cpSync(join(ROOT, 'biome.json'), join(house, 'biome.json'))
  cpSync(join(ROOT, 'tools/pure.grit'), join(house, 'tools/pure.grit'))
  for (const config of ['tsconfig.base.json', 'tsconfig.pure.json']) cpSync(join(ROOT, config), join(house, config))
  plant('package.json', '{ "type": "module" }')
  for (const folder of pureFolders) {
    for (const [name, source] of Object.entries(impure)) plant(`${folder}/${name}.ts`, source)
    plant(`${folder}/pure.ts`, pure)
  }
  plant('apps/cli/src/date.ts', impure['date'] ?? '')
  // The entries that npm links in .bin, which Windows could not start by their names.
  const run = (tool: string, ...args: readonly string[]): string =>
    spawnSync(process.execPath, [join(ROOT, 'node_modules', tool), ...args], { cwd: house, encoding: 'utf8' }).stdout
  const linted = run(
    '@biomejs/biome/bin/biome',
    'lint',
    '--vcs-enabled=false',
    '--reporter=github',
    '--max-diagnostics=1000',
  )
  const compiled = run('typescript/bin/tsc', '-p', 'tsconfig.pure.json', '--noEmit', '--pretty', 'false')
  rmSync(house, { recursive: true })
  const refused = new Set(
    [...linted.matchAll(/^::error .*?file=([^,]+),/gm)].map(match =>
      relative(house, match[1] ?? '').replaceAll('\\', '/'),
    ),
  )
  const uncompiled = new Set([...compiled.matchAll(/^([^(\n]+)\(\d+,\d+\): error/gm)].map(([, path]) => path))

  for (const name of Object.keys(impure)) {
    test(`${name} is refused in a pure package`, () => {
      expect(
        pureFolders.filter(folder => !refused.has(`${folder}/${name}.ts`)),
        linted,
      ).toEqual([])
    })
  }
  for (const name of ['timer', 'console', 'file']) {
    test(`${name} does not compile in a pure package`, () => {
      expect(
        pureFolders.filter(folder => !uncompiled.has(`${folder}/${name}.ts`)),
        compiled,
      ).toEqual([])
    })
  }
  test('a pure file passes, and so does a clock outside the pure packages', () => {
    expect(refused).not.toContain('apps/cli/src/date.ts')
    for (const folder of pureFolders) {
      expect(refused).not.toContain(`${folder}/pure.ts`)
      expect(uncompiled).not.toContain(`${folder}/pure.ts`)
    }
  })
})
