/** For tests: a few people, and how they are. */
import { type Source, seeded } from '@umpire/dice'
import { compose, type ProcedureKind, simulator, takeFirst } from '@umpire/engine'
import { type Condition, condition } from '../../condition/condition.ts'
import { choosable } from '../../ruleset/rules.ts'
import { conditionIn, type Story, storyOf } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { storyPlay } from '../index.ts'
import { somebody } from './people-fixture.ts'

const world = { ...storyPlay, ruleset: compose(choosable) }

/** A strong one with tens, a fit one, a medic, a swimmer who needs little sleep. */
export const people = {
  Ada: somebody({ identity: { name: 'Ada' }, attributes: { st: 10, dx: 10, iq: 10, ht: 10 } }),
  Bert: somebody({
    identity: { name: 'Bert' },
    attributes: { st: 12, dx: 11, iq: 10, ht: 12 },
    traits: ['Very Fit', 'Rapid Healing', { trait: 'Hard to Kill', level: 2 }],
    skills: [
      { skill: 'Hiking', points: 4 },
      { skill: 'Climbing', points: 4 },
      { skill: 'Running', points: 4 },
      { skill: 'Throwing', points: 4 },
    ],
    items: [{ name: 'pack', cost: 1, weight_lb: 30 }],
  }),
  Cleo: somebody({
    identity: { name: 'Cleo' },
    attributes: { st: 9, dx: 10, iq: 13, ht: 10 },
    traits: ['Laziness'],
    skills: [
      { skill: 'First Aid', points: 2 },
      { skill: 'Physician', points: 4 },
      { skill: 'Diagnosis', points: 4 },
    ],
  }),
  Dan: somebody({
    identity: { name: 'Dan' },
    attributes: { st: 10, dx: 12, iq: 10, ht: 11 },
    traits: [{ trait: 'Less Sleep', level: 2 }, 'Immunity to Disease', { trait: 'Toughness', variant: 'DR 1' }],
    skills: [
      { skill: 'Swimming', points: 8 },
      { skill: 'Acrobatics', points: 8 },
      { skill: 'Jumping', points: 4 },
    ],
  }),
}

/** Them, as they are said to be. */
export const being = (conditions: { readonly [who: string]: object } = {}): Story => ({
  ...storyOf(people),
  conditions: Object.fromEntries(
    Object.entries(conditions).map(([who, one]): [string, Condition] => [who, condition.read(one, who)]),
  ),
})

export const how = (story: Story, who: string): Condition => conditionIn(story, who)

/** Out by wounds, just now. */
export const OUT = {
  by: 'wounds',
  seconds: 0,
  since_roll: 0,
  next_in: null,
  roll: 'HT',
  modifier: 0,
  every: 'turn',
  coma: 'unrolled',
} as const

export interface Kept {
  readonly facts: StoryFact[]
  run<X, R>(procedure: ProcedureKind<Story, StoryFact, X, R>, x: object, state: Story): Story
}

/** Plays by seeded dice and keeps what happens. */
export function keeping(seed: string, source: Source = seeded(seed)): Kept {
  const facts: StoryFact[] = []
  const bot = simulator(
    {
      ...world,
      evolve: (before, fact) => {
        facts.push(fact)
        return world.evolve(before, fact)
      },
    },
    takeFirst,
  )
  return {
    facts,
    run: (procedure, x, state) => bot.run(procedure, procedure.given.read(x, procedure.id), state, source).state,
  }
}
