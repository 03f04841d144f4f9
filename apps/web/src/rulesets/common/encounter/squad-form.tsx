/** Two sides, the ground and the circumstances of a fight on a map: enough for most; the text has everything. */
import './encounter-form.css'
import { useQuery } from '@tanstack/react-query'
import type { Json } from '@umpire/engine'
import { useState } from 'react'
import { plainOf } from '../../../api/plain-of.ts'
import { campaignQuery, systemsQuery } from '../../../api/queries.ts'
import { Button, ToolButton } from '../../../elements/controls/button.tsx'
import { dataIn, FileButton } from '../../../elements/fields/file-button.tsx'
import { GivenField } from '../../../elements/fields/given-field.tsx'
import { type FormField, formFields } from '../../../elements/fields/given-form.ts'
import { TextField } from '../../../elements/fields/text-field.tsx'
import { Problem } from '../../../elements/message/problem.tsx'
import { Token } from '../../../elements/play/token.tsx'
import { type Ready, readyIn } from '../../../options/sample.ts'
import type { EncounterFormProps } from '../../../plug-in/encounter-pages.ts'
import { GroundFields, type ReadyMap } from './ground-fields.tsx'
import { calledOf, fromFile, labelOf, sizeOf } from './member.ts'
import {
  circumstance,
  membersIn,
  type Named,
  sidesIn,
  text as textIn,
  withCircumstance,
  withMember,
  withOneMore,
  withoutMember,
  withSideField,
} from './sides.ts'
import { SquadMember } from './squad-member.tsx'
import { squadWords as text } from './words.ts'

/** What a game says of its fights beyond the two sides. */
export interface SquadSpec {
  readonly system: string
  /** Wishes beside the pattern, by their names, as the ruleset's own making has them: a nation, experience. */
  readonly extras: readonly string[]
  /** Somebody to begin with. */
  readonly usual: Named
  readonly maps: readonly ReadyMap[]
  readonly mapHelp: string
  readonly circumstances: readonly FormField[]
}

export function SquadForm({ spec, encounter, onChange }: EncounterFormProps & { readonly spec: SquadSpec }) {
  const campaign = useQuery(campaignQuery(spec.system)).data
  const making = useQuery(systemsQuery).data?.find(({ id }) => id === spec.system)?.characters?.making ?? {}
  const ready = campaign === undefined ? [] : readyIn(campaign)
  const wishes = formFields(Object.fromEntries(spec.extras.map(name => [name, making[name]])))
  const [open, setOpen] = useState<string>()
  return (
    <div className="encounter-form">
      {sidesIn(encounter).map((side, place) => (
        // Sides have no name but their place: theirs may change.
        <Side
          key={place === 0 ? 'first' : 'second'}
          {...{ spec, side, place, encounter, onChange, ready, wishes, open, setOpen }}
        />
      ))}
      <div className="encounter-ground">
        <GroundFields encounter={encounter} onChange={onChange} maps={spec.maps} help={spec.mapHelp} />
      </div>
      <div className="encounter-where">
        {spec.circumstances.map(field => (
          <GivenField
            key={field.name}
            field={field}
            value={circumstance(encounter, field.name)}
            onChange={value => onChange(withCircumstance(encounter, field.name, value))}
          />
        ))}
      </div>
    </div>
  )
}

interface SideProps extends EncounterFormProps {
  readonly spec: SquadSpec
  readonly side: Named
  readonly place: number
  readonly ready: readonly Ready[]
  readonly wishes: readonly FormField[]
  readonly open: string | undefined
  readonly setOpen: (key: string | undefined) => void
}

function Side({ spec, side, place, encounter, onChange, ready, wishes, open, setOpen }: SideProps) {
  const [bad, setBad] = useState<string>()
  const members = membersIn(side)
  const add = (): Json => {
    const more = withOneMore(encounter, place, text.newcomer, spec.usual)
    setOpen(`${place} ${members.length}`)
    return more
  }
  const take = async (files: readonly File[]): Promise<void> => {
    for (const one of files.slice(0, 1)) {
      const character = await dataIn(one)
      const isOne = typeof character === 'object' && character !== null
      setBad(isOne ? undefined : text.fileBad(one.name))
      if (!isOne) continue
      const more = withOneMore(encounter, place, text.newcomer, spec.usual)
      const newcomer = membersIn(sidesIn(more)[place] ?? {}).at(-1) ?? {}
      onChange(withMember(more, place, members.length, fromFile(newcomer, plainOf(character), ready, spec.extras)))
    }
  }
  return (
    <section className="encounter-side">
      <TextField
        label={text.side}
        value={textIn(side['name'])}
        onChange={value => onChange(withSideField(encounter, place, 'name', value))}
        most={100}
      />
      <ul>
        {members.map((member, index) => {
          const key = `${place} ${index}`
          const name = calledOf(member, ready)
          const size = sizeOf(member)
          const who = labelOf(member, ready)
          return (
            <li key={key}>
              <div className="encounter-member">
                <Token name={name} side={place + 1} health={[1]} size={32} silent />
                <button
                  type="button"
                  aria-expanded={open === key}
                  className="inset-focus"
                  onClick={() => setOpen(open === key ? undefined : key)}
                >
                  <b>{text.several(name, typeof member['count'] === 'number' ? member['count'] : 1)}</b>
                  <small>{size === undefined ? who : text.sized(who, size)}</small>
                </button>
                <ToolButton
                  icon="close"
                  label={text.remove(name)}
                  onPress={() => onChange(withoutMember(encounter, place, index))}
                />
              </div>
              {open === key && (
                <SquadMember
                  system={spec.system}
                  member={member}
                  ready={ready}
                  wishes={wishes}
                  onChange={next => onChange(withMember(encounter, place, index, next))}
                />
              )}
            </li>
          )
        })}
      </ul>
      <div className="row">
        <Button small icon="plus" onPress={() => onChange(add())}>
          {text.add}
        </Button>
        <FileButton label={text.file} onRead={files => void take(files)} />
      </div>
      {bad !== undefined && <Problem>{bad}</Problem>}
    </section>
  )
}
