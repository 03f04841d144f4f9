/** `npm run hostile [messages]`: sends the server 100,000 hostile messages, and reports what it refused. */
import { withstand } from './hostile-messages.ts'

/** Bytes that the server may hold more at the end: noise, not growth. */
const MOST_GROWTH = 8_000_000
/** A table beside it may wait so many times as long as in quiet. */
const MOST_SLOWER = 3

const withstood = await withstand(Number(process.argv[2] ?? 100_000), 'hostile', line =>
  process.stderr.write(`${line}\n`),
)
process.stdout.write(`${JSON.stringify(withstood)}\n`)
const grown = withstood.after - withstood.before
const undisturbed = withstood.beside <= MOST_SLOWER * withstood.quiet
const held = withstood.refused === withstood.sent && withstood.effects === 0
process.exitCode = held && undisturbed && grown < MOST_GROWTH ? 0 : 1
