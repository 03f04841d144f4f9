/** `npm run hostile [messages]`: sends the server 100,000 hostile messages, and reports what it refused. */
import { withstand } from './hostile-messages.ts'

/** Bytes that the server may hold more at the end: noise, not growth. */
const MOST_GROWTH = 8_000_000

const withstood = await withstand(Number(process.argv[2] ?? 100_000), 'hostile', line =>
  process.stderr.write(`${line}\n`),
)
process.stdout.write(`${JSON.stringify(withstood)}\n`)
const grown = withstood.after - withstood.before
process.exitCode = withstood.refused === withstood.sent && withstood.effects === 0 && grown < MOST_GROWTH ? 0 : 1
