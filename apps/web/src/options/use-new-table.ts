/** Makes a table and goes there: a demo in one click, or as the dialog says. */
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { api } from '../api/api.ts'
import { rememberTable } from '../api/tables-you-have.ts'
import { announce } from '../elements/controls/announce.tsx'
import { words } from '../text/words.ts'

type NewTable = Parameters<typeof api.newTable>[0]

export function useNewTable() {
  const navigate = useNavigate()
  // A second click comes before the page has shown that it heard the first.
  const heard = useRef(false)
  const making = useMutation({
    mutationFn: (wanted: NewTable) => api.newTable(wanted),
    onSuccess: ({ table, title }, { system }) => {
      rememberTable({ id: table, title, system, role: 'gm', opened: Date.now() })
      return navigate({ to: '/table/$id', params: { id: table } })
    },
    onError: () => {
      heard.current = false
    },
  })
  const make = (wanted: NewTable): void => {
    if (heard.current) return
    heard.current = true
    announce(words.home.setting)
    making.mutate(wanted)
  }
  // Also while the page of the table is on its way.
  return { make, wanted: making.isError ? undefined : making.variables, error: making.error }
}
