/** Encounters: the state, what happens, and the procedures, joined for the drivers. */
import { type Playable, resumable } from '@umpire/engine'
import { evolveEncounter } from './facts/evolve.ts'
import { type EncounterFact, encounterFacts } from './facts/facts.ts'
import { encounterSight } from './state/sight.ts'
import { soundEncounter } from './state/sound.ts'
import { type Encounter, encounterState } from './state/state.ts'
import { encounter, ending, opening } from './turn/encounter.ts'
import { round } from './turn/round.ts'
import { settled } from './wound/settled.ts'

export const encounterPlay: Playable<Encounter, EncounterFact> = {
  procedures: [resumable(encounter), resumable(opening), resumable(round), resumable(ending)],
  facts: encounterFacts,
  state: encounterState,
  evolve: evolveEncounter,
  settled,
  sound: soundEncounter,
  sight: encounterSight,
}
