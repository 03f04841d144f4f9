/**
 * A number that opens, and the line under which its explanation unfolds. The explanation is put into the line's own
 * place below it, so that the text around the number does not move apart.
 *
 *     <OpeningLine>
 *       Ada throws <NumberThatOpens shows={<Why reasons={why} />}>9</NumberThatOpens> against 8+.
 *     </OpeningLine>
 */
import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface Line {
  readonly place: HTMLElement | null
  readonly open: string | undefined
  readonly setOpen: (id: string | undefined) => void
}

const LineContext = createContext<Line | undefined>(undefined)

/** A line with the place below it. One explanation is open in it at a time. */
export function OpeningLine({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState<string>()
  return (
    <LineContext value={{ place, open, setOpen }}>
      <div className={className}>{children}</div>
      <div className="opened" ref={setPlace} />
    </LineContext>
  )
}

export interface NumberThatOpensProps {
  readonly children: ReactNode
  /** What unfolds below the line. */
  readonly shows: ReactNode
  /** For who hears it; the number alone if left out. */
  readonly label?: string
}

export function NumberThatOpens({ children, shows, label }: NumberThatOpensProps) {
  const line = useContext(LineContext)
  const [own, setOwn] = useState<string>()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const { open, setOpen } = line ?? { open: own, setOpen: setOwn }
  const isOpen = open === id
  useEffect(() => {
    if (!isOpen) return undefined
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      setOpen(undefined)
      button.current?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOpen, setOpen])
  const shown = isOpen ? <div id={`${id}-why`}>{shows}</div> : null
  return (
    <>
      <button
        ref={button}
        type="button"
        className="opens"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-why` : undefined}
        aria-label={label}
        onClick={() => setOpen(isOpen ? undefined : id)}
      >
        {children}
      </button>
      {line?.place ? createPortal(shown, line.place) : shown}
    </>
  )
}
