/** The export of a table, piece by piece: neither this thread nor the one that leads the table ever holds all of it. */
import { Readable } from 'node:stream'
import type { tableExport } from '@umpire/protocol'
import type { z } from 'zod'
import type { Sent } from '../app.ts'
import type { Gives } from '../rooms/wire.ts'
import { Streamed } from '../written.ts'
import type { Leaders } from './leaders.ts'

type Piece = Gives['export']

/** Everything that a seat may take home. What goes wrong at the beginning is refused as usual. */
export async function exportOf(
  leaders: Leaders,
  table: string,
  seat: string,
): Promise<Streamed<Sent<z.input<typeof tableExport>>>> {
  const piece = (after: number): Promise<Piece> => leaders.ask('export', table, { seat, after })
  const first = await piece(0)
  return new Streamed(Readable.from(texts(table, first, piece)))
}

async function* texts(table: string, first: Piece, piece: (after: number) => Promise<Piece>): AsyncGenerator<string> {
  yield `{"table":${JSON.stringify(table)},"facts":[${first.text}`
  const unreadable = [...first.unreadable]
  for (let { last } = first; last !== null; ) {
    const next: Piece = await piece(last)
    if (next.text !== '') yield `,${next.text}`
    last = next.last
    unreadable.push(...next.unreadable)
  }
  yield unreadable.length === 0 ? ']}' : `],"unreadable":${JSON.stringify(unreadable)}}`
}
