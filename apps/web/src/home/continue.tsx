/** Tables this browser has been at. */
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ToolButton } from '../elements/button.tsx'
import { forgetTable, tablesYouHave } from '../tables-you-have.ts'
import { words } from '../words.ts'

const MOST = 5
const text = words.home

interface ContinueProps {
  /** Titles of systems by their id. */
  readonly systems: ReadonlyMap<string, string>
}

export function Continue({ systems }: ContinueProps) {
  const [tables, setTables] = useState(tablesYouHave)
  const forget = (id: string): void => {
    forgetTable(id)
    setTables(tablesYouHave())
  }
  if (tables.length === 0) return <p className="prose muted">{text.noTables}</p>
  return (
    <ul className="tables">
      {tables.slice(0, MOST).map(({ id, title, system, role, opened }) => (
        <li key={id}>
          <Link to="/table/$id" params={{ id }} className="table-link inset-focus">
            <b className="table-title">{title}</b>
            <small>{systems.get(system) ?? system}</small>
            <span>{text.role(role)}</span>
            <time dateTime={new Date(opened).toISOString()}>{words.when(opened, Date.now())}</time>
          </Link>
          <ToolButton icon="close" label={text.forget(title)} onPress={() => forget(id)} />
        </li>
      ))}
    </ul>
  )
}
