/**
 * The screens of a ruleset: the only web code that knows it. The table page knows nothing of any game; it asks here for
 * what to show of a scene, by the system of the table and the kind of the scene.
 */
import type { LogLine, SceneView } from '@umpire/protocol'
import type { ComponentType } from 'react'

export type EntryLine = Extract<LogLine, { readonly kind: 'entry' }>

export interface SceneProps {
  readonly scene: SceneView
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
  readonly Line: ComponentType<{ readonly line: EntryLine; readonly scene: SceneView | null }>
  /** The same as text, for screen readers. */
  readonly spoken: (line: EntryLine, scene: SceneView | null) => string
  /** Questions that Act asks; all others are prompts of the table page. */
  readonly asksItself: (question: string) => boolean
  /** Sides of the actors: 1 to 4 for colour and shape, 0 for nobody's. */
  readonly sideOf: (actor: string, scene: SceneView) => number
  /** A question in the words of the game: "Where does Ada take the wound?". */
  readonly ask: (who: string, question: string) => string
}

export interface RulesetScreens {
  readonly system: string
  readonly scenes: { readonly [kind: string]: SceneScreens }
  /** Sets up a scene of a kind: answers what `beginScene` is given. */
  readonly SetUp: ComponentType<{ readonly kind: string; readonly onReady: (title: string, given: unknown) => void }>
}

/** Fetched when a table of that system is opened. */
const SCREENS: { readonly [system: string]: () => Promise<RulesetScreens> } = {
  traveller: async () => (await import('./traveller/screens.ts')).travellerScreens,
}

export async function screensOf(system: string): Promise<RulesetScreens | null> {
  return (Object.hasOwn(SCREENS, system) ? await SCREENS[system]?.() : undefined) ?? null
}
