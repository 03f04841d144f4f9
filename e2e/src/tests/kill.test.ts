import { expect, test } from 'vitest'
import { killAgainAndAgain } from '../campaigns/kill-server.ts'

test('a server that is killed loses nothing it acknowledged, and does nothing twice', async () => {
  const killed = await killAgainAndAgain(3, 'a short night')
  expect(killed).toMatchObject({ lost: 0, doubled: 0, changed: 0, unopened: 0 })
  expect(killed.played).toBeGreaterThan(0)
}, 120_000)
