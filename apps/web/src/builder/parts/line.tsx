/** A line of what was chosen: its name opens what can be said of it, its figure the reasons. */
import type { Reason } from '@umpire/engine'
import { type ReactNode, useId } from 'react'
import { Icon } from '../../elements/controls/icons.tsx'
import { NumberThatOpens, OpeningLine } from '../../elements/controls/opens.tsx'
import { Because } from './because.tsx'

export interface LineProps {
  readonly name: string
  readonly about?: string
  readonly figure: string
  readonly because: readonly Reason[]
  readonly wrong?: boolean
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  /** Stands between the name and the figure. */
  readonly controls?: ReactNode
  /** What can be said of it. */
  readonly children: ReactNode
}

export function Line(props: LineProps) {
  const { name, about = '', figure, because, wrong = false, open, onOpen, controls, children } = props
  const id = useId()
  return (
    <li className={wrong ? 'build-line build-line-wrong' : 'build-line'}>
      <OpeningLine className="build-row">
        <button
          type="button"
          className="build-name"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => onOpen(!open)}
        >
          <Icon name={open ? 'down' : 'right'} small />
          <span>
            {name}
            {about !== '' && <small> {about}</small>}
          </span>
        </button>
        {controls}
        <b className="build-figure">
          {because.length === 0 ? (
            figure
          ) : (
            <NumberThatOpens label={`${name}: ${figure}`} shows={<Because reasons={because} />}>
              {figure}
            </NumberThatOpens>
          )}
        </b>
      </OpeningLine>
      {open && (
        <div className="build-editor" id={id}>
          {children}
        </div>
      )}
    </li>
  )
}
