/** The menu of a button that has been pressed once: open at first, and from then on as it is left. */
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useOpenedAfter } from '../../browser/use-opened-after.ts'
import { Icon } from './icons.tsx'
import type { MenuButtonProps } from './menu-button.tsx'

interface OpenedMenuProps extends MenuButtonProps {
  readonly className: string
  readonly face: ReactNode
}

export default function OpenedMenu(props: OpenedMenuProps) {
  const { label, className, face, disabled = false, items, chosen, onChoose } = props
  return (
    <MenuTrigger {...useOpenedAfter()}>
      <Button autoFocus className={className} aria-label={label} isDisabled={disabled}>
        {face}
      </Button>
      <Popover className="menu" placement="bottom end">
        <Menu
          aria-label={label}
          onAction={key => onChoose(String(key))}
          {...(chosen !== undefined && {
            selectionMode: 'single',
            disallowEmptySelection: true,
            selectedKeys: [chosen],
          })}
        >
          {items.map(item => (
            <MenuItem key={item.id} id={item.id} className="menu-item" textValue={item.label}>
              {item.label}
              {item.id === chosen && (
                <span className="push">
                  <Icon name="check" small />
                </span>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
