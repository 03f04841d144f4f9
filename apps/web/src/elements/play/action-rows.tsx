/** What one may do, in two columns, and below it what one may not, with the reason and the rule. */
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { walkAlong } from '../../browser/keys.ts'
import { words } from '../../text/words.ts'
import { Citation } from '../message/citation.tsx'

export interface Refused {
  readonly rule: string
  readonly because: string
}

export interface Action {
  readonly key: string
  readonly label: string
  /** What it brings: "4+, 91.7%". */
  readonly brings?: ReactNode
  readonly refused?: Refused | undefined
}

export interface ActionRowsProps {
  /** What the rows are for, for who hears them. */
  readonly label: string
  readonly actions: readonly Action[]
  readonly chosen?: string | undefined
  readonly onChoose: (key: string) => void
}

const STEPS: { readonly [key: string]: (columns: number) => number } = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: columns => columns,
  ArrowUp: columns => -columns,
}

export function ActionRows({ label, actions, chosen, onChoose }: ActionRowsProps) {
  const rows = useRef<HTMLDivElement>(null)
  const legal = actions.filter(action => action.refused === undefined)
  const barred = actions.filter(action => action.refused !== undefined)

  /** Arrows go from row to row as they stand; Tab goes on to what comes after. */
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = STEPS[event.key]
    if (step === undefined || rows.current === null) return
    const buttons = [...rows.current.querySelectorAll('button')]
    const columns = getComputedStyle(rows.current).gridTemplateColumns.split(' ').length
    const here = buttons.slice(0, legal.length).findIndex(button => button.matches(':focus'))
    const by = step(here === -1 ? 1 : columns)
    // From the last row of what is allowed, down leads to the first of what is not.
    if (walkAlong(buttons, here !== -1 && by > 1 ? Math.min(by, legal.length - here) : by)) event.preventDefault()
  }

  return (
    <div ref={rows} className="acts" role="toolbar" aria-label={label} aria-orientation="vertical" onKeyDown={walk}>
      {legal.map(({ key, label: name, brings }, index) => (
        <button
          key={key}
          type="button"
          className={index % 2 === 0 ? 'act act-left inset-focus' : 'act inset-focus'}
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
        >
          <span>{name}</span>
          {brings !== undefined && <span className="act-brings">{brings}</span>}
        </button>
      ))}
      {barred.map(({ key, label: name, refused }) => (
        <div key={key} className="act-off">
          <button type="button" aria-disabled="true" className="inset-focus">
            <span>{name}</span>
            <span className="unseen">{words.forbidden}</span>
            <small>{refused?.because}</small>
          </button>
          {refused !== undefined && <Citation rule={refused.rule} />}
        </div>
      ))}
    </div>
  )
}
