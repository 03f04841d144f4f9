import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'

export interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly help?: string
  /** What was expected; shown in the place of the help. */
  readonly wrong?: string | undefined
  readonly placeholder?: string
  /** So many lines to write in. */
  readonly lines?: number
  /** Written for a machine: YAML, notation, a seed. */
  readonly code?: boolean
  readonly most?: number
  readonly autoFocus?: boolean
  readonly onEnter?: () => void
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, help, wrong, placeholder, lines, code, most, autoFocus, onEnter } = props
  const look = code === true ? 'input input-code' : 'input'
  const hints = { className: look, spellCheck: code !== true, ...(placeholder !== undefined && { placeholder }) }
  return (
    <AriaTextField
      className="field"
      value={value}
      onChange={onChange}
      isInvalid={wrong !== undefined}
      // Told, never in the way: what is wrong can be sent again when it is mended.
      validationBehavior="aria"
      {...(most !== undefined && { maxLength: most })}
      {...(autoFocus === true && { autoFocus })}
      {...(onEnter && { onKeyDown: event => event.key === 'Enter' && onEnter() })}
      {...(code === true && { autoComplete: 'off', autoCorrect: 'off' })}
    >
      <Label className="field-label">{label}</Label>
      {lines === undefined ? <Input {...hints} /> : <TextArea rows={lines} {...hints} />}
      <Help help={help} wrong={wrong} />
    </AriaTextField>
  )
}

/** Help below a field, or what is wrong with it. */
export const Help = ({ help, wrong }: { readonly help?: string | undefined; readonly wrong?: string | undefined }) =>
  wrong === undefined ? (
    help === undefined ? null : (
      <Text slot="description" className="field-help">
        {help}
      </Text>
    )
  ) : (
    <Text slot="errorMessage" className="field-wrong">
      {wrong}
    </Text>
  )
