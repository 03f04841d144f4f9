/** `npm run kill [rounds]`: ends the server fifty times, and reports what it lost, did twice or could not open. */
import { killAgainAndAgain } from './kill-server.ts'

const killed = await killAgainAndAgain(Number(process.argv[2] ?? 50), 'kill', line => process.stderr.write(`${line}\n`))
process.stdout.write(`${JSON.stringify(killed)}\n`)
process.exitCode = killed.lost + killed.doubled + killed.changed + killed.unopened === 0 ? 0 : 1
