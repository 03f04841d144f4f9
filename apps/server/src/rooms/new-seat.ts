/** New seats, and new links for old ones. */
import type { Json } from '@umpire/engine'
import type { Role } from '@umpire/protocol'
import type { Store } from '@umpire/store'
import { seated, type TableFact } from '@umpire/table'
import { digestOf, newId, newSecret } from './secrets.ts'

export interface NewSeat {
  readonly name: string
  readonly role: Role
  readonly actors: readonly string[]
}

export interface Seated {
  readonly seat: string
  readonly secret: string
  readonly fact: TableFact
}

/** A new seat, with the fact that tells of it. */
export function newSeated({ name, role, actors }: NewSeat, by: string | undefined, at: number): Seated {
  const seat = newId()
  return { seat, secret: newSecret(), fact: seated({ by: by ?? seat, at, seat, name, role, actors }) }
}

export const putSeat = (store: Store, table: string, seat: string, secret: string, data: Json = {}): Promise<void> =>
  store.putSeat({ id: seat, table, secretHash: digestOf(secret), data })
