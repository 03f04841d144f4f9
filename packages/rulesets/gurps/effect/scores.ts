/** What somebody rolls against: a score, with all that his traits make of it for that roll. */
import type { Why } from '@umpire/engine'
import type { Attribute } from '../catalog/trait.ts'
import { affected, type Bearer, effectsOn, lasting, passing } from './apply.ts'
import type { Facts } from './facts.ts'

export type FourScores = { readonly [attribute in Attribute]: number }

/** An attribute with what holds at all times: bought, and with what traits and things make of it. */
export function scoreNow(
  attribute: Attribute,
  score: number,
  bearers: readonly Bearer[],
  facts: Facts,
  why: Why,
): number {
  const name = attribute.toUpperCase()
  const [targets, always] = [[`attr:${name}`], lasting(bearers)]
  if (effectsOn(targets, always).length === 0) return score
  return why.round(name, affected(name, score, targets, always, facts, why), 'down')
}

export function scoresNow({ st, dx, iq, ht }: FourScores, bearers: readonly Bearer[], why: Why): FourScores {
  const bought = { st, dx, iq, ht }
  return {
    st: scoreNow('st', st, bearers, bought, why),
    dx: scoreNow('dx', dx, bearers, bought, why),
    iq: scoreNow('iq', iq, bearers, bought, why),
    ht: scoreNow('ht', ht, bearers, bought, why),
  }
}

export const SENSES = ['vision', 'hearing', 'taste-smell'] as const
export type Sense = (typeof SENSES)[number]

export const senseScore = (iq: number, sense: Sense, bearers: readonly Bearer[], facts: Facts, why: Why): number =>
  affected(sense, iq, ['any roll', 'attr:IQ', 'roll:sense.any', `roll:sense.${sense}`], bearers, facts, why)

/** Rolls against IQ that have a name of their own. */
const OF_IQ: { readonly [purpose: string]: string } = { notice: 'roll:notice', 'wake-up': 'roll:wake' }

/** Against HT, IQ or another attribute itself; to notice something or to wake up is a roll against IQ. */
export function attributeScore(
  attribute: 'ST' | 'DX' | 'IQ' | 'HT',
  score: number,
  bearers: readonly Bearer[],
  facts: Facts,
  why: Why,
): number {
  const { purpose } = facts
  const own = attribute === 'IQ' && typeof purpose === 'string' ? OF_IQ[purpose] : undefined
  const targets = ['any roll', `attr:${attribute}`, `roll:${attribute}`, ...(own === undefined ? [] : [own])]
  return affected(attribute, score, targets, bearers, facts, why)
}

/** Will as it stands on the sheet: IQ with what is always added to Will rolls. */
export function willOf(iq: number, bearers: readonly Bearer[], why: Why): number {
  const now = scoreNow('iq', iq, bearers, { iq }, why)
  const counted = affected('IQ in Will rolls', now, ['IQ in Will rolls'], bearers, {}, why)
  return affected('Will', counted, ['roll:Will'], lasting(bearers), {}, why)
}

/** A Will roll: the sheet's Will with what the situation adds, also to the IQ it rests on. */
export const willScore = (will: number, bearers: readonly Bearer[], facts: Facts, why: Why): number =>
  affected('Will roll', will, ['any roll', 'attr:IQ', 'roll:Will'], passing(bearers), facts, why)

/** A Fright Check is a kind of Will roll. */
export const frightScore = (will: number, bearers: readonly Bearer[], facts: Facts, why: Why): number =>
  affected('Fright Check', will, ['roll:fright'], bearers, facts, why)
