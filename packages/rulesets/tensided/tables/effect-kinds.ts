/** What merits, flaws and abilities can change: the words that catalogue rows and rules share. */
import type { SkillKey } from './skills.ts'

/** Rolls that traits name and that are not simply those of a skill. */
export const SPECIAL_ROLLS = [
  'death-roll',
  'incapacitation-roll',
  'resist-mental-attack',
  'detect-lie',
  'mechanical-work',
  'social-preferred-sex',
  'dexterity',
  'maimed-hand',
  'hand-eye',
  'close-hand-eye',
  'two-handed-tasks',
  'remaining-hand',
  'synthetic-arm',
  'just-woken',
  'dirty-attack',
] as const
export type Roll = SkillKey | (typeof SPECIAL_ROLLS)[number]

/** By kind of effect, the names it can act on. */
export interface Kinds {
  /** Added to the difficulty of the holder's own rolls. */
  readonly df: Roll
  /** Added to a skill itself, so doubled with it where it is complex; never part of what a level costs. */
  readonly skill: SkillKey | 'chosen-major' | 'chosen-minor'
  /** Added to the stat that the trait was taken for. */
  readonly stat: 'chosen'
  /** Added to physique for this purpose alone. */
  readonly physique: 'hp' | 'natural-resistance' | 'lifting'
  /** Added to a number that is worked out. */
  readonly add: 'damage-score' | 'walk' | 'run' | 'sprint' | 'called-shot-rows'
  /** Levels of severity that a rolled hit goes up. */
  readonly severity: 'ranged' | 'hand-to-hand'
  /** Multiplies. */
  readonly factor:
    | 'spotting-distance'
    | 'sighting-distance'
    | 'sighting-df'
    | 'targeting-df'
    | 'sprint'
    | 'hth-several-actions'
  /** At most so much; the lowest counts. */
  readonly cap: 'weapon-range' | 'walk' | 'run' | 'sprint' | 'hop'
  /** Stands in for the usual number. */
  readonly value:
    | 'action-points'
    | 'starting-money'
    | 'information-chance'
    | 'recall-chance'
    | 'followers'
    | 'follower-share'
    | 'combined-share'
    | 'snap-distance-factor'
    | 'hands-on-revolver'
    | 'stop-bleeding-df'
    | 'minutes-sluggish'
    | 'run-minutes-per-athleticism'
  /** Actions that it takes in place of a whole round: 1, or 0 for no time at all. */
  readonly takes: 'draw' | 'aim' | 'instinctive-aim' | 'reload'
  /** Shots an action with such a gun. */
  readonly shots: 'single-action-revolver' | 'repeating-long-gun'
  /** A roll that fails without dice. */
  readonly fails: 'alertness' | 'spot'
  /** Something that does not happen, or does not count, for the holder. */
  readonly waives:
    | 'off-hand'
    | 'free-swing-on-move'
    | 'clotting'
    | 'moving-target'
    | 'shooters-flinch'
    | 'unseen-if-heard'
    | 'unseen-if-unmoved'
}
export type Kind = keyof Kinds

interface EffectOf<K extends Kind> {
  readonly kind: K
  readonly name: Kinds[K]
  /** For each time the trait was taken. */
  readonly by: number
  /** Only farther away than so many metres, or nearer than so many: true metres. */
  readonly beyond?: number
  readonly under?: number
  /** The same thing as the modifier for a target that cannot be seen: one of them counts. */
  readonly asUnseen?: true
}
/** The later of two effects of one trait on the same thing takes the place of the earlier, where it acts. */
export type Effect = { readonly [K in Kind]: EffectOf<K> }[Kind]

/** A merit or a flaw as the catalogues have it. */
export interface TraitRow<Key extends string = string> {
  readonly key: Key
  readonly name: string
  readonly magnitude: number
  /** The highest total magnitude, taken several times. */
  readonly max: number
  /** The field under which rules take how often it was taken, where it can be taken several times. */
  readonly counter?: string
  /** What it is taken for: separate traits with separate prices. */
  readonly per?: 'stat' | 'skill' | 'substance'
  readonly effects: readonly Effect[]
  readonly note?: string
}
