/** A part of the game master's tab, under a head rule. */
import { type ReactNode, useId } from 'react'

interface SectionProps {
  readonly title: string
  readonly about?: string
  readonly children: ReactNode
}

export function Section({ title, about, children }: SectionProps) {
  const id = useId()
  return (
    <section className="gm-section" aria-labelledby={id}>
      <div className="headed">
        <h2 className="title" id={id}>
          {title}
        </h2>
        {about !== undefined && <span className="label">{about}</span>}
      </div>
      {children}
    </section>
  )
}
