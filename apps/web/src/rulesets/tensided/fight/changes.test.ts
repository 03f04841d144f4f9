import { show } from '@umpire/engine'
import { fightOf } from '@umpire/tensided/people'
import { fightSight } from '@umpire/tensided/views'
import { expect, test } from 'vitest'
import { fightChanges } from './changes.ts'

test('a game master may change how people are, what is loaded, and what is left of a cover', () => {
  const gun = { weapon: '9mm Pistol', kind: 'gun', held: { where: 'main hand', rounds: 3, spare: 1 } } as const
  const fight = fightOf([{ id: 'a', side: 0, at: [1, 2], brings: [gun], stands: { status: 'hurt' } }], {
    covers: [{ x: 4, y: 5, hp: 80 }],
  })
  const state = show(fight, fightSight, { role: 'gm', actors: [] }) ?? null
  const changes = fightChanges({ id: 's', kind: 'fight', actors: ['a'], strangers: [], state })
  const at = (...place: readonly (string | number)[]) =>
    changes.find(change => JSON.stringify(change.at) === JSON.stringify(place))
  expect(at('standing', 0, 'status')).toMatchObject({ of: 'a', value: 'hurt' })
  expect(at('standing', 0, 'arms', 0, 'rounds')).toMatchObject({ value: 3 })
  expect(at('covers', 0, 'hp')).toMatchObject({ of: null, value: 80, name: 'cover at 5455: HP' })
  expect(at('light')?.options?.length).toBe(3)
})
