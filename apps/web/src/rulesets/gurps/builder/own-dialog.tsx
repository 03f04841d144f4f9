/** Says what something of one's own is, and takes it. */
import { type FormEvent, useState } from 'react'
import { announce } from '../../../elements/announce.tsx'
import { Button } from '../../../elements/button.tsx'
import { Select } from '../../../elements/select.tsx'
import { SheetDialog } from '../../../elements/sheet-dialog.tsx'
import { TextField } from '../../../elements/text-field.tsx'
import { GivenField } from '../../../rules/given-field.tsx'
import { formFields, type Given, withValue, wrongIn } from '../../../rules/given-form.ts'
import { words as common } from '../../../words.ts'
import { useBuilding } from './building.ts'
import { OWN, type OwnKind } from './own.ts'
import { buildWords } from './words.ts'

const text = buildWords.own
const MOST_NAME = 100
const THINGS = ['gear', 'armor', 'hand', 'gun'] as const

interface OwnDialogProps {
  readonly kind: Exclude<OwnKind, 'armor' | 'hand' | 'gun'>
  readonly onClose: () => void
}

export function OwnDialog({ kind: first, onClose }: OwnDialogProps) {
  const { one, change } = useBuilding()
  const [kind, setKind] = useState<OwnKind>(first)
  const [name, setName] = useState('')
  const [given, setGiven] = useState<Given>({})
  const [tried, setTried] = useState(false)
  const fields = formFields(OWN[kind].fields)
  const nameless = name.trim() === ''
  const take = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (nameless || fields.some(field => wrongIn(field, given[field.name]) !== undefined)) return
    change(OWN[kind].make(one, name.trim(), given))
    announce(text.taken(name.trim()))
    onClose()
  }
  return (
    <SheetDialog title={text.titles[first]} open onClose={onClose}>
      <form className="stack" onSubmit={take} noValidate>
        <p className="prose">{text.about}</p>
        <TextField
          label={text.name}
          value={name}
          most={MOST_NAME}
          onChange={setName}
          wrong={tried && nameless ? text.nameless : undefined}
          autoFocus
        />
        {first === 'gear' && (
          <Select
            label={text.kind}
            options={THINGS.map(id => ({ id, label: text.kinds[id] }))}
            value={THINGS.find(id => id === kind)}
            onChange={next => {
              setKind(next)
              setGiven({})
            }}
          />
        )}
        <div className="build-settings">
          {fields.map(field => (
            <GivenField
              key={`${kind} ${field.name}`}
              field={{ ...field, label: text.fields[field.name] ?? field.label }}
              value={given[field.name]}
              onChange={value => setGiven(withValue(given, field.name, value))}
            />
          ))}
        </div>
        {(first === 'advantage' || first === 'disadvantage') && <p className="label">{text.targets}</p>}
        <div className="row">
          <span className="push" />
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button kind="primary" submit>
            {text.take}
          </Button>
        </div>
      </form>
    </SheetDialog>
  )
}
