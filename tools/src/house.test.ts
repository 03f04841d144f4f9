/** The rules of the house: they are kept by tools, and these tests prove that the tools refuse what they must. */
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { MAY_IMPORT } from './layout.ts'

const ROOT = join(import.meta.dirname, '../..')
const SKIP = ['**/node_modules/**']

interface Manifest {
  readonly name: string
  readonly dependencies?: { readonly [name: string]: string }
}

const manifests = globSync('{apps,packages,packages/rulesets}/*/package.json', { cwd: ROOT, exclude: SKIP })
  .concat('bench/package.json', 'tools/package.json')
  .map(path => {
    const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
    return { folder: dirname(path), manifest }
  })
const folderOf = new Map(manifests.map(({ folder, manifest }) => [manifest.name, folder]))

/** Every module a source file names, types included. */
function imported(source: string): readonly string[] {
  const named = /^(?:import|export)\b[^'"`]*?\bfrom '([^'\n]+)'|^import '([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm
  return [...source.matchAll(named)].map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? '')
}

test('every way to name a module is seen', () => {
  const source =
    "import a from 'a'\nimport {\n  b,\n} from 'b'\nexport { c } from 'c'\nimport 'd'\nconst e = await import('e')\n"
  expect(imported(`${source}import type { F } from 'f'\nconst g = text('from', 'h')\n`)).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
  ])
})

/** Code of a pure package, not a test of it. */
const isPure = (path: string): boolean =>
  /^packages\/(dice|engine|geometry|rulesets\/[^/]+)\/(src|demo)\//.test(path) && !path.endsWith('.test.ts')

describe('import direction', () => {
  test('every package stands on the map of the house', () => {
    expect(manifests.map(({ folder }) => folder).filter(folder => !(folder in MAY_IMPORT))).toEqual([])
  })

  for (const { folder, manifest } of manifests) {
    test(`${folder} imports only what stands below it`, () => {
      const wrong: string[] = []
      for (const path of globSync(`${folder}/**/*.{ts,tsx,js}`, { cwd: ROOT, exclude: SKIP })) {
        for (const name of imported(readFileSync(join(ROOT, path), 'utf8'))) {
          const [scope, rest] = name.split('/')
          const target = folderOf.get(`${scope}/${rest}`)
          const own = target === folder
          if (target !== undefined && !own && !MAY_IMPORT[folder]?.includes(target))
            wrong.push(`${path} imports ${name}`)
          const outside = target === undefined && !name.startsWith('.') && isPure(path)
          if (outside) wrong.push(`${path} is pure and imports ${name}`)
          const escapes = name.startsWith('.') && relative(folder, join(dirname(path), name)).startsWith('..')
          if (escapes) wrong.push(`${path} reaches out of its package: ${name}`)
        }
      }
      expect(wrong).toEqual([])
    })

    test(`${folder} depends on no package above it`, () => {
      const declared = Object.keys(manifest.dependencies ?? {}).flatMap(name => folderOf.get(name) ?? [])
      expect(declared.filter(target => !MAY_IMPORT[folder]?.includes(target))).toEqual([])
    })
  }

  test('dice, geometry and engine depend on nobody outside', () => {
    for (const folder of ['packages/dice', 'packages/geometry', 'packages/engine']) {
      const manifest = manifests.find(one => one.folder === folder)?.manifest
      expect(Object.keys(manifest?.dependencies ?? {}).filter(name => !name.startsWith('@umpire/'))).toEqual([])
    }
  })
})

describe('purity', () => {
  const PURE = ['dice', 'engine', 'geometry', 'rulesets/traveller']
  const impure: { readonly [name: string]: string } = {
    'math-random': 'export const a = Math.random()\n',
    'math-random-by-another-way': 'export const { max, random } = Math\n',
    'math-random-by-another-name': 'const sums = Math\nexport const a = sums.random()\n',
    'math-random-by-its-name': "export const a = Math['random']()\n",
    'a-clock-in-disguise': "export const a = new Intl.DateTimeFormat('en').format()\n",
    date: 'export const a = new Date(0)\n',
    'date-now': 'export const a = Date.now()\n',
    'date-through-globalThis': 'export const a = globalThis.Date\n',
    timer: 'setTimeout(() => {}, 1)\n',
    console: "console.log('')\n",
    file: "import { readFileSync } from 'node:fs'\nexport const a = readFileSync('x')\n",
  }
  const pure = 'export const a = Math.max(1, 2)\n'

  // A house of its own with our configuration, and the violations planted in it.
  const house = mkdtempSync(join(tmpdir(), 'umpire-house-'))
  const plant = (path: string, source: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), source)
  }
  cpSync(join(ROOT, 'biome.json'), join(house, 'biome.json'))
  cpSync(join(ROOT, 'tools/pure.grit'), join(house, 'tools/pure.grit'))
  for (const folder of PURE) {
    for (const [name, source] of Object.entries(impure)) plant(`packages/${folder}/src/${name}.ts`, source)
    plant(`packages/${folder}/src/pure.ts`, pure)
  }
  plant('apps/cli/src/date.ts', impure['date'] ?? '')
  const { stdout } = spawnSync(
    'biome',
    ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=1000'],
    {
      cwd: house,
      encoding: 'utf8',
    },
  )
  rmSync(house, { recursive: true })
  const refused = new Set(
    [...stdout.matchAll(/^::error .*?file=([^,]+),/gm)].map(match => relative(house, match[1] ?? '')),
  )

  for (const name of Object.keys(impure)) {
    test(`${name} is refused in a pure package`, () => {
      expect(
        PURE.filter(folder => !refused.has(`packages/${folder}/src/${name}.ts`)),
        stdout,
      ).toEqual([])
    })
  }
  test('a pure file passes, and so does a clock outside the pure packages', () => {
    expect(refused).not.toContain('apps/cli/src/date.ts')
    for (const folder of PURE) expect(refused).not.toContain(`packages/${folder}/src/pure.ts`)
  })
})
