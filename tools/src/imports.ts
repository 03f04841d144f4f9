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
  /** By what is put after its name (`.`, `./part`): the file that is meant, from its own folder. */
  readonly exports: { readonly [subpath: string]: string }
}

export interface House {
  readonly packages: readonly Package[]
  /** Folders of packages that may import nothing from outside. */
  readonly pure: readonly string[]
  /** By the folder of a package: the folders of those that it may import. */
  readonly mayImport: { readonly [folder: string]: readonly string[] }
  /** By the folder of a package, and of one that it may import: the folders of its own that may do so, if not all may. */
  readonly onlyFrom: { readonly [folder: string]: { readonly [target: string]: readonly string[] } }
  /** Folders that only tests use. */
  readonly testRooms: readonly string[]
  /** Folders that are no tests, but may import what is: what measures the others uses their fixtures. */
  readonly mayUseTests: readonly string[]
  /** What every test may use. */
  readonly forTests: readonly string[]
  /** What a build leaves for others to read: no sources, so not on the map. */
  readonly built: readonly string[]
  /** Files that may use `require`. */
  readonly mayRequire: readonly string[]
}

/** Where a source names another file: `literal` is missing if only a run could tell which one. */
interface Naming {
  readonly by: 'statement' | 'call' | 'address'
  readonly text: string
  readonly literal: string | undefined
}

const STATEMENT = /^(?:import|export)\b[^'"`]*?\bfrom ['"]([^'"\n]+)['"]|^import ['"]([^'"\n]+)['"]/gm
const CALL = /\bimport(?:\.meta\.resolve)?\(\s*([^,)]*)/g
const ADDRESS = /\bnew URL\(((?:(?!\bnew URL\()[\s\S])*?),\s*import\.meta\.url\b/g
const REQUIRE = /\b(?:require|createRequire)\(/

const literalIn = (text: string): string | undefined => /^(['"`])([^'"`$]+)\1$/.exec(text)?.[2]

/** An address is relative to its file, whether or not it begins with a dot. */
const relativeAddress = (literal: string | undefined): string | undefined =>
  literal === undefined || literal.startsWith('.') ? literal : `./${literal}`

function* namings(source: string): Generator<Naming> {
  for (const [text, from, bare] of source.matchAll(STATEMENT)) yield { by: 'statement', text, literal: from ?? bare }
  for (const [text, named = ''] of source.matchAll(CALL)) yield { by: 'call', text, literal: literalIn(named.trim()) }
  for (const [text, named = ''] of source.matchAll(ADDRESS))
    yield { by: 'address', text, literal: relativeAddress(literalIn(named.trim())) }
}

/** Every module and every file beside it that a source names, types included. */
export const imported = (source: string): readonly string[] =>
  [...namings(source)].flatMap(({ literal }) => literal ?? [])

/** A test, or something that only tests use: by its name, or because it lies in a room of the tests. */
export const isTest = (path: string, testRooms: readonly string[]): boolean =>
  /\.test\.tsx?$|(?:^|\/)test\/|(?:^|\/)test-[^/]+$|fixtures?\.tsx?$/.test(path) ||
  testRooms.some(room => isIn(path, room))

/** What only builds a package: its configuration. */
const isBuild = (path: string): boolean => /\.config\.ts$|\/build\//.test(path)

const isSource = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path)

const isIn = (path: string, folder: string): boolean => path.startsWith(`${folder}/`)

/** `@scope/name/part` is of the package `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** The file that a specifier means, from the root; nothing where it is none of ours. */
export function targetOf(path: string, specifier: string, packages: readonly Package[]): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(path), specifier)
  const name = packageOf(specifier)
  const target = packages.find(one => one.name === name)
  const entry = target?.exports[`.${specifier.slice(name.length)}`]
  return target === undefined || entry === undefined ? undefined : join(target.folder, entry)
}

/** A file may import what lies below its package, what its package declares, and nothing else. */
export function wrongImports(own: Package, path: string, source: string, house: House): readonly string[] {
  const wrong = imported(source).flatMap(specifier => {
    const refusal =
      refusalOfTest(path, specifier, house) ||
      (specifier.startsWith('.') ? refusalOfFile(own, path, specifier, house) : refusalOf(own, path, specifier, house))
    return refusal === false ? [] : [`${path} ${refusal} ${specifier}`]
  })
  return [...wrong, ...hiddenImports(path, source, house)]
}

/** Through a test, which may use more, a file would come to what it may not import itself. */
function refusalOfTest(path: string, specifier: string, house: House): string | false {
  const { packages, testRooms, mayUseTests } = house
  if (isTest(path, testRooms) || mayUseTests.some(folder => isIn(path, folder))) return false
  const target = targetOf(path, specifier, packages)
  return target !== undefined && isTest(target, testRooms) && 'is no test and imports one:'
}

/** What keeps the house from seeing which file is meant. Tests may read files of any name. */
function hiddenImports(path: string, source: string, { testRooms, mayRequire }: House): readonly string[] {
  const test = isTest(path, testRooms)
  const hidden = [...namings(source)]
    .filter(({ by, literal }) => literal === undefined && !(test && by === 'address'))
    .map(({ text }) => `${path} names a file by what only a run can tell: ${text}`)
  return REQUIRE.test(source) && !mayRequire.includes(path) ? [...hidden, `${path} uses require`] : hidden
}

/** Tests may read data wherever it lies, such as the examples. */
function refusalOfFile(own: Package, path: string, specifier: string, { testRooms, built }: House): string | false {
  const target = join(dirname(path), specifier)
  const isOutside = relative(own.folder, target).startsWith('..')
  const isData = isTest(path, testRooms) && !isSource(target)
  return isOutside && !isData && !built.includes(target) && 'reaches out of its package:'
}

const isPure = (path: string, { pure, testRooms }: House): boolean =>
  !isTest(path, testRooms) && pure.some(folder => isIn(path, folder))

function refusalOf(own: Package, path: string, specifier: string, house: House): string | false {
  if (specifier.startsWith('node:')) return isPure(path, house) && 'is pure and imports'
  const name = packageOf(specifier)
  if (name === own.name) return false
  const target = house.packages.find(one => one.name === name)
  if (target !== undefined && house.mayImport[own.folder]?.includes(target.folder) !== true)
    return 'stands below what it imports:'
  const rooms = target === undefined ? undefined : house.onlyFrom[own.folder]?.[target.folder]
  if (rooms?.some(room => isIn(path, room)) === false) return 'is in no room that may import'
  if (target === undefined && isPure(path, house)) return 'is pure and imports'
  const tests = isTest(path, house.testRooms)
  const declared = [
    ...own.dependencies,
    ...(tests || isBuild(path) ? own.devDependencies : []),
    ...(tests ? house.forTests : []),
  ]
  return !declared.includes(name) && 'imports what its package does not declare:'
}
