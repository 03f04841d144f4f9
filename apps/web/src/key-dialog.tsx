/** The dialog that asks for the key of this server; fetched when it is needed. */
import { type FormEvent, useState } from 'react'
import type { KeyQuestion } from './api/server-key.ts'
import { Button } from './elements/controls/button.tsx'
import { SheetDialog } from './elements/controls/sheet-dialog.tsx'
import { TextField } from './elements/fields/text-field.tsx'
import { words } from './text/words.ts'

const text = words.serverKey

export default function KeyDialog({ why, answer }: KeyQuestion) {
  const [key, setKey] = useState('')
  const give = (event: FormEvent): void => {
    event.preventDefault()
    if (key.trim() !== '') answer(key.trim())
  }
  return (
    <SheetDialog title={text.title} open onClose={() => answer(null)}>
      <form className="stack" onSubmit={give} noValidate>
        <p className="prose" role="status">
          {why} {text.about}
        </p>
        <TextField label={text.label} value={key} onChange={setKey} code autoFocus />
        <div className="row">
          <Button kind="primary" submit press="Enter" disabled={key.trim() === ''}>
            {text.use}
          </Button>
          <Button onPress={() => answer(null)}>{words.cancel}</Button>
        </div>
      </form>
    </SheetDialog>
  )
}
