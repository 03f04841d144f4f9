/** What the main thread may ask of a table, and how it is answered. */
import { randomBytes } from 'node:crypto'
import { made } from '@umpire/protocol'
import type { Store } from '@umpire/store'
import { dialed, tableFacts } from '@umpire/table'
import { systemOf } from '../find-system.ts'
import { Refused } from '../refused.ts'
import { goBack, troubleOf } from '../stored/go-back.ts'
import { membersOf } from '../stored/members.ts'
import { rowOf } from '../stored/open-table.ts'
import { makeTable } from './make-table.ts'
import { exportPiece, sealedDice, standing } from './reading.ts'
import type { Rooms } from './rooms.ts'
import type { AskName, Given, Gives, WantedTable } from './wire.ts'

interface Asked {
  readonly store: Store
  readonly rooms: Rooms
  readonly table: string
}

async function make({ store, rooms, table }: Asked, wanted: WantedTable): Promise<Gives['make']> {
  const system = await systemOf(wanted.system).load()
  const demo = system.demos.find(({ id }) => id === wanted.demo)
  if (wanted.demo !== undefined && demo === undefined) {
    const known = system.demos.map(({ id }) => id).join(', ')
    throw new Refused(404, 'not-found', `demo: expected one of ${known}, got ${wanted.demo}`)
  }
  const options = [...new Set([...wanted.options, ...(demo?.options ?? [])])]
  const { seat, secret } = await makeTable(store, { ...wanted, system, options }, table)
  if (demo !== undefined) {
    const room = await rooms.room(table)
    const { kind, title, companions } = demo
    for (const actor of companions) await room.record(dialed({ by: '', at: Date.now(), actor, to: 'do' }))
    const given = made.parse(demo.given)
    await room.command(seat, `demo ${table}`, { type: 'beginScene', kind, title, given })
  }
  return { seat, secret }
}

async function scene({ rooms, table }: Asked, id: string): Promise<Gives['scene']> {
  const room = await rooms.room(table)
  const { kind, state } = room.table.entry(id)
  const { actors } = room.table.scene(id)
  return { system: room.table.data.system, kind, state, actors }
}

export const ASKS: { readonly [N in AskName]: (asked: Asked, given: Given[N]) => Promise<Gives[N]> } = {
  make,
  about: async ({ rooms, table }) => {
    const { title, system, members } = (await rooms.room(table)).table.data
    return { title, system, members }
  },
  aboutFacts: async ({ store, table }) => {
    const { title, system } = await rowOf(store, table)
    return { title, system, members: Object.fromEntries(await membersOf(store, table)) }
  },
  trouble: ({ store, table }) => troubleOf(store, table),
  back: async ({ store, table }, by) => {
    await goBack(store, table, { by, at: Date.now(), secret: () => randomBytes(32) })
    return null
  },
  record: async ({ rooms, table }, fact) => {
    await (await rooms.room(table)).record(tableFacts.read(fact, 'fact'))
    return null
  },
  dismiss: async ({ rooms, table }, { refusal, seat }) => {
    const room = await rooms.room(table)
    room.dismiss(refusal, seat)
    return null
  },
  scene,
  standing: ({ store, table }, id) => standing(store, table, id),
  dice: ({ store, table }) => sealedDice(store, table),
  export: ({ store, table }, { seat, after }) => exportPiece(store, table, seat, after),
  close: async ({ rooms, table }, refusal) => {
    await rooms.close(table, refusal)
    return null
  },
}
