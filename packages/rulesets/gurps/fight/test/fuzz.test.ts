/** Fights at random between people of every template, and beasts: they end, are legal all the way, and replay. */
import { compose, replay } from '@umpire/engine'
import { expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { evolveFight } from '../facts/evolve.ts'
import { fuzzed } from './fuzz-fights.ts'

const FIGHTS = 60
/** The same fights in every run, so that a failure is a change; `npm run fuzz` tries new ones. */
const SEED = process.env['UMPIRE_FUZZ_SEED'] ?? ''

test('gurps.procedure.combat: whatever is allowed is done, and no state is ever illegal', () => {
  const ruleset = compose(choosable)
  for (let seed = 0; seed < FIGHTS; seed++) {
    const { start, end, facts, wrong } = fuzzed(`fight ${SEED} ${seed}`, ruleset, 120)
    expect(wrong, `fight ${seed}`).toEqual([])
    expect(end.stage, `fight ${seed}`).toBe('over')
    expect(replay(start, facts, evolveFight), `fight ${seed}`).toEqual(end)
  }
})
