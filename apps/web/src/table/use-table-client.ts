/** The line to a table, open as long as its page is. */
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { browser } from './browser.ts'
import { TableClient } from './table-client.ts'
import type { TableNow } from './table-now.ts'

export function useTableClient(table: string): { readonly client: TableClient; readonly now: TableNow } {
  const client = useMemo(() => new TableClient(`/api/tables/${encodeURIComponent(table)}/socket`, browser), [table])
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
