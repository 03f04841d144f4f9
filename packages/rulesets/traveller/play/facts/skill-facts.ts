/** What happens when people use their skills, who sees it, and what it changes. */
import { everyone, type Fact, fact, flag, nullable, oneOf, text, vocabulary } from '@umpire/engine'
import { gamblingFacts } from './gambling-facts.ts'
import { hazardsFacts } from './hazards-facts.ts'
import { hiringFacts } from './hiring-facts.ts'
import { officialsFacts } from './officials-facts.ts'
import { DM, LEVEL, NAME, OWNER, THROW, WHO, where } from './skill-fact-fields.ts'
import { type PlayState, withCharacter } from './state.ts'
import { workFacts } from './work-facts.ts'

/** How much of a throw the players are not told: its number, what came of it, or that there was one. */
export const SECRECY = ['nothing', 'number', 'outcome', 'everything'] as const

const OPEN_NUMBER = where('secret', ['nothing'], OWNER)

export const usedSkill = fact({
  type: 'usedSkill',
  version: 1,
  fields: {
    ...WHO,
    skill: NAME,
    use: text(50),
    level: LEVEL,
    /** The number that the book states; none if it is the referee's. */
    stated: nullable(THROW),
    throw: THROW,
    /** None if the referee ruled without dice. */
    dm: nullable(DM),
    success: flag(),
    /** The referee's reason for another number or a result by his ruling. */
    ruling: text(500),
    secret: oneOf(...SECRECY),
  },
  sight: {
    who: everyone,
    skill: everyone,
    use: everyone,
    level: OPEN_NUMBER,
    stated: OPEN_NUMBER,
    throw: OPEN_NUMBER,
    dm: OPEN_NUMBER,
    success: where('secret', ['nothing', 'number'], everyone),
    ruling: OPEN_NUMBER,
    secret: everyone,
  },
  audience: where('secret', ['nothing', 'number', 'outcome'], everyone),
  reasons: OWNER,
})

/** The kinds, for the vocabulary of all play. */
export const skillFactKinds = [
  usedSkill,
  ...officialsFacts,
  ...gamblingFacts,
  ...hazardsFacts,
  ...workFacts,
  ...hiringFacts,
] as const

const skillFacts = vocabulary(...skillFactKinds)
export type SkillFact = ReturnType<typeof skillFacts.read>

const TYPES: ReadonlySet<string> = new Set(skillFactKinds.map(({ type }) => type))
export const isSkillFact = (happened: Fact): happened is SkillFact => TYPES.has(happened.type)

const paid = (state: PlayState, who: string, change: number): PlayState =>
  withCharacter(state, who, ({ wealth }) => ({ wealth: { ...wealth, cash: wealth.cash + change } }))

/** What each fact makes of the state: money changes hands, the referee's people are written down; the rest is history. */
export function evolveSkills(state: PlayState, happened: SkillFact): PlayState {
  switch (happened.type) {
    case 'offeredBribe': {
      const { who, cash, accepted } = happened.values
      return accepted ? paid(state, who, -cash) : state
    }
    case 'gambled':
      return paid(state, happened.values.who, happened.values.cash_change)
    case 'assignedSkills':
      return withCharacter(state, happened.values.who, () => ({ skills: happened.values.skills }))
    case 'notedLoyalty':
      return withCharacter(state, happened.values.who, () => ({ loyalty: happened.values.loyalty }))
    default:
      return state
  }
}
