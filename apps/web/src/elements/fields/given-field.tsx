/** One field of a calculator, by its kind. What has no control of its own is written as text. */
import type { Json } from '@umpire/engine'
import { useState } from 'react'
import { nameText } from '../../text/number-text.ts'
import { words } from '../../text/words.ts'
import { Check } from './check.tsx'
import { type FormField, firstValue, parsedText, textOf, wrongIn } from './given-form.ts'
import { NumberField } from './number-field.tsx'
import { Select } from './select.tsx'
import { TextField } from './text-field.tsx'

const text = words.calculator

export interface GivenFieldProps {
  readonly field: FormField
  readonly value: Json | undefined
  readonly onChange: (value: Json | undefined) => void
  /** What the server has against it. */
  readonly wrong?: string | undefined
}

export function GivenField({ field, value, onChange, wrong }: GivenFieldProps) {
  const { spec, label, optional, nullable, fallback } = field
  const shown = value === undefined ? fallback : value
  const empty: Json | undefined = nullable ? null : undefined
  switch (spec.kind) {
    case 'int':
    case 'number':
    case 'rolled':
      return (
        <NumberField
          label={spec.kind === 'rolled' ? text.roll(label, spec.dice) : label}
          value={typeof shown === 'number' ? shown : undefined}
          onChange={next => onChange(next ?? (optional || nullable ? empty : firstValue(field)))}
          min={spec.min}
          max={spec.max}
          wrong={wrongIn(field, value) ?? wrong}
          {...(spec.kind === 'number' && { step: 0.1 })}
        />
      )
    case 'flag':
      return (
        <Check chosen={shown === true} onChange={onChange}>
          {label}
        </Check>
      )
    case 'oneOf':
      return <OneOf field={field} values={spec.values} value={shown} onChange={onChange} />
    case 'text':
      return (
        <TextField
          label={label}
          value={typeof shown === 'string' ? shown : ''}
          onChange={next => onChange(next === '' && (optional || nullable) ? empty : next)}
          wrong={wrongIn(field, value) ?? wrong}
        />
      )
    default:
      return <Written field={field} value={shown} onChange={onChange} wrong={wrong} />
  }
}

const NOTHING = ' '

function OneOf({ field, values, value, onChange }: GivenFieldProps & { readonly values: readonly string[] }) {
  const mayBeNone = field.nullable || (field.optional && field.fallback === undefined)
  const options = [
    ...(mayBeNone ? [{ id: NOTHING, label: words.none }] : []),
    ...values.map(id => ({ id, label: nameText(id) })),
  ]
  return (
    <Select
      label={field.label}
      options={options}
      value={typeof value === 'string' ? value : NOTHING}
      onChange={id => onChange(id === NOTHING ? (field.nullable ? null : undefined) : id)}
    />
  )
}

/** Kept as it is written: a list that is being typed is not yet one. */
function Written({ field, value, onChange, wrong }: GivenFieldProps) {
  const [draft, setDraft] = useState<string>()
  const parsed = draft === undefined ? value : parsedText(field.spec, draft)
  const write = (next: string): void => {
    setDraft(next)
    const made = parsedText(field.spec, next)
    if (next.trim() === '' && field.optional) onChange(undefined)
    else if (made !== undefined) onChange(made)
  }
  const written = draft ?? textOf(value)
  return (
    <TextField
      label={field.label}
      value={written}
      onChange={write}
      help={field.spec.kind === 'list' ? text.list : text.data}
      wrong={parsed === undefined && written.trim() !== '' ? text.noData : wrong}
      code
    />
  )
}
