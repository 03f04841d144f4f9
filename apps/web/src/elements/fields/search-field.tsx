/** A search that the slash key leads to. */
import { useRef } from 'react'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { useKeys } from '../../browser/keys.ts'
import { Icon } from '../controls/icons.tsx'
import { Key } from '../controls/key.tsx'

export interface SearchFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onEnter?: () => void
  readonly autoFocus?: boolean
}

export function SearchField({ label, placeholder, value, onChange, onEnter, autoFocus }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => input.current?.focus() })
  return (
    <AriaSearchField
      className="searching"
      aria-label={label}
      value={value}
      onChange={onChange}
      {...(onEnter && { onSubmit: onEnter })}
      {...(autoFocus === true && { autoFocus })}
    >
      <Icon name="search" />
      <Input ref={input} className="input" placeholder={placeholder} />
      {value === '' && <Key>/</Key>}
    </AriaSearchField>
  )
}
