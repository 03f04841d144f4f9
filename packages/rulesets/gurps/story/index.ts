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
import type { Character } from '../character/character.ts'
import { conditionSight } from '../condition/condition-sight.ts'
import { bodyProcedures } from './body-procedures.ts'
import { type Story, storyState } from './facts/state.ts'
import { evolveStory, type StoryFact, storyFacts } from './facts/story-facts.ts'
import { aftermath, fear } from './mind/fears.ts'
import { fright } from './mind/fright.ts'
import { perceive, standFirm } from './mind/perceive.ts'
import { resist, tallTale, temptation } from './mind/resist.ts'
import { sense } from './mind/senses.ts'
import { morningWithoutTobacco, smoke } from './mind/tobacco.ts'
import { contest } from './roll/contest.ts'
import { damage } from './roll/damage.ts'
import { meeting } from './roll/meeting.ts'
import { jump } from './roll/parachute.ts'
import { successRoll } from './roll/success-roll.ts'
import { coerce, speak } from './roll/talk.ts'
import { adventureStart } from './session/adventure.ts'
import { birthday, improve, revealSecret, sessionEnd } from './session/session.ts'
import { ruling, settle } from './session/settle.ts'

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
