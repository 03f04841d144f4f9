import { seeded } from '@umpire/dice'
import { expect, test } from 'vitest'
import { demo, duel, duelStart } from '../../demo/index.ts'
import { startPlay } from '../drivers/play.ts'
import { throwing } from '../drivers/play-ask.ts'
import { simulator, takeFirst } from '../drivers/simulate.ts'
import { worldOf } from '../scene/playable.ts'
import { firedIn } from './fired.ts'

test('a game counts the same whether it is recorded or simulated', () => {
  const world = worldOf(demo)
  for (const seed of ['a', 'b', 'c']) {
    const play = startPlay(world, duel, { turns: 40 }, duelStart, throwing(seeded(seed)))
    while (play.questions.length > 0) play.answer({ choice: 'dodge' })
    const counter = world.ruleset.count()
    simulator(world, takeFirst, counter).run(duel, { turns: 40 }, duelStart, seeded(seed))
    expect(Object.fromEntries(firedIn(play.entries))).toEqual(Object.fromEntries(counter.fired))
    expect(counter.fired.size).toBeGreaterThan(5)
  }
})
