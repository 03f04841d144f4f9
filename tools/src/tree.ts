/** The tree as it is: its sources, and what its packages declare. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Files, Package } from './imports.ts'

export const ROOT = join(import.meta.dirname, '../..')

const SKIP = ['**/node_modules/**', '**/dist/**']

const found = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT, exclude: SKIP }).map(path => path.replaceAll('\\', '/'))

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

export const sources = (): Files => new Map(found('**/*.{ts,tsx,js}').map(path => [path, read(path)]))

interface Manifest {
  readonly name: string
  readonly dependencies?: { readonly [name: string]: string }
  readonly devDependencies?: { readonly [name: string]: string }
  readonly exports?: { readonly [name: string]: string }
  readonly bin?: { readonly [name: string]: string }
}

/** A package with the files that others import or start it by, from its own folder. */
export interface Declared extends Package {
  readonly entries: readonly string[]
}

/** Every package of the tree; the root is one of them. */
export const manifests = (): readonly Declared[] =>
  found('**/package.json').map(path => {
    const manifest: Manifest = JSON.parse(read(path))
    const { name, dependencies = {}, devDependencies = {}, exports = {}, bin = {} } = manifest
    return {
      folder: dirname(path),
      name,
      dependencies: Object.keys(dependencies),
      devDependencies: Object.keys(devDependencies),
      entries: [...Object.values(exports), ...Object.values(bin)].map(entry => entry.replace(/^\.\//, '')),
    }
  })
