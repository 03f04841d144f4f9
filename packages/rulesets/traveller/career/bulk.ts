/** Careers by the hundred thousand: one call makes one. */
import type { Source } from '@umpire/dice'
import { type Policy, simulator, type Why, type World } from '@umpire/engine'
import { createCharacter } from './create.ts'
import type { CareerFact } from './facts.ts'
import { type Career, NEW_CAREER } from './state.ts'

/** Who is made: the free text of a character. */
export interface Who {
  readonly name: string
  readonly gender: string
  readonly race: string
  readonly player_character: boolean
}
export const ANYBODY: Who = { name: 'Traveller', gender: '', race: '', player_character: true }

interface Made {
  readonly career: Career
  /** The dead are results, too. */
  readonly alive: boolean
}

export interface Recorded extends Made {
  /** Everything that happened, from which the career can be told again. */
  readonly history: readonly CareerFact[]
}

export interface Careers {
  /** One career, to its end. */
  readonly one: (source: Source) => Made
  /** Again until one lives through it. */
  readonly untilAlive: (source: Source) => Made
  /** One career with its history. */
  readonly recorded: (source: Source) => Recorded
}

/**
 * Careers under the rules of a world, played by a policy.
 *
 *     careers(world, wishing('a pilot')).untilAlive(seeded('Ada')).career
 */
export function careers(
  world: World<Career, CareerFact>,
  policy: Policy<Career>,
  who: Who = ANYBODY,
  why: Why = world.ruleset.silent,
): Careers {
  const made = simulator(world, policy, why)
  const one = (source: Source): Made => {
    const { state, result } = made.run(createCharacter, who, NEW_CAREER, source)
    return { career: state, alive: result === 'finished' }
  }
  return {
    one,
    untilAlive: source => {
      for (;;) {
        const made = one(source)
        if (made.alive) return made
      }
    },
    recorded: source => {
      const history: CareerFact[] = []
      const evolve = (career: Career, fact: CareerFact): Career => {
        history.push(fact)
        return world.evolve(career, fact)
      }
      const { state, result } = simulator({ ...world, evolve }, policy, why).run(
        createCharacter,
        who,
        NEW_CAREER,
        source,
      )
      return { career: state, alive: result === 'finished', history }
    },
  }
}
