/** What happens when people use their skills, who sees it, and what it changes. */
import {
  type Audience,
  everyone,
  type Fact,
  fact,
  flag,
  gmOnly,
  int,
  map,
  nullable,
  oneOf,
  ownerIn,
  text,
  vocabulary,
  whole,
} from '@umpire/engine'
import { GAMES } from '../skill/gambling.ts'
import { type PlayState, withCharacter } from './state.ts'

const NAME = text(100)
const WHO = { who: NAME }
const OWNER = ownerIn('who')
const LEVEL = nullable(int({ min: 0, max: 30 }))
const DM = int({ min: -10_000, max: 10_000 })
const THROW = text(20)
const CASH = int({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

/** How much of a throw the players are not told: its number, what came of it, or that there was one. */
export const SECRECY = ['nothing', 'number', 'outcome', 'everything'] as const

/** The audience of a field, narrowed to facts in which another field has one of these values. */
const where =
  (field: string, values: readonly (boolean | string)[], audience: Audience): Audience =>
  (seat, place) => {
    const value = place.holder[field]
    const holds = (typeof value === 'boolean' || typeof value === 'string') && values.includes(value)
    return seat.role === 'gm' || (holds && audience(seat, place))
  }
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

export const offeredBribe = fact({
  type: 'offeredBribe',
  version: 1,
  fields: {
    ...WHO,
    official: NAME,
    cash: CASH,
    second: flag(),
    law_level: int({ min: 0, max: 15 }),
    level: LEVEL,
    dm: DM,
    accepted: flag(),
  },
  sight: {
    who: everyone,
    official: everyone,
    cash: OWNER,
    second: everyone,
    law_level: everyone,
    level: OWNER,
    dm: OWNER,
    accepted: everyone,
  },
  reasons: OWNER,
})

/** After a refusal: whether the offer goes to higher authority. */
export const weighedReport = fact({
  type: 'weighedReport',
  version: 1,
  fields: { ...WHO, official: NAME, reported: flag(), secret: flag() },
  sight: { who: everyone, official: everyone, reported: everyone, secret: everyone },
  audience: where('secret', [false], everyone),
  reasons: OWNER,
})

export const satDownToGame = fact({
  type: 'satDownToGame',
  version: 1,
  fields: { ...WHO, game: oneOf(...GAMES), crooked: flag(), stacked: DM },
  sight: { who: everyone, game: everyone, crooked: gmOnly, stacked: gmOnly },
})

/** The one who looks learns of it only if there is something to see. */
export const watchedGame = fact({
  type: 'watchedGame',
  version: 1,
  fields: { ...WHO, detected: flag() },
  sight: { who: everyone, detected: everyone },
  audience: where('detected', [true], OWNER),
})

export const gambled = fact({
  type: 'gambled',
  version: 1,
  fields: { ...WHO, game: oneOf(...GAMES), bet: CASH, level_used: LEVEL, dm: DM, win: flag(), cash_change: CASH },
  sight: {
    who: everyone,
    game: everyone,
    bet: OWNER,
    level_used: OWNER,
    dm: gmOnly,
    win: everyone,
    cash_change: OWNER,
  },
})

export const drewSuspicion = fact({
  type: 'drewSuspicion',
  version: 1,
  fields: { ...WHO, level_used: LEVEL, dm: DM, suspected: flag() },
  sight: { who: everyone, level_used: gmOnly, dm: gmOnly, suspected: everyone },
  audience: where('suspected', [true], everyone),
})

export const boatRan = fact({
  type: 'boatRan',
  version: 1,
  fields: { ...WHO, level: LEVEL, dm: DM, escaped: flag() },
  sight: { who: everyone, level: OWNER, dm: OWNER, escaped: everyone },
  reasons: OWNER,
})

export const boatWasShotAt = fact({
  type: 'boatWasShotAt',
  version: 1,
  fields: { ...WHO, level: LEVEL, dm: DM, hit: flag() },
  sight: { who: everyone, level: OWNER, dm: OWNER, hit: everyone },
  reasons: OWNER,
})

export const boatWasHit = fact({
  type: 'boatWasHit',
  version: 1,
  fields: { ...WHO, result: oneOf('crippled and boarded', 'destroyed') },
  sight: { who: everyone, result: everyone },
  reasons: OWNER,
})

export const metInspection = fact({
  type: 'metInspection',
  version: 1,
  fields: { ...WHO, law_level: int({ min: 0, max: 15 }), inspected: flag() },
  sight: { who: everyone, law_level: everyone, inspected: everyone },
  reasons: OWNER,
})

export const showedPapers = fact({
  type: 'showedPapers',
  version: 1,
  fields: { ...WHO, forger: NAME, level: LEVEL, dm: DM, detected: flag() },
  sight: { who: everyone, forger: OWNER, level: ownerIn('forger'), dm: ownerIn('forger'), detected: everyone },
  reasons: ownerIn('forger'),
})

export const manoeuvred = fact({
  type: 'manoeuvred',
  version: 1,
  fields: { ...WHO, level: LEVEL, dm: DM, incident: flag() },
  sight: { who: everyone, level: OWNER, dm: OWNER, incident: everyone },
  reasons: OWNER,
})

export const triedRemedy = fact({
  type: 'triedRemedy',
  version: 1,
  fields: { ...WHO, victim: NAME, level: LEVEL, dm: DM, success: flag() },
  sight: { who: everyone, victim: everyone, level: OWNER, dm: OWNER, success: everyone },
  reasons: OWNER,
})

export const calledFire = fact({
  type: 'calledFire',
  version: 1,
  fields: { ...WHO, fire_turn: int({ min: 1 }), level: LEVEL, dm: nullable(DM), hit: flag() },
  sight: { who: everyone, fire_turn: everyone, level: OWNER, dm: OWNER, hit: everyone },
  reasons: OWNER,
})

export const wroteProgram = fact({
  type: 'wroteProgram',
  version: 1,
  fields: { ...WHO, program: NAME },
  sight: { who: everyone, program: everyone },
})

/** What is wrong with a program shows only when it is used. */
export const builtInFlaw = fact({
  type: 'builtInFlaw',
  version: 1,
  fields: { ...WHO, program: NAME, fatal: flag(), flaw_dm: DM },
  sight: { who: everyone, program: everyone, fatal: everyone, flaw_dm: everyone },
  audience: gmOnly,
})

export const drove = fact({
  type: 'drove',
  version: 1,
  fields: { ...WHO, vehicle: NAME, breakdown: flag() },
  sight: { who: everyone, vehicle: everyone, breakdown: everyone },
  reasons: everyone,
})

export const leftRoad = fact({
  type: 'leftRoad',
  version: 1,
  fields: { ...WHO, vehicle: NAME, level: LEVEL, throw: THROW, dm: DM, stuck: flag() },
  sight: { who: everyone, vehicle: everyone, level: OWNER, throw: everyone, dm: OWNER, stuck: everyone },
  reasons: OWNER,
})

export const flew = fact({
  type: 'flew',
  version: 1,
  fields: { ...WHO, level: LEVEL, dm: DM, accident: flag() },
  sight: { who: everyone, level: OWNER, dm: OWNER, accident: everyone },
  reasons: OWNER,
})

const HIRING = { ...WHO, employer: NAME, skill: NAME }
const HIRING_SIGHT = { who: everyone, employer: everyone, skill: everyone }

export const assignedSkills = fact({
  type: 'assignedSkills',
  version: 1,
  fields: { ...WHO, skills: map(int({ min: 0, max: 30 }), 100) },
  sight: { who: everyone, skills: whole(everyone) },
  audience: gmOnly,
})

export const cameForHire = fact({
  type: 'cameForHire',
  version: 1,
  fields: { ...HIRING, dm: DM, willing: flag() },
  sight: { ...HIRING_SIGHT, dm: ownerIn('employer'), willing: everyone },
  reasons: ownerIn('employer'),
})

export const hired = fact({ type: 'hired', version: 1, fields: HIRING, sight: HIRING_SIGHT })
export const turnedAway = fact({ type: 'turnedAway', version: 1, fields: HIRING, sight: HIRING_SIGHT })

/** Seemingly loyal people may mean ill; only the referee knows. */
export const notedLoyalty = fact({
  type: 'notedLoyalty',
  version: 1,
  fields: { ...WHO, reaction: int(), loyalty: text(2000) },
  sight: { who: everyone, reaction: everyone, loyalty: everyone },
  audience: gmOnly,
})

/** The kinds, for the vocabulary of all play. */
export const skillFactKinds = [
  usedSkill,
  offeredBribe,
  weighedReport,
  satDownToGame,
  watchedGame,
  gambled,
  drewSuspicion,
  boatRan,
  boatWasShotAt,
  boatWasHit,
  metInspection,
  showedPapers,
  manoeuvred,
  triedRemedy,
  calledFire,
  wroteProgram,
  builtInFlaw,
  drove,
  leftRoad,
  flew,
  assignedSkills,
  cameForHire,
  hired,
  turnedAway,
  notedLoyalty,
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
