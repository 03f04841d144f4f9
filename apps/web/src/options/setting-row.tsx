/** One setting as a field; what is usual is told below it. */
import { type Json, sameJson } from '@umpire/engine'
import type { CampaignDocument } from '@umpire/protocol'
import { GivenField } from '../elements/fields/given-field.tsx'
import { formFields } from '../elements/fields/given-form.ts'
import { valueText } from '../text/number-text.ts'
import { optionsWords as text } from './words.ts'

interface SettingRowProps {
  readonly setting: CampaignDocument['settings'][number]
  readonly value: Json | undefined
  readonly onChange: (value: Json | undefined, isUsual: boolean) => void
}

const LONG = 60

/** Short enough to be read beside a field. */
function usualText(value: Json): string {
  const written = typeof value === 'object' && value !== null ? JSON.stringify(value) : valueText(value)
  return written.length > LONG ? `${written.slice(0, LONG)}…` : written
}

export function SettingRow({ setting, value, onChange }: SettingRowProps) {
  const { id, title, spec, fallback } = setting
  const [field] = formFields({ [id]: spec })
  if (field === undefined) return null
  const changed = value !== undefined
  return (
    <li className={changed ? 'setting-row setting-changed' : 'setting-row'}>
      <GivenField
        field={{ ...field, label: title, fallback }}
        value={value ?? fallback}
        onChange={next => onChange(next, next !== undefined && sameJson(next, fallback))}
      />
      {changed && <span className="field-help">{text.usual(usualText(fallback))}</span>}
    </li>
  )
}
