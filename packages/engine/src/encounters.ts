/** The encounters of a ruleset, made from its procedure and its bot: files in, fights by bots out. */
import { startPlay } from './drivers/play.ts'
import { throwing } from './drivers/play-ask.ts'
import { type Policy, simulator } from './drivers/simulate.ts'
import { SIDES, type Won } from './endings.ts'
import type { Entry } from './entry.ts'
import type { Fact } from './fact.ts'
import { json } from './fields.ts'
import type { EncounterEnd, Encounters, SideEnd, ToldEntry } from './plug-in.ts'
import type { ProcedureKind, World } from './procedure.ts'
import type { Ruleset } from './ruleset.ts'

/** An encounter file, read: the rules it chose, the state it begins from, and what the procedure is given. */
export interface Begun<S, F extends Fact, X> {
  readonly world: World<S, F>
  readonly start: S
  readonly given: X
}

/** A line of text, and the entry that it tells. */
export type Line = (text: string, of: Entry) => void

/** An entry for everybody outside: the fact by its type and values, the dice, and the lines that tell it. */
export const toldEntry = ({ fact, note, rolls }: Entry, lines: readonly string[]): ToldEntry => ({
  ...(fact === undefined ? {} : { fact: { type: fact.type, values: fact.values } }),
  ...(note === undefined ? {} : { note: note.text }),
  rolls,
  lines,
})

export const encountersBy = <S, F extends Fact, X, R extends Won>(by: {
  readonly begun: (file: unknown, place: string) => Begun<S, F, X>
  readonly procedure: ProcedureKind<S, F, X, R>
  readonly bot: (ruleset: Ruleset) => Policy<S>
  /** How many of them it took. */
  readonly rounds: (state: S) => number
  /** How a side came out of it. */
  readonly sideEnd: (state: S, side: number) => SideEnd
  /** Tells every entry as things stood when it was made; each line says which entry it tells. */
  readonly tell: (start: S, entries: readonly Entry[], line: Line) => void
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
        tell: (source, line, entry) => {
          const play = startPlay(world, by.procedure, given, start, throwing(source), [], policy)
          const lines = new Map<Entry, string[]>(play.entries.map(one => [one, []]))
          by.tell(start, play.entries, (text, of) => {
            line(text)
            lines.get(of)?.push(text)
          })
          for (const [one, told] of entry === undefined ? [] : lines) entry?.(toldEntry(one, told))
          if (play.outcome === undefined) throw new Error('the bot left a question open')
          return endOf(play.state, play.outcome.result)
        },
      }
    },
  }
}
