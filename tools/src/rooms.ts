/** Folders small enough to find something in, and files by the endings that the house knows. */
import { dirname } from 'node:path/posix'

/** By folder, how many files are in it, those of folders within it not counted. */
function filesByFolder(paths: readonly string[]): ReadonlyMap<string, number> {
  const count = new Map<string, number>()
  for (const path of paths) count.set(dirname(path), (count.get(dirname(path)) ?? 0) + 1)
  return count
}

/**
 * Folders of more than `most` files. One of the exceptions may have the number that it is listed with: it may not grow,
 * and when it shrinks, the number goes down with it.
 */
export function wrongRooms(
  paths: readonly string[],
  most: number,
  exceptions: { readonly [folder: string]: number },
): readonly string[] {
  const count = filesByFolder(paths)
  const full = [...count].flatMap(([folder, files]) =>
    files <= most || folder in exceptions ? [] : [`${folder} has ${files} files, more than ${most}: make rooms of it`],
  )
  const listed = Object.entries(exceptions).flatMap(([folder, known]) => {
    const files = count.get(folder) ?? 0
    if (files <= most) return [`${folder} has ${files} files: take it off the list of exceptions`]
    if (files > known) return [`${folder} has ${files} files, ${files - known} more than it is listed with`]
    return files < known ? [`${folder} has ${files} files: list it with that number`] : []
  })
  return [...full, ...listed].toSorted()
}

/**
 * Files by endings that the house does not know. Sources are `.ts` and `.tsx`, and `.js` where an old Node or a page runs
 * them as they are; a test by another name than `.test.ts` would run in no project of vitest.config.ts.
 */
export const wrongEndings = (paths: readonly string[]): readonly string[] =>
  paths.flatMap(path => {
    if (!/\.(?:tsx?|js)$/.test(path)) return [`${path}: expected the ending .ts, .tsx or .js`]
    return /\.(?:test|spec)\.[^.]+$/.test(path) && !path.endsWith('.test.ts')
      ? [`${path} never runs: expected a test to end in .test.ts`]
      : []
  })
