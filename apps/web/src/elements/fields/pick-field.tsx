/** A field that is typed into to find one of many: what is picked is taken, and the field is empty again for the next. */
import { useEffect, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { words } from '../../text/words.ts'
import { Icon } from '../controls/icons.tsx'
import { foundAmong, type Pickable } from './picking.ts'

export interface PickFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly things: readonly Pickable[]
  readonly onPick: (id: string) => void
}

export function PickField({ label, placeholder, things, onPick }: PickFieldProps) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<string | null>(null)
  // The list closes when something is chosen; then nothing is, and the same one can be picked again.
  useEffect(() => {
    if (picked !== null) setPicked(null)
  }, [picked])
  return (
    <ComboBox
      aria-label={label}
      className="pick-field"
      items={foundAmong(things, typed)}
      inputValue={typed}
      onInputChange={setTyped}
      value={picked}
      onChange={key => {
        if (key === null) return
        setPicked(String(key))
        setTyped('')
        onPick(String(key))
      }}
      menuTrigger="focus"
      allowsEmptyCollection
    >
      <div className="searching">
        <Icon name="search" />
        <Input className="input" placeholder={placeholder} />
      </div>
      <Popover className="menu pick-menu" offset={2}>
        <ListBox<Pickable> renderEmptyState={() => <p className="pick-nothing">{words.pick.nothing}</p>}>
          {({ id, name, about, figure }) => (
            <ListBoxItem id={id} className="menu-item" textValue={name}>
              <span>
                {name}
                {about !== '' && <small className="pick-about"> {about}</small>}
              </span>
              <b className="push">{figure}</b>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
