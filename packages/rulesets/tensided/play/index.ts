/** A story at the table: everything outside of fights, with people, their bodies, and a clock. */
import { type Playable, type ProcedureKind, type Resumable, resumable } from '@umpire/engine'
import { takeDose } from './addiction.ts'
import { buy } from './buy.ts'
import { askAround, mimic } from './chance.ts'
import { decipher, handleBomb, play, seeThrough } from './craft.ts'
import { crashOrFall, steer } from './crash.ts'
import { knowInGeneral, standIn } from './education.ts'
import { evolveStory } from './evolve.ts'
import { endure, exert, hardDay, heave } from './exertion.ts'
import { type StoryFact, storyFacts } from './facts.ts'
import { treat } from './medic.ts'
import { befriend, climb, track } from './outdoors.ts'
import { sewOn } from './reattach.ts'
import { resolveRoll } from './resolve.ts'
import { restAndSleep } from './rest.ts'
import { improve, sessionEnd } from './session.ts'
import { storySight } from './sight.ts'
import { spot, spotHidden, spotWeapon } from './spotting.ts'
import { type Story, storyState } from './state.ts'
import { intimidate, lead, talk } from './talk.ts'
import { extendedTask } from './task.ts'
import { crack, sneak } from './thief.ts'
import { passTime } from './time.ts'

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
