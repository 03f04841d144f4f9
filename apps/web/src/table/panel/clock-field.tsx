/** One field of what a procedure is given: as in the calculators, with names to tick and parts that may be left out. */
import type { Json } from '@umpire/engine'
import { Check } from '../../elements/fields/check.tsx'
import { GivenField, type GivenFieldProps } from '../../elements/fields/given-field.tsx'
import { type FormField, firstValue, formFields, isGiven, withValue } from '../../elements/fields/given-form.ts'

export function ClockField(props: GivenFieldProps) {
  const { spec } = props.field
  if (spec.kind === 'list' && spec.of.kind === 'oneOf') return <Ticked {...props} values={spec.of.values} />
  if (spec.kind === 'record') return <Parts {...props} fields={formFields(spec.fields)} />
  return <GivenField {...props} />
}

/** Any of few. */
function Ticked({
  field,
  value = field.fallback,
  onChange,
  wrong,
  values,
}: GivenFieldProps & { readonly values: readonly string[] }) {
  const chosen = Array.isArray(value) ? value.filter(one => typeof one === 'string') : []
  return (
    <fieldset className="clock-ticked">
      <legend className="field-label">{field.label}</legend>
      {values.map(one => (
        <Check
          key={one}
          chosen={chosen.includes(one)}
          onChange={on => onChange(values.filter(other => (other === one ? on : chosen.includes(other))))}
        >
          {one}
        </Check>
      ))}
      {wrong !== undefined && <p className="field-wrong">{wrong}</p>}
    </fieldset>
  )
}

/** Several fields that belong together, and that may be left out together. */
function Parts({
  field,
  value = field.fallback,
  onChange,
  wrong,
  fields,
}: GivenFieldProps & { readonly fields: readonly FormField[] }) {
  const given = isGiven(value) ? value : null
  const { name, label, spec } = field
  const first = (): Json => firstValue({ name, label, spec, optional: false, nullable: false })
  const mayBeNone = field.nullable || field.optional
  return (
    <fieldset className="clock-parts">
      {mayBeNone ? (
        <Check chosen={given !== null} onChange={on => onChange(on ? first() : null)}>
          {field.label}
        </Check>
      ) : (
        <legend className="field-label">{field.label}</legend>
      )}
      {(given !== null || !mayBeNone) && (
        <div className="clock-fields">
          {fields.map(part => (
            <ClockField
              key={part.name}
              field={part}
              value={given?.[part.name]}
              onChange={next => onChange(withValue(given ?? {}, part.name, next))}
            />
          ))}
        </div>
      )}
      {wrong !== undefined && <p className="field-wrong">{wrong}</p>}
    </fieldset>
  )
}
