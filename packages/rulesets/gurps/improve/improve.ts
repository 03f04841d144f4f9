/** What a character learns by playing: awards, and what they buy. */
import { BadInput, flag, int, nullable, num, oneOf, optional, or, rule, text } from '@umpire/engine'
import { attributeCost } from '../attribute/attribute.ts'
import { catalogOf, take } from '../catalog/catalog.ts'
import { costOf } from '../catalog/cost/trait-cost.ts'
import { DIFFICULTIES } from '../catalog/entry/difficulties.ts'
import { SKILL_TYPES } from '../catalog/entry/skill.ts'
import { skillCost } from '../skill/cost/cost.ts'

const score = int({ min: -1000, max: 1000 })
const points = num({ min: -100_000, max: 100_000 })
const MOST_AWARDED = 5

export const award = rule(
  {
    id: 'gurps.improve.award',
    title: 'Bonus character points',
    lines: '1611-1615, 498, 510',
    given: {
      award: points,
      unspent: or(points, 0),
      /** Or attacked, or endangered without need. */
      betrayed_ally: or(flag(), false),
      dependent_lost: or(flag(), false),
    },
  },
  (x, why) => {
    const forfeit = x.betrayed_ally ? 'betrayed an Ally' : 'lost a Dependent'
    const earned = why
      .sum('award')
      .when(!(x.betrayed_ally || x.dependent_lost), 'award', x.award, forfeit)
      .total()
    return {
      award: earned,
      legal: x.award >= 0 && why.compare('most for a session', x.award, '<=', MOST_AWARDED),
      maximum: MOST_AWARDED,
      unspent: why.sum('unspent').add('before', x.unspent).add('award', earned).total(),
    }
  },
)

/** Nothing is given back for less: whoever loses something in play gets no points for it. */
function notBelow(cost: number, place: string, expected: string, got: unknown): number {
  if (cost >= 0) return cost
  throw new BadInput(place, `${expected}: points are never given back`, got)
}

/** In play a point of an attribute costs twice as much as in the beginning. */
const DOUBLE = 2

export const improveAttribute = rule(
  {
    id: 'gurps.improve.attribute',
    title: 'Raising an attribute in play',
    lines: '1617-1619',
    given: { from: score, to: score },
    gives: 'cost',
  },
  ({ from, to }, why) => {
    const difference = why
      .sum('difference')
      .add('new score', attributeCost({ value: to }, why))
      .add('old score', -attributeCost({ value: from }, why))
      .total()
    const cost = why.product('cost').add('difference', difference).add('in play', DOUBLE).total()
    return notBelow(cost, 'to', `a score of ${from} or more`, to)
  },
)

export const improveSkill = rule(
  {
    id: 'gurps.improve.skill',
    title: 'Adding and improving skills',
    lines: '1625',
    given: {
      skill: or(text(100), ''),
      type: oneOf(...SKILL_TYPES),
      difficulty: oneOf(...DIFFICULTIES),
      attribute: score,
      /** Guns for IQ, Voice and the like: no part of the price. */
      lasting_bonus: or(score, 0),
      from: nullable(score),
      to: score,
    },
    gives: 'cost',
  },
  (x, why) => {
    const priceOf = (level: number): number => {
      const found = skillCost({ ...x, level: level - x.lasting_bonus }, why).points
      if (found !== null) return found
      throw new BadInput('level', `a level that can be bought with ${x.attribute}`, level)
    }
    const cost = why
      .sum('cost')
      .add('new level', priceOf(x.to))
      .when(x.from !== null, 'present level', () => (x.from === null ? 0 : -priceOf(x.from)), 'a new skill')
      .total()
    return notBelow(cost, 'to', `a level of ${x.from} or more`, x.to)
  },
)

export const improveNativeLanguage = rule(
  {
    id: 'gurps.improve.native-language',
    title: 'Improving the native language',
    lines: '1425',
    given: { iq: score, language: or(oneOf('native'), 'native'), from: score, to: score },
    gives: 'cost',
  },
  ({ from, to }, why) => {
    const cost = why.sum('levels, a point each').add('new level', to).add('present level', -from).total()
    return notBelow(cost, 'to', `a level of ${from} or more`, to)
  },
)

export const improveAdvantages = rule(
  {
    id: 'gurps.improve.advantages',
    title: 'Advantages gained in play',
    lines: '546, 1621',
    given: {
      trait: text(100),
      in_play: or(flag(), true),
      from: optional(score),
      to: optional(score),
      /** Where it hangs on a variant or on details, and was worked out already. */
      price: optional(points),
    },
  },
  ({ trait: name, in_play, from, to, price }, why) => {
    const catalog = catalogOf(why)
    const taken = (level: number | undefined) =>
      take(level === undefined ? { trait: name } : { trait: name, level }, catalog, 'trait')
    const { can_be_learned, can_be_earned } = taken(undefined).trait
    const allowed = !in_play || can_be_learned || can_be_earned
    const before = from === undefined ? 0 : costOf(taken(from), why)
    const cost = why
      .sum('cost')
      .add('price', price ?? costOf(taken(to), why))
      .add('paid before', -before)
      .total()
    return { allowed, cost, gm_may_override: !allowed }
  },
)

export const buyOff = rule(
  {
    id: 'gurps.improve.buy-off',
    title: 'Buying off disadvantages',
    lines: '734, 1623',
    given: {
      trait: text(100),
      /** What it gave; the catalogue's price where nothing is said. */
      points: optional(points),
      /** Variants, where it only becomes milder. */
      from: optional(text(200)),
      to: optional(text(200)),
    },
    gives: 'cost',
  },
  (x, why) => {
    const priceOf = (variant: string): number => costOf(take({ trait: x.trait, variant }, catalogOf(why), 'trait'), why)
    const gave =
      x.from === undefined
        ? (x.points ?? costOf(take({ trait: x.trait }, catalogOf(why), 'trait'), why))
        : priceOf(x.from)
    const cost = why
      .sum('cost')
      .add('as much as it gave', -gave)
      .when(x.to !== undefined, 'what stays', () => (x.to === undefined ? 0 : priceOf(x.to)), 'all of it')
      .total()
    return x.to === undefined
      ? notBelow(cost, 'trait', 'a disadvantage, which gave points', x.trait)
      : notBelow(cost, 'to', `something milder than ${x.from ?? x.trait}`, x.to)
  },
)
