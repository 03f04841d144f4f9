/** Makes a table and begins a scene there: one in which a character is made, or a fight for one that was built. */
import type { Json } from '@umpire/engine'
import { ApiError, api } from '../../api/api.ts'
import { plainOf } from '../../api/plain-of.ts'
import { rememberTable } from '../../api/tables-you-have.ts'
import { browser } from './browser.ts'
import { TableClient } from './table-client.ts'

/** The kind of scene in which a character is made. */
export const MAKING_SCENE = 'career'

export interface Wanted {
  readonly system: string
  readonly options: readonly string[]
  readonly settings?: { readonly [id: string]: Json }
  /** Of the table. */
  readonly title: string
  readonly scene: {
    readonly kind: string
    readonly title: string
    readonly given: { readonly [name: string]: Json }
  }
}

/** Answers the table. @throws with the words of the refusal, if there was one */
export async function beginTable({ system, options, settings = {}, title, scene }: Wanted): Promise<string> {
  const chosen = Object.fromEntries(Object.entries(settings).map(([id, value]) => [id, plainOf(value)]))
  const { table } = await api.newTable({ system, title, options: [...options], settings: chosen })
  rememberTable({ id: table, title, system, role: 'gm', opened: Date.now() })
  const client = new TableClient(`/api/tables/${encodeURIComponent(table)}/socket`, browser)
  client.start()
  try {
    const refusal = await client.perform({ type: 'beginScene', ...scene, given: plainOf(scene.given) })
    if (refusal !== undefined) throw new ApiError(refusal.code, refusal.message)
  } finally {
    client.stop()
  }
  return table
}
