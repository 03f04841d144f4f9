/** A table by its address: it opens the line, fetches the screens of the game, and says so when that cannot be. */
import './table/table.css'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { RefusalView, TableView } from '@umpire/protocol'
import { type ReactNode, useEffect } from 'react'
import { rememberTable } from './api/tables-you-have.ts'
import { Button } from './elements/controls/button.tsx'
import { Page } from './elements/frame/page.tsx'
import { Failed, Waiting } from './elements/message/states.tsx'
import { screensOf } from './rulesets/screens.ts'
import type { TableClient } from './table/client/table-client.ts'
import { useTableClient } from './table/client/use-table-client.ts'
import { sentence } from './table/room/sentence.ts'
import type { TableNow } from './table/room/table-now.ts'
import { tableWords as text } from './table/room/words.ts'
import { TableRoom } from './table/table-room.tsx'
import { Unopened } from './table/unopened/unopened.tsx'

const words = text.standing
const route = getRouteApi('/table/$id')

export function TablePage() {
  const { id } = route.useParams()
  const { seat } = route.useSearch()
  return <OneTable key={`${id} ${seat ?? ''}`} id={id} seat={seat} />
}

function OneTable({ id, seat }: { readonly id: string; readonly seat: string | undefined }) {
  const { client, now } = useTableClient(id, seat)
  const { standing, view, farewell } = now
  if (standing === 'no-seat') return <Closed {...words.noSeat} />
  if (standing === 'outdated') return <Closed {...words.outdated} reload={words.reload} />
  if (farewell?.code === 'cannot-open') return <Unopened id={id} seat={seat} />
  if (standing === 'ended') return <Ended farewell={farewell} />
  if (view !== null) return <Opened client={client} now={now} view={view} />
  return standing === 'lost' ? (
    <Closed {...words.unreachable}>
      <Button kind="primary" onPress={() => client.hurry()}>
        {words.tryNow}
      </Button>
    </Closed>
  ) : (
    <Page name={words.opening} title={words.opening}>
      <Waiting />
    </Page>
  )
}

/** Sent away for good: because the seat was taken away, or for what the server said. */
const Ended = ({ farewell }: { readonly farewell: RefusalView | null }) =>
  farewell === null || farewell.code === 'not-allowed' ? (
    <Closed {...words.seatTaken} />
  ) : (
    <Closed title={words.ended} about={`${sentence(farewell.message)} ${words.endedAbout}`} reload={words.comeBack} />
  )

interface OpenedProps {
  readonly client: TableClient
  readonly now: TableNow
  readonly view: TableView
}

function Opened({ client, now, view }: OpenedProps) {
  const { id, title, system } = view
  const { role, id: seat, name } = view.seat
  useEffect(
    () => rememberTable({ id, title, system, role, seat, name, opened: Date.now() }),
    [id, title, system, role, seat, name],
  )
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
        <Failed error={screens.error} again={() => void screens.refetch()} />
      </Page>
    )
  }
  return <TableRoom client={client} now={now} view={view} ruleset={screens.data} />
}

interface ClosedProps {
  readonly title: string
  readonly about: string
  /** The word on the button that loads the page again, where that helps. */
  readonly reload?: string
  readonly children?: ReactNode
}

const Closed = ({ title, about, reload, children }: ClosedProps) => (
  <Page name={title} title={title}>
    <div className="stack" role="alert">
      <h1 className="title-xl">{title}</h1>
      <p className="prose">{about}</p>
      <div className="row">
        {reload !== undefined && (
          <Button kind="primary" onPress={() => location.reload()}>
            {reload}
          </Button>
        )}
        {children}
        <Link className="button" to="/">
          {words.home}
        </Link>
      </div>
    </div>
  </Page>
)
