/** The encounters of a ruleset, made from its procedure and its bot: files in, fights by bots out. */
import { startPlay } from './drivers/play.ts'
import { throwing } from './drivers/play-ask.ts'
import { type Policy, simulator } from './drivers/simulate.ts'
import type { Won } from './endings.ts'
import type { Entry } from './entry.ts'
import type { Fact } from './fact.ts'
import { json } from './fields.ts'
import type { EncounterEnd, Encounters, SideEnd } from './plug-in.ts'
import type { ProcedureKind, World } from './procedure.ts'
import type { Ruleset } from './ruleset.ts'

/** An encounter file, read: the rules it chose, the state it begins from, and what the procedure is given. */
export interface Begun<S, F extends Fact, X> {
  readonly world: World<S, F>
  readonly start: S
  readonly given: X
}

const SIDES = [0, 1] as const

export const encountersBy = <S, F extends Fact, X, R extends Won>(by: {
  readonly begun: (file: unknown, place: string) => Begun<S, F, X>
  readonly procedure: ProcedureKind<S, F, X, R>
  readonly bot: (ruleset: Ruleset) => Policy<S>
  /** How many of them it took. */
  readonly rounds: (state: S) => number
  /** How a side came out of it. */
  readonly sideEnd: (state: S, side: number) => SideEnd
  /** Tells every entry as things stood when it was made. */
  readonly tell: (start: S, entries: readonly Entry[], line: (text: string) => void) => void
}): Encounters => {
  const endOf = (state: S, { winner, how }: R): EncounterEnd => ({
    winner: winner === null ? null : by.sideEnd(state, winner).name,
    how,
    rounds: by.rounds(state),
    sides: SIDES.map(side => by.sideEnd(state, side)),
  })
  return {
    read: (file, place) => {
      by.begun(file, place)
      return json().read(file, place)
    },
    prepare: file => {
      const { world, start, given } = by.begun(file, 'encounter')
      const policy = by.bot(world.ruleset)
      const fights = simulator(world, policy)
      return {
        run: source => {
          const { result, state } = fights.run(by.procedure, given, start, source)
          return endOf(state, result)
        },
        tell: (source, line) => {
          const play = startPlay(world, by.procedure, given, start, throwing(source), [], policy)
          by.tell(start, play.entries, line)
          if (play.outcome === undefined) throw new Error('the bot left a question open')
          return endOf(play.state, play.outcome.result)
        },
      }
    },
  }
}
