/** Fights at random between people with anything in their hands: they end, are legal all the way, and replay. */
import { compose, replay } from '@umpire/engine'
import { expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { bot } from '../bot/bot.ts'
import { evolveFight } from '../facts/evolve.ts'
import { anything, type Fuzzed, fuzzed, OTHERWISE } from './fuzz-fights.ts'

const ROUNDS = 40
/** The same fights in every run, so that a failure is a change; `npm run fuzz` tries new ones. */
const SEED = process.env['UMPIRE_FUZZ_SEED'] ?? ''
const ruleset = compose(choosable)

function proved({ start, end, facts, wrong }: Fuzzed, name: string): void {
  expect(wrong, name).toEqual([])
  expect(end.stage, name).toBe('over')
  expect(replay(start, facts, evolveFight), name).toEqual(end)
}

const seeds = (count: number, what: string): readonly string[] =>
  Array.from({ length: count }, (_, nth) => `${what} ${SEED} ${nth}`)

test('tensided.proc.combat-round: whatever is allowed is done, and no state is ever illegal', () => {
  for (const seed of seeds(10, 'anything')) proved(fuzzed(seed, ruleset, ROUNDS, anything(seed)), seed)
})

test('tensided.proc.combat-round: nor where sense and chance take turns', () => {
  for (const seed of seeds(15, 'mixed')) proved(fuzzed(seed, ruleset, ROUNDS), seed)
})

test('tensided.proc.combat-round: nor where the bot plays everybody', () => {
  for (const seed of seeds(20, 'bot')) proved(fuzzed(seed, ruleset, ROUNDS, bot(ruleset)), seed)
})

test('tensided.core.campaign-settings: nor by other readings, nor without dice', () => {
  for (const [nth, settings] of OTHERWISE.entries()) {
    const chosen = compose(choosable, { settings })
    for (const seed of seeds(6, `otherwise ${nth}`)) proved(fuzzed(seed, chosen, ROUNDS), seed)
  }
})
