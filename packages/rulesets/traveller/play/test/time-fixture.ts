/** For tests: a world of the facts of time and travel alone, and somebody to live in it. */
import { compose, type Entry, type Scripted, script, vocabulary, type World } from '@umpire/engine'
import { CHARACTER_VERSION, type Character, character } from '../../character/character.ts'
import { type PlayState, playState } from '../facts/state.ts'
import { evolveTime } from '../facts/time-evolve.ts'
import { isTimeFact, type TimeFact, timeFactKinds } from '../facts/time-facts.ts'
import { evolveTravel, isTravelFact, type TravelFact, travelFactKinds } from '../facts/travel-facts.ts'
import { NO_TIME, passTime } from '../time/time.ts'

export type JourneyFact = TimeFact | TravelFact

const evolveJourney = (state: PlayState, happened: JourneyFact): PlayState => {
  if (isTimeFact(happened)) return evolveTime(state, happened)
  return isTravelFact(happened) ? evolveTravel(state, happened) : state
}

export const world: World<PlayState, JourneyFact> = {
  state: playState,
  facts: vocabulary(...timeFactKinds, ...travelFactKinds),
  evolve: evolveJourney,
  ruleset: compose({ options: [] }),
}

const SEVENS = { strength: 7, dexterity: 7, endurance: 7, intelligence: 7, education: 7, social: 7 }

/** Somebody with sevens, of that age in months. */
export const person = (age_months: number, changes: Partial<Character> = {}): Character => ({
  ...character.read(
    { system: 'traveller', version: CHARACTER_VERSION, characteristics: SEVENS, ledger: { age_months }, wealth: {} },
    'person',
  ),
  ...changes,
})

export const playing = (characters: { readonly [who: string]: Character }): PlayState => ({ seconds: 0, characters })

/** Member, pensioner and owner of a free trader, with cash for three payments. */
export const rich = (age_months: number): Character => {
  const poor = person(age_months)
  return {
    ...poor,
    wealth: {
      ...poor.wealth,
      cash: 500_000,
      tas_member: true,
      pension_per_year: 4000,
      ship: { kind: 'Free Trader', receipts: 1, months_left: 480, payment_seconds: 0 },
    },
  }
}

export const IDLE: Parameters<typeof passTime.run>[1] = { ...NO_TIME, asleep: [], exerting: [], care: null }

/** The facts of a log without the mere passing of time. */
export const happened = (entries: readonly Entry[]) =>
  entries.flatMap(({ fact }) => (fact === undefined || fact.type === 'timePassed' ? [] : [fact]))
export const types = (entries: readonly Entry[]) => happened(entries).map(({ type }) => type)

export const passed = (state: PlayState, span: Partial<typeof IDLE>, answers: readonly Scripted[] = []) =>
  script(world, passTime, { ...IDLE, ...span }, state, answers)
