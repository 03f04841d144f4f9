/** What the page asks of its worker about a creature, and what comes back: plain data. */
import type { Json, Reason, Spec } from '@umpire/engine'
import type { CreatureSheet, Design } from '@umpire/gulliver'

export type CreatureAsk =
  /** All that is ready to choose from. */
  | { readonly kind: 'ready' }
  /** A file, or what the browser kept: read as a design. */
  | { readonly kind: 'read'; readonly value: unknown }
  /** The whole sheet, with its reasons, at some pull. */
  | { readonly kind: 'creature'; readonly design: Design; readonly g: number }
  /** The same one at another Size; or another one that is as strong there. */
  | { readonly kind: 'sized'; readonly design: Design; readonly size: number; readonly strong: boolean }
  /** As it stands in a file. */
  | { readonly kind: 'file'; readonly design: Design }
  /** The same one, its stats told as they are at that Size. */
  | { readonly kind: 'told'; readonly design: Design; readonly at: number }

/** A creature to begin from. */
export interface Ready {
  readonly name: string
  readonly size: number
  readonly total: number
  readonly footprint: CreatureSheet['footprint']
  readonly design: Design
}

/** A trait that may be named: where it acts, and what its price asks for beside levels. */
export interface KnownTrait {
  readonly name: string
  readonly scope: 'one' | 'land' | 'all'
  /** The book leaves its price open. */
  readonly open: boolean
  /** It may be had several times over. */
  readonly levels: boolean
  readonly details: { readonly [name: string]: Spec }
}

export interface Titled<K extends string = string> {
  readonly key: K
  readonly title: string
  readonly says: string
}

export interface ReadyAnswer {
  readonly kind: 'ready'
  readonly creatures: readonly Ready[]
  /** What the designer shows to whoever was never here, and what a new one begins from. */
  readonly first: Design
  readonly blank: Design
  /** The lengths that Sizes stand for, as the book prints them. */
  readonly sizes: readonly { readonly size: number; readonly length: string }[]
  readonly traits: readonly KnownTrait[]
  readonly presets: readonly Titled[]
  /** Rules that parts of the page name, with their titles. */
  readonly rules: { readonly [id: string]: string }
  readonly switches: readonly Titled<Design['options'][number]>[]
}

/** The design alone: of a file, of another Size, told at another Size. */
interface DesignOf<K extends 'read' | 'sized' | 'told'> {
  readonly kind: K
  readonly design: Design
}
type DesignAnswer = DesignOf<'read'> | DesignOf<'sized'> | DesignOf<'told'>

export type StatName = keyof CreatureSheet['stats']

export type Medium = 'land' | 'water' | 'air' | 'weightless'

/** What it can do somewhere, each number with its reasons. */
export interface Column {
  readonly medium: Medium
  readonly home: boolean
  /** Too heavy there to go anywhere. */
  readonly helpless: boolean
  readonly move: number
  readonly combat: number
  readonly step: number
  readonly sprint: number
  readonly dodge: number | null
  readonly dodgeBonus: number
  readonly level: string
  readonly effectiveMsr: number | 'inf'
  readonly half: number
  readonly full: number
  readonly control: number
  readonly hexes: number | null
  readonly why: {
    readonly move: readonly Reason[]
    readonly dodge: readonly Reason[]
    readonly level: readonly Reason[]
    readonly control: readonly Reason[]
  }
}

export type PricedLine = CreatureSheet['price']['lines'][number] & {
  readonly why: readonly Reason[]
  readonly rule: { readonly id: string; readonly title: string } | null
}

/** What stands against the design, and how it would be mended. */
export interface ToldProblem {
  readonly message: string
  readonly rule: string
  readonly warning: boolean
  readonly ways: readonly { readonly label: string; readonly design: Design }[]
}

interface FileAnswer {
  readonly kind: 'file'
  readonly file: Json
}

export interface SheetAnswer {
  readonly kind: 'creature'
  /** The design that it is the sheet of. */
  readonly design: Design
  readonly sheet: CreatureSheet
  /** With the stats told that it leaves to the others. */
  readonly told: Design
  readonly scale: { readonly linear: number; readonly area: number; readonly volume: number }
  readonly columns: readonly Column[]
  readonly loaded: readonly Column[] | null
  readonly lines: readonly PricedLine[]
  readonly problems: readonly ToldProblem[]
  /** The same creature one Size smaller and one larger. */
  readonly neighbours: readonly { readonly size: number; readonly yards: number }[]
  readonly why: { readonly [number: string]: readonly Reason[] }
}

export type CreatureAnswer = ReadyAnswer | DesignAnswer | FileAnswer | SheetAnswer
