import { seeded } from '@umpire/dice'
import { Counter, compose, type Policy, simulator } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { fatigueRules } from '../../fatigue/index.ts'
import { injuryRules } from '../../injury/index.ts'
import { choosable } from '../../ruleset/rules.ts'
import { skillsRules } from '../../skills/index.ts'
import { type Story, storyOf } from '../facts/state.ts'
import { storyPlay } from '../index.ts'
import { AS_PRINTED, people, somebody } from './people.ts'
import { playThrough } from './play-through.ts'

const dying: Policy<unknown> = ({ choices }) => choices.at(-1)?.key ?? ''

const start = (): Story =>
  storyOf(
    {
      ...people,
      Ann: somebody('Ann', { traits: [{ key: 'addiction-3', subject: 'poppy' }] }, { willpower: 9 }),
    },
    AS_PRINTED.silent,
  )

/** Only fights bring these about. */
const IN_FIGHTS = ['tensided.fatigue.fighting', 'tensided.injury.debilitating', 'tensided.injury.mobility-levels']

describe('a story with something of everything', () => {
  test('fires every rule of skills, fatigue and injury that is no matter of fights', () => {
    const fired = new Set<string>()
    for (const chosen of [{}, { settings: { 'tensided.xp_scheme': 2 } }]) {
      const ruleset = compose(choosable, chosen)
      const counter = new Counter(ruleset.silent.inForce, ruleset.silent.settings)
      const play = simulator({ ...storyPlay, ruleset }, dying, counter)
      for (const seed of ['one', 'two']) playThrough(play, start(), seeded(seed))
      for (const id of counter.fired.keys()) fired.add(id)
    }
    const missing = [...skillsRules, ...fatigueRules, ...injuryRules]
      .map(({ id }) => id)
      .filter(id => !fired.has(id) && !IN_FIGHTS.includes(id))
    expect(missing).toEqual([])
  })
  test('leaves a state that is one, whatever the dice say', () => {
    const play = simulator({ ...storyPlay, ruleset: AS_PRINTED }, dying)
    for (let seed = 0; seed < 3; seed++) {
      const end = playThrough(play, start(), seeded(`through ${seed}`))
      expect(storyPlay.state.read(end, 'state')).toEqual(end)
      for (const body of Object.values(end.bodies)) {
        expect(body.short_fp).toBeGreaterThanOrEqual(0)
        if (body.status === 'dead') expect(body).toMatchObject({ out: null, coma: null, wounds: [], wakes_at: null })
      }
    }
  })
  test('without dice, too', () => {
    const play = simulator(
      { ...storyPlay, ruleset: compose(choosable, { settings: { 'tensided.diceless': true } }) },
      dying,
    )
    const [one, other] = ['one', 'other'].map(seed => playThrough(play, start(), seeded(seed)))
    expect(one).toEqual(other)
  })
})
