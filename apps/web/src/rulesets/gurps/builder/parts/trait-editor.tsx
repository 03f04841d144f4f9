/** What can be said of a trait: its variant, level, choice, the details of its price, and words of one's own. */
import type { Json } from '@umpire/engine'
import { RemoveRow } from '../../../../builder/parts/remove-row.tsx'
import { GivenField } from '../../../../elements/fields/given-field.tsx'
import { formFields, withValue } from '../../../../elements/fields/given-form.ts'
import { NumberField } from '../../../../elements/fields/number-field.tsx'
import { Select } from '../../../../elements/fields/select.tsx'
import { TextField } from '../../../../elements/fields/text-field.tsx'
import type { TraitOffer, Written } from '../building/ask.ts'
import { buildWords } from '../building/words.ts'
import { variantNamed } from './trait-names.ts'

const text = buildWords.traits
const MOST_NOTE = 2000
const MOST_LEVEL = 1000

interface TraitEditorProps {
  readonly written: Written
  /** None of one that nobody knows. */
  readonly trait: TraitOffer | undefined
  readonly onChange: (next: Written, what: string) => void
  readonly onRemove: () => void
}

/** At the price of its variant, not at one that was agreed. */
const unagreed = ({ points: _, ...written }: Written): Written => written

export function TraitEditor({ written, trait, onChange, onRemove }: TraitEditorProps) {
  const { note = '' } = written
  return (
    <div className="build-form">
      {trait !== undefined && <Choices written={written} trait={trait} onChange={onChange} />}
      <TextField
        label={text.note}
        value={note}
        most={MOST_NOTE}
        placeholder={text.noteSuch}
        onChange={next => onChange({ ...written, note: next }, 'note')}
      />
      <RemoveRow label={text.remove} onPress={onRemove} />
    </div>
  )
}

type ChoicesProps = Pick<TraitEditorProps, 'written' | 'onChange'> & { readonly trait: TraitOffer }

function Choices({ written, trait, onChange }: ChoicesProps) {
  const { cost, leveled, choose, details } = trait
  const given = written.details ?? {}
  const say = (name: string, value: Json | undefined): void =>
    onChange({ ...written, details: withValue(given, name, value) }, name)
  const bounds = cost.kind === 'per-level' ? { min: cost.min, max: cost.max ?? MOST_LEVEL } : { min: -4, max: 8 }
  return (
    <>
      {cost.kind === 'variants' && (
        <Select
          label={text.variant}
          options={cost.variants.map(({ name, points }) => ({ id: name, label: text.priced(name, points) }))}
          value={variantNamed(written.trait, written.variant, trait)}
          onChange={variant => onChange({ ...unagreed(written), trait: trait.name, variant }, 'variant')}
        />
      )}
      {cost.kind === 'variants' && cost.range !== undefined && (
        <NumberField
          label={text.agreed}
          value={written.points}
          min={cost.range.min}
          max={cost.range.max}
          help={text.agreedHelp}
          onChange={points => onChange(points === undefined ? unagreed(written) : { ...written, points }, 'points')}
        />
      )}
      {leveled && (
        <NumberField
          label={text.level}
          value={written.level ?? 1}
          {...bounds}
          {...(cost.kind === 'per-level' && cost.level_is !== undefined && { help: cost.level_is })}
          onChange={level => level !== undefined && onChange({ ...written, level }, 'level')}
        />
      )}
      {choose.length > 0 && (
        <Select
          label={text.choice}
          options={choose.map(id => ({ id, label: id }))}
          value={written.choice}
          onChange={choice => onChange({ ...written, choice }, 'choice')}
        />
      )}
      {formFields(details).map(field => (
        <GivenField
          key={field.name}
          field={{ ...field, label: text.details[field.name] ?? field.label }}
          value={given[field.name]}
          onChange={value => say(field.name, value)}
        />
      ))}
    </>
  )
}
