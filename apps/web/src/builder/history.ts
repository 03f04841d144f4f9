/** What was built, step by step, so that each step can be taken back. */
export interface History<T> {
  readonly now: T
  readonly before: readonly T[]
  readonly after: readonly T[]
  /** What the last step changed: many steps at the same thing, such as letters of a name, are taken back together. */
  readonly last: string | undefined
}

const MOST_STEPS = 500

export const begun = <T>(now: T): History<T> => ({ now, before: [], after: [], last: undefined })

/** Another step. One at the same thing as the last goes together with it. */
export function stepped<T>({ now, before, last }: History<T>, next: T, what?: string): History<T> {
  const together = what !== undefined && what === last
  return { now: next, before: together ? before : [...before, now].slice(-MOST_STEPS), after: [], last: what }
}

export function undone<T>(history: History<T>): History<T> {
  const { now, before, after } = history
  const previous = before.at(-1)
  if (previous === undefined) return history
  return { now: previous, before: before.slice(0, -1), after: [now, ...after], last: undefined }
}

export function redone<T>(history: History<T>): History<T> {
  const { now, before, after } = history
  const [next, ...rest] = after
  if (next === undefined) return history
  return { now: next, before: [...before, now], after: rest, last: undefined }
}
