/** A story at the table: everything outside of fights, with people, their bodies, and a clock. */
import { type Playable, type ProcedureKind, type Resumable, resumable } from '@umpire/engine'
import { buy } from './buy.ts'
import { evolveStory } from './facts/evolve.ts'
import { type StoryFact, storyFacts } from './facts/facts.ts'
import { storySight } from './facts/sight.ts'
import { type Story, storyState } from './facts/state.ts'
import { improve, sessionEnd } from './session.ts'
import { askAround, mimic } from './skill/chance.ts'
import { decipher, handleBomb, play, seeThrough } from './skill/craft.ts'
import { crashOrFall, steer } from './skill/crash.ts'
import { knowInGeneral, standIn } from './skill/education.ts'
import { treat } from './skill/medic.ts'
import { befriend, climb, track } from './skill/outdoors.ts'
import { sewOn } from './skill/reattach.ts'
import { resolveRoll } from './skill/resolve.ts'
import { spot, spotHidden, spotWeapon } from './skill/spotting.ts'
import { intimidate, lead, talk } from './skill/talk.ts'
import { extendedTask } from './skill/task.ts'
import { crack, sneak } from './skill/thief.ts'
import { takeDose } from './time/addiction.ts'
import { endure, exert, hardDay, heave } from './time/exertion.ts'
import { restAndSleep } from './time/rest.ts'
import { passTime } from './time/time.ts'

/** Each knows its own input only; here they are some of all. */
const joined = <X, R>(procedure: ProcedureKind<Story, StoryFact, X, R>): Resumable<Story, StoryFact> =>
  resumable(procedure)

export const storyPlay: Playable<Story, StoryFact> = {
  procedures: [
    joined(resolveRoll),
    joined(extendedTask),
    joined(spot),
    joined(spotHidden),
    joined(spotWeapon),
    joined(sneak),
    joined(crack),
    joined(talk),
    joined(lead),
    joined(intimidate),
    joined(steer),
    joined(crashOrFall),
    joined(track),
    joined(befriend),
    joined(climb),
    joined(play),
    joined(handleBomb),
    joined(seeThrough),
    joined(decipher),
    joined(knowInGeneral),
    joined(standIn),
    joined(treat),
    joined(sewOn),
    joined(restAndSleep),
    joined(exert),
    joined(heave),
    joined(endure),
    joined(hardDay),
    joined(takeDose),
    joined(mimic),
    joined(askAround),
    joined(buy),
    joined(passTime),
    joined(sessionEnd),
    joined(improve),
  ],
  facts: storyFacts,
  state: storyState,
  evolve: evolveStory,
  sight: storySight,
}
