import { seeded } from '@umpire/dice'
import { compose, simulator } from '@umpire/engine'
import { expect, test } from 'vitest'
import { choosable } from '../rules.ts'
import { bot } from './bot.ts'
import { fight } from './fight.ts'
import { workedPeople } from './fight-fixture.ts'
import { fightPlay } from './index.ts'

const ruleset = compose(choosable)

test('gurps.procedure.combat: bots fight it out, and two usually beat one', () => {
  const play = simulator({ ...fightPlay, ruleset }, bot(ruleset))
  const wins = [0, 0, 0]
  for (let seed = 0; seed < 200; seed++) {
    const { state } = play.run(fight, { seconds: 200 }, workedPeople(), seeded(`dice ${seed}`))
    expect(state.stage).toBe('over')
    wins[state.winner ?? 2] = (wins[state.winner ?? 2] ?? 0) + 1
  }
  expect(wins[0]).toBeGreaterThan(150)
  expect(wins[2]).toBeLessThan(5)
})
