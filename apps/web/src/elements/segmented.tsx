/** A dial: one of a few, side by side, by click or arrows. */
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'

export interface SegmentedProps<K extends string> {
  readonly label: string
  readonly options: readonly { readonly id: K; readonly label: string }[]
  readonly chosen: K
  readonly onChoose: (id: K) => void
  readonly disabled?: boolean
}

export function Segmented<K extends string>({ label, options, chosen, onChoose, disabled = false }: SegmentedProps<K>) {
  return (
    <ToggleButtonGroup
      className="segmented"
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={disabled}
      selectedKeys={[chosen]}
      onSelectionChange={keys => {
        const next = options.find(option => keys.has(option.id))
        if (next !== undefined) onChoose(next.id)
      }}
    >
      {options.map(option => (
        <ToggleButton key={option.id} id={option.id}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
