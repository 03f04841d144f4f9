/** The points of a character: what the tables say it is worth, what was paid, what is left. */
import type { Why } from '@umpire/engine'
import { attributeCost } from '../attribute/attribute.ts'
import { budget as campaignBudget } from '../campaign/settings.ts'
import { ATTRIBUTES } from '../catalog/entry/trait.ts'
import type { Character } from '../character/character.ts'
import type { Known } from '../character/known.ts'
import { quirkRule } from '../quirk/rule.ts'
import { pointTotal } from './points.ts'

export type Points = {
  readonly attributes: number
  readonly advantages: number
  readonly disadvantages: number
  readonly quirks: number
  readonly skills: number
  /** When it was made, by the tables. */
  readonly creation: number
  readonly budget: number
  /** Awarded since. */
  readonly awarded: number
  /** The budget and all awards, less what is unspent and what play put on. */
  readonly total: number
  readonly unspent: number
}

/** In small quirks and disadvantages so small that they count as such. */
export const quirkCount = ({ quirks }: Character, { traits }: Known): number =>
  quirks.length + traits.filter(({ quirk }) => quirk).length

/** Quirks that play put on and nobody bought off since: beyond the five. One may come back after it was bought off. */
export function quirksFromPlay({ ledger }: Character): number {
  const standing = new Map<string, number>()
  for (const { kind, worth, what } of ledger) {
    if (kind === 'quirk') standing.set(what, Math.max(0, (standing.get(what) ?? 0) - Math.sign(worth)))
  }
  return [...standing.values()].reduce((sum, count) => sum + count, 0)
}

type Trained = Pick<Character, 'skills' | 'native_language_points'>

export function skillPoints({ skills, native_language_points }: Trained, why: Why): number {
  const sum = why.sum('skills')
  for (const { skill, points } of skills) sum.add(skill, points)
  return sum.when(native_language_points !== 0, 'native language', native_language_points).total()
}

const totalOf = (label: string, parts: readonly (readonly [string, number])[], why: Why): number => {
  const sum = why.sum(label)
  for (const [name, points] of parts) sum.add(name, points)
  return sum.total()
}

export function pointsOf(character: Character, known: Known, why: Why): Points {
  const attributes = totalOf(
    'attributes',
    ATTRIBUTES.map(name => [name.toUpperCase(), attributeCost({ value: character.attributes[name] }, why)]),
    why,
  )
  const priced = (label: string, wanted: (points: number) => boolean): number =>
    totalOf(
      label,
      [
        ...known.traits.filter(({ quirk }) => !quirk).map(one => [one.trait.name, one.points] as const),
        ...known.strange.filter(({ list }) => list === 'traits').map(one => [one.name, one.points] as const),
      ].filter(([, points]) => wanted(points)),
      why,
    )
  const advantages = priced('advantages', points => points > 0)
  const disadvantages = priced('disadvantages', points => points < 0)
  const [all, late] = [quirkCount(character, known), quirksFromPlay(character)]
  const quirks = quirkRule({ quirks: all - late, from_play: late }, why).points
  const skills = skillPoints(character, why)
  const limit = campaignBudget(why)
  const { total: worth } = pointTotal(
    {
      attribute_points: attributes,
      advantage_points: advantages,
      disadvantage_points: disadvantages,
      quirk_points: quirks,
      skill_points: skills,
      budget: limit,
    },
    why,
  )
  const since = totalOf(
    'worth since creation',
    character.ledger.map(step => [step.what || step.kind, step.worth]),
    why,
  )
  const creation = why.sum('at creation').add('by the tables', worth).add('since', -since).total()
  const awards = character.ledger.filter(({ kind }) => kind === 'award').map(step => ['award', step.points] as const)
  const awarded = totalOf('awarded', awards, why)
  const unspent = totalOf(
    'unspent',
    [
      ['budget', limit],
      ['spent at creation', -creation],
      ...character.ledger.map(step => [step.what || step.kind, step.points] as const),
    ],
    why,
  )
  // What play put on gave nothing to spend, and makes the character worth less all the same.
  const put = character.ledger.filter(({ points, kind }) => points === 0 && kind !== 'award')
  const total = why
    .sum('total')
    .add('budget', limit)
    .add('awarded', awarded)
    .add('unspent', -unspent)
    .add(
      'put on by play',
      totalOf(
        'put on by play',
        put.map(step => [step.what || step.kind, step.worth]),
        why,
      ),
    )
    .total()
  return { attributes, advantages, disadvantages, quirks, skills, creation, budget: limit, awarded, total, unspent }
}
