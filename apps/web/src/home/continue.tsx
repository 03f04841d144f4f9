/** Seats this browser has had. What was taken away meanwhile is gone from the list as soon as the server says so. */
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { forgetTable, tablesStillYours, tablesYouHave } from '../api/tables-you-have.ts'
import { ToolButton } from '../elements/controls/button.tsx'
import { words } from '../text/words.ts'

const MOST = 5
const text = words.home

interface ContinueProps {
  /** Titles of systems by their id. */
  readonly systems: ReadonlyMap<string, string>
}

export function Continue({ systems }: ContinueProps) {
  const [tables, setTables] = useState(tablesYouHave)
  useEffect(() => {
    let here = true
    tablesStillYours(MOST).then(
      left => here && setTables(left),
      // Nothing is known: all of them may still be there.
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [])
  const forget = (id: string, seat: string | undefined): void => {
    forgetTable(id, seat)
    setTables(tablesYouHave())
  }
  if (tables.length === 0) return <p className="prose muted">{text.noTables}</p>
  return (
    <ul className="tables">
      {tables.slice(0, MOST).map(({ id, title, system, role, opened, seat, name }) => (
        <li key={`${id} ${seat}`}>
          <Link
            to="/table/$id"
            params={{ id }}
            search={seat === undefined ? {} : { seat }}
            className="table-link inset-focus"
          >
            <b className="table-title">{title}</b>
            <small>{text.place(systems.get(system) ?? system, name)}</small>
            <span>{text.role(role)}</span>
            <time dateTime={new Date(opened).toISOString()}>{words.when(opened, Date.now())}</time>
          </Link>
          <ToolButton icon="close" label={text.forget(title, name)} onPress={() => forget(id, seat)} />
        </li>
      ))}
    </ul>
  )
}
