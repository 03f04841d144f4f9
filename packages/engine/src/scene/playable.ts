/**
 * A ruleset as a plug-in: what the drivers, the log, the inventory harness and the command line need of it. The engine
 * never asks which one runs.
 */
import type { Resumable } from '../drivers/play.ts'
import type { Fact, Vocabulary } from '../fact/fact.ts'
import type { Unseen } from '../fact/unseen.ts'
import type { StateSight, Viewer } from '../fact/view.ts'
import type { Field } from '../field/fields.ts'
import type { Edits, World } from '../procedure/procedure.ts'
import type { Callable } from '../rule/rule.ts'
import type { Why } from '../rule/why.ts'
import type { Choosable } from '../ruleset/option.ts'
import { type Chosen, compose } from '../ruleset/ruleset.ts'

/** Something that is played with a state of its own: a career, an encounter, the time between. */
export interface Playable<S, F extends Fact> {
  readonly procedures: readonly Resumable<S, F>[]
  readonly facts: Vocabulary<F>
  readonly state: Field<S>
  readonly evolve: (state: S, fact: F) => S
  /** What follows when the game master has changed a value. */
  readonly settled?: (before: S, after: S, why: Why) => S
  /**
   * Throws `BadInput` where the parts of a state that the game master has changed do not go together any more. Asked of new
   * changes only: whatever is stored stays as it is.
   */
  readonly sound?: (before: S, after: S) => void
  /** Changes of the game master that are more than one value, by name: painting the ground. */
  readonly edits?: Edits<S>
  /** Who sees what of the state. */
  readonly sight: StateSight<S>
  /** Who does not perceive whom in this state; nothing where everybody perceives everybody. */
  readonly unseen?: (state: S) => readonly Unseen[]
  /** The state as if those were not there whom a seat does not perceive: what its sight is then held against. */
  readonly perceived?: (state: S, unseen: ReadonlySet<string>, seat: Viewer) => S
}

/** A game of one stage. */
export interface Game<S, F extends Fact> extends Playable<S, F>, Choosable {
  readonly id: string
  readonly title: string
  readonly rules: readonly Callable[]
}

/**
 * The world of one campaign: the game under the options it chose.
 *
 *     const world = worldOf(demo, { options: ['brutal'] })
 */
export const worldOf = <S, F extends Fact>(
  game: Playable<S, F> & Choosable,
  chosen: Partial<Chosen> = {},
): World<S, F> => ({
  state: game.state,
  facts: game.facts,
  evolve: game.evolve,
  ...(game.settled === undefined ? {} : { settled: game.settled }),
  ...(game.edits === undefined ? {} : { edits: game.edits }),
  ...(game.unseen === undefined ? {} : { unseen: game.unseen }),
  ruleset: compose(game, chosen),
})
