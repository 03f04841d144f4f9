/**
 * Takes up a table that cannot be opened where all was in order: facts from the first bad one on go, as they are, to a
 * table of their own, so that none is lost. Who sits at the table stays; the dice begin a new log, for people have seen
 * what the old one would throw next.
 */
import { sameJson } from '@umpire/engine'
import { type Store, setAsideId } from '@umpire/store'
import { type Member, Refused, seated, type Table, type TableFact, unseated } from '@umpire/table'
import { storedFact } from './facts.ts'
import { membersOf } from './members.ts'
import { openTable, rowOf } from './open-table.ts'
import { CannotOpen, type Trouble } from './trouble.ts'

export interface GoingBack {
  /** The seat of the game master who says so. */
  readonly by: string
  readonly at: number
  /** 32 random bytes. */
  readonly secret: () => Uint8Array
}

/** Something of it is in order: there is a moment to go back to. */
export const canGoBack = ({ version, why }: Trouble): boolean => version > 1 && why !== 'system'

export async function goBack(store: Store, id: string, { by, at, secret }: GoingBack): Promise<void> {
  const row = await rowOf(store, id)
  const trouble = await troubleOf(store, id)
  if (trouble === null) throw new Refused('stale', 'the table opens: there is nothing to go back from')
  if (!canGoBack(trouble)) throw new Refused('cannot-open', 'there is no moment of it that can be opened')
  const after = trouble.version - 1
  const members = await membersOf(store, id)
  const table = await openTable(store, id, { upTo: after })
  const facts = [
    ...membersAgain(table, members, by, at),
    ...table.do({ type: 'sealDice' }, by, { at, secret }),
    ...(table.playsOn ? table.do({ type: 'pause' }, by, { at, secret }) : []),
  ]
  const aside = { id: setAsideId(id, at), title: row.title, system: row.system, created: at }
  await store.moveFacts(id, after, aside, facts.map(storedFact))
}

export async function troubleOf(store: Store, id: string): Promise<Trouble | null> {
  try {
    await openTable(store, id)
    return null
  } catch (error) {
    if (error instanceof CannotOpen) return error.trouble
    throw error
  }
}

/** Seats that were given, changed or taken since, as they are now. */
function membersAgain(table: Table, members: ReadonlyMap<string, Member>, by: string, at: number): TableFact[] {
  const facts: TableFact[] = []
  for (const [seat, member] of members) {
    if (sameJson(table.data.members[seat], member)) continue
    facts.push(...table.record(seated({ by, at, seat, ...member })))
  }
  for (const seat of Object.keys(table.data.members)) {
    if (!members.has(seat)) facts.push(...table.record(unseated({ by, at, seat })))
  }
  return facts
}
