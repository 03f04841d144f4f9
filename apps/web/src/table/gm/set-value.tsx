/** One value, set by the game master: a number, one of some words, or a text. The log says so, with a note. */
import type { Json } from '@umpire/engine'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../api/api.ts'
import { plainOf } from '../../api/plain-of.ts'
import { refusalIn } from '../../api/refusal.ts'
import { announce } from '../../elements/controls/announce.tsx'
import { Button } from '../../elements/controls/button.tsx'
import { Segmented } from '../../elements/controls/segmented.tsx'
import { SheetDialog } from '../../elements/controls/sheet-dialog.tsx'
import { Select } from '../../elements/fields/select.tsx'
import { TextField } from '../../elements/fields/text-field.tsx'
import { Problem } from '../../elements/message/problem.tsx'
import type { Changeable } from '../../plug-in/screens.ts'
import { words as common } from '../../text/words.ts'
import { useRoom } from '../room/room.ts'
import { changeName, changeText } from './changes.ts'
import { gmWords as words } from './words.ts'

const MOST_TEXT = 2000
/** More than this many words side by side are too many. */
const MOST_SEGMENTS = 3

/** What was written, as a value of the kind that stands there. @throws Error that says what was expected */
function writtenValue(written: string, { value, least, most }: Changeable): Json {
  if (typeof value !== 'number') return written
  const number = Number(written.replace('−', '-'))
  const fits =
    written.trim() !== '' && Number.isFinite(number) && number >= (least ?? number) && number <= (most ?? number)
  if (fits) return number
  throw new Error(words.wrong(words.aNumber(least, most)))
}

interface SetValueProps {
  readonly scene: string
  readonly change: Changeable
  readonly onDone: () => void
}

export function SetValue({ scene, change, onDone }: SetValueProps) {
  const { ask } = useRoom()
  const { at, value, options = [] } = change
  const [chosen, setChosen] = useState(() => options.findIndex(option => option.value === value))
  const [written, setWritten] = useState(String(value))
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)

  const set = async (): Promise<void> => {
    const next = options.length === 0 ? writtenValue(written, change) : (options[chosen]?.value ?? null)
    const refusal = await ask({ type: 'override', scene, at: [...at], value: plainOf(next), note: note.trim() })
    if (refusal === undefined) onDone()
    else throw new Error(refusal.message)
  }
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await set()
    } catch (error) {
      const message = refusalIn(messageOf(error)).sentence
      setWrong(message)
      announce(message, 'assertive')
    }
    setBusy(false)
  }
  const labels = options.map(({ label }, place) => ({ id: String(place), label }))
  const choose = (id: string): void => {
    setChosen(Number(id))
    setWrong(undefined)
  }
  return (
    <SheetDialog title={changeName(change)} open onClose={onDone}>
      <form className="stack" onSubmit={event => void submit(event)}>
        <p className="label">{words.isNow(changeText(change, value))}</p>
        {options.length === 0 ? (
          <TextField
            label={words.setTo}
            value={written}
            onChange={next => {
              setWritten(next)
              setWrong(undefined)
            }}
            wrong={wrong}
            most={MOST_TEXT}
            autoFocus
          />
        ) : options.length <= MOST_SEGMENTS ? (
          <Segmented label={words.setTo} options={labels} chosen={String(chosen)} onChoose={choose} />
        ) : (
          <Select label={words.setTo} options={labels} value={String(chosen)} onChange={choose} />
        )}
        {options.length > 0 && wrong !== undefined && <Problem quiet>{wrong}</Problem>}
        <TextField label={words.note} value={note} onChange={setNote} most={MOST_TEXT} />
        <div className="row">
          <span className="push" />
          <Button onPress={onDone}>{common.cancel}</Button>
          <Button submit kind="primary">
            {words.set}
          </Button>
        </div>
      </form>
    </SheetDialog>
  )
}
