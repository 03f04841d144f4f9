/** The form of a fight: where it is, how it begins, and who is on each side. */
import type { Json } from '@umpire/engine'
import { type ReactNode, useId } from 'react'
import { Check } from '../../../elements/check.tsx'
import { Select } from '../../../elements/select.tsx'
import { TextField } from '../../../elements/text-field.tsx'
import { rangeName, words } from '../words.ts'
import { RANGES } from './arms.ts'
import { type Draft, type DraftSide, memberFrom, newMember, THROWN } from './draft.ts'
import { MemberRow } from './member-row.tsx'
import { Recruits } from './recruits.tsx'

const text = words.setUp

interface EncounterFieldsProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

export function EncounterFields({ draft, onChange }: EncounterFieldsProps) {
  const sides = draft.sides.map(({ name }) => name)
  return (
    <div className="set-up">
      <div className="set-up-where">
        <Select
          label={text.terrain}
          options={Object.entries(words.terrains).map(([id, label]) => ({ id, label }))}
          value={draft.terrain}
          onChange={terrain => onChange({ ...draft, terrain })}
        />
        <Select
          label={text.range}
          options={[{ id: THROWN, label: text.thrownRange }, ...RANGES.map(id => ({ id, label: rangeName(id) }))]}
          value={draft.range}
          onChange={range => onChange({ ...draft, range })}
        />
        <Select
          label={text.surprise}
          options={[
            { id: THROWN, label: text.thrownSurprise },
            { id: 'none', label: text.noSurprise },
            ...sides.map((name, side) => ({ id: String(side), label: text.hasSurprise(name) })),
          ]}
          value={draft.surprise}
          onChange={surprise => onChange({ ...draft, surprise })}
        />
        <Check chosen={draft.vacuum} onChange={vacuum => onChange({ ...draft, vacuum })}>
          {text.vacuum}
        </Check>
      </div>
      {draft.sides.map((side, place) => (
        // A side has no name but its place: what it is called is being written.
        <SideFields
          key={text.side(place)}
          side={side}
          place={place}
          taken={draft.sides.flatMap(one => one.members.map(({ name }) => name))}
          onChange={next =>
            onChange({ ...draft, sides: draft.sides.map((one, index) => (index === place ? next : one)) })
          }
        />
      ))}
    </div>
  )
}

interface SideFieldsProps {
  readonly side: DraftSide
  readonly place: number
  /** Names that are given already. */
  readonly taken: readonly string[]
  readonly onChange: (side: DraftSide) => void
}

function SideFields({ side, place, taken, onChange }: SideFieldsProps) {
  const { members } = side
  const title = useId()
  const recruit = (characters: readonly Json[], called: string): void => {
    const names = new Set(taken)
    const recruits = characters.map(character => {
      const own = nameIn(character)
      const name = free(own === '' ? called : own, own !== '' || characters.length === 1, names)
      names.add(name)
      return memberFrom(character, name)
    })
    // Lines that nobody has filled in make room.
    onChange({ ...side, members: [...members.filter(({ name }) => name.trim() !== ''), ...recruits] })
  }
  return (
    <section className="set-up-side" aria-labelledby={title}>
      <header className="set-up-head">
        <h3 id={title} className="title">
          {text.side(place)}
        </h3>
        <Inline>
          <TextField
            label={text.sideName}
            value={side.name}
            onChange={name => onChange({ ...side, name })}
            most={100}
          />
        </Inline>
        <Check chosen={side.npc} onChange={npc => onChange({ ...side, npc })}>
          {text.npc}
        </Check>
      </header>
      <ul className="set-up-members" aria-label={text.members(side.name)}>
        {members.map((member, index) => (
          <li key={member.line}>
            <MemberRow
              member={member}
              onChange={next => onChange({ ...side, members: members.map((one, at) => (at === index ? next : one)) })}
              onRemove={() => onChange({ ...side, members: members.filter((_, at) => at !== index) })}
            />
          </li>
        ))}
      </ul>
      <Recruits
        onAdd={() => onChange({ ...side, members: [...members, newMember()] })}
        onRecruit={recruit}
        npc={side.npc}
      />
    </section>
  )
}

const Inline = ({ children }: { readonly children: ReactNode }) => <div className="set-up-inline">{children}</div>

const nameIn = (character: Json): string => {
  const name = typeof character === 'object' && character !== null && 'name' in character ? character.name : ''
  return typeof name === 'string' ? name.trim() : ''
}

/** A name that nobody has yet: "Marine 2". */
function free(name: string, plainly: boolean, taken: ReadonlySet<string>): string {
  if (plainly && !taken.has(name)) return name
  for (let number = plainly ? 2 : 1; ; number++) if (!taken.has(`${name} ${number}`)) return `${name} ${number}`
}
