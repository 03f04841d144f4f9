/**
 * A playable at a table, its types forgotten: a fight, a career, the time between. Whoever runs a table knows states,
 * facts and questions as plain data only, and never which ruleset they belong to.
 *
 *     const scene = kind.open(chosen, kind.begin(given, chosen), helpers)
 *     scene.goOn()            // what happened until somebody must answer
 *     scene.answer(1, { choice: 'dodge' })
 */

import type { Resumable } from '../drivers/play.ts'
import type { Thrower } from '../drivers/play-ask.ts'
import type { Policy } from '../drivers/simulate.ts'
import { type Fact, replay, type StoredFact } from '../fact/fact.ts'
import type { Unseen } from '../fact/unseen.ts'
import type { Viewer } from '../fact/view.ts'
import { jsonOfStates } from '../field/fields.ts'
import type { Json, Path } from '../field/json.ts'
import { memoByObject } from '../memo/memo-by-object.ts'
import type { Answer, Question } from '../procedure/answer.ts'
import { type Entry, type EntryView, viewEntry } from '../procedure/entry.ts'
import type { Offer } from '../procedure/procedure.ts'
import type { Choosable } from '../ruleset/option.ts'
import type { Chosen, Ruleset } from '../ruleset/ruleset.ts'
import { composedFor } from './composed.ts'
import { LiveScene } from './live-scene.ts'
import type { Playable } from './playable.ts'
import type { Startable } from './startable.ts'

/** A procedure under way, as plain data. */
export interface Underway {
  readonly procedure: string
  readonly given: Json
  /** The state it began from. */
  readonly state: Json
  readonly answers: readonly Answer[]
}

/** A scene as plain data: all that must be stored to go on with it. */
export interface SceneData {
  readonly state: Json
  readonly underway: Underway | null
}

/** What happened in one go: a procedure that began or went on, and perhaps ended. */
export interface Stretch {
  /** The procedure that began with it, and the turn of the scene that it is, where there are turns. */
  readonly begun?: { readonly procedure: string; readonly given: Json; readonly turn?: number }
  readonly answers: readonly Answer[]
  readonly entries: readonly Entry[]
  readonly ended: boolean
}

/** A question with the number by which it is answered. */
export interface Asking {
  /** The same as long as the question stands, whoever else answers in between. */
  readonly ask: number
  readonly question: Question
}

/** Who throws and chooses in place of people. Asked each time, so that both may change while a scene goes on. */
export interface Helpers {
  readonly throws: Thrower
  /** The program chooses for this actor. */
  readonly plays: (actor: string) => boolean
  /** Enough has gone on in one go: what would follow by itself waits for the next one. Never, if left out. */
  readonly rests?: () => boolean
}

/** Characters by the names they go by at a table, as plain data of their ruleset. */
export type People = { readonly [name: string]: Json }

export interface SceneKind {
  readonly kind: string
  readonly title: string
  /** Reads a set-up from outside and answers the state it begins with. */
  readonly begin: (given: unknown, place: string, chosen: Chosen) => Json
  /** The characters whom that set-up brings, by the names they have in the scene. */
  readonly brings: (given: unknown, place: string) => People
  readonly open: (chosen: Chosen, data: SceneData, helpers: Helpers) => Scene
  /** The state after facts that were stored, of any version: no rule is asked. */
  readonly after: (state: Json, facts: readonly StoredFact[]) => Json
  /** The character that came of it, by all that happened in it; none yet, or none at all. */
  readonly character: (state: Json, facts: readonly StoredFact[]) => Json
  /** What a seat may see of an entry of such a scene. */
  readonly viewEntry: (entry: Entry, seat: Viewer) => EntryView | undefined
}

/** A scene that is ready to play, for somebody who has never been here. */
export interface Demo {
  readonly id: string
  readonly title: string
  readonly about: string
  /** The book that it shows, where that is not the system's own. */
  readonly book?: string
  readonly kind: string
  readonly given: Json
  /** Companions whom the program plays at first, so that a newcomer has one person to lead. */
  readonly companions: readonly string[]
  /** What its table plays by, beside the rules as printed. */
  readonly options?: readonly string[]
}

