import { type Source, seeded } from '@umpire/dice'
import type { Policy } from '@umpire/engine'

/** Chooses anything that is allowed, as the dice fall: to reach what no sensible bot would do. */
export const anything =
  (source: Source = seeded('anything')): Policy<unknown> =>
  ({ choices }) => {
    const allowed = choices.filter(choice => choice.refused === undefined)
    return allowed[source.draw(Math.max(1, allowed.length), 1)]?.key ?? ''
  }
