/** A table for trying skills at: people with skills and cash, and the seats around it. */
import {
  type Chosen,
  compose,
  type Entry,
  type EntryView,
  type Seat,
  viewEntry,
  vocabulary,
  type World,
} from '@umpire/engine'
import { type Character, character } from '../../character/character.ts'
import { skillOptions } from '../../skill/index.ts'
import { evolveSkills, isSkillFact, type SkillFact, skillFactKinds } from '../facts/skill-facts.ts'
import { type PlayState, playState } from '../facts/state.ts'
import { evolveTime } from '../facts/time-evolve.ts'
import { type TimeFact, timeFactKinds } from '../facts/time-facts.ts'

const facts = vocabulary(...skillFactKinds, ...timeFactKinds)

export const worldWith = (chosen: Partial<Chosen> = {}): World<PlayState, SkillFact | TimeFact> => ({
  state: playState,
  facts,
  evolve: (state, happened) => (isSkillFact(happened) ? evolveSkills(state, happened) : evolveTime(state, happened)),
  ruleset: compose({ options: skillOptions }, chosen),
})
export const world = worldWith()

export const somebody = (skills: { readonly [skill: string]: number }, cash = 0, others: object = {}): Character =>
  character.read(
    {
      system: 'traveller',
      version: 1,
      characteristics: { strength: 7, dexterity: 7, endurance: 7, intelligence: 7, education: 7, social: 7 },
      skills,
      ledger: { age_months: 30 * 12 },
      wealth: { cash },
      ...others,
    },
    'character',
  )

export const at = (characters: { readonly [who: string]: Character }): PlayState => ({ seconds: 0, characters })

export const gm: Seat = { id: 'gm', role: 'gm', actors: [] }
/** Plays Ada. */
export const ada: Seat = { id: 'ada', role: 'player', actors: ['Ada'] }
export const bram: Seat = { id: 'bram', role: 'player', actors: ['Bram'] }
export const guest: Seat = { id: 'guest', role: 'spectator', actors: [] }

/** What a seat sees of a log. */
export const seen = (entries: readonly Entry[], seat: Seat): readonly EntryView[] =>
  entries.map(entry => viewEntry(facts, entry, seat)).filter(view => view !== undefined)
