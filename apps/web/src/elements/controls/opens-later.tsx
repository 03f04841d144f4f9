/** A button that opens something below it, which is fetched when somebody is about to: a page is used long before that. */
import { type ComponentType, type KeyboardEvent, type ReactNode, useState } from 'react'
import { words } from '../../text/words.ts'
import { announce } from './announce.tsx'

export interface OpensLaterProps<Props> {
  readonly className: string
  readonly label?: string
  readonly kind: 'menu' | 'dialog'
  readonly disabled?: boolean
  /** What stands on the button. */
  readonly face: ReactNode
  /** The same button with what it opens, open: it takes the place of this one, which stays as it is until then. */
  readonly fetch: () => Promise<{ readonly default: ComponentType<Props> }>
  readonly part: Props
}

/** Whoever presses it hears of it: this was only ahead of time. */
const ignored = (): undefined => undefined

export function OpensLater<Props extends object>(props: OpensLaterProps<Props>) {
  const { className, label, kind, disabled = false, face, fetch, part } = props
  const [Opened, setOpened] = useState<ComponentType<Props>>()
  const open = async (): Promise<void> => {
    try {
      const { default: made } = await fetch()
      setOpened(() => made)
    } catch {
      announce(words.errors.outdated, 'assertive')
    }
  }
  const press = (event: KeyboardEvent): void => {
    if (kind !== 'menu' || event.key !== 'ArrowDown') return
    event.preventDefault()
    void open()
  }
  if (Opened !== undefined) return <Opened {...part} />
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup={kind}
      aria-expanded={false}
      disabled={disabled}
      onPointerEnter={() => void fetch().catch(ignored)}
      onFocus={() => void fetch().catch(ignored)}
      onKeyDown={press}
      onClick={() => void open()}
    >
      {face}
    </button>
  )
}
