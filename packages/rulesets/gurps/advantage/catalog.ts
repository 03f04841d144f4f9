/** Taking advantages, and what a choice of traits makes of a roll. */
import { int, json, map, oneOf, optional, or, rule, text, type ValuesOf, type Why } from '@umpire/engine'
import { attributeScore, SENSES, senseScore, willScore } from '../attribute/scores.ts'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import { costOf, costOfAll } from '../catalog/cost/trait-cost.ts'
import { traitProblems } from '../catalog/cost/trait-problems.ts'
import { skillModifier } from '../catalog/entry/skill-targets.ts'
import { bearerOf, writtenTraits } from '../catalog/entry/taken.ts'
import { takeAll } from '../catalog/take-all.ts'
import type { Bearer } from '../effect/apply.ts'
import type { Facts } from '../effect/facts.ts'
import { nightHours } from './sleep.ts'

const score = int({ min: -1000, max: 1000 })

export const general = rule(
  {
    id: 'gurps.advantage.general',
    title: 'Taking advantages',
    lines: '544-548',
    given: { trait: text(100), level: optional(int({ min: -1000, max: 1000 })), variant: optional(text(200)) },
    gives: 'points',
  },
  (written, why) => {
    const sum = why.sum('points')
    for (const taken of takeAll([written], why)) sum.add(taken.trait.name, costOf(taken, why))
    return sum.total()
  },
)

export const TRAITS_GIVEN = {
  traits: writtenTraits,
  st: optional(score),
  dx: optional(score),
  iq: optional(score),
  ht: optional(score),
  /** As it stands on the sheet, Strong or Weak Will included. */
  will: optional(score),
  sense: optional(oneOf(...SENSES)),
  /** A roll against the attribute itself. */
  check: optional(oneOf('st', 'dx', 'iq', 'ht')),
  risk: optional(oneOf('harm', 'death')),
  skill: optional(text(100)),
  /** Of the skill, before its owner's traits. */
  level: optional(score),
  facts: or(map(json(), 50), {}),
}
type Given = ValuesOf<typeof TRAITS_GIVEN>

const ATTRIBUTE = { st: 'ST', dx: 'DX', iq: 'IQ', ht: 'HT' } as const

/** The score of whatever is rolled, where enough is known to tell. */
function effectiveOf(x: Given, bearers: readonly Bearer[], facts: Facts, why: Why): number | undefined {
  const { sense, check, skill, level, will, iq } = x
  if (sense !== undefined && iq !== undefined) return senseScore(iq, sense, bearers, facts, why)
  const checked = check === undefined ? undefined : x[check]
  if (check !== undefined && checked !== undefined)
    return attributeScore(ATTRIBUTE[check], checked, bearers, facts, why)
  if (skill !== undefined && level !== undefined) {
    const used = skillNamed(skill, catalogOf(why), 'skill')
    return why
      .sum(skill)
      .add('level', level)
      .add('traits', skillModifier(used, bearers, facts, why))
      .total()
  }
  return will === undefined ? undefined : willScore(will, bearers, facts, why)
}

/** Price, problems and, where a roll is named, the score it is made against. */
export function weighTraits(x: Given, why: Why) {
  const taken = takeAll(x.traits, why)
  const bearers = taken.map(bearerOf)
  const facts = x.risk === 'death' ? { ...x.facts, purpose: 'risk-of-death' } : x.facts
  const effective = effectiveOf(x, bearers, facts, why)
  const problems = traitProblems(taken, x)
  const full_night_hours = nightHours(bearers, why)
  return {
    points: costOfAll(taken, why),
    legal: problems.length === 0,
    problems,
    full_night_hours,
    half_night_hours: full_night_hours / 2,
    ...(effective === undefined ? {} : { effective }),
  }
}

export const advantageCatalog = rule(
  {
    id: 'gurps.advantage.catalog',
    title: 'Advantages (all of this edition, looks, social and friends included by reference)',
    lines: '544-728',
    given: TRAITS_GIVEN,
  },
  weighTraits,
)
