/**
 * A character as it is kept: what the player chose and what happened, never what follows from it. Values that break a
 * rule are read all the same, and told as problems: a file is never refused for one bad line.
 */
import {
  flag,
  int,
  json,
  list,
  map,
  nullable,
  num,
  oneOf,
  openRecord,
  optional,
  or,
  text,
  type ValueOf,
} from '@umpire/engine'
import { DIFFICULTIES } from '../catalog/entry/difficulties.ts'
import { writtenTraits } from '../catalog/entry/taken.ts'

/** Of the format of a character's file. A newer one is refused, an older one would be brought up to date. */
export const CHARACTER_VERSION = 1

const name = text(200)
const note = or(text(4000), '')
const score = int({ min: -1000, max: 1000 })
const amount = num({ min: -1e9, max: 1e9 })

const identity = openRecord({
  name: or(name, ''),
  player: or(name, ''),
  /** The day it was made, as the player writes it. */
  created: or(name, ''),
  concept: note,
  sex: or(oneOf('male', 'female'), 'male'),
  age: or(int({ min: 0, max: 10_000 }), 25),
  handedness: or(oneOf('right', 'left'), 'right'),
  /** Chosen; the average where there is none. */
  height_in: or(nullable(amount), null),
  weight_lb: or(nullable(amount), null),
  native_language: or(name, 'English'),
  /** Below the campaign's of a Primitive. */
  native_tl: or(nullable(int({ min: 0, max: 16 })), null),
  appearance: note,
})

const attributes = openRecord({ st: score, dx: score, iq: score, ht: score })

export const learned = openRecord({
  /** By name, the specialty in brackets: Guns (rifle). A language is Language (French). */
  skill: name,
  /** Never a level: that follows. */
  points: amount,
  /** The tech level it was learned at, where not the campaign's. */
  tl: optional(int({ min: 0, max: 16 })),
  /** Of a language: how hard it is to learn. */
  difficulty: optional(oneOf(...DIFFICULTIES)),
  note: optional(text(2000)),
})

export const item = openRecord({
  name,
  /** Each; the catalogue's where it knows the thing and nothing is said. */
  cost: optional(amount),
  weight_lb: optional(amount),
  quantity: or(num({ min: 0, max: 1_000_000 }), 1),
  /** Belongs to the service: costs nothing, and may be taken back. */
  issued: or(flag(), false),
  carried: or(flag(), true),
  /** Worn, of armour, glasses and the like. */
  worn: or(flag(), false),
  /** In the hand and ready, of weapons. */
  ready: or(flag(), false),
  rounds: optional(int({ min: 0, max: 1_000_000 })),
  /** The tech level it comes from. */
  tl: optional(int({ min: 0, max: 16 })),
  note: optional(text(2000)),
})

export const LEDGER_KINDS = ['award', 'attribute', 'skill', 'advantage', 'buy-off', 'added', 'quirk', 'owed'] as const

/**
 * A step after creation. What it did to the purse is not what it did to the character: an attribute costs double in play,
 * and a disadvantage that play put on gives no points to spend.
 */
const step = openRecord({
  kind: oneOf(...LEDGER_KINDS),
  /** Gained, or spent if it is negative. */
  points: amount,
  /** What the character is worth more by the tables of creation. */
  worth: or(amount, 0),
  what: or(name, ''),
  date: or(name, ''),
  reason: note,
})

/** The lists of a file, and how long each may be. */
export const LISTS = {
  traits: or(writtenTraits, []),
  skills: or(list(learned, 1000), []),
  items: or(list(item, 2000), []),
  ledger: or(list(step, 10_000), []),
}

/** A problem that the game master let pass. */
export const allowed = openRecord({ rule: name, where: or(name, ''), note })

export const character = openRecord({
  system: oneOf('gurps'),
  version: int({ min: 1, max: CHARACTER_VERSION }),
  /** What the campaign chose: options and settings. */
  campaign: or(openRecord({ options: or(list(name, 500), []), settings: or(map(json(), 500), {}) }), {
    options: [],
    settings: {},
    unknown_fields: {},
  }),
  /** A character of the game master: the checks of points are off. */
  npc: or(flag(), false),
  identity,
  attributes,
  traits: LISTS.traits,
  quirks: or(list(text(500), 100), []),
  skills: LISTS.skills,
  /** Points in the native language beyond its start. */
  native_language_points: or(amount, 0),
  items: LISTS.items,
  /** A home and the like took four fifths of the starting money. */
  settled: or(flag(), false),
  /** Earned or spent since, beside the things above. */
  cash: or(amount, 0),
  ledger: LISTS.ledger,
  allowed: or(list(allowed, 10_000), []),
  /** Whatever else is worth keeping: the player's own words, and what a text that was read said beyond the rules. */
  notes: or(list(text(4000), 1000), []),
  /** Wounds, fatigue and the like, as play keeps them. */
  state: or(map(json(), 100), {}),
})
export type Character = ValueOf<typeof character>
export type Item = ValueOf<typeof item>
export type Learned = ValueOf<typeof learned>
export type Step = ValueOf<typeof step>
export type Allowed = ValueOf<typeof allowed>
