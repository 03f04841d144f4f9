/** The fields of one member: who it is, how many alike, and what else may be wished for. */
import type { Json } from '@umpire/engine'
import { useEffect, useRef, useState } from 'react'
import { GivenField } from '../../../elements/fields/given-field.tsx'
import type { FormField } from '../../../elements/fields/given-form.ts'
import { NumberField } from '../../../elements/fields/number-field.tsx'
import { Select } from '../../../elements/fields/select.tsx'
import { TextField } from '../../../elements/fields/text-field.tsx'
import { Failed } from '../../../elements/message/states.tsx'
import type { Ready } from '../../../options/sample.ts'
import { became, labelOf, OWN_FILE, readyOf, sizeOf } from './member.ts'
import { type Named, text as textIn, without } from './sides.ts'
import { squadWords as text } from './words.ts'

interface SquadMemberProps {
  readonly system: string
  readonly member: Named
  readonly ready: readonly Ready[]
  readonly wishes: readonly FormField[]
  readonly onChange: (member: Json) => void
}

const MOST_ALIKE = 20
const LEAST_SIZE = -20
const MOST_SIZE = 20

export function SquadMember({ system, member, ready, wishes, onChange }: SquadMemberProps) {
  const [failed, setFailed] = useState<unknown>()
  // While somebody is made, another may be wished for: the last wish counts.
  const wished = useRef(0)
  useEffect(
    () => () => {
      wished.current += 1
    },
    [],
  )
  const found = readyOf(member, ready)
  const made = member['character'] !== undefined
  const extras = wishes.map(({ name }) => name)
  const become = (to: Ready | undefined, size?: number): void => {
    if (to === undefined) return
    wished.current += 1
    const wish = wished.current
    setFailed(undefined)
    became(member, to, { system, ready, extras }, size).then(
      next => {
        if (wish === wished.current) onChange(next)
      },
      error => setFailed(error),
    )
  }
  const set = (name: string, value: Json | undefined): void =>
    onChange(value === undefined || value === '' ? without(member, name) : { ...member, [name]: value })
  const own = found === undefined ? [{ id: OWN_FILE, label: labelOf(member, ready) || text.file }] : []
  return (
    <div className="member-fields">
      <TextField
        label={text.name}
        value={textIn(member['name'])}
        onChange={name => set('name', name)}
        placeholder={labelOf(member, ready)}
        most={50}
        autoFocus
      />
      <NumberField
        label={text.count}
        value={typeof member['count'] === 'number' ? member['count'] : 1}
        onChange={count => set('count', count ?? 1)}
        min={1}
        max={MOST_ALIKE}
      />
      <Select
        label={text.who}
        options={[...own, ...ready.map(({ id, label }) => ({ id, label }))]}
        value={found?.id ?? OWN_FILE}
        onChange={id => become(ready.find(one => one.id === id))}
      />
      {found?.kind !== undefined && (
        <NumberField
          label={text.size}
          value={sizeOf(member)}
          min={LEAST_SIZE}
          max={MOST_SIZE}
          onChange={size => {
            if (size === undefined || (size >= LEAST_SIZE && size <= MOST_SIZE)) become(found, size)
          }}
        />
      )}
      {!made &&
        wishes.map(field => (
          <GivenField
            key={field.name}
            field={field}
            value={member[field.name]}
            onChange={value => set(field.name, value)}
          />
        ))}
      {failed !== undefined && <Failed error={failed} />}
    </div>
  )
}
