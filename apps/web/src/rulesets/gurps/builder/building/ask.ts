/** What the builder asks of its worker, and what comes back: plain data. The page holds choices, never results. */
import type { Reason, Spec } from '@umpire/engine'
import type { Sheet } from '@umpire/gurps'
import type { Trait } from '@umpire/gurps/at-build'
import type { Character } from '@umpire/gurps/file'
import type { SettingOffer } from '../../../../builder/parts/setting-fields.tsx'
import type { Trouble } from '../../../../builder/repair.ts'

export type Campaign = Character['campaign']
export type Written = Character['traits'][number]

export type BuildAsk =
  /** What there is to take, learn and carry in a campaign. */
  | { readonly kind: 'catalog'; readonly campaign: Campaign }
  /** What came of the choices. */
  | { readonly kind: 'sheet'; readonly character: Character }
  /** What stands in a file: a character, or one of the program GCS. */
  | { readonly kind: 'opened'; readonly value: unknown }

export interface TraitOffer {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly cost: Trait['cost']
  /** It may give points, or cost some; some do either. */
  readonly good: boolean
  readonly bad: boolean
  /** Bought by level, whatever its price hangs on besides. */
  readonly leveled: boolean
  /** What its price hangs on. */
  readonly details: { readonly [name: string]: Spec }
  /** One of these is settled with it. */
  readonly choose: readonly string[]
  /** As it is written down when it is taken. */
  readonly first: Written
}

export interface SkillOffer {
  readonly name: string
  readonly alias: string
  readonly family: string
  readonly type: string
  readonly group: string
  readonly attribute: string
  readonly difficulty: string
  /** Of a language: any of these. */
  readonly difficulties: readonly string[]
  readonly specialty: boolean
  readonly options: readonly string[]
  readonly specialtyIs: string
}

export interface ThingOffer {
  readonly name: string
  readonly kind: 'weapon' | 'armor' | 'gear'
  readonly cost: number
  readonly weight_lb: number
  readonly about: string
  /** No catalogue has it: its price and weight are written down with it. */
  readonly loose: boolean
  readonly worn: boolean
}

interface Pattern {
  readonly key: string
  readonly title: string
  readonly says: string
  readonly points: number
}

export interface CatalogAnswer {
  readonly kind: 'catalog'
  readonly traits: readonly TraitOffer[]
  readonly skills: readonly SkillOffer[]
  readonly things: readonly ThingOffer[]
  readonly templates: readonly Pattern[]
  readonly nations: readonly { readonly key: string; readonly title: string }[]
  readonly settings: readonly SettingOffer[]
  readonly options: readonly { readonly key: string; readonly title: string; readonly says: string }[]
}

/** The points that a skill would take for a level less, and for one more. */
export interface Steps {
  readonly less: number | null
  readonly more: number | null
}

export interface SheetAnswer {
  readonly kind: 'sheet'
  readonly sheet: Sheet
  /** By the name of a number, or of a line: `skill: Stealth`, `trait: 3`. */
  readonly reasons: { readonly [number: string]: readonly Reason[] }
  /** By the place of the skill in the file. */
  readonly steps: { readonly [index: string]: Steps }
  /** Of the native language. */
  readonly native: Steps
  /** The most points in skills at that age. */
  readonly skillLimit: number
  /** What the next point of each attribute costs. */
  readonly next: { readonly [attribute: string]: number }
  readonly troubles: readonly Trouble<Character>[]
}

export interface OpenedAnswer {
  readonly kind: 'opened'
  readonly character: Character
  /** What another program has, and is not the same here. */
  readonly report: readonly string[]
}

export type BuildAnswer = CatalogAnswer | SheetAnswer | OpenedAnswer
