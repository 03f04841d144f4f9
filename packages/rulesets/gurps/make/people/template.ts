/** What a kind of person is made of: ranges and likelihoods, from which one is drawn. */
import type { WrittenTrait } from '../../catalog/entry/taken.ts'
import type { Attribute } from '../../catalog/entry/trait.ts'
import type { Range, Weighted } from './draw.ts'
import type { Arm, GearKey } from './gear.ts'

/** By its name alone, or with what belongs to it. */
export type TraitChoice = string | WrittenTrait
/** A skill with the fewest and most points that usually go into it. */
export type SkillChoice = readonly [skill: string, least: number, most: number]
export type Kit = Arm | GearKey

/** In the book's order; the usual is none of them. */
type WealthChoice = 'Dead Broke' | 'Poor' | 'Struggling' | 'Average Wealth' | 'Comfortable' | 'Wealthy'

export interface Template {
  readonly key: string
  /** As it stands behind a nation: German rifleman. */
  readonly title: string
  readonly says: string
  /** Points that such a person is usually built on; 25 is ordinary, 100 a hero. */
  readonly points: number
  readonly ages: Range
  /** How many of a hundred are women. */
  readonly women: number
  /** As they usually are; more or fewer points go beyond. */
  readonly attributes: { readonly [attribute in Attribute]: Range }
  /** Military Rank. */
  readonly rank: Range
  readonly wealth: readonly Weighted<WealthChoice>[]
  /** Has a home to pay for. */
  readonly settled: boolean
  readonly has: readonly TraitChoice[]
  /** Advantages that fit. */
  readonly may: readonly Weighted<TraitChoice>[]
  /** Disadvantages that fit. */
  readonly flaws: readonly Weighted<TraitChoice>[]
  /** What disadvantages give in all, as a positive number. */
  readonly troubles: Range
  readonly quirks: Range
  readonly skills: readonly SkillChoice[]
  /** Skills that fit beside them, for a point or two. */
  readonly also: readonly string[]
  /** Points in foreign languages that people of the nation know, one language after the other. */
  readonly languages: Range
  /** Points in the own language. */
  readonly native: Range
  readonly issued: readonly Kit[]
  readonly bought: readonly Kit[]
}

type Usual = 'women' | 'rank' | 'wealth' | 'settled' | 'has' | 'quirks' | 'languages' | 'native'

const USUAL: Pick<Template, Usual> = {
  women: 0,
  rank: [0, 0],
  wealth: [[1, 'Average Wealth']],
  settled: false,
  has: [],
  quirks: [1, 5],
  languages: [0, 1],
  native: [0, 0],
}

/** Written without what is as with most people. */
export const template = (written: Omit<Template, Usual> & Partial<Pick<Template, Usual>>): Template => ({
  ...USUAL,
  ...written,
})
