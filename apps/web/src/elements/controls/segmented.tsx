/** A dial: one of a few, side by side, by click or arrows. */
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip'

interface Segment<K extends string> {
  readonly id: K
  readonly label: string
  /** What it means, for who rests on it. */
  readonly about?: string
}

const PATIENCE = 300

export interface SegmentedProps<K extends string> {
  readonly label: string
  readonly options: readonly Segment<K>[]
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
      {options.map(({ id, label: word, about }) => (
        <TooltipTrigger key={id} delay={PATIENCE} isDisabled={about === undefined}>
          <ToggleButton id={id}>{word}</ToggleButton>
          <Tooltip className="tooltip" placement="bottom">
            {about}
          </Tooltip>
        </TooltipTrigger>
      ))}
    </ToggleButtonGroup>
  )
}
