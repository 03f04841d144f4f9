/** Which folders of a package import which, and where that goes around in a circle. */
import { dirname, relative } from 'node:path/posix'
import { type Files, imported, isTest, type Package, targetOf } from './imports.ts'

/** One folder imports from another, with the files that do. */
export interface Edge {
  readonly from: string
  readonly to: string
  readonly imports: readonly string[]
}

/** The two folders of an import that goes against the direction of its package, from the package's own folder. */
export type Known = readonly [from: string, to: string]

/** A part of a package and whether it is a room: the files at its root are none, some stand above all rooms, some below. */
interface Place {
  readonly at: string
  readonly isRoom: boolean
}

function placeOf(path: string, folder: string, entries: readonly string[]): Place {
  const own = relative(folder, path)
  const isRoom = !entries.includes(own) && !['.', 'src'].includes(dirname(own))
  return { at: isRoom ? dirname(own) : own, isRoom }
}

/** A package with the files that others import or start it by, from its own folder. */
export interface Entered extends Package {
  readonly entries: readonly string[]
}

/**
 * The folders of a package that import from another. Files at its root, and its entries, which others import it by,
 * stand for themselves, each by its own path. Tests are left out: they may use everything.
 */
export function folderEdges(own: Entered, files: Files, testRooms: readonly string[]): readonly Edge[] {
  const { folder, entries } = own
  // A package that only tests use is held to a direction all the same.
  const tests = testRooms.filter(room => room !== folder)
  const found = new Map<string, { from: string; to: string; imports: string[] }>()
  for (const [path, source] of files) {
    if (!path.startsWith(`${folder}/`) || isTest(path, tests)) continue
    const { at: from, isRoom } = placeOf(path, folder, entries)
    for (const target of imported(source).flatMap(specifier => targetOf(path, specifier, [own]) ?? [])) {
      const { at: to, isRoom: toRoom } = placeOf(target, folder, entries)
      if (from === to || !files.has(target) || isTest(target, tests) || !(isRoom || toRoom)) continue
      const edge = found.get(`${from} ${to}`) ?? { from, to, imports: [] }
      edge.imports.push(`${relative(folder, path)} imports ${relative(folder, target)}`)
      found.set(`${from} ${to}`, edge)
    }
  }
  return [...found.values()]
}

/** Some way around, as the edges of it; none if every folder can be laid above those that it imports. */
export function circleIn(edges: readonly Edge[]): readonly Edge[] | undefined {
  const from = Map.groupBy(edges, edge => edge.from)
  const done = new Set<string>()
  const walk = (folder: string, way: readonly Edge[]): readonly Edge[] | undefined => {
    const start = way.findIndex(edge => edge.from === folder)
    if (start >= 0) return way.slice(start)
    if (done.has(folder)) return undefined
    for (const edge of from.get(folder) ?? []) {
      const circle = walk(edge.to, [...way, edge])
      if (circle !== undefined) return circle
    }
    done.add(folder)
    return undefined
  }
  for (const folder of from.keys()) {
    const circle = walk(folder, [])
    if (circle !== undefined) return circle
  }
  return undefined
}

const without = (edges: readonly Edge[], known: readonly Known[]): readonly Edge[] =>
  edges.filter(({ from, to }) => !known.some(([above, below]) => above === from && below === to))

/** Circles besides those that are known; and what is known and gone, or closes no circle any more. */
export function wrongCycles(edges: readonly Edge[], known: readonly Known[]): readonly string[] {
  const circle = circleIn(without(edges, known))
  if (circle !== undefined) return [`a circle of folders: ${circle.map(edgeText).join(', ')}`]
  return known
    .filter(
      one =>
        circleIn(
          without(
            edges,
            known.filter(other => other !== one),
          ),
        ) === undefined,
    )
    .map(([from, to]) => `${from} → ${to} closes no circle any more: take it off the list`)
}

const edgeText = ({ from, to, imports: [first] }: Edge): string => `${from} → ${to} (${first})`
