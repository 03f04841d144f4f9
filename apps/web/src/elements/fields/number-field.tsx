/** A number with a button for one less and one more; arrows and typing do the same. */
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import { outOfBounds } from '../../text/bounds.ts'
import { words } from '../../text/words.ts'
import { Icon } from '../controls/icons.tsx'
import { Help } from './text-field.tsx'

export interface NumberFieldProps {
  readonly label: string
  /** None while the field is empty. */
  readonly value: number | undefined
  readonly onChange: (value: number | undefined) => void
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number
  /** Label and field in one line. */
  readonly inline?: boolean
  readonly help?: string
  readonly wrong?: string | undefined
}

export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, min, max, step = 1, inline = false, help } = props
  const wrong = props.wrong ?? outOfBounds(value, min, max)
  return (
    <AriaNumberField
      className={inline ? 'field field-inline' : 'field'}
      value={value ?? Number.NaN}
      onChange={next => onChange(Number.isNaN(next) ? undefined : next)}
      isInvalid={wrong !== undefined}
      isWheelDisabled
      // What is too large is told, not made smaller behind somebody's back.
      commitBehavior="validate"
      formatOptions={{ useGrouping: 'min2', maximumFractionDigits: Number.isInteger(step) ? 0 : 10 }}
      {...(Number.isInteger(step) && { step })}
      {...(min !== undefined && { minValue: min })}
      {...(max !== undefined && { maxValue: max })}
    >
      <Label className="field-label">{label}</Label>
      <Group className="stepper">
        <Button slot="decrement" aria-label={words.steps.less}>
          <Icon name="minus" small />
        </Button>
        <Input />
        <Button slot="increment" aria-label={words.steps.more}>
          <Icon name="plus" small />
        </Button>
      </Group>
      <Help help={help} wrong={wrong} />
    </AriaNumberField>
  )
}
