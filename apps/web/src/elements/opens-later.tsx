/** A button that opens something below it, which is fetched when somebody is about to: a page is used long before that. */
import { type KeyboardEvent, type ReactNode, Suspense, useState } from 'react'

export interface OpensLaterProps {
  readonly className: string
  readonly label?: string
  readonly kind: 'menu' | 'dialog'
  readonly disabled?: boolean
  /** What stands on the button. */
  readonly face: ReactNode
  readonly fetch: () => Promise<unknown>
  /** The same button with what it opens, open: it takes the place of this one. */
  readonly children: ReactNode
}

export function OpensLater({ className, label, kind, disabled = false, face, fetch, children }: OpensLaterProps) {
  const [opened, setOpened] = useState(false)
  const press = (event: KeyboardEvent): void => {
    if (kind !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    setOpened(true)
  }
  const closed = (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup={kind}
      aria-expanded={false}
      disabled={disabled}
      onPointerEnter={() => void fetch()}
      onFocus={() => void fetch()}
      onKeyDown={press}
      onClick={() => setOpened(true)}
    >
      {face}
    </button>
  )
  return opened ? <Suspense fallback={closed}>{children}</Suspense> : closed
}
