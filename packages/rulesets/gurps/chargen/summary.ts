/** What the checks look at: a character, or as much of one as somebody tells. */
import {
  flag,
  int,
  list,
  nullable,
  num,
  oneOf,
  optional,
  or,
  record,
  text,
  type ValuesOf,
  type Why,
} from '@umpire/engine'
import { type Scores, scoresNow } from '../attribute/scores.ts'
import { type Body, type Build, bodyOf, buildOf, type Load, loadOf } from '../character/body.ts'
import { LISTS } from '../character/character.ts'
import { bearersIn, type Known, known, type TakenTrait } from '../character/known.ts'
import { type Money, moneyOf } from '../character/money.ts'
import { BUILDS } from '../looks/body.ts'
import { scoreFields } from '../skill/default.ts'
import { disadvantagesBefore, scoresBefore, skillPointsBefore, traitsBefore } from './beginning.ts'
import { skillPoints } from './points-spent.ts'

const points = num({ min: -1e9, max: 1e9 })
const count = int({ min: 0, max: 10_000 })
const measure = or(nullable(points), null)

export const TOLD = {
  /** A character of the game master: the checks of points are off. */
  npc: or(flag(), false),
  /** The campaign's, unless it is told. */
  budget: optional(points),
  /** What was paid at creation. */
  total: optional(points),
  /** What is left of budget and awards; less than nothing is owed. */
  unspent: optional(points),
  age: optional(count),
  sex: or(oneOf('male', 'female'), 'male'),
  height_in: measure,
  weight_lb: measure,
  native_language: or(text(200), ''),
  native_tl: or(nullable(int({ min: 0, max: 16 })), null),
  attributes: or(record(scoreFields), {}),
  /** Alone, in place of all attributes. */
  ht: scoreFields.ht,
  /** In place of the trait. */
  build: optional(oneOf(...BUILDS)),
  quirks: or(count, 0),
  /** Of these, those that play put on. */
  quirks_from_play: or(count, 0),
  /** What each gave, in place of the traits. */
  disadvantages: optional(list(points, 1000)),
  /** In place of the skills. */
  skill_points: optional(points),
  native_language_points: or(points, 0),
  traits: LISTS.traits,
  skills: LISTS.skills,
  items: LISTS.items,
  settled: or(flag(), false),
  cash: or(points, 0),
  ledger: LISTS.ledger,
}
export type Told = ValuesOf<typeof TOLD>

export interface Summary extends Omit<Told, 'build' | 'disadvantages' | 'skill_points' | 'attributes' | 'ht'> {
  readonly known: Known
  readonly scores: Scores
  /** With what traits and things make of them at all times. */
  readonly scores_now: Scores
  readonly build: Build | null
  /** How all this was at creation. */
  readonly began: {
    readonly scores: Scores
    readonly traits: readonly TakenTrait[]
    readonly disadvantages: readonly number[]
    readonly skill_points: number
  }
  /** Nothing where too little was told. */
  readonly body: Body | null
  readonly load: Load | null
  readonly money: Money
}

function bodyIn(x: Told, scores: Scores, found: Known, why: Why): Body | null {
  const { st, ht = 10 } = scores
  return st === undefined ? null : bodyOf({ identity: x, attributes: { ...scores, st, ht } }, found, why)
}

/** Those that no catalogue knows or can price count by what the file says that they give. */
const strangeDisadvantages = ({ strange }: Known): readonly number[] =>
  strange.flatMap(({ list, points }) => (list === 'traits' && points < 0 ? [points] : []))

export function summaryOf(x: Told, why: Why): Summary {
  const found = known(x, why)
  const scores = x.ht === undefined ? x.attributes : { ...x.attributes, ht: x.ht }
  const { st } = scores
  const body = bodyIn(x, scores, found, why)
  return {
    ...x,
    known: found,
    scores,
    scores_now: scoresNow(scores, bearersIn(found), why),
    build: x.build ?? buildOf(found),
    began: {
      scores: scoresBefore(scores, x.ledger, why),
      traits: traitsBefore(found.traits, x.ledger),
      disadvantages: x.disadvantages ?? [
        ...disadvantagesBefore(found.traits, x.ledger),
        ...strangeDisadvantages(found),
      ],
      skill_points: x.skill_points ?? skillPointsBefore(skillPoints(x, why), x.ledger),
    },
    body,
    load: st === undefined || body === null ? null : loadOf({ ...scores, st }, found, body, why),
    money: moneyOf(x, found, why),
  }
}
