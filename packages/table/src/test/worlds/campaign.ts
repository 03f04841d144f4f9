/** `npm run secrets [games] [seed]`: two-worlds games of every ruleset; prints what was compared, and of a leak its seed. */
import { games } from './games.ts'
import { twoWorlds } from './two-worlds.ts'

const STEPS = 60
const [count = '100', first = '1', only] = process.argv.slice(2)
let leaks = 0
for (const game of await games()) {
  if (only !== undefined && only !== game.name) continue
  const all = { games: 0, steps: 0, bytes: 0, secrets: 0 }
  for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
    const { steps, bytes, secrets, leak, failed } = twoWorlds(game, `${seed}`, STEPS)
    all.games++
    all.steps += steps
    all.bytes += bytes
    all.secrets += secrets
    if (failed !== null) process.stdout.write(`${game.name} ${seed}: ended by an error: ${failed}\n`)
    if (leak === null) continue
    leaks++
    process.stdout.write(`${game.name} ${seed}: ${leak}\n`)
  }
  process.stdout.write(`${JSON.stringify({ game: game.name, ...all })}\n`)
}
process.exitCode = leaks === 0 ? 0 : 1
