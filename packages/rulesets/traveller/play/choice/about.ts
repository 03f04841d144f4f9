/** What the choices between fights are about, as data and as keys: keys are written here alone. */
import { type Ask, BadInput, type Choice, type Fact, int, kinds, oneOf, text, type ValueOf } from '@umpire/engine'
import type { PlayState } from '../facts/state.ts'

export const DURATIONS = ['at once', 'a day', 'a week', 'a month'] as const
export type Duration = (typeof DURATIONS)[number]

const GAMBLING = ['leave', 'stay', 'again'] as const
const OFFICIALS = ['withdraw', 'offer', 'double', 'stop', 'show', 'administration', 'bribe'] as const
const PLAIN = [...GAMBLING, ...OFFICIALS] as const

export const playAboutField = kinds(
  /** The level of a skill that somebody shows. */
  [['level'], { level: int({ min: 0 }) }],
  /** Somebody with that level of medical skill attends. */
  [['medic'], { level: int({ min: 0 }) }],
  [['nobody', 'slow drug', 'no slow drug'], {}],
  [['duration'], { lasts: oneOf(...DURATIONS) }],
  [['hire', 'decline'], { who: text(100) }],
  [PLAIN, {}],
)
export type PlayAbout = ValueOf<typeof playAboutField>

export function playKey(about: PlayAbout): string {
  switch (about.kind) {
    case 'level':
      return String(about.level)
    case 'medic':
      return `medical-${about.level}`
    case 'duration':
      return about.lasts
    case 'no slow drug':
      return 'none'
    default:
      return about.kind
  }
}

export const choiceOf = <A extends PlayAbout>(about: A, label: string): Choice<string, A> => ({
  key: playKey(about),
  label,
  about,
})

/** A choice that has no more to it than its kind. */
export const plainChoice = <K extends (typeof PLAIN)[number]>(kind: K, label: string): Choice<K, PlayAbout> => ({
  key: kind,
  label,
  about: { kind },
})

/** Asks, and returns what the choice is about that was made. */
export function chooseAbout<A extends PlayAbout>(
  ask: Pick<Ask<PlayState, Fact>, 'choose'>,
  who: string,
  question: string,
  choices: readonly Choice<string, A>[],
  more: { readonly secret?: boolean } = {},
): A {
  const chosen = ask.choose({ who, question, choices, ...more })
  const about = choices.find(({ key }) => key === chosen)?.about
  if (about === undefined) throw new BadInput(question, choices.map(({ key }) => key).join(', '), chosen)
  return about
}
