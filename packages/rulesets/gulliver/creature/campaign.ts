/** The rules that a design is worked out by, and how its numbers are told with their reasons. */
import { compose, option, type Reason, type Ruleset, replace, type Why } from '@umpire/engine'
import { encumbrance, simpleEncumbrance } from '../enc/procedure.ts'
import { chose, type Design } from './design.ts'

const KEY = 'natural-encumbrance-simple'

const SIMPLE = option({
  key: KEY,
  title: 'Natural encumbrance, simple',
  says: 'Weight and mass are looked up apart, and the worse counts.',
  replaces: [replace(encumbrance, (x, why) => simpleEncumbrance(x, why))],
})

const AS_PRINTED = compose({ options: [SIMPLE] })
const SIMPLY = compose({ options: [SIMPLE] }, { options: [KEY] })

export const rulesOf = (design: Design): Ruleset => (chose(design, KEY) ? SIMPLY : AS_PRINTED)

export type Reasons = { readonly [number: string]: readonly Reason[] }

/** Works something out under a name, by which its reasons can be asked for. */
export interface Teller {
  readonly why: Why
  readonly part: <T>(name: string, work: (why: Why) => T) => T
}

/** Nobody asks. */
export const silently = (why: Why): Teller => ({ why, part: (_, work) => work(why) })

/** Keeps the reasons of every part. */
export function telling(design: Design): Teller & { readonly reasons: () => Reasons } {
  const listener = rulesOf(design).listen()
  const kept = new Map<string, readonly Reason[]>()
  return {
    why: listener,
    part: (name, work) => {
      listener.take()
      const value = work(listener)
      kept.set(name, [...(kept.get(name) ?? []), ...listener.take()])
      return value
    },
    reasons: () => Object.fromEntries([...kept].filter(([, because]) => because.length > 0)),
  }
}
