/** The game master's word: any value of the scene, found and set to another. */
import type { Json } from '@umpire/engine'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../api.ts'
import { Button } from '../../elements/button.tsx'
import { valueText } from '../../elements/number-text.ts'
import { Segmented } from '../../elements/segmented.tsx'
import { TextField } from '../../elements/text-field.tsx'
import { words as common } from '../../words.ts'
import { useAtTable } from '../at-table.ts'
import { found, pathText, type Simple, type Value, valuesOf } from '../plain/values.ts'
import { useRoom } from '../room.ts'
import { tableWords as text } from '../words.ts'
import { Section } from './section.tsx'

const words = text.gm
const MOST_SHOWN = 40
const MOST_TEXT = 2000

export function Override() {
  const { view } = useAtTable()
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<string>()
  const { scene } = view
  if (scene === null) return null
  const values = found(scene.state, valuesOf(scene.state), search)
  const shown = values.slice(0, MOST_SHOWN)
  return (
    <Section title={words.override} about={words.overrideAbout}>
      <TextField label={words.search} value={search} onChange={setSearch} placeholder={words.searchHint} />
      {values.length === 0 && <p className="muted">{words.noValue}</p>}
      <ul className="override">
        {shown.map(value => {
          const key = value.at.join('/')
          return (
            <li key={key}>
              <button
                type="button"
                className="override-row inset-focus"
                aria-expanded={open === key}
                onClick={() => setOpen(open === key ? undefined : key)}
              >
                <span>{pathText(scene.state, value.at)}</span>
                <b>{valueText(value.value)}</b>
              </button>
              {open === key && (
                <SetTo scene={scene.id} state={scene.state} value={value} onDone={() => setOpen(undefined)} />
              )}
            </li>
          )
        })}
      </ul>
      {values.length > shown.length && <p className="label">{words.tooMany(shown.length, values.length)}</p>}
    </Section>
  )
}

interface SetToProps {
  readonly scene: string
  readonly state: Json
  readonly value: Value
  readonly onDone: () => void
}

/** The text as a value of the same kind as the one that is there; of an empty one, whatever it looks like. */
function valueFrom(written: string, was: Simple): Simple {
  const number = Number(written.replace('−', '-'))
  const isNumber = written.trim() !== '' && Number.isFinite(number)
  if (typeof was === 'number') {
    if (isNumber) return number
    throw new Error(words.wrong(words.aNumber))
  }
  return was === null && isNumber ? number : written
}

const YES_NO = [
  { id: 'yes', label: words.yes },
  { id: 'no', label: words.no },
] as const

function SetTo({ scene, state, value: { at, value: was }, onDone }: SetToProps) {
  const { ask } = useRoom()
  const [written, setWritten] = useState(was === null ? '' : String(was))
  const [yes, setYes] = useState(was === true)
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<string>()
  const set = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    try {
      const value = typeof was === 'boolean' ? yes : valueFrom(written, was)
      const refusal = await ask({ type: 'override', scene, at: [...at], value, note: note.trim() })
      if (refusal === undefined) onDone()
      else setWrong(refusal.message)
    } catch (error) {
      setWrong(messageOf(error))
    }
  }
  return (
    <form className="override-set" aria-label={pathText(state, at)} onSubmit={event => void set(event)}>
      {typeof was === 'boolean' ? (
        <div className="stack">
          <Segmented
            label={words.setTo}
            options={YES_NO}
            chosen={yes ? 'yes' : 'no'}
            onChoose={next => setYes(next === 'yes')}
          />
          {wrong !== undefined && <p className="field-wrong">{wrong}</p>}
        </div>
      ) : (
        <TextField label={words.setTo} value={written} onChange={setWritten} wrong={wrong} most={MOST_TEXT} autoFocus />
      )}
      <TextField label={words.note} value={note} onChange={setNote} most={MOST_TEXT} />
      <div className="row">
        <Button submit kind="primary">
          {words.set}
        </Button>
        <Button onPress={onDone}>{common.cancel}</Button>
      </div>
    </form>
  )
}
