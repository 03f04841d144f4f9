/**
 * The key of a server on which not everyone may make tables. Where it is missing or wrong the person is asked for it, once
 * for all that wait; this browser remembers the one that was taken.
 */
import { BASE_PATH } from '../browser/base-path.ts'
import { readStored, writeStored } from '../browser/stored.ts'

const KEY = `umpire.key${BASE_PATH}`

export const serverKey = (): string | null => readStored(KEY)
export const keepServerKey = (key: string): void => writeStored(KEY, key)

export interface KeyQuestion {
  /** Why: there is none yet, or it was wrong. */
  readonly why: string
  /** Null if the person does not have it. */
  readonly answer: (key: string | null) => void
}

type Asker = (question: KeyQuestion) => void

let asker: Asker | undefined
let asked: Promise<string | null> | undefined

/** Whoever asks the person; gives back how to end that. */
export function askForKeysBy(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = undefined
  }
}

/** The key that the person gives; null if they have none, or nobody can ask them. */
export function keyFromPerson(why: string): Promise<string | null> {
  const ask = asker
  if (ask === undefined) return Promise.resolve(null)
  asked ??= new Promise<string | null>(resolve => ask({ why, answer: resolve })).finally(() => {
    asked = undefined
  })
  return asked
}
