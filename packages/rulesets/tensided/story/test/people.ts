/** People of a story, and procedures played with fixed dice, for the tests. */
import { compose, type Json, type ProcedureKind, type Ruleset, type Scripted, script } from '@umpire/engine'
import { character } from '../../character/character.ts'
import { VERA } from '../../character/vera.ts'
import { choosable } from '../../ruleset/rules.ts'
import type { Body } from '../facts/body.ts'
import type { StoryFact } from '../facts/facts.ts'
import { type Story, storyOf, withBodyOf } from '../facts/state.ts'
import { storyPlay } from '../index.ts'

export const AS_PRINTED = compose(choosable)
export const under = (settings: { readonly [id: string]: Json }): Ruleset => compose(choosable, { settings })

const STATS = {
  physique: 5,
  athleticism: 5,
  coordination: 5,
  willpower: 5,
  awareness: 5,
  charisma: 5,
  dexterity: 5,
  aptitude: 5,
}

/** Stats of 5 and nothing learned, unless it is said. */
export const somebody = (
  name: string,
  more: { readonly [part: string]: Json } = {},
  stats: { readonly [stat: string]: number } = {},
) => character.read({ system: 'tensided', version: 1, name, ...more, stats: { ...STATS, ...stats } }, name)

/** Vera, her friend Tomas, and Dov, who can a little of everything. */
export const people = {
  Vera: character.read(VERA, 'Vera'),
  Tomas: somebody('Tomas'),
  Dov: somebody(
    'Dov',
    {
      npc: true,
      skills: [
        { skill: 'medicine', level: 4, concentrations: ['surgery'] },
        { skill: 'security', level: 3 },
        { skill: 'sleight-of-hand', level: 3 },
        { skill: 'manipulation', level: 3 },
        { skill: 'argumentation', level: 2 },
        { skill: 'empathy', level: 2 },
        { skill: 'command', level: 3 },
        { skill: 'intimidation', level: 2 },
        { skill: 'driving', level: 2 },
        { skill: 'pilot', level: 3, concentrations: ['helicopter'] },
        { skill: 'tracking', level: 3 },
        { skill: 'animal-empathy', level: 3 },
        { skill: 'climbing', level: 3 },
        { skill: 'music', level: 3 },
        { skill: 'demolitions', level: 3 },
        { skill: 'disguise', level: 3 },
        { skill: 'cryptography', level: 3 },
      ],
    },
    { charisma: 7, aptitude: 7 },
  ),
}

export const story = (more: { readonly [who: string]: Partial<Body> } = {}, ruleset: Ruleset = AS_PRINTED): Story =>
  Object.entries(more).reduce((made, [who, body]) => withBodyOf(made, who, () => body), storyOf(people, ruleset.silent))

/** Plays it with these dice and choices, and tells all that happened. */
export function played<X, R>(
  procedure: ProcedureKind<Story, StoryFact, X, R>,
  given: object,
  answers: readonly Scripted[],
  from: Story = story(),
  ruleset: Ruleset = AS_PRINTED,
) {
  const world = { ...storyPlay, ruleset }
  const { entries, ...end } = script(world, procedure, procedure.given.read(given, procedure.id), from, answers)
  const facts = entries.flatMap(({ fact }) => (fact === undefined ? [] : [fact]))
  const values = facts.map(one => one.values)
  // What is told must be readable again, and the state a state.
  storyPlay.state.read(end.state, 'state')
  return { ...end, entries, types: facts.map(({ type }) => type), facts: values, last: values.at(-1) }
}

/** What somebody has of his body after it. */
export const bodyAfter = ({ state }: { readonly state: Story }, who: string): Body => {
  const found = state.bodies[who]
  if (found === undefined) throw new Error(`nobody called ${who}`)
  return found
}
