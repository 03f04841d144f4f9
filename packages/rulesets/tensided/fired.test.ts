/** Every rule fires in characters, fights or the time between; those that cannot are listed with the reason. */
import { seeded } from '@umpire/dice'
import { compose, type Policy, simulator } from '@umpire/engine'
import { expect, test } from 'vitest'
import { problemsOf } from './character/problems/problems.ts'
import { sheetOf } from './character/sheet.ts'
import { fightPlay } from './fight/index.ts'
import { beginningOf, mixed } from './fight/test/fuzz-fights.ts'
import { fight } from './fight/turn/fight.ts'
import { ARCHETYPES } from './make/archetypes.ts'
import { makeCharacter } from './make/make.ts'
import { tensidedNeverFires } from './ruleset/never-fires.ts'
import { choosable, rules } from './ruleset/rules.ts'
import { storyOf } from './story/facts/state.ts'
import { storyPlay } from './story/index.ts'
import { people, somebody } from './story/test/people.ts'
import { playThrough } from './story/test/play-through.ts'

/** Keeps its action points. */
const dying: Policy<unknown> = ({ choices }) => choices.at(-1)?.key ?? ''

const FIGHTS = 60
const ROUNDS = 40

test('every rule fires in characters, fights or the time between', () => {
  const fired = new Set<string>()
  for (const chosen of [
    {},
    { settings: { 'tensided.xp_scheme': 1 } },
    { settings: { 'tensided.xp_scheme': 2 } },
    { settings: { 'tensided.diceless': true } },
  ]) {
    const ruleset = compose(choosable, chosen)
    const counter = ruleset.count()
    for (const { key: archetype } of ARCHETYPES) {
      const one = makeCharacter({ archetype }, seeded('fired'), chosen)
      sheetOf(one, counter)
      problemsOf(one, counter)
    }
    const start = storyOf(
      { ...people, Ann: somebody('Ann', { traits: [{ key: 'addiction-3', subject: 'poppy' }] }, { willpower: 9 }) },
      counter,
    )
    playThrough(simulator({ ...storyPlay, ruleset }, dying, counter), start, seeded('one'))
    for (const id of counter.fired.keys()) fired.add(id)
  }
  const ruleset = compose(choosable)
  const counter = ruleset.count()
  for (let nth = 0; nth < FIGHTS; nth++) {
    const policy = mixed(`fired ${nth}`, ruleset)
    simulator({ ...fightPlay, ruleset }, policy, counter).run(
      fight,
      { rounds: ROUNDS },
      beginningOf(`fired ${nth}`, ruleset.silent),
      seeded(`fired ${nth}`),
    )
  }
  for (const id of counter.fired.keys()) fired.add(id)
  expect(rules.map(({ id }) => id).filter(id => !fired.has(id))).toEqual(Object.keys(tensidedNeverFires))
})
