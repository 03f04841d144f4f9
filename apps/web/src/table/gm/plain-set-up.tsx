/** What a scene begins with, for a ruleset without a form of its own. */
import { useState } from 'react'
import { messageOf } from '../../api/api.ts'
import { Button } from '../../elements/controls/button.tsx'
import { TextField } from '../../elements/fields/text-field.tsx'
import { words as common } from '../../text/words.ts'
import { type Given, givenFrom } from '../room/given-lines.ts'
import { gmWords as words } from './words.ts'

const MOST_TITLE = 100
const LINES = 10

interface PlainSetUpProps {
  readonly title: string
  readonly onReady: (title: string, given: Given) => void
  readonly onCancel: () => void
}

export function PlainSetUp({ title: usual, onReady, onCancel }: PlainSetUpProps) {
  const [title, setTitle] = useState('')
  const [written, setWritten] = useState('')
  const [wrong, setWrong] = useState<string>()
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        try {
          onReady(title, givenFrom(written))
        } catch (error) {
          setWrong(messageOf(error))
        }
      }}
    >
      <TextField
        label={words.title}
        value={title}
        onChange={setTitle}
        placeholder={usual}
        most={MOST_TITLE}
        autoFocus
      />
      <TextField
        label={words.given}
        value={written}
        onChange={value => {
          setWritten(value)
          setWrong(undefined)
        }}
        help={words.givenHelp}
        wrong={wrong}
        lines={LINES}
        code
      />
      <div className="row">
        <span className="push" />
        <Button onPress={onCancel}>{common.cancel}</Button>
        <Button kind="primary" submit>
          {words.start}
        </Button>
      </div>
    </form>
  )
}
