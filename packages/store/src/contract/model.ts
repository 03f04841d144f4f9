/** A store so simple that it must be right: what random operations are held against. */
import type { Json } from '@umpire/engine'
import type { Store } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { dropped } from '../store/thin.ts'

export type Operation =
  | { readonly kind: 'create' | 'rename' | 'delete'; readonly table: string; readonly title: string }
  | {
      readonly kind: 'append'
      readonly table: string
      /** How far its expectation is off. */
      readonly off: number
      readonly facts: readonly Json[]
      readonly command: string | null
    }
  | { readonly kind: 'snapshot'; readonly table: string; readonly behind: number; readonly data: Json }
  | { readonly kind: 'seat'; readonly table: string; readonly id: string; readonly secret: string }
  | { readonly kind: 'unseat'; readonly id: string }
  | { readonly kind: 'document'; readonly id: string; readonly expected: number | null; readonly data: Json }
  | { readonly kind: 'undocument'; readonly id: string }

interface ModelTable {
  title: string
  readonly facts: Json[]
  readonly commands: Map<string, { readonly after: number; readonly version: number }>
  readonly snapshots: Map<number, Json>
}

const refuse = (code: 'conflict' | 'unknown', version: number | null = null): never => {
  throw new StoreError(code, 'as the model says', { version })
}

export class Model {
  readonly tables = new Map<string, ModelTable>()
  readonly seats = new Map<string, { readonly table: string; readonly secret: string }>()
  readonly documents = new Map<string, { readonly version: number; readonly data: Json }>()

  version(table: string): number {
    return this.tables.get(table)?.facts.length ?? 0
  }

  /** What the store must answer, as `perform` tells it. */
  apply(operation: Operation): Json {
    switch (operation.kind) {
      case 'create':
        if (this.tables.has(operation.table)) refuse('conflict')
        this.tables.set(operation.table, {
          title: operation.title,
          facts: [],
          commands: new Map(),
          snapshots: new Map(),
        })
        return null
      case 'rename':
        this.#table(operation.table).title = operation.title
        return null
      case 'delete':
        this.tables.delete(operation.table)
        for (const [id, { table }] of this.seats) if (table === operation.table) this.seats.delete(id)
        return null
      case 'append': {
        const { facts, commands } = this.#table(operation.table)
        const before = operation.command === null ? undefined : commands.get(operation.command)
        if (before !== undefined) return { ...before, repeated: true }
        const after = facts.length
        if (expectedBy(this, operation) !== after) refuse('conflict', after)
        facts.push(...operation.facts)
        const appended = { after, version: facts.length }
        if (operation.command !== null) commands.set(operation.command, appended)
        return { ...appended, repeated: false }
      }
      case 'snapshot': {
        const { facts, snapshots } = this.#table(operation.table)
        const version = snapshotVersion(this, operation)
        if (version > facts.length) refuse('conflict', facts.length)
        snapshots.set(version, operation.data)
        for (const old of dropped([...snapshots.keys()])) snapshots.delete(old)
        return null
      }
      case 'seat': {
        this.#table(operation.table)
        const { id, table, secret } = operation
        const elsewhere = (this.seats.get(id)?.table ?? table) !== table
        if (elsewhere || [...this.seats].some(([other, seat]) => other !== id && seat.secret === secret))
          refuse('conflict')
        this.seats.set(id, { table, secret })
        return null
      }
      case 'unseat':
        this.seats.delete(operation.id)
        return null
      case 'document': {
        const version = this.documents.get(operation.id)?.version ?? null
        if (version !== operation.expected) refuse('conflict', version)
        this.documents.set(operation.id, { version: (version ?? 0) + 1, data: operation.data })
        return (version ?? 0) + 1
      }
      case 'undocument':
        this.documents.delete(operation.id)
        return null
    }
  }

  #table(id: string): ModelTable {
    return this.tables.get(id) ?? refuse('unknown')
  }
}

const expectedBy = (model: Model, { table, off }: { table: string; off: number }): number =>
  Math.max(0, model.version(table) + off)

const snapshotVersion = (model: Model, { table, behind }: { table: string; behind: number }): number =>
  Math.max(0, model.version(table) - behind)

/** The same operation asked of a store. The model, before it applies the operation, tells what to expect. */
export async function perform(store: Store, model: Model, operation: Operation): Promise<Json> {
  switch (operation.kind) {
    case 'create':
      await store.createTable({ id: operation.table, title: operation.title, system: 'demo', created: 1 })
      return null
    case 'rename':
      await store.renameTable(operation.table, operation.title)
      return null
    case 'delete':
      await store.deleteTable(operation.table)
      return null
    case 'append': {
      const { table, facts, command } = operation
      const expected = expectedBy(model, operation)
      const by = command === null ? undefined : { id: command, seat: 'somebody' }
      return { ...(await store.append(table, expected, facts, by)) }
    }
    case 'snapshot':
      await store.saveSnapshot(operation.table, snapshotVersion(model, operation), 1, operation.data)
      return null
    case 'seat':
      await store.putSeat({ id: operation.id, table: operation.table, secretHash: operation.secret, data: null })
      return null
    case 'unseat':
      await store.deleteSeat(operation.id)
      return null
    case 'document':
      return store.putDocument({ id: operation.id, kind: 'any', data: operation.data }, operation.expected)
    case 'undocument':
      await store.deleteDocument(operation.id)
      return null
  }
}
