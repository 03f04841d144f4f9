/** The form of a fight: where it is, how it begins, and who is on each side. */
import type { Json } from '@umpire/engine'
import { type ReactNode, useId } from 'react'
import { Check } from '../../../elements/fields/check.tsx'
import { Select } from '../../../elements/fields/select.tsx'
import { TextField } from '../../../elements/fields/text-field.tsx'
import { RANGES } from '../member/arms.ts'
import { rangeName } from '../views/words.ts'
import { type Draft, type DraftSide, newMember, THROWN } from './draft.ts'
import { type DraftProblem, wrongWithSide } from './draft-problems.ts'
import { MemberRow } from './member-row.tsx'
import { memberFrom, namesFor } from './recruit.ts'
import { Recruits } from './recruits.tsx'
import { setUpWords } from './words.ts'

const text = setUpWords

interface EncounterFieldsProps {
  readonly draft: Draft
  readonly problems: readonly DraftProblem[]
  readonly onChange: (draft: Draft) => void
}

export function EncounterFields({ draft, problems, onChange }: EncounterFieldsProps) {
  const sides = draft.sides.map(({ name }) => name)
  return (
    <div className="set-up">
      <div className="set-up-where">
        <Select
          label={text.terrain}
          options={Object.entries(setUpWords.terrains).map(([id, label]) => ({ id, label }))}
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
        <Check
          chosen={draft.more['joined'] === true}
          onChange={joined => onChange({ ...draft, more: { ...draft.more, joined } })}
        >
          {text.joined}
        </Check>
      </div>
      {draft.sides.map((side, place) => (
        // A side has no name but its place: what it is called is being written.
        <SideFields
          key={text.side(place)}
          side={side}
          place={place}
          problems={problems}
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
  readonly problems: readonly DraftProblem[]
  /** Names that are given already. */
  readonly taken: readonly string[]
  readonly onChange: (side: DraftSide) => void
}

function SideFields({ side, place, problems, taken, onChange }: SideFieldsProps) {
  const { members } = side
  const title = useId()
  const wrong = wrongWithSide(problems, place)
  const recruit = (characters: readonly Json[], called: string): readonly string[] => {
    const names = namesFor(characters, called, taken)
    const recruits = characters.map((character, index) => memberFrom(character, names[index]))
    // Lines that nobody has filled in make room.
    onChange({ ...side, members: [...members.filter(({ name }) => name.trim() !== ''), ...recruits] })
    return names
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
            wrong={wrong[0]?.says}
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
              problems={problems}
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
        taken={taken}
      />
    </section>
  )
}

const Inline = ({ children }: { readonly children: ReactNode }) => <div className="set-up-inline">{children}</div>
