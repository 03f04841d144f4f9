/** Settings of a campaign, a field each. What cannot be said in one field is written in files, and stays. */
import type { Json, Spec } from '@umpire/engine'
import { GivenField } from '../../elements/fields/given-field.tsx'
import { formFields } from '../../elements/fields/given-form.ts'
import { proseText } from '../../text/number-text.ts'

export interface SettingOffer {
  readonly id: string
  readonly title: string
  readonly spec: Spec
  readonly fallback: Json
}

const SIMPLE: readonly string[] = ['int', 'number', 'flag', 'oneOf']

const isSimple = ({ spec }: SettingOffer): boolean => SIMPLE.includes(spec.kind)

interface Chosen {
  readonly [id: string]: Json
}

/** What was chosen, and has no field here. */
export function unshown(settings: readonly SettingOffer[], chosen: Chosen): readonly string[] {
  const shown = new Set(settings.filter(isSimple).map(({ id }) => id))
  return Object.keys(chosen).filter(id => !shown.has(id))
}

interface SettingFieldsProps {
  readonly settings: readonly SettingOffer[]
  readonly chosen: Chosen
  /** Nothing where it is as the book has it. */
  readonly onChange: (id: string, value: Json | undefined) => void
}

export const SettingFields = ({ settings, chosen, onChange }: SettingFieldsProps) => (
  <div className="build-settings">
    {settings.filter(isSimple).map(setting => (
      <Setting key={setting.id} setting={setting} value={chosen[setting.id]} onChange={onChange} />
    ))}
  </div>
)

interface SettingProps {
  readonly setting: SettingOffer
  readonly value: Json | undefined
  readonly onChange: SettingFieldsProps['onChange']
}

function Setting({ setting: { id, title, spec, fallback }, value, onChange }: SettingProps) {
  const [field] = formFields({ [id]: spec })
  if (field === undefined) return null
  return (
    <GivenField
      field={{ ...field, label: proseText(title), optional: true, fallback }}
      value={value}
      onChange={next => onChange(id, next === fallback ? undefined : next)}
    />
  )
}
