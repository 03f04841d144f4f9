/** Lines of the log in pages, the newest first: a page ends where it has enough facts or enough bytes. */
import type { LogLine } from '@umpire/protocol'
import type { Numbered } from './audience.ts'

/** Of the lines of one page. The lines of one fact stay together, whatever they are. */
const MOST_BYTES = 256 * 1024
const FACTS_AT_ONCE = 15

interface Source {
  /** The facts after one, up to another. */
  readonly facts: (after: number, upTo: number) => Promise<readonly Numbered[]>
  readonly lines: (fact: Numbered) => readonly LogLine[]
}

export interface LogPage {
  readonly log: readonly LogLine[]
  /** The facts after this one are in it. */
  readonly from: number
}

/** What happened after a fact up to another: as much of the end of it as a page holds. */
export async function logPage({ facts, lines }: Source, after: number, upTo: number): Promise<LogPage> {
  const pages: (readonly LogLine[])[] = []
  let left = MOST_BYTES
  let from = upTo
  while (from > after) {
    const start = Math.max(after, from - FACTS_AT_ONCE)
    for (const fact of (await facts(start, from)).toReversed()) {
      const told = lines(fact)
      if (told.length === 0) continue
      left -= Buffer.byteLength(JSON.stringify(told))
      if (left < 0 && pages.length > 0) return { log: pages.toReversed().flat(), from: fact.version }
      pages.push(told)
    }
    from = start
  }
  return { log: pages.toReversed().flat(), from }
}
