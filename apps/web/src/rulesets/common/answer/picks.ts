/** What is picked for a question but not answered yet: the map and the panel beside it show the same. */
import { useSyncExternalStore } from 'react'

/** Questions are answered one after the other: what was picked for old ones is of no use. */
const MOST_QUESTIONS = 50

export interface Picks<T extends object> {
  /** Adds to what is picked for that question, or replaces it. */
  readonly pick: (question: string, values: Partial<T>) => void
  readonly picked: (question: string | undefined) => Partial<T>
  readonly usePicked: (question: string | undefined) => Partial<T>
}

/** A store of picks: what there is to pick for a question is the fields of `T`. */
export function picks<T extends object>(): Picks<T> {
  /** The question last picked for is the last. */
  const all = new Map<string, Partial<T>>()
  const nothing: Partial<T> = {}
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const picked = (question: string | undefined): Partial<T> =>
    (question === undefined ? undefined : all.get(question)) ?? nothing
  return {
    pick: (question, values) => {
      const now = { ...picked(question), ...values }
      all.delete(question)
      all.set(question, now)
      const [oldest] = all.keys()
      if (all.size > MOST_QUESTIONS && oldest !== undefined) all.delete(oldest)
      for (const listener of listeners) listener()
    },
    picked,
    usePicked: question => useSyncExternalStore(subscribe, () => picked(question)),
  }
}
