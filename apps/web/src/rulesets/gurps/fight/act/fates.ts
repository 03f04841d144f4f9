/** Outcomes as parts of a bar of odds, from nothing to the worst. */

import type { OddsPart } from '../../../../elements/play/odds-bar.tsx'
import { type Exact, inCommon } from '../../../../text/hundred.ts'
import type { AttackAnswer, Fate } from '../../odds/ask.ts'
import { fightWords } from '../words.ts'

const text = fightWords.act

export const fatesOf = ({ unhurt, hurt, unconscious, dead }: Omit<Fate, 'who' | 'friend'>): readonly OddsPart[] => [
  { label: text.fates.unhurt, chance: unhurt, ink: 0 },
  { label: text.fates.hurt, chance: hurt, ink: 2 },
  { label: text.fates.unconscious, chance: unconscious, ink: 3 },
  { label: text.fates.dead, chance: dead, ink: 4 },
]

/** Nobody is hurt by it, whatever comes of it. */
export const isHarmless = ({ unhurt }: Pick<Fate, 'unhurt'>): boolean => unhurt.ways === unhurt.of

/** Of an act that harms nobody: whether it does what it is for. */
export const comesOff = (chance: Exact): readonly OddsPart[] => [
  { label: text.comesToNothing, chance: { ways: chance.of - chance.ways, of: chance.of }, ink: 0 },
  { label: text.isDone, chance, ink: 3 },
]

type Worse = NonNullable<AttackAnswer['feint']>

const within = (feint: Worse, from: number, to: number): Exact => {
  const { ways, of } = inCommon(feint.map(({ chance }) => chance))
  return {
    ways: ways.reduce((sum, one, place) => {
      const { worse = 0 } = feint[place] ?? {}
      return worse >= from && worse <= to ? sum + one : sum
    }, 0n),
    of,
  }
}

/** By how much the other one defends worse. */
export const feintParts = (feint: Worse): readonly OddsPart[] => [
  { label: text.misled(0, 0), chance: within(feint, 0, 0), ink: 0 },
  { label: text.misled(1, 2), chance: within(feint, 1, 2), ink: 1 },
  { label: text.misled(3, 5), chance: within(feint, 3, 5), ink: 3 },
  { label: text.misled(6, null), chance: within(feint, 6, Number.POSITIVE_INFINITY), ink: 4 },
]
