/** A button with a menu below it. */
import { Icon, type IconName } from './icons.tsx'
import { OpensLater } from './opens-later.tsx'

export interface MenuButtonProps {
  readonly label: string
  readonly icon: IconName
  readonly small?: boolean
  /** The label stands beside the icon; otherwise it is only heard. */
  readonly shown?: boolean
  /** Of an icon by itself, if nothing is said. */
  readonly className?: string
  readonly disabled?: boolean
  readonly items: readonly { readonly id: string; readonly label: string }[]
  /** The one that is in force, where one is. */
  readonly chosen?: string
  readonly onChoose: (id: string) => void
}

const fetchMenu = () => import('./opened-menu.tsx')

export function MenuButton(props: MenuButtonProps) {
  const { label, icon, small = false, shown = false, disabled = false } = props
  const { className = 'button button-quiet button-alone' } = props
  const face = (
    <>
      <Icon name={icon} small={small} />
      {shown && label}
    </>
  )
  return (
    <OpensLater
      className={className}
      label={label}
      kind="menu"
      disabled={disabled}
      face={face}
      fetch={fetchMenu}
      part={{ ...props, className, face }}
    />
  )
}
