import { procedure, startPlay } from '@umpire/engine'
import { expect, test } from 'vitest'
import type { Asking } from '../facts/ask.ts'
import { fightPlay } from '../index.ts'
import { fightOf, type Person } from '../test/people.ts'
import { under } from '../test/script.ts'
import { disarmed } from './block.ts'

const SWORD = { weapon: 'Sword', kind: 'melee', held: { where: 'main hand' } } as const

const snatching = procedure({ id: 'tensided.proc.snatching', title: 'A weapon is taken', given: {} }, (ask: Asking) =>
  disarmed(ask, { by: 0, target: 1, snatch: true }, null),
)

function factsWhere(stands: NonNullable<Person['stands']>): readonly string[] {
  const start = fightOf([
    { id: 'ada', side: 0, at: [0, 0] },
    { id: 'bram', side: 1, at: [1, 0], brings: [SWORD], stands },
  ])
  const play = startPlay({ ...fightPlay, ruleset: under() }, snatching, {}, start)
  return play.entries.flatMap(({ fact }) => (fact === undefined ? [] : [fact.type]))
}

test('tensided.melee.disarm: nothing is taken from one who died in the same moment', () => {
  expect(factsWhere({})).toEqual(['snatched'])
  expect(factsWhere({ status: 'dead' })).toEqual([])
})
