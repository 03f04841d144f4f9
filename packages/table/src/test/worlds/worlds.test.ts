/** `npm run secrets` plays many more of these. */
import { expect, test } from 'vitest'
import { games } from './games.ts'
import { type Played, twoWorlds } from './two-worlds.ts'

const SEED = process.env['UMPIRE_FUZZ_SEED'] ?? ''
const [GAMES, STEPS, LEAST_BYTES] = [4, 40, 500_000]

for (const game of await games()) {
  test(`${game.name}: seats are sent the same, whatever they may not know`, () => {
    const played: readonly Played[] = Array.from({ length: GAMES }, (_, nth) => twoWorlds(game, `${SEED}${nth}`, STEPS))
    expect(played.flatMap(({ leak }) => leak ?? [])).toEqual([])
    expect(played.reduce((sum, { bytes }) => sum + bytes, 0)).toBeGreaterThan(LEAST_BYTES)
    expect(played.reduce((sum, { secrets }) => sum + secrets, 0)).toBeGreaterThan(GAMES)
  })
}
