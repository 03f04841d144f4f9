/** A table as plain data: what is stored as a snapshot, and what facts change. */
import type { FairState } from '@umpire/dice'
import type { Chosen, People, SceneData } from '@umpire/engine'
import type { Dial, Role, TableSettings } from '@umpire/protocol'

export interface Member {
  readonly name: string
  readonly role: Role
  readonly actors: readonly string[]
}

export interface SceneEntry extends SceneData {
  readonly kind: string
  readonly title: string
  /** Put away by the game master: at older tables, which kept such scenes. */
  readonly ended: boolean
  /** How many procedures it has begun: part of the name of a question. */
  readonly plays: number
  /** The characters it was begun with: what has become of them is worked out from how they came. */
  readonly brought: People
}

/** What can be undone. */
export interface Game {
  /** In the order in which they were begun. */
  readonly scenes: { readonly [id: string]: SceneEntry }
  readonly shown: string | null
  /** The characters of the table as they are now, by the names they go by: scenes begin with them and change them. */
  readonly people: People
}

/** Something that happened and can be undone: the facts of one command. */
export interface Step {
  /** Its first fact, and its last. */
  readonly version: number
  readonly to: number
  readonly what: string
  readonly by: string
  /** Dice were seen in it. */
  readonly dice: boolean
}

/** Dice that were seen before an undo, and are to fall the same way again. */
export interface KeptRoll {
  readonly notation: string
  readonly purpose: string
  readonly faces: readonly number[]
}

/** Steps that were undone together. */
interface UndoneSteps {
  /** The version of the fact that undid them. */
  readonly version: number
  readonly steps: readonly Step[]
  /** The dice that were kept before. */
  readonly kept: readonly KeptRoll[]
}

interface NoteData {
  readonly text: string
  readonly shared: boolean
}

export interface TableData {
  readonly version: number
  readonly title: string
  readonly system: string
  readonly chosen: Chosen
  readonly members: { readonly [seat: string]: Member }
  /** Everybody who ever sat here, and every scene there ever was: the log speaks of them. */
  readonly names: { readonly [seat: string]: string }
  readonly kinds: { readonly [scene: string]: string }
  readonly settings: TableSettings
  readonly dials: { readonly [actor: string]: Dial }
  /** Actors whose dial the program turned, and no person since. */
  readonly turned: readonly string[]
  readonly notes: { readonly [seat: string]: NoteData }
  /** Actors whom a seat has not perceived in any scene so far; none of the others hears of them by name. */
  readonly unmet: { readonly [seat: string]: readonly string[] }
  readonly game: Game
  /** The last steps; older ones are beyond undoing. */
  readonly steps: readonly Step[]
  /** The last group last; a new step makes them final. */
  readonly undone: readonly UndoneSteps[]
  readonly kept: readonly KeptRoll[]
  /** Something was undone or paused, and nothing has happened since: the game waits for the game master's word. */
  readonly held: boolean
  /** Holds the secret of the dice: never leaves. */
  readonly fair: FairState
  readonly commitment: string
}

/** How many steps can be undone. */
export const MOST_STEPS = 1000

export const NOTHING_YET: Game = { scenes: {}, shown: null, people: {} }
