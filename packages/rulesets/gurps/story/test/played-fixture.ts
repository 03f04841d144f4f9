/** Plays a procedure of a story with fixed dice, for the tests. */
import { compose, type ProcedureKind, type Ruleset, type Scripted, script } from '@umpire/engine'
import { choosable } from '../../ruleset/rules.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import { storyPlay } from '../index.ts'
import { story } from './people-fixture.ts'

const AS_PRINTED = compose(choosable)

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
  const facts = entries.flatMap(({ fact }) => (fact === undefined ? [] : [fact.values]))
  const notes = entries.flatMap(({ note }) => (note === undefined ? [] : [note.text]))
  return { ...end, entries, facts, last: facts.at(-1), notes }
}

export const OBSERVER = { human: true, sex: 'opposite', sees: true, hears: true }
