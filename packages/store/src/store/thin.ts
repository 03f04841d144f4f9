/**
 * Which snapshots of a table may go, so that neither space nor the time to open a table grows with its age, and a look
 * far back still finds one that is near, measured by how far back it is.
 *
 * The newest three stay. An older one stays if it is the oldest of its cell. Cells cut all versions into pieces of a
 * power of two: the greatest that is no more than half of how far the snapshot lies behind the newest. So two or three
 * stay for every doubling of the distance: of one at every 100th version, up to 100,000, there are 22 at most.
 *
 * The cells of an older age are whole cells of the younger ages put together, so thinning again and again does no more
 * harm than once: for every snapshot that was ever saved, one stays at or below it, at most twice as far behind the
 * newest.
 *
 *     dropped([0, 1, 2, 3, 4, 5, 6, 7, 8]) // [1, 3]
 */
const NEWEST = 3

export function dropped(versions: readonly number[]): readonly number[] {
  const sorted = [...versions].sort((a, b) => a - b)
  const newest = sorted.at(-1) ?? 0
  let before = -1
  return sorted.slice(0, -NEWEST).filter(version => {
    const size = cellSize(newest - version)
    const hasOlder = before >= 0 && Math.floor(before / size) === Math.floor(version / size)
    before = version
    return hasOlder
  })
}

/** A whole number: behind the newest three, one lies at least three versions back. */
const cellSize = (behind: number): number => 2 ** Math.floor(Math.log2(behind / 2))
