import type { LogLine } from '@umpire/protocol'
import { unseated } from '@umpire/table'
import { expect, test } from 'vitest'
import type { Numbered } from './audience.ts'
import { logPage } from './log-page.ts'

const LAST = 100
const facts = Array.from({ length: LAST }, (_, index): Numbered => {
  const version = index + 1
  return { version, fact: unseated({ by: 'gm', at: 1, seat: `seat ${version}` }) }
})
/** Every third fact says something to this seat, of so many bytes; some facts cannot be read. */
const source = (bytes: number) => ({
  facts: async (after: number, upTo: number) =>
    facts.filter(({ version }) => version > after && version <= upTo && (version < 50 || version > 70)),
  lines: ({ version }: Numbered): readonly LogLine[] =>
    version % 3 === 0 ? [{ version, at: 1, by: 'gm', kind: 'said', text: 'x'.repeat(bytes) }] : [],
})
const versions = (log: readonly LogLine[]): readonly number[] => log.map(({ version }) => version)

test('a page has all lines of the facts that it is about, in their order', async () => {
  const { log, from } = await logPage(source(10), 60, LAST)
  expect(versions(log)).toEqual([72, 75, 78, 81, 84, 87, 90, 93, 96, 99])
  expect(from).toBe(60)
})
test('pages end where they are big enough, and leave nothing out', async () => {
  const seen: number[] = []
  let pages = 0
  for (let upTo = LAST; upTo > 0; pages++) {
    const { log, from } = await logPage(source(50_000), Math.max(0, upTo - 60), upTo)
    expect(JSON.stringify(log).length).toBeLessThan(256 * 1024)
    expect(from).toBeLessThan(upTo)
    seen.unshift(...versions(log))
    upTo = from
  }
  expect(pages).toBeGreaterThan(4)
  expect(seen).toEqual(versions((await logPage(source(10), 0, LAST)).log))
})
test('a line that is bigger than a page has one of its own', async () => {
  const { log } = await logPage(source(1_000_000), 0, LAST)
  expect(versions(log)).toEqual([99])
})
