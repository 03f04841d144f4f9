import { chooseTheme, THEMES, useTheme } from '../../browser/theme.ts'
import { words } from '../../text/words.ts'
import { MenuButton } from '../controls/menu-button.tsx'

const ITEMS = THEMES.map(theme => ({ id: theme, label: words.theme[theme] }))

export function ThemeSwitch() {
  const chosen = useTheme()
  return (
    <MenuButton
      icon="theme"
      label={words.theme.label}
      items={ITEMS}
      chosen={chosen}
      onChoose={id => {
        const theme = THEMES.find(one => one === id)
        if (theme !== undefined) chooseTheme(theme)
      }}
    />
  )
}
