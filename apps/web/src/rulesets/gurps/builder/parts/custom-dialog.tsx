/** Says what something of one's own is, and takes it. */
import { type FormEvent, useState } from 'react'
import { announce } from '../../../../elements/controls/announce.tsx'
import { Button } from '../../../../elements/controls/button.tsx'
import { SheetDialog } from '../../../../elements/controls/sheet-dialog.tsx'
import { GivenField } from '../../../../elements/fields/given-field.tsx'
import { formFields, type Given, withValue, wrongIn } from '../../../../elements/fields/given-form.ts'
import { Select } from '../../../../elements/fields/select.tsx'
import { TextField } from '../../../../elements/fields/text-field.tsx'
import { words as common } from '../../../../text/words.ts'
import { useBuilding } from '../building/building.ts'
import { buildWords } from '../building/words.ts'
import { OWN, type OwnKind } from './custom.ts'

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
