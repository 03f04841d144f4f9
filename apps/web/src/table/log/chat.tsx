/** The field to say something in, with the commands that people know from other tables. */
import type { RefusalView } from '@umpire/protocol'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { announce } from '../../elements/controls/announce.tsx'
import { Button } from '../../elements/controls/button.tsx'
import { NoteButton } from '../../elements/controls/note-button.tsx'
import { useRoom } from '../room/room.ts'
import { sentence } from '../room/sentence.ts'
import { tableWords as text } from '../room/words.ts'

const words = text.chat
const MOST_SAID = 2000
const MOST_REMEMBERED = 50

export function Chat({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const { ask } = useRoom()
  const [value, setValue] = useState('')
  const [refusal, setRefusal] = useState<RefusalView>()
  const said = useRef<readonly string[]>([])
  /** Which of what was said is shown again: 1 is the last. */
  const back = useRef(0)

  const say = async (): Promise<void> => {
    const line = value.trim()
    if (line === '') return
    setValue('')
    back.current = 0
    said.current = [line, ...said.current.filter(one => one !== line)].slice(0, MOST_REMEMBERED)
    const refused = await ask({ type: 'say', text: line })
    setRefusal(refused)
    if (refused === undefined) return
    announce(refused.message, 'assertive')
    // What was refused is there to be mended, unless something else has been begun.
    setValue(now => (now === '' ? line : now))
  }
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (event.key === 'Escape') field.current?.blur()
    if (step === 0) return
    const next = Math.min(said.current.length, Math.max(0, back.current + step))
    event.preventDefault()
    back.current = next
    setValue(next === 0 ? '' : (said.current[next - 1] ?? ''))
  }

  return (
    <form
      className="chat"
      onSubmit={event => {
        event.preventDefault()
        void say()
      }}
    >
      {refusal !== undefined && (
        <p className="chat-refused" id="chat-refused">
          {sentence(refusal.message)}
        </p>
      )}
      <div className="chat-row">
        <input
          ref={field}
          className="input"
          aria-label={words.label}
          aria-describedby={refusal === undefined ? undefined : 'chat-refused'}
          placeholder={words.placeholder}
          maxLength={MOST_SAID}
          autoComplete="off"
          value={value}
          onChange={event => {
            setValue(event.target.value)
            setRefusal(undefined)
          }}
          onKeyDown={press}
        />
        <NoteButton className="button button-quiet" title={words.help} placement="top end" face={words.help}>
          <div className="chat-help">
            <dl>
              {words.helpRows.map(([command, about]) => (
                <div key={command}>
                  <dt>{command}</dt>
                  <dd>{about}</dd>
                </div>
              ))}
            </dl>
            <p className="label">{words.keys}</p>
          </div>
        </NoteButton>
        <Button submit>{words.send}</Button>
      </div>
    </form>
  )
}
