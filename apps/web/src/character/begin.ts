/** Makes a table for one character and begins the scene that makes it there. */
import { ApiError, api } from '../api.ts'
import { browser } from '../table/browser.ts'
import { TableClient } from '../table/table-client.ts'
import { rememberTable } from '../tables-you-have.ts'
import { characterWords } from './words.ts'

const text = characterWords.step

/** The kind of scene in which a character is made. */
export const MAKING_SCENE = 'career'

export interface Wanted {
  readonly system: string
  readonly name: string
  readonly gender: string
  readonly race: string
  readonly options: readonly string[]
}

/** Answers the table. @throws with the words of the refusal, if there was one */
export async function beginMaking({ system, name, gender, race, options }: Wanted): Promise<string> {
  const title = text.tableTitle(name)
  const { table } = await api.newTable({ system, title, options: [...options] })
  rememberTable({ id: table, title, system, role: 'gm', opened: Date.now() })
  const client = new TableClient(`/api/tables/${encodeURIComponent(table)}/socket`, browser)
  client.start()
  try {
    const refusal = await client.perform({
      type: 'beginScene',
      kind: MAKING_SCENE,
      title: text.sceneTitle(name),
      given: { name, gender, race },
    })
    if (refusal !== undefined) throw new ApiError(refusal.code, refusal.message)
  } finally {
    client.stop()
  }
  return table
}
