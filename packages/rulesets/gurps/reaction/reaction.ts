/** Reaction rolls: 3d and everything that speaks for or against the character. Not a success roll: no criticals. */
import { flag, int, json, list, map, num, oneOf, optional, or, rolled, rule, steps, type Why } from '@umpire/engine'
import { writtenTraits } from '../catalog/entry/taken.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { modifier } from '../effect/apply.ts'
import { observerField } from '../effect/observer.ts'
import { diceFaces, threeDice } from '../roll/success.ts'
import { bearerField } from '../skill/bearer.ts'

const number = int({ min: -1000, max: 1000 })
const numbers = list(number, 100)

/** How somebody feels about the party, from worst to best. */
export const REACTIONS = ['disastrous', 'very-bad', 'bad', 'poor', 'neutral', 'good', 'very-good', 'excellent'] as const
export type Reaction = (typeof REACTIONS)[number]

const BANDS: readonly (readonly [upTo: number, reaction: Reaction])[] = [
  [0, 'disastrous'],
  [3, 'very-bad'],
  [6, 'bad'],
  [9, 'poor'],
  [12, 'neutral'],
  [15, 'good'],
  [18, 'very-good'],
  [Number.POSITIVE_INFINITY, 'excellent'],
]
const attitudes = steps<Reaction>('Reaction table', BANDS)

export const reactionTable = rule(
  {
    id: 'gurps.reaction.table',
    title: 'Reaction table',
    lines: '165-183',
    given: { total: number },
    gives: 'reaction',
  },
  ({ total }, why): Reaction => attitudes.at(total, why),
)

/** What people may want of somebody, apart from how he takes them. */
export const SITUATIONS = ['general', 'combat', 'commerce', 'aid', 'information', 'loyalty'] as const
export type Situation = (typeof SITUATIONS)[number]

const money = optional(num({ min: 0, max: 1e12 }))
const reactionField = optional(oneOf(...REACTIONS))

/** What is at stake: for tables that tell more than how somebody feels. */
export const AT_STAKE = {
  situation: or(oneOf(...SITUATIONS), 'general'),
  fight_in_progress: or(flag(), false),
  /** Of trade: what it is worth, whether the party buys or sells, and what it names. */
  fair_price: money,
  party: optional(oneOf('buys', 'sells')),
  party_names: money,
  /** Of a roll that another called for: it is held within these. */
  no_better_than: reactionField,
  no_worse_than: reactionField,
}

/** Another roll that a reaction calls for. */
type NextReaction = {
  /** What it is about; whoever asks has the choice where there are several. */
  readonly situations: readonly Situation[]
  readonly modifier: number
  readonly no_better_than: Reaction | null
  readonly no_worse_than: Reaction | null
  /** What the party must do first; null if it follows by itself. */
  readonly condition: string | null
}

/** What a reaction means in the situation: this book leaves it to the game master. */
export type Follows = {
  readonly means: string
  readonly extra: string | null
  /** In trade: what the other asks or offers; none if he does not trade at all. */
  readonly price: number | 'none' | null
  readonly next: NextReaction | null
}

/** Three dice and everything that counts, read from the table. */
export function reactionOf(roll: number, modifiers: readonly number[], why: Why) {
  const sum = why.sum('reaction').add('roll', roll)
  for (const by of modifiers) sum.add('modifier', by)
  const total = sum.total()
  return { total, reaction: reactionTable({ total }, why) }
}

type Limits = { readonly no_better_than?: Reaction | undefined; readonly no_worse_than?: Reaction | undefined }

/** A total held within the bands of these reactions. */
export function heldWithin(total: number, { no_better_than, no_worse_than }: Limits, why: Why): number {
  const at = (one: Reaction): number => BANDS.findIndex(([, reaction]) => reaction === one)
  const best = no_better_than === undefined ? Number.POSITIVE_INFINITY : (BANDS[at(no_better_than)]?.[0] ?? 0)
  const worst = no_worse_than === undefined ? Number.NEGATIVE_INFINITY : (BANDS[at(no_worse_than) - 1]?.[0] ?? -1) + 1
  const low = best < total ? why.atMost(`no better than ${no_better_than}`, best, total) : total
  return worst > low ? why.atLeast(`no worse than ${no_worse_than}`, worst, low) : low
}

type Reacted = { readonly total: number; readonly reaction: Reaction; readonly follows: Follows | null }

export const reactionRoll = rule(
  {
    id: 'gurps.reaction.roll',
    title: 'Reaction roll',
    lines: '137-143, 165-167',
    given: { roll: optional(rolled('3d6')), dice: diceFaces, modifiers: or(numbers, []), ...AT_STAKE },
  },
  (x, why): Reacted => {
    const made = reactionOf(threeDice(x), x.modifiers, why)
    const total = heldWithin(made.total, x, why)
    const reaction = total === made.total ? made.reaction : reactionTable({ total }, why)
    return { total, reaction, follows: null }
  },
)

const { situation: about, ...stake } = AT_STAKE

export const modifierKinds = rule(
  {
    id: 'gurps.reaction.modifier-kinds',
    title: 'Where reaction modifiers come from',
    lines: '145-151, 163',
    given: {
      roll: rolled('3d6'),
      personal: or(numbers, []),
      situation: or(number, 0),
      behaviour: or(number, 0),
      /** What is wanted: here the situation is a number. */
      about,
      ...stake,
    },
  },
  ({ roll, personal, situation, behaviour, about: wanted, ...x }, why) =>
    reactionRoll({ ...x, roll, modifiers: [...personal, situation, behaviour], situation: wanted }, why),
)

export const traitModifiers = rule(
  {
    id: 'gurps.reaction.trait-modifiers',
    title: 'All reaction modifiers given by traits, in one table',
    lines: '230-256, 281-356, 362-450, 576, 746-946, 1079-1081',
    given: {
      /** By their names, for whoever asks from outside. */
      traits: writtenTraits,
      /** Traits, skills and things found already. */
      bearers: optional(list(bearerField, 1000)),
      observer: observerField,
      facts: or(map(json(), 50), {}),
    },
    gives: 'modifier',
  },
  ({ traits, bearers = [], observer, facts }, why) =>
    modifier('reaction', ['reaction'], [...bearersOf(traits, why), ...bearers], { ...facts, observer }, why),
)
