/** What somebody rolls against: a score, with all that his traits make of it for that roll. */
import type { Why } from '@umpire/engine'
import { affected, type Bearer, lasting, passing } from './apply.ts'
import type { Facts } from './facts.ts'

export const SENSES = ['vision', 'hearing', 'taste-smell'] as const
export type Sense = (typeof SENSES)[number]

export const senseScore = (iq: number, sense: Sense, bearers: readonly Bearer[], facts: Facts, why: Why): number =>
  affected(sense, iq, ['any roll', 'attr:IQ', 'roll:sense.any', `roll:sense.${sense}`], bearers, facts, why)

/** Against HT, IQ or another attribute itself; to notice something is a roll against IQ. */
export function attributeScore(
  attribute: 'ST' | 'DX' | 'IQ' | 'HT',
  score: number,
  bearers: readonly Bearer[],
  facts: Facts,
  why: Why,
): number {
  const notice = attribute === 'IQ' && facts['purpose'] === 'notice' ? ['roll:notice'] : []
  const targets = ['any roll', `attr:${attribute}`, `roll:${attribute}`, ...notice]
  return affected(attribute, score, targets, bearers, facts, why)
}

/** Will as it stands on the sheet: IQ with what is always added to Will rolls. */
export function willOf(iq: number, bearers: readonly Bearer[], why: Why): number {
  const counted = affected('IQ in Will rolls', iq, ['IQ in Will rolls'], bearers, {}, why)
  return affected('Will', counted, ['roll:Will'], lasting(bearers), {}, why)
}

/** A Will roll: the sheet's Will with what the situation adds, also to the IQ it rests on. */
export const willScore = (will: number, bearers: readonly Bearer[], facts: Facts, why: Why): number =>
  affected('Will roll', will, ['any roll', 'attr:IQ', 'roll:Will'], passing(bearers), facts, why)

/** A Fright Check is a kind of Will roll. */
export const frightScore = (will: number, bearers: readonly Bearer[], facts: Facts, why: Why): number =>
  affected('Fright Check', will, ['roll:fright'], bearers, facts, why)
