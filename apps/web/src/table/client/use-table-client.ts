/** The line to a table, open as long as its page is: at the seat it names, if the browser has several there. */
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { TableNow } from '../room/table-now.ts'
import { browser } from './browser.ts'
import { TableClient } from './table-client.ts'

interface OpenTable {
  readonly client: TableClient
  readonly now: TableNow
}

const socketOf = (table: string, seat: string | undefined): string =>
  `/api/tables/${encodeURIComponent(table)}/socket${seat === undefined ? '' : `?seat=${encodeURIComponent(seat)}`}`

export function useTableClient(table: string, seat: string | undefined): OpenTable {
  const client = useMemo(() => new TableClient(socketOf(table, seat), browser), [table, seat])
  const subscribe = useCallback((listener: () => void) => client.subscribe(listener), [client])
  const now = useSyncExternalStore(subscribe, () => client.now)
  useEffect(() => {
    client.start()
    const hurry = (): void => {
      if (document.visibilityState === 'visible') client.hurry()
    }
    addEventListener('online', hurry)
    document.addEventListener('visibilitychange', hurry)
    return () => {
      removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', hurry)
      client.stop()
    }
  }, [client])
  return { client, now }
}