/** A scene in hand. */
export interface Scene {
  readonly data: SceneData
  /** How often it has gone on: whoever has it in hand knows by this whether it is still where it was. */
  readonly went: number
  /** Nothing more can happen in it by itself. */
  readonly over: boolean
  readonly actors: readonly string[]
  /** The actors whom the program plays unless somebody says otherwise. */
  readonly strangers: readonly string[]
  readonly asking: readonly Asking[]
  /** Nobody is asked, and yet something could go on: it was stopped between two procedures, or broken. */
  readonly stopped: boolean
  /** What may be started, when nothing is under way. */
  readonly startable: readonly Startable[]
  /** What the program would choose knowing what that seat sees, so that it tells that seat nothing new. */
  readonly proposal: (asking: Asking, seat: Viewer) => string | undefined
  readonly view: (seat: Viewer) => Json
  /** Who does not perceive whom at this moment. */
  readonly unseen: readonly Unseen[]
  /** The question as that seat is asked it: without choices that tell of somebody whom it does not perceive. */
  readonly asked: (asking: Asking, seat: Viewer) => Question
  /** What has become of the people it was begun with, once it is over or if it is left now; none before. */
  readonly people: (brought: People, left: boolean) => People
  /** The state with people as they have become elsewhere; null if nothing of it concerns this scene now. */
  readonly meets: (people: People) => Json
  /** Throws `Barred` if a rule is in the way of it. */
  readonly start: (procedure: string, given: unknown) => readonly Stretch[]
  /** For a seat, if that is told: then of no more than it is asked. */
  readonly answer: (ask: number, answer: Answer, seat?: Viewer) => readonly Stretch[]
  /** What was under way does not go as it was recorded: the rules have changed since. Nothing of it is asked any more. */
  readonly broken: boolean
  /** Ends what is broken, and says so; whatever goes on or starts does so first. */
  readonly drop: () => readonly Stretch[]
  /** Goes on where nobody needs to be asked. */
  readonly goOn: () => readonly Stretch[]
  /**
   * The game master's word: another value at that place, if it makes a state at all; answers what was there. A question
   * that stands was asked before; the next one heeds it. Refused with `BadInput` if the scene could not go on, or the people
   * it was begun with could not leave it.
   */
  readonly override: (at: Path, value: Json, brought?: People) => { readonly from: Json }
}

/** What a ruleset says of a scene of its own. */
export interface SceneSpec<S, F extends Fact> {
  readonly kind: string
  readonly title: string
  readonly playable: Playable<S, F>
  readonly choosable: Choosable
  readonly begin: (given: unknown, place: string, ruleset: Ruleset) => S
  /** What goes on by itself in this state. */
  readonly next: (state: S) => { readonly procedure: string; readonly given: Json } | null
  readonly over: (state: S) => boolean
  readonly actors: (state: S) => readonly string[]
  readonly strangers: (state: S) => readonly string[]
  /** The turn that begins in this state, where there are turns: a round of a fight. */
  readonly turn?: (state: S) => number | undefined
  /** Procedures that people may start. */
  readonly startable: readonly string[]
  /** Procedures that the chosen options add; people may start them like the others. */
  readonly further?: (ruleset: Ruleset) => readonly Resumable<S, F>[]
  /** What is meant where those take a text of that name: somebody who is there, something that is sold. */
  readonly meant?: (state: S, ruleset: Ruleset) => { readonly [field: string]: readonly string[] }
  /** The characters whom a set-up brings. */
  readonly brings?: (given: unknown, place: string) => People
  /** What has become of them in this state: of those who are still in the midst of it nothing, unless it is left now. */
  readonly people?: (state: S, brought: People, left: boolean, ruleset: Ruleset) => People
  /** The state with people as they have become elsewhere. */
  readonly meets?: (state: S, people: People) => S
  /** The character that came of it, by the facts of the scene; none yet, or none at all. */
  readonly character?: (state: S, facts: readonly StoredFact[]) => Json
  readonly bot: (ruleset: Ruleset) => Policy<S>
  /** What is taken from an offer that nobody need be troubled with any more: the last foe is down already. */
  readonly settles?: (offer: Offer, state: S) => string | undefined
  /**
   * The offer as somebody would take it who knows only what a seat is shown of the state: what the bot chooses from it may
   * be told. The same offer, where the choice hangs on nothing that whoever is asked does not see.
   */
  readonly asSeen: (offer: Offer, state: S, shown: Json, ruleset: Ruleset) => Offer
  /**
   * The same offer in a state without those whom somebody does not perceive. Missing, or the offer itself: its choices are
   * those that speak of none of them.
   */
  readonly offered?: (offer: Offer, perceived: S, ruleset: Ruleset) => Offer
}

const plain = jsonOfStates()

export function sceneKind<S, F extends Fact>(spec: SceneSpec<S, F>): SceneKind {
  const { kind, title, playable } = spec
  const rulesOf = composedFor(spec.choosable)
  const shared = { ...spec, bot: memoByObject(spec.bot) }
  return {
    kind,
    title,
    begin: (given, place, chosen) => plain.read(spec.begin(given, place, rulesOf(chosen)), place),
    brings: (given, place) => spec.brings?.(given, place) ?? {},
    open: (chosen, data, helpers) => new LiveScene(shared, rulesOf(chosen), data, helpers),
    character: (state, facts) => spec.character?.(playable.state.read(state, 'state'), facts) ?? null,
    viewEntry: (entry, seat) => viewEntry(playable.facts, entry, seat),
    after: (state, stored) => {
      const facts = stored.map(one => playable.facts.read(one))
      return plain.read(replay(playable.state.read(state, 'state'), facts, playable.evolve), 'state')
    },
  }
}
