/**
 * The screens of a ruleset: the only web code that knows it. The table page knows nothing of any game; it asks here for
 * what to show of a scene, by the system of the table and the kind of the scene.
 */
import type { Json } from '@umpire/engine'
import type { LogLine, SceneView } from '@umpire/protocol'
import type { ComponentType } from 'react'
import type { PromptProps } from '../elements/play/prompt.tsx'

export type EntryLine = Extract<LogLine, { readonly kind: 'entry' }>

export interface SceneProps {
  readonly scene: SceneView
}

/** As much of a scene as its lines in the log are told with, also when another one is shown. */
export type SceneSeen = Pick<SceneView, 'id' | 'kind' | 'state' | 'actors' | 'strangers'>

/** Something of a scene that the game master may change, in the words of the game. */
export interface Changeable {
  readonly at: readonly (string | number)[]
  /** Whose it is: an actor; nobody's is the scene's. */
  readonly of: string | null
  readonly name: string
  readonly value: Json
  /** What may stand there, where not every number or text may. */
  readonly options?: readonly { readonly value: Json; readonly label: string }[]
  readonly least?: number
  readonly most?: number
}

/** A choice that the table page asks, as it would show it. */
export interface PromptedProps {
  readonly question: string
  /** Who is asked. */
  readonly who: string
  readonly prompt: PromptProps
}

export interface SceneScreens {
  /** The large left part: a battlefield, a career. */
  readonly Stage: ComponentType<SceneProps>
  /**
   * What the actor in view may do now, with the odds; it also answers questions where that is its way of asking. Its head
   * says who that is, with `DialOf` of the table page beside the name.
   */
  readonly Act: ComponentType<SceneProps>
  /** The strip below the stage: who acts when. */
  readonly Order: ComponentType<SceneProps>
  /** The sheet of the actor in view, as far as this seat may see it. */
  readonly Sheet: ComponentType<SceneProps>
  /**
   * A line of the log in plain words, its numbers opening into their reasons: the inside of a `LogLine`. The page puts it
   * into one, tints what is secret and strikes what was undone.
   */
  readonly Line: ComponentType<{ readonly line: EntryLine; readonly scene: SceneSeen | null }>
  /** Lines that say nothing by themselves, as those around them do; without it, every line is shown. */
  readonly isSilent?: (line: EntryLine) => boolean
  /** Prompts of the table page with what the game knows beyond them: the chance of each choice. */
  readonly Prompt?: ComponentType<PromptedProps>
  /** A line as text, for screen readers. */
  readonly spoken: (line: EntryLine, scene: SceneSeen | null) => string
  /** Questions that Act asks; all others are prompts of the table page. */
  readonly asksItself: (question: string) => boolean
  /** Sides of the actors: 1 to 4 for colour and shape, 0 for nobody's. */
  readonly sideOf: (actor: string, scene: SceneView) => number
  /** A question in the words of the game: "Where does Ada take the wound?". */
  readonly ask: (who: string, question: string) => string
  /** That a turn of the scene begins, in the word that the game has for it: "Round 2.". */
  readonly turn?: (turn: number) => string
  /** What the game master did that is more than one value, in words: "painted a wall on three hexes"; none, if it is one. */
  readonly edited?: (place: Changeable['at'], to: Json) => string | undefined
  /** What the game master may change by hand; without it, every number, word and flag of the state. */
  readonly changes?: (scene: SceneSeen) => readonly Changeable[]
}

export interface RulesetScreens {
  readonly system: string
  readonly scenes: { readonly [kind: string]: SceneScreens }
  /** The kind of scene that most tables begin with; the first that there is, unless it is said. */
  readonly begins?: string
  /** Sets up a scene of a kind: answers what `beginScene` is given. */
  readonly SetUp: ComponentType<{
    readonly kind: string
    readonly onReady: (title: string, given: unknown) => void
    readonly onCancel: () => void
  }>
}
