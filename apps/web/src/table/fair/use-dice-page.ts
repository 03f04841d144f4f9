/** The part of this page in the dice of its table, and what it found when it checked their closed logs. */
import type { TableView } from '@umpire/protocol'
import { useEffect, useMemo, useState } from 'react'
import { ask } from '../../api/api.ts'
import type { TableClient } from '../client/table-client.ts'
import type { LogNotes } from '../room/dice-notes.ts'
import type { TableNow } from '../room/table-now.ts'
import { DicePage } from './dice-page.ts'

const ROOT_BYTES = 32

const around = {
  root: (): string =>
    [...crypto.getRandomValues(new Uint8Array(ROOT_BYTES))].map(byte => byte.toString(16).padStart(2, '0')).join(''),
  later: (milliseconds: number, act: () => void): void => void setTimeout(act, milliseconds),
  chance: (): number => Math.random(),
}

/** Logs that were closed since they were noted, and not checked yet. */
const unchecked = (notes: readonly LogNotes[], commitment: string): readonly LogNotes[] =>
  notes.filter(one => one.commitment !== commitment && one.result === undefined)

async function checkAll(page: DicePage, view: TableView): Promise<void> {
  const { logs } = await ask<{ readonly logs: readonly string[] }>(`/api/tables/${encodeURIComponent(view.id)}/dice`)
  const { checkLog } = await import('./check.ts')
  const due = new Set(unchecked(page.notes, view.dice.commitment))
  page.checked(
    page.notes.map(one => (due.has(one) ? { ...one, result: checkLog(logs, one) } : one)),
    view,
  )
}

interface DiceHere {
  readonly page: DicePage
  readonly notes: readonly LogNotes[]
}

export function useDicePage(client: TableClient, now: TableNow): DiceHere {
  const page = useMemo(() => new DicePage(client, around), [client])
  const [notes, setNotes] = useState<readonly LogNotes[]>(page.notes)
  useEffect(() => {
    page.follow(now)
    setNotes(page.notes)
  }, [page, now])
  const { view } = now
  const commitment = view?.dice.commitment
  const due = commitment !== undefined && unchecked(notes, commitment).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each closing, not for each change of the view.
  useEffect(() => {
    if (!due || view === null) return
    // Without the log there is nothing to say yet: it is tried again when the page is next opened.
    checkAll(page, view).then(
      () => setNotes(page.notes),
      () => undefined,
    )
  }, [page, due, commitment])
  return { page, notes }
}
