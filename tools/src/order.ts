/** Rooms that lie one above the other: each imports only rooms of lower levels. */
import { type Files, imported, isTest, type Package, targetOf } from './imports.ts'

/** The rooms of a folder by level, lowest first, each by its path from that folder: a folder, or a file. */
export type Levels = readonly (readonly string[])[]

interface Room {
  readonly name: string
  readonly level: number
}

/** Files that lie in the folder itself stand above all rooms. */
function roomOf(own: string, levels: Levels): Room | undefined {
  const isRoom = (room: string): boolean => own === room || own.startsWith(`${room}/`)
  const level = levels.findIndex(rooms => rooms.some(isRoom))
  const name = levels[level]?.find(isRoom)
  if (name !== undefined) return { name, level }
  return own.includes('/') ? undefined : { name: 'its root', level: levels.length }
}

/** Imports between the rooms of a folder that do not go down, and files in no room. Tests may use everything. */
export function wrongOrder(
  folder: string,
  levels: Levels,
  files: Files,
  { packages, testRooms }: { readonly packages: readonly Package[]; readonly testRooms: readonly string[] },
): readonly string[] {
  const ownPath = (path: string): string => path.slice(folder.length + 1)
  const inside = [...files].filter(([path]) => path.startsWith(`${folder}/`) && !isTest(path, testRooms))
  return inside.flatMap(([path, source]) => {
    const from = roomOf(ownPath(path), levels)
    if (from === undefined) return [`${path} is in no room of ${folder}`]
    return imported(source).flatMap(specifier => {
      const target = targetOf(path, specifier, packages)
      const to = target?.startsWith(`${folder}/`) ? roomOf(ownPath(target), levels) : undefined
      if (to === undefined || to.name === from.name || to.level < from.level) return []
      return [`${path}: ${from.name} stands below ${to.name}, or beside it, and imports ${specifier}`]
    })
  })
}
