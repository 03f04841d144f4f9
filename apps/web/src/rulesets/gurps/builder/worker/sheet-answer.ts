/** What came of the choices: the sheet with its reasons, what stands against it, and the ways out. */
import type { Why } from '@umpire/engine'
import { explainedSheet, type Sheet } from '@umpire/gurps'
import {
  attributeCost,
  bearersIn,
  campaignRules,
  costOf,
  known,
  NATIVE_POINTS_A_LEVEL,
  pointsForLevel,
  startingLimit,
} from '@umpire/gurps/at-build'
import type { Character } from '@umpire/gurps/file'
import { troublesOf } from '../../../../builder/repair.ts'
import { CHOOSABLE } from '../../odds/campaign.ts'
import type { SheetAnswer, Steps } from '../building/ask.ts'
import { mendingBy } from './repair.ts'

const ATTRIBUTES = ['st', 'dx', 'iq', 'ht'] as const

/** Of every skill that nobody learned: there are a hundred of them, and nobody reads why. */
const UNREAD = 'skills by default'

/** Points in a skill come in the steps of its table, the first of them a half. */
const LEAST_POINTS = 0.5

function stepsOf(one: Character, { skills }: Sheet, why: Why): { readonly [index: string]: Steps } {
  const { st, dx, iq, ht } = one.attributes
  const bearers = bearersIn(known(one, why))
  return Object.fromEntries(
    skills.map(({ index, skill, level, points }): [string, Steps] => {
      const difficulty = one.skills[index]?.difficulty
      const priceOf = (wanted: number): number | null =>
        pointsForLevel({ skill, level: wanted, attributes: { st, dx, iq, ht }, bearers, difficulty }, why)
      if (level === null || points < LEAST_POINTS) return [`${index}`, { less: null, more: LEAST_POINTS }]
      const less = priceOf(level - 1)
      return [`${index}`, { less: less === null || less < LEAST_POINTS ? null : less, more: priceOf(level + 1) }]
    }),
  )
}

function nativeSteps({ native_language_points: points }: Character): Steps {
  const less = points - NATIVE_POINTS_A_LEVEL
  return { less: less < 0 ? null : less, more: points + NATIVE_POINTS_A_LEVEL }
}

export function sheetIn(one: Character): SheetAnswer {
  const { ruleset } = campaignRules(one, CHOOSABLE)
  const { sheet, reasons } = explainedSheet(one, ruleset)
  const { traits } = known(one, ruleset.silent)
  const ofTraits = traits.map(taken => {
    const listener = ruleset.listen()
    costOf(taken, listener, traits)
    return [`trait: ${taken.index}`, listener.take()] as const
  })
  const next = ATTRIBUTES.map(name => {
    const value = one.attributes[name]
    return [
      name,
      attributeCost({ value: value + 1 }, ruleset.silent) - attributeCost({ value }, ruleset.silent),
    ] as const
  })
  return {
    kind: 'sheet',
    sheet,
    reasons: Object.fromEntries([...Object.entries(reasons).filter(([name]) => name !== UNREAD), ...ofTraits]),
    steps: stepsOf(one, sheet, ruleset.silent),
    native: nativeSteps(one),
    skillLimit: startingLimit({ age: one.identity.age, skill_points: sheet.points.skills }, ruleset.silent).skill_limit,
    next: Object.fromEntries(next),
    troubles: troublesOf(one, mendingBy(sheet, ruleset.silent)),
  }
}
