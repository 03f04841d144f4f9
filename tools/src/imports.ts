/** Which imports a file has, and which of them the house refuses. */
import { dirname, join, relative } from 'node:path/posix'

/** Files by their path from the root, with forward slashes. */
export type Files = ReadonlyMap<string, string>

export interface Package {
  /** From the root. */
  readonly folder: string
  readonly name: string
  readonly dependencies: readonly string[]
  /** What its tests and its build may use besides. */
  readonly devDependencies: readonly string[]
}

export interface House {
  readonly packages: readonly Package[]
  /** Folders of packages that may import nothing from outside. */
  readonly pure: readonly string[]
  /** By the folder of a package: the folders of those that it may import. */
  readonly mayImport: { readonly [folder: string]: readonly string[] }
  /** Folders that only tests use. */
  readonly testRooms: readonly string[]
  /** What every test may use. */
  readonly forTests: readonly string[]
}

/** Every module a source file names, types included. */
export function imported(source: string): readonly string[] {
  const named = /^(?:import|export)\b[^'"`]*?\bfrom '([^'\n]+)'|^import '([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm
  return [...source.matchAll(named)].map(([, from, bare, lazy]) => from ?? bare ?? lazy ?? '')
}

/** A test, or something that only tests use: by its name, or because it lies in a room of the tests. */
export const isTest = (path: string, testRooms: readonly string[]): boolean =>
  /\.test\.tsx?$|(?:^|\/)test\/|(?:^|\/)test-[^/]+$|fixtures?\.tsx?$/.test(path) ||
  testRooms.some(room => isIn(path, room))

/** What only builds a package: its configuration. */
const isBuild = (path: string): boolean => /\.config\.ts$|\/build\//.test(path)

const isIn = (path: string, folder: string): boolean => path.startsWith(`${folder}/`)

/** `@scope/name/part` is of the package `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** A file may import what lies below its package, what its package declares, and nothing else. */
export function wrongImports(own: Package, path: string, source: string, house: House): readonly string[] {
  return imported(source).flatMap(specifier => {
    if (specifier.startsWith('.')) {
      const target = join(dirname(path), specifier)
      return relative(own.folder, target).startsWith('..') ? [`${path} reaches out of its package: ${specifier}`] : []
    }
    const wrong = specifier.startsWith('node:')
      ? isPure(path, house) && 'is pure and imports'
      : refusalOf(own, path, packageOf(specifier), house)
    return wrong === false ? [] : [`${path} ${wrong} ${specifier}`]
  })
}

const isPure = (path: string, { pure, testRooms }: House): boolean =>
  !isTest(path, testRooms) && pure.some(folder => isIn(path, folder))

function refusalOf(own: Package, path: string, name: string, house: House): string | false {
  if (name === own.name) return false
  const target = house.packages.find(one => one.name === name)
  if (target !== undefined && house.mayImport[own.folder]?.includes(target.folder) !== true)
    return 'stands below what it imports:'
  if (target === undefined && isPure(path, house)) return 'is pure and imports'
  const tests = isTest(path, house.testRooms)
  const declared = [
    ...own.dependencies,
    ...(tests || isBuild(path) ? own.devDependencies : []),
    ...(tests ? house.forTests : []),
  ]
  return !declared.includes(name) && 'imports what its package does not declare:'
}
