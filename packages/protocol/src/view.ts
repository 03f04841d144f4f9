/** What leaves for a seat: the table as that seat may see it, and the lines of its log. Plain data. */
import type { Chosen, EntryView, Json, People, QuestionView, Spec } from '@umpire/engine'
import type { Dial, DicePolicy, TableSettings } from './command.ts'

export type Role = 'gm' | 'player' | 'spectator'

export interface SeatView {
  readonly id: string
  readonly name: string
  readonly role: Role
  readonly actors: readonly string[]
  readonly online: boolean
}

/** A question of a scene, as a seat may see it. */
export interface AskedView {
  /** Names the question in the answer; another one has another id, so that a late answer answers nothing else. */
  readonly id: string
  readonly question: QuestionView
  /** This seat may answer it. */
  readonly mine: boolean
  /** What the program would choose, where the dial says that it proposes. */
  readonly proposed?: string
  /** When the program will answer by itself, in milliseconds since 1970. */
  readonly until?: number
}

/** Something that may be started in a scene. */
export interface StartableView {
  readonly procedure: string
  readonly title: string
  /** What it is given: a field's kind, bounds and default by its name. */
  readonly given: { readonly [name: string]: Spec }
}

export interface SceneView {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly over: boolean
  /** It could go on by itself, but something was undone or paused: it waits for the game master's word. */
  readonly waits: boolean
  /** The program plays on by itself: more is about to come. */
  readonly plays: boolean
  /** By the ruleset's own sight. */
  readonly state: Json
  readonly questions: readonly AskedView[]
  readonly startable: readonly StartableView[]
  /** Who is in it: the names that dials and seats go by. */
  readonly actors: readonly string[]
  /** Those whom the program plays, unless their dial says otherwise. */
  readonly strangers: readonly string[]
}

/** A step that can be undone or has been. */
export interface StepView {
  readonly version: number
  readonly what: string
  readonly by: string
  /** Dice were seen in it. */
  readonly dice: boolean
}

export interface TableView {
  readonly id: string
  readonly title: string
  readonly system: string
  /** What the campaign chose: the rules in force. */
  readonly chosen: Chosen
  readonly seat: { readonly id: string; readonly name: string; readonly role: Role; readonly actors: readonly string[] }
  readonly seats: readonly SeatView[]
  readonly settings: TableSettings
  readonly dice: {
    readonly commitment: string
    readonly rolled: number
    readonly hash: string
    /** In a log of version 2: how many pages sat down, and the last number that each gave. */
    readonly pages?: { readonly seated: number; readonly last: { readonly [page: string]: string } }
  }
  readonly scenes: readonly { readonly id: string; readonly kind: string; readonly title: string }[]
  /** The one that is shown. */
  readonly scene: SceneView | null
  /** The characters of the table as they are now, for the game master. */
  readonly people: People
  readonly dials: { readonly [actor: string]: Dial }
  readonly notes: readonly { readonly seat: string; readonly text: string; readonly shared: boolean }[]
  readonly undo: StepView | null
  readonly redo: StepView | null
}

/** A line of the log. Lines are never rewritten; what was undone is told by a later line. */
export type LogLine = { readonly version: number; readonly at: number; readonly by: string } & (
  | { readonly kind: 'entry'; readonly scene: string; readonly index: number; readonly entry: EntryView }
  | { readonly kind: 'said'; readonly text: string; readonly to?: readonly string[] }
  | {
      readonly kind: 'rolled'
      readonly dice: string
      readonly purpose: string
      /** None of many dice: those are counted. */
      readonly faces: readonly number[]
      readonly many?: { readonly dice: number; readonly counts: readonly (readonly number[])[] }
      readonly total: number
      readonly secret: boolean
      readonly typed: boolean
    }
  | {
      readonly kind: 'scene'
      readonly scene: string
      readonly what: 'begun' | 'ended' | 'shown'
      readonly title: string
    }
  | {
      readonly kind: 'overridden'
      readonly scene: string
      readonly place: readonly (string | number)[]
      readonly from: Json
      readonly to: Json
      readonly note: string
    }
  | {
      readonly kind: 'undone' | 'redone'
      /** Versions from … to of the log that no longer count, or count again. */
      readonly from: number
      readonly to: number
      readonly dice: DicePolicy
      readonly what: string
    }
  /** What goes on by itself was stopped, until the game master says to go on. */
  | { readonly kind: 'paused' }
  | { readonly kind: 'timedOut'; readonly who: string; readonly question: string }
  /** Somebody answered for an actor whom that player plays. */
  | { readonly kind: 'insteadOf'; readonly who: string; readonly player: string }
  /** A turn of a scene begins: a round of a fight. */
  | { readonly kind: 'turn'; readonly scene: string; readonly turn: number }
  /** These came out of a scene, and are kept as they are now. */
  | { readonly kind: 'people'; readonly scene: string; readonly names: readonly string[] }
  | { readonly kind: 'seat'; readonly what: 'joined' | 'left' | 'assigned'; readonly name: string }
  | { readonly kind: 'dice'; readonly what: 'opened' | 'entropy' | 'sealed'; readonly text: string }
  | { readonly kind: 'settings'; readonly settings: TableSettings }
  | { readonly kind: 'dial'; readonly actor: string; readonly to: Dial }
)

/** Why something was not done: a code for programs, a sentence for people, the rule in the way if one is. */
export interface RefusalView {
  readonly code: RefusalCode
  readonly message: string
  readonly rule?: string
}

export const REFUSALS = [
  'malformed',
  'protocol',
  'not-allowed',
  'no-such-scene',
  'stale',
  'rules',
  'limit',
  'busy',
  'closed',
  'storage',
  /** The number of the page does not fit: it sits down anew. */
  'number',
  'cannot-open',
] as const
export type RefusalCode = (typeof REFUSALS)[number]
