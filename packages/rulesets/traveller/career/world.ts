/** The career as a game of its own: its state, its facts, and the procedures that can be taken up again. */
import { type Resumable, type Ruleset, resumable, type World } from '@umpire/engine'
import { createCharacter } from './create.ts'
import { evolveCareer } from './evolve.ts'
import { type CareerFact, careerFacts } from './facts.ts'
import { musterOut } from './muster-out.ts'
import { type Career, careerSight, careerState } from './state.ts'
import { term } from './term.ts'

const procedures: readonly Resumable<Career, CareerFact>[] = [
  resumable(createCharacter),
  resumable(term),
  resumable(musterOut),
]

/** What a game needs of the making of characters, beside rules and options. */
export const careerPlay = {
  state: careerState,
  facts: careerFacts,
  evolve: evolveCareer,
  sight: careerSight,
  procedures,
}

export const careerWorld = (ruleset: Ruleset): World<Career, CareerFact> => ({
  state: careerState,
  facts: careerFacts,
  evolve: evolveCareer,
  ruleset,
})
