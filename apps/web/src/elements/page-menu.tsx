/** All pages, from anywhere. */
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { words } from '../words.ts'
import { Icon } from './icons.tsx'

const PAGES = [
  { to: '/', label: words.menu.home },
  { to: '/character', label: words.menu.character },
  { to: '/odds', label: words.menu.odds },
  { to: '/simulate', label: words.menu.simulate },
  { to: '/options', label: words.menu.options },
  { to: '/rules', label: words.menu.rules },
  { to: '/coverage', label: words.menu.coverage },
] as const

export function PageMenu() {
  const navigate = useNavigate()
  return (
    <MenuTrigger>
      <Button className="button button-quiet button-alone" aria-label={words.menu.label}>
        <Icon name="menu" />
      </Button>
      <Popover className="menu" placement="bottom end">
        <Menu
          aria-label={words.menu.label}
          onAction={key => {
            const page = PAGES.find(({ to }) => to === key)
            if (page !== undefined) void navigate({ to: page.to })
          }}
        >
          {PAGES.map(({ to, label }) => (
            <MenuItem key={to} id={to} className="menu-item" textValue={label}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
