/** A story at the table: rolls, contests, meetings, one's own weaknesses, the adventure's start and the session's end, time. */
import {
  each,
  everyone,
  gmOnly,
  owner,
  type Playable,
  type ProcedureKind,
  type Resumable,
  resumable,
  type Sight,
  whole,
} from '@umpire/engine'
import { bodyProcedures } from '../body/index.ts'
import { conditionSight } from '../body/sight.ts'
import type { Character } from '../character/character.ts'
import { adventureStart } from './adventure.ts'
import { contest } from './contest.ts'
import { damage } from './damage.ts'
import { aftermath, fear } from './fears.ts'
import { fright } from './fright.ts'
import { meeting } from './meeting.ts'
import { jump } from './parachute.ts'
import { perceive, standFirm } from './perceive.ts'
import { resist, tallTale, temptation } from './resist.ts'
import { sense } from './senses.ts'
import { birthday, improve, revealSecret, sessionEnd } from './session.ts'
import { ruling, settle } from './settle.ts'
import { type Story, storyState } from './state.ts'
import { evolveStory, type StoryFact, storyFacts } from './story-facts.ts'
import { successRoll } from './success-roll.ts'
import { coerce, speak } from './talk.ts'
import { morningWithoutTobacco, smoke } from './tobacco.ts'

/** A character's own player sees all of it; the others what anybody would see. */
const characterSight: Sight<Character> = {
  system: everyone,
  version: everyone,
  npc: everyone,
  campaign: whole(owner),
  identity: {
    name: everyone,
    player: everyone,
    sex: everyone,
    appearance: everyone,
    created: owner,
    concept: owner,
    age: owner,
    handedness: owner,
    height_in: owner,
    weight_lb: owner,
    native_language: owner,
    native_tl: owner,
    unknown_fields: whole(owner),
  },
  attributes: whole(owner),
  traits: whole(owner),
  quirks: whole(owner),
  skills: whole(owner),
  native_language_points: owner,
  items: whole(owner),
  settled: owner,
  cash: owner,
  ledger: whole(owner),
  allowed: whole(owner),
  notes: whole(owner),
  state: whole(owner),
  unknown_fields: whole(owner),
}

/** Each knows its own input only; here they are some of all. */
const joined = <X, R>(procedure: ProcedureKind<Story, StoryFact, X, R>): Resumable<Story, StoryFact> =>
  resumable(procedure)

export const storyPlay: Playable<Story, StoryFact> = {
  procedures: [
    joined(successRoll),
    joined(contest),
    joined(meeting),
    joined(coerce),
    joined(speak),
    joined(resist),
    joined(temptation),
    joined(tallTale),
    joined(fright),
    joined(fear),
    joined(sense),
    joined(perceive),
    joined(standFirm),
    joined(morningWithoutTobacco),
    joined(smoke),
    joined(jump),
    joined(damage),
    joined(aftermath),
    joined(adventureStart),
    joined(sessionEnd),
    joined(improve),
    joined(revealSecret),
    joined(birthday),
    joined(settle),
    joined(ruling),
    ...bodyProcedures,
  ],
  facts: storyFacts,
  state: storyState,
  evolve: evolveStory,
  sight: {
    people: each(characterSight),
    clock: everyone,
    conditions: each(conditionSight),
    vehicles: each(whole(everyone)),
    jobs: each({ job: everyone, pay: owner }),
    // Also of tries that only the game master knows of.
    attempts: whole(gmOnly),
    withdrawal: each(owner),
    luck_used: each(everyone),
    adventure: whole(gmOnly),
  },
}
