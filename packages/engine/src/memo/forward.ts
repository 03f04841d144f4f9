/** Moves one of a list a place nearer to its front, so that what is asked for often is found soon. */
export function forward<T>(all: T[], place: number): void {
  // Before the first there is none: reading there is slow.
  if (place === 0) return
  const [before, one] = [all[place - 1], all[place]]
  if (before === undefined || one === undefined) return
  all[place - 1] = one
  all[place] = before
}
