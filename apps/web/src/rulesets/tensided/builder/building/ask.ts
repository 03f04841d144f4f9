/** What the builder asks of its worker, and what comes back: plain data. The page holds choices, never results. */
import type { Reason } from '@umpire/engine'
import type { Sheet } from '@umpire/tensided'
import type { Stat } from '@umpire/tensided/at-build'
import type { Character, TakenTrait } from '@umpire/tensided/file'
import type { SettingOffer } from '../../../../builder/parts/setting-fields.tsx'
import type { Trouble } from '../../../../builder/repair.ts'

export type Campaign = Character['campaign']

export type BuildAsk =
  /** What there is to take, learn and carry in a campaign. */
  | { readonly kind: 'catalog'; readonly campaign: Campaign }
  /** What came of the choices. */
  | { readonly kind: 'sheet'; readonly character: Character }
  /** What stands in a file. */
  | { readonly kind: 'opened'; readonly value: unknown }

export interface StatOffer {
  readonly key: Stat
  readonly name: string
  readonly covers: string
  readonly min: number
  readonly max: number
}

export interface TraitOffer {
  readonly key: TakenTrait['key']
  readonly name: string
  readonly flaw: boolean
  /** What it costs, or gives, taken once. */
  readonly xp: number
  /** How often it may be taken. */
  readonly most: number
  /** What it is taken for. */
  readonly per: 'stat' | 'skill' | 'substance' | null
  /** Of an addiction that meets one criterion of two. */
  readonly criteria: readonly string[]
  readonly note: string
}

export interface SkillOffer {
  readonly key: string
  readonly name: string
  readonly group: string
  readonly type: 'major' | 'minor'
  /** Of an open list anything may be written. */
  readonly fields: readonly string[]
  readonly open: boolean
  readonly vehicles: boolean
}

export interface AbilityOffer {
  readonly key: Character['abilities'][number]
  readonly name: string
  readonly group: string
  readonly xp: number
  readonly needs: readonly string[]
  readonly most: number
  readonly note: string
}

export interface ThingOffer {
  readonly name: string
  readonly kind: 'guns' | 'melee' | 'explosives' | 'armor'
  /** None where it is not for sale. */
  readonly price: number | null
  readonly about: string
  /** That a gun holds; nothing of anything else. */
  readonly rounds: number
}

export interface CatalogAnswer {
  readonly kind: 'catalog'
  readonly stats: readonly StatOffer[]
  readonly traits: readonly TraitOffer[]
  readonly skills: readonly SkillOffer[]
  readonly abilities: readonly AbilityOffer[]
  readonly things: readonly ThingOffer[]
  readonly archetypes: readonly { readonly key: string; readonly title: string }[]
  readonly settings: readonly SettingOffer[]
}

export interface SheetAnswer {
  readonly kind: 'sheet'
  readonly sheet: Sheet
  /** By the name of a number, or of a line: `skill: stealth`. */
  readonly reasons: { readonly [number: string]: readonly Reason[] }
  /** Points for stats that are left, less than none where there are too many. */
  readonly statsLeft: number
  /** What the next level of each skill costs, by its place in the file. */
  readonly next: readonly number[]
  readonly troubles: readonly Trouble<Character>[]
}

export interface OpenedAnswer {
  readonly kind: 'opened'
  readonly character: Character
}

export type BuildAnswer = CatalogAnswer | SheetAnswer | OpenedAnswer
