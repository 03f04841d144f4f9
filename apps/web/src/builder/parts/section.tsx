/** A list of what was chosen, headed by its title and its points on a rule. */
import { type ReactNode, useId } from 'react'
import { halvesText } from '../../text/number-text.ts'

export interface SectionProps {
  readonly title: string
  /** For a link to it. */
  readonly id?: string
  readonly about?: ReactNode
  /** Its points, or another figure. */
  readonly points?: number | string
  readonly wrong?: boolean
  readonly children: ReactNode
}

export function Section({ title, id, about, points, wrong = false, children }: SectionProps) {
  const own = useId()
  return (
    // What was taken off had the focus: it comes here.
    <section className="build-section" id={id} aria-labelledby={own} tabIndex={-1}>
      <header className="build-head">
        <h2 id={own} className="title">
          {title}
        </h2>
        {about !== undefined && <span className="label">{about}</span>}
        {points !== undefined && (
          <b className={wrong ? 'build-wrong' : ''}>{typeof points === 'number' ? halvesText(points) : points}</b>
        )}
      </header>
      {children}
    </section>
  )
}
