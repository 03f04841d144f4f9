import { NumberField } from '../../../elements/fields/number-field.tsx'
import { Select } from '../../../elements/fields/select.tsx'
import { TextField } from '../../../elements/fields/text-field.tsx'
import type { MemberDraft } from './draft.ts'
import type { Catalog, Named } from './tables.ts'
import { formWords as text } from './words.ts'

interface MemberFieldsProps {
  readonly member: MemberDraft
  readonly catalog: Catalog
  readonly onChange: (member: MemberDraft) => void
}

/** What is chosen stays choosable, also where the table does not list it. */
const including = (options: readonly Named[], chosen: string): readonly Named[] =>
  chosen === '' || options.some(({ id }) => id === chosen) ? options : [{ id: chosen, label: chosen }, ...options]

export function MemberFields({ member, catalog, onChange }: MemberFieldsProps) {
  const set = (part: Partial<MemberDraft>): void => onChange({ ...member, ...part })
  return (
    <div className="member-fields">
      <TextField label={text.name} value={member.name} onChange={name => set({ name })} most={60} autoFocus />
      <TextField label={text.upp} value={member.upp} onChange={upp => set({ upp })} help={text.uppHelp} code most={6} />
      <Select
        label={text.weapon}
        options={including(catalog.weapons, member.weapon)}
        value={member.weapon}
        onChange={weapon => set({ weapon })}
      />
      <NumberField
        label={text.level}
        value={member.level}
        onChange={level => set({ level })}
        min={0}
        max={15}
        help={text.levelHelp}
      />
      <Select
        label={text.armor}
        options={including(catalog.armours, member.armor)}
        value={member.armor}
        onChange={armor => set({ armor })}
      />
      <NumberField
        label={text.count}
        value={member.count}
        onChange={count => set({ count: count ?? 1 })}
        min={1}
        max={50}
      />
    </div>
  )
}
