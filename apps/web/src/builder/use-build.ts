/** What is being built, kept in the browser: loading the page again, or coming back tomorrow, loses nothing. */
import type { Json } from '@umpire/engine'
import { useEffect, useState } from 'react'
import { useKeys } from '../browser/keys.ts'
import { readStored, writeStored } from '../browser/stored.ts'
import { begun, redone, stepped, undone } from './history.ts'

export interface Build<T> {
  readonly now: T
  /** Says what changes, where letter after letter of the same thing is one step. */
  readonly change: (next: T, what?: string) => void
  /** Nothing where there is nothing to take back. */
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
}

const keyOf = (what: string): string => `umpire.build.${what}`

/** What was being built when somebody was here last, as it was kept; null is nothing. */
export function keptBuild(what: string): unknown {
  try {
    return JSON.parse(readStored(keyOf(what)) ?? 'null')
  } catch {
    return null
  }
}

/** What was stored may be of another version of the page: `read` answers nothing for what it cannot use. */
export function useBuild<T extends Json>(
  what: string,
  read: (value: unknown) => T | undefined,
  first: () => T,
): Build<T> {
  const key = keyOf(what)
  const [history, setHistory] = useState(() => begun(read(keptBuild(what)) ?? first()))
  const { now, before, after } = history
  useEffect(() => writeStored(key, JSON.stringify(now)), [key, now])
  const undo = before.length === 0 ? undefined : () => setHistory(undone)
  const redo = after.length === 0 ? undefined : () => setHistory(redone)
  useKeys({ 'Ctrl+z': () => undo?.(), 'Ctrl+Shift+z': () => redo?.(), 'Ctrl+y': () => redo?.() })
  return { now, change: (next, of) => setHistory(past => stepped(past, next, of)), undo, redo }
}
