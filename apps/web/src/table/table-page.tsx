/** A table by its address: it opens the line, fetches the screens of the game, and says so when that cannot be. */
import './table.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { TableView } from '@umpire/protocol'
import { useEffect } from 'react'
import { Button } from '../elements/button.tsx'
import { Page } from '../elements/page.tsx'
import { Failed, Waiting } from '../elements/states.tsx'
import { screensOf } from '../rulesets/screens.ts'
import { rememberTable } from '../tables-you-have.ts'
import { sentence } from './sentence.ts'
import type { TableClient } from './table-client.ts'
import type { TableNow } from './table-now.ts'
import { TableRoom } from './table-room.tsx'
import { useTableClient } from './use-table-client.ts'
import { tableWords as text } from './words.ts'

const words = text.standing
const route = getRouteApi('/table/$id')

export function TablePage() {
  const { id } = route.useParams()
  return <OneTable key={id} id={id} />
}

function OneTable({ id }: { readonly id: string }) {
  const { client, now } = useTableClient(id)
  const { standing, view, farewell } = now
  if (standing === 'no-seat') return <Closed title={words.noSeat} about={words.noSeatAbout} />
  if (standing === 'outdated') return <Closed title={words.outdated} about={words.outdatedAbout} reload />
  if (standing === 'ended')
    return <Closed title={words.ended} about={farewell === null ? text.gone : sentence(farewell.message)} />
  if (view !== null) return <Opened client={client} now={now} view={view} />
  return (
    <Page name={words.opening} title={words.opening}>
      {standing === 'lost' ? <p className="prose">{words.lostAbout}</p> : <Waiting />}
    </Page>
  )
}

interface OpenedProps {
  readonly client: TableClient
  readonly now: TableNow
  readonly view: TableView
}

function Opened({ client, now, view }: OpenedProps) {
  const { id, title, system } = view
  const { role } = view.seat
  useEffect(() => rememberTable({ id, title, system, role, opened: Date.now() }), [id, title, system, role])
  const screens = useQuery({
    queryKey: ['screens', system],
    queryFn: () => screensOf(system),
    structuralSharing: false,
  })
  if (screens.isPending) {
    return (
      <Page name={title} title={title}>
        <Waiting />
      </Page>
    )
  }
  if (screens.isError) {
    return (
      <Page name={title} title={title}>
        <Failed error={new Error(words.screensFailed)} again={() => void screens.refetch()} />
      </Page>
    )
  }
  return <TableRoom client={client} now={now} view={view} ruleset={screens.data} />
}

interface ClosedProps {
  readonly title: string
  readonly about: string
  readonly reload?: boolean
}

const Closed = ({ title, about, reload = false }: ClosedProps) => (
  <Page name={title} title={title}>
    <div className="stack">
      <h1 className="title-xl">{title}</h1>
      <p className="prose">{about}</p>
      <div className="row">
        {reload && (
          <Button kind="primary" onPress={() => location.reload()}>
            {words.reload}
          </Button>
        )}
        <Link className="button" to="/">
          {words.home}
        </Link>
      </div>
    </div>
  </Page>
)
