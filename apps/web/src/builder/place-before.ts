/**
 * Where a line stood when the sheet was worked out: by itself, because lines that were not touched are the same ones; or
 * in its old place, because it was. Less than nothing for one that is new.
 */
export function placeBefore<T>(now: readonly T[], before: readonly T[], index: number): number {
  const line = now[index]
  const same = line === undefined ? -1 : before.indexOf(line)
  if (same !== -1) return same
  return now.length === before.length ? index : -1
}
