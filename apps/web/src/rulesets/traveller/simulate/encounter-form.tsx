/** Two sides with their members and the circumstances: enough for most fights; the text has everything. */
import '../../common/encounter/encounter-form.css'
import type { Json } from '@umpire/engine'
import { useState } from 'react'
import { Button, ToolButton } from '../../../elements/controls/button.tsx'
import { Check } from '../../../elements/fields/check.tsx'
import { Select } from '../../../elements/fields/select.tsx'
import { TextField } from '../../../elements/fields/text-field.tsx'
import { Token } from '../../../elements/play/token.tsx'
import type { EncounterFormProps } from '../../../plug-in/encounter-pages.ts'
import type { Member } from '../member/member.ts'
import { MemberFields, type MemberForm } from '../member/member-fields.tsx'
import {
  circumstance,
  sidesOf,
  withCircumstance,
  withMember,
  withOneMore,
  withoutMember,
  withSideField,
} from './draft.ts'
import { catalog, type Named } from './tables.ts'
import { formWords as text } from './words.ts'

const FORM: MemberForm = { ...text.member, mostCount: 50, weapons: catalog.weapons, armours: catalog.armours }

export function EncounterForm({ encounter, onChange }: EncounterFormProps) {
  const [open, setOpen] = useState<string>()
  const sides = sidesOf(encounter)
  const thrown: Named = { id: '', label: text.thrown }
  const surprise = [{ id: 'none', label: text.nobody }, ...sides.map(({ name }) => ({ id: name, label: name }))]
  const choice = (name: string, label: string, options: readonly Named[]) => (
    <Select
      label={label}
      options={[thrown, ...options]}
      value={circumstance(encounter, name)}
      onChange={value => onChange(withCircumstance(encounter, name, value))}
    />
  )
  return (
    <div className="encounter-form">
      {sides.map((side, index) => (
        // Sides have no name but their place: theirs may change.
        <Side
          key={index === 0 ? 'first' : 'second'}
          place={index}
          encounter={encounter}
          open={open}
          setOpen={setOpen}
          onChange={onChange}
          {...side}
        />
      ))}
      <div className="encounter-where">
        {choice('terrain', text.terrain, catalog.terrains)}
        {choice('range', text.range, catalog.ranges)}
        {choice('surprise', text.surprise, surprise)}
      </div>
    </div>
  )
}

interface SideProps extends EncounterFormProps {
  readonly place: number
  readonly name: string
  readonly steadfast: boolean
  readonly members: readonly Member[]
  readonly open: string | undefined
  readonly setOpen: (key: string | undefined) => void
}

function Side({ place, name, steadfast, members, encounter, onChange, open, setOpen }: SideProps) {
  const set = (field: string, value: Json): void => onChange(withSideField(encounter, place, field, value))
  return (
    <section className="encounter-side">
      <TextField label={text.side} value={name} onChange={value => set('name', value)} most={100} />
      <ul>
        {members.map((member, index) => {
          const key = `${place} ${index}`
          return (
            <li key={key}>
              <div className="encounter-member">
                <Token name={member.name} side={place + 1} health={[1, 1, 1]} size={32} silent />
                <button
                  type="button"
                  aria-expanded={open === key}
                  className="inset-focus"
                  onClick={() => setOpen(open === key ? undefined : key)}
                >
                  <b>{text.several(member.name, member.count ?? 1)}</b>
                  <small>{text.summary(member.upp, member.armour, member.weapon, member.level)}</small>
                </button>
                <ToolButton
                  icon="close"
                  label={text.remove(member.name)}
                  onPress={() => onChange(withoutMember(encounter, place, index))}
                />
              </div>
              {open === key && (
                <div className="member-fields">
                  <MemberFields
                    form={FORM}
                    member={member}
                    onChange={part => onChange(withMember(encounter, place, index, part))}
                    mostName={60}
                    autoFocus
                  />
                </div>
              )}
            </li>
          )
        })}
      </ul>
      <div className="row">
        <Button
          small
          icon="plus"
          onPress={() => {
            onChange(withOneMore(encounter, place, text.newcomer))
            setOpen(`${place} ${members.length}`)
          }}
        >
          {text.add}
        </Button>
        <Check chosen={steadfast} onChange={value => set('steadfast', value)}>
          {text.steadfast}
        </Check>
      </div>
    </section>
  )
}
