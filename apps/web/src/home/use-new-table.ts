/** Makes a table and goes there: a demo in one click, or as the dialog says. */
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../api.ts'
import { rememberTable } from '../tables-you-have.ts'

type NewTable = Parameters<typeof api.newTable>[0]

export function useNewTable() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (wanted: NewTable) => api.newTable(wanted),
    onSuccess: ({ table, title }, { system }) => {
      rememberTable({ id: table, title, system, role: 'gm', opened: Date.now() })
      return navigate({ to: '/table/$id', params: { id: table } })
    },
  })
}
