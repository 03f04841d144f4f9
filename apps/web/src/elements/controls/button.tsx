/** Buttons. One primary button a view; an icon stands alone only for undo, redo, theme, menu and zoom. */
import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Icon, type IconName } from './icons.tsx'
import { Key } from './key.tsx'

export interface ButtonProps {
  readonly children: ReactNode
  readonly kind?: 'plain' | 'primary' | 'quiet'
  readonly small?: boolean
  readonly icon?: IconName
  /** The key that does the same; printed on it. */
  readonly press?: string
  readonly disabled?: boolean
  readonly submit?: boolean
  readonly autoFocus?: boolean
  readonly onPress?: () => void
  /** On narrow screens it is in the menu instead. */
  readonly wide?: boolean
}

const LOOKS = { plain: 'button', primary: 'button button-primary', quiet: 'button button-quiet' } as const

export function Button(props: ButtonProps) {
  const { children, kind = 'plain', small, icon, press, disabled = false, submit, onPress, wide, autoFocus } = props
  return (
    <AriaButton
      className={`${LOOKS[kind]}${small === true ? ' button-small' : ''}${wide === true ? ' wide' : ''}`}
      type={submit === true ? 'submit' : 'button'}
      isDisabled={disabled}
      {...(onPress && { onPress })}
      {...(autoFocus === true && { autoFocus })}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
      {press !== undefined && <Key>{press}</Key>}
    </AriaButton>
  )
}

export interface ToolButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly disabled?: boolean
  readonly onPress?: () => void
}

/** An icon by itself; its label is heard, and shown when the pointer rests. */
export const ToolButton = ({ icon, label, disabled = false, onPress }: ToolButtonProps) => (
  <AriaButton
    className="button button-quiet button-alone"
    aria-label={label}
    isDisabled={disabled}
    {...(onPress && { onPress })}
  >
    <Icon name={icon} />
  </AriaButton>
)
