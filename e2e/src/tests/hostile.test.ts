import { expect, test } from 'vitest'
import { withstand } from '../campaigns/hostile-messages.ts'

test('whatever is sent by whom may do nothing, each message is refused and none has an effect', async () => {
  const { sent, refused, effects } = await withstand(4000, 'a short attack')
  expect({ refused, effects }).toEqual({ refused: sent, effects: 0 })
}, 120_000)
