import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { Icon } from '../controls/icons.tsx'

export interface SelectProps<K extends string> {
  readonly label: string
  readonly options: readonly { readonly id: K; readonly label: string }[]
  readonly value: K | undefined
  readonly onChange: (value: K) => void
  readonly inline?: boolean
  readonly disabled?: boolean
}

export function Select<K extends string>(props: SelectProps<K>) {
  const { label, options, value, onChange, inline = false, disabled = false } = props
  return (
    <AriaSelect
      className={inline ? 'field field-inline' : 'field'}
      isDisabled={disabled}
      value={value ?? null}
      onChange={key => {
        const next = options.find(option => option.id === key)
        if (next !== undefined) onChange(next.id)
      }}
    >
      <Label className="field-label">{label}</Label>
      <Button className="select-button">
        <SelectValue />
        <Icon name="down" small />
      </Button>
      <Popover className="menu" offset={2}>
        <ListBox>
          {options.map(option => (
            <ListBoxItem key={option.id} id={option.id} className="menu-item" textValue={option.label}>
              {option.label}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
