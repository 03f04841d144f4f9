import { BadInput } from '@umpire/engine'
import type { Store, StoredFact } from '../store/store.ts'
import { type StoreCode, StoreError } from '../store/store-error.ts'

export type Shared = () => Store

/** How a promise was refused: a code of the store, `bad` for what can never be stored, or `done` if it was not. */
export async function refusal(promise: Promise<unknown>): Promise<StoreCode | 'bad' | 'done'> {
  try {
    await promise
    return 'done'
  } catch (error) {
    if (error instanceof StoreError) return error.code
    if (error instanceof BadInput) return 'bad'
    throw error
  }
}

let tables = 0

/** A table of its own for a test. */
export async function newTable(store: Store): Promise<string> {
  const id = `table-${tables++}`
  await store.createTable({ id, title: 'A table', system: 'demo', created: tables })
  return id
}

/** Every fact of a table, read page by page. */
export async function allFacts(store: Store, table: string, most = 1000): Promise<readonly StoredFact[]> {
  const all: StoredFact[] = []
  for (;;) {
    const page = await store.facts(table, all.at(-1)?.version ?? 0, most)
    if (page.length === 0) return all
    all.push(...page)
  }
}

export const numbers = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
