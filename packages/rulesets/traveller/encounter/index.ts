/** Encounters: the state, what happens, and the procedures, joined for the drivers. */
import { type Playable, resumable } from '@umpire/engine'
import { encounter, ending, opening } from './encounter.ts'
import { evolveEncounter } from './evolve.ts'
import { type EncounterFact, encounterFacts } from './facts.ts'
import { round } from './round.ts'
import { settled } from './settled.ts'
import { type Encounter, encounterSight, encounterState } from './state.ts'

export const encounterPlay: Playable<Encounter, EncounterFact> = {
  procedures: [resumable(encounter), resumable(opening), resumable(round), resumable(ending)],
  facts: encounterFacts,
  state: encounterState,
  evolve: evolveEncounter,
  settled,
  sight: encounterSight,
}
