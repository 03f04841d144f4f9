/** What is picked for a question but not answered yet: the range line and the panel beside it show the same. */
import { useSyncExternalStore } from 'react'

const picked = new Map<string, string>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function pick(question: string, key: string): void {
  // Questions are answered one after the other: what was picked for old ones is of no use.
  if (!picked.has(question) && picked.size > 50) picked.clear()
  picked.set(question, key)
  for (const listener of listeners) listener()
}

export const usePicked = (question: string | undefined): string | undefined =>
  useSyncExternalStore(subscribe, () => (question === undefined ? undefined : picked.get(question)))
