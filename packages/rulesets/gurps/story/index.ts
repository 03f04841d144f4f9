/** A story at the table: rolls, contests, meetings, one's own weaknesses, the adventure's start and the session's end, time. */
import { type Playable, type ProcedureKind, type Resumable, resumable } from '@umpire/engine'
import { bodyProcedures } from './body-procedures.ts'
import { storySight } from './facts/sight.ts'
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
  sight: storySight,
}
