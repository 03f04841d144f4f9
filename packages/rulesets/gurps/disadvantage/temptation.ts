/** Greed and Gullibility: what the offer or the story makes of the roll to resist. */
import { flag, int, oneOf, optional, or, rolled, rule, text } from '@umpire/engine'
import { attributeScore, willScore } from '../attribute/scores.ts'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import { skillModifier } from '../catalog/entry/skill-targets.ts'
import { writtenTraits } from '../catalog/entry/taken.ts'
import { bearersOf } from '../catalog/take-all.ts'
import type { Facts } from '../effect/facts.ts'
import { forced, MENTAL_FAILS_FROM } from './mental-rolls.ts'

const score = int({ min: -1000, max: 1000 })
const traits = or(writtenTraits, [])
const roll = optional(rolled('3d6'))

const DEALS = { fair: {}, shady: { purpose: 'shady-deal' }, crime: { purpose: 'outright-crime' } } as const
const GREAT_TEMPTATION = 'Greed: a rich prize for a poor character'

export const greed = rule(
  {
    id: 'gurps.disadvantage.greed',
    title: 'Greed',
    lines: '804-808',
    given: {
      will: score,
      /** Others of the same character: Honesty helps. */
      traits,
      deal: or(oneOf('fair', 'shady', 'crime'), 'fair'),
      poor: or(flag(), false),
      rich_prize: or(flag(), false),
      /** The game master's number for the sum against one's own wealth, in place of the usual one. */
      gm_modifier: optional(score),
      roll,
    },
  },
  ({ will, traits: others, deal, poor, rich_prize, gm_modifier, roll: thrown }, why) => {
    const bearers = bearersOf([{ trait: 'Greed' }, ...others], why)
    const tempted = gm_modifier ?? (poor && rich_prize)
    const facts: Facts = { ...DEALS[deal], granted: { [GREAT_TEMPTATION]: tempted } }
    return forced(willScore(will, bearers, facts, why), MENTAL_FAILS_FROM, thrown, why)
  },
)

export const gullibility = rule(
  {
    id: 'gurps.disadvantage.gullibility',
    title: 'Gullibility',
    lines: '810-812',
    given: {
      iq: optional(score),
      lie: or(oneOf('outlandish', 'believable'), 'believable'),
      familiar: or(flag(), false),
      /** A skill instead, with its level before this trait. */
      skill: optional(text(100)),
      level: optional(score),
      /** His credulity can be exploited, as the game master sees it. */
      exploited: or(flag(), false),
      traits,
      roll,
    },
  },
  ({ iq, lie, familiar, skill, level, exploited, traits: others, roll: thrown }, why) => {
    const bearers = bearersOf([{ trait: 'Gullibility' }, ...others], why)
    if (skill !== undefined && level !== undefined) {
      const used = skillNamed(skill, catalogOf(why), 'skill')
      const facts = { granted: { 'Gullibility: his credulity can be exploited': exploited } }
      const by = skillModifier(used, bearers, facts, why)
      return { effective: why.sum(skill).add('level', level).add('traits', by).total() }
    }
    const effective = attributeScore('IQ', iq ?? 10, bearers, { purpose: 'disbelieve', lie, familiar }, why)
    return forced(effective, MENTAL_FAILS_FROM, thrown, why)
  },
)
