/** The rules that a design is worked out by, and how its numbers are told with their reasons. */
import { compose, type Reason, type Ruleset, type Why } from '@umpire/engine'
import { gulliverOptions } from '../../option/index.ts'
import { chose, type Design } from './design.ts'

/** Of the switches that a design may choose, the only one that puts another rule in the place of one. */
const SIMPLE = 'natural-encumbrance-simple'

const OPTIONS = { options: gulliverOptions([]) }
const AS_PRINTED = compose(OPTIONS)
const SIMPLY = compose(OPTIONS, { options: [SIMPLE, 'natural-encumbrance', 'split-st', 'size-scale'] })

export const rulesOf = (design: Design): Ruleset => (chose(design, SIMPLE) ? SIMPLY : AS_PRINTED)

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
