/** All pages, from anywhere. */
import { useNavigate } from '@tanstack/react-router'
import { words } from '../../text/words.ts'
import { MenuButton } from '../controls/menu-button.tsx'

const PAGES = [
  { id: '/', label: words.menu.home },
  { id: '/character', label: words.menu.character },
  { id: '/odds', label: words.menu.odds },
  { id: '/simulate', label: words.menu.simulate },
  { id: '/options', label: words.menu.options },
  { id: '/rules', label: words.menu.rules },
  { id: '/coverage', label: words.menu.coverage },
] as const

export function PageMenu() {
  const navigate = useNavigate()
  return (
    <MenuButton
      icon="menu"
      label={words.menu.label}
      items={PAGES}
      onChoose={id => {
        const page = PAGES.find(one => one.id === id)
        if (page !== undefined) void navigate({ to: page.id })
      }}
    />
  )
}
