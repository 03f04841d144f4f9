/** What somebody rolls against: a score, with all that his traits make of it for that roll. */
import type { Why } from '@umpire/engine'
import { ATTRIBUTES, type Attribute } from '../catalog/entry/trait.ts'
import {
  affected,
  type Bearer,
  beyondScores,
  effectsOn,
  forThisPurpose,
  lasting,
  passing,
  whole,
} from '../effect/apply.ts'
import type { Facts } from '../effect/facts.ts'

export type FourScores = { readonly [attribute in Attribute]: number }
/** One that is not told takes no part. */
export type Scores = { readonly [attribute in Attribute]?: number }

/** The scores alone, of somebody who has more than these. */
export const scoresAsFacts = ({ st, dx, iq, ht }: Scores): Facts & Scores => ({
  ...(st === undefined ? {} : { st }),
  ...(dx === undefined ? {} : { dx }),
  ...(iq === undefined ? {} : { iq }),
  ...(ht === undefined ? {} : { ht }),
})

/**
 * An attribute with what holds at all times: bought, and with what traits and things make of it. What hangs on another
 * score looks at the one that was bought, so that no two of them turn in a circle.
 */
function scoreNow(attribute: Attribute, score: number, bearers: readonly Bearer[], bought: Facts, why: Why): number {
  const name = attribute.toUpperCase()
  const [targets, always] = [[`attr:${name}`], lasting(bearers)]
  if (effectsOn(targets, always).length === 0) return score
  return whole(name, affected(name, score, targets, always, bought, why), why)
}

/** The scores that are told, with what holds of them at all times. */
export function scoresNow(scores: FourScores, bearers: readonly Bearer[], why: Why): FourScores
export function scoresNow(scores: Scores, bearers: readonly Bearer[], why: Why): Scores
export function scoresNow(scores: Scores, bearers: readonly Bearer[], why: Why): Scores {
  const bought = scoresAsFacts(scores)
  const now: { [attribute in Attribute]?: number } = {}
  for (const attribute of ATTRIBUTES) {
    const score = scores[attribute]
    if (score !== undefined) now[attribute] = scoreNow(attribute, score, bearers, bought, why)
  }
  return now
}

export const SENSES = ['vision', 'hearing', 'taste-smell'] as const
export type Sense = (typeof SENSES)[number]

/** From the score as bought; with the other bought ones, where something hangs on them. */
export function senseScore(
  iq: number,
  sense: Sense,
  bearers: readonly Bearer[],
  facts: Facts,
  why: Why,
  bought: Facts = facts,
): number {
  const now = scoreNow('iq', iq, bearers, bought, why)
  const targets = ['any roll', 'attr:IQ', 'roll:sense.any', `roll:sense.${sense}`]
  return whole(sense, affected(sense, now, targets, forThisPurpose(beyondScores(bearers), facts), facts, why), why)
}

/** Rolls against IQ that have a name of their own. */
const OF_IQ: { readonly [purpose: string]: string } = { notice: 'roll:notice', 'wake-up': 'roll:wake' }

const KEYS = { ST: 'st', DX: 'dx', IQ: 'iq', HT: 'ht' } as const

/** Against HT, IQ or another attribute itself; to notice something or to wake up is a roll against IQ. */
export function attributeScore(
  attribute: Uppercase<Attribute>,
  score: number,
  bearers: readonly Bearer[],
  facts: Facts,
  why: Why,
  bought: Facts = facts,
): number {
  const now = scoreNow(KEYS[attribute], score, bearers, bought, why)
  const { purpose } = facts
  const own = attribute === 'IQ' && typeof purpose === 'string' ? OF_IQ[purpose] : undefined
  const targets = ['any roll', `attr:${attribute}`, `roll:${attribute}`, ...(own === undefined ? [] : [own])]
  return whole(attribute, affected(attribute, now, targets, beyondScores(bearers), facts, why), why)
}

/** Will as it stands on the sheet: IQ with what is always added to Will rolls. */
export function willOf(iq: number, bearers: readonly Bearer[], why: Why, bought: Facts = { iq }): number {
  const now = scoreNow('iq', iq, bearers, bought, why)
  const counted = affected('IQ in Will rolls', now, ['IQ in Will rolls'], bearers, {}, why)
  return whole('Will', affected('Will', counted, ['roll:Will'], lasting(bearers), {}, why), why)
}

/** A Will roll: the sheet's Will with what the situation adds, also to the IQ it rests on. */
export const willScore = (will: number, bearers: readonly Bearer[], facts: Facts, why: Why): number =>
  whole(
    'Will roll',
    affected('Will roll', will, ['any roll', 'attr:IQ', 'roll:Will'], passing(bearers), facts, why),
    why,
  )

/** A Fright Check is a kind of Will roll. */
export const frightScore = (will: number, bearers: readonly Bearer[], facts: Facts, why: Why): number =>
  whole('Fright Check', affected('Fright Check', will, ['roll:fright'], bearers, facts, why), why)
