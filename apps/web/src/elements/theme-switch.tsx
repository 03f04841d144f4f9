import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { chooseTheme, THEMES, useTheme } from '../theme.ts'
import { words } from '../words.ts'
import { Icon } from './icons.tsx'

export function ThemeSwitch() {
  const chosen = useTheme()
  return (
    <MenuTrigger>
      <Button className="button button-quiet button-alone" aria-label={words.theme.label}>
        <Icon name="theme" />
      </Button>
      <Popover className="menu" placement="bottom end">
        <Menu
          aria-label={words.theme.label}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[chosen]}
          onAction={key => {
            const theme = THEMES.find(one => one === key)
            if (theme !== undefined) chooseTheme(theme)
          }}
        >
          {THEMES.map(theme => (
            <MenuItem key={theme} id={theme} className="menu-item" textValue={words.theme[theme]}>
              {words.theme[theme]}
              {theme === chosen && (
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
