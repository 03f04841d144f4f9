/** The encounters of a ruleset, made from its procedure and its bot: files in, fights by bots out. */
import type { Source } from '@umpire/dice'
import { startPlay } from '../drivers/play.ts'
import { throwing } from '../drivers/play-ask.ts'
import { type Policy, simulator } from '../drivers/simulate.ts'
import type { Fact } from '../fact/fact.ts'
import { type Sight, show, showing, type Viewer } from '../fact/view.ts'
import { json } from '../field/fields.ts'
import type { Json } from '../field/json.ts'
import { type Entry, viewEntry } from '../procedure/entry.ts'
import type { ProcedureKind, World } from '../procedure/procedure.ts'
import type { Ruleset } from '../ruleset/ruleset.ts'
import { SIDES, type Won } from './endings.ts'
import type { EncounterEnd, Encounters, ReplayStep, SideEnd, ToldEntry } from './plug-in.ts'

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

/** What the scene of such an encounter says of it at a table. */
export interface StageOf<S> {
  /** The kind of scene whose screens show it. */
  readonly kind: string
  readonly sight: Sight<S>
  readonly actors: (state: S) => readonly string[]
  /** The turn that begins in this state. */
  readonly turn: (state: S) => number | undefined
}

/** Whoever lets bots fight knows everything. */
const MASTER: Viewer = { role: 'gm', actors: [] }

/** Every entry as the game master sees it, and what it made of the state. */
function stepsOf<S, F extends Fact>(
  { facts, evolve }: World<S, F>,
  start: S,
  entries: readonly Entry[],
  { sight, turn }: StageOf<S>,
  step: (step: ReplayStep) => void,
): void {
  const show = showing(sight, MASTER)
  const seenOf = (one: S): Json => show(one) ?? {}
  let state = start
  let before = seenOf(start)
  let told: number | undefined
  for (const entry of entries) {
    const now = turn(state)
    if (entry.fact !== undefined) state = evolve(state, facts.read(entry.fact))
    const seen = viewEntry(facts, entry, MASTER)
    if (seen === undefined) continue
    const after = entry.fact === undefined ? before : seenOf(state)
    step({ entry: seen, before, after, ...(now === undefined || now === told ? {} : { turn: now }) })
    before = after
    told = now ?? told
  }
}

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
  readonly stage: StageOf<S>
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
      const played = (source: Source) => startPlay(world, by.procedure, given, start, throwing(source), [], policy)
      const resultOf = ({ state, outcome }: ReturnType<typeof played>): EncounterEnd => {
        if (outcome === undefined) throw new Error('the bot left a question open')
        return endOf(state, outcome.result)
      }
      return {
        run: source => {
          const { result, state } = fights.run(by.procedure, given, start, source)
          return endOf(state, result)
        },
        tell: (source, line, entry) => {
          const play = played(source)
          const lines = new Map<Entry, string[]>(play.entries.map(one => [one, []]))
          by.tell(start, play.entries, (text, of) => {
            line(text)
            lines.get(of)?.push(text)
          })
          for (const [one, told] of entry === undefined ? [] : lines) entry?.(toldEntry(one, told))
          return resultOf(play)
        },
        replay: (source, step) => {
          const play = played(source)
          stepsOf(world, start, play.entries, by.stage, step)
          return {
            kind: by.stage.kind,
            chosen: world.ruleset.chosen,
            actors: by.stage.actors(start),
            start: show(start, by.stage.sight, MASTER) ?? {},
            end: resultOf(play),
          }
        },
      }
    },
  }
}
