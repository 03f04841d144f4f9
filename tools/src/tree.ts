/** The tree as it is: its sources, and what its packages declare. */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Entered } from './cycles.ts'
import type { Files } from './imports.ts'

export const ROOT = join(import.meta.dirname, '../..')

const SKIP = ['**/node_modules/**', '**/dist/**']

const found = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT, exclude: SKIP }).map(path => path.replaceAll('\\', '/'))

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** Every file of the project, data and styles too, whether or not git knows it yet. */
export function allFiles(): readonly string[] {
  const { status, stdout, stderr } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: ROOT, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`git ls-files: expected the files of the project, got ${stderr}`)
  return stdout.split('\0').filter(path => path !== '' && existsSync(join(ROOT, path)))
}

/** All that Node, Vite or a browser could run, whether or not the house allows its ending. */
export const sources = (): Files =>
  new Map(found('**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}').map(path => [path, read(path)]))

interface Manifest {
  readonly name: string
  readonly dependencies?: { readonly [name: string]: string }
  readonly devDependencies?: { readonly [name: string]: string }
  readonly exports?: { readonly [name: string]: string }
  readonly bin?: { readonly [name: string]: string }
}

/** Every package of the tree; the root is one of them. */
export const manifests = (): readonly Entered[] =>
  found('**/package.json').map(path => {
    const manifest: Manifest = JSON.parse(read(path))
    const { name, dependencies = {}, devDependencies = {}, exports = {}, bin = {} } = manifest
    return {
      folder: dirname(path),
      name,
      dependencies: Object.keys(dependencies),
      devDependencies: Object.keys(devDependencies),
      exports,
      entries: [...Object.values(exports), ...Object.values(bin)].map(entry => entry.replace(/^\.\//, '')),
    }
  })
