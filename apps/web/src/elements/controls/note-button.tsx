/** A button with something to read below or above it. */
import type { ReactNode } from 'react'
import { OpensLater } from './opens-later.tsx'

export interface NoteButtonProps {
  readonly className: string
  /** Where the face says too little. */
  readonly label?: string
  readonly face: ReactNode
  /** What is read, for who listens. */
  readonly title: string
  readonly placement: 'bottom end' | 'top end'
  readonly children: ReactNode
}

const fetchNote = () => import('./opened-note.tsx')

export function NoteButton(props: NoteButtonProps) {
  const { className, label, face } = props
  return (
    <OpensLater
      className={className}
      {...(label !== undefined && { label })}
      kind="dialog"
      face={face}
      fetch={fetchNote}
      part={props}
    />
  )
}
