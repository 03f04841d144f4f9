/** What may be started in this scene: time that passes, a throw, a purchase. */
import type { StartableView } from '@umpire/protocol'
import { useState } from 'react'
import { messageOf } from '../api.ts'
import { announce } from '../elements/announce.tsx'
import { Button } from '../elements/button.tsx'
import { Icon } from '../elements/icons.tsx'
import { TextField } from '../elements/text-field.tsx'
import { useAtTable } from './at-table.ts'
import { givenFrom } from './given-lines.ts'
import { useRoom } from './room.ts'
import { sentence } from './sentence.ts'
import { tableWords as text } from './words.ts'

const words = text.clock
const LINES = 4
/** From so many on they are searched. */
const MANY = 12

export function ClockPanel() {
  const { view } = useAtTable()
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<string>()
  const startable = view.scene?.startable ?? []
  const wanted = search.trim().toLowerCase()
  const shown = startable.filter(({ title }) => title.toLowerCase().includes(wanted))
  return (
    <div className="panel-body stack">
      <p className="label">{startable.length === 0 ? words.busy : words.about}</p>
      {startable.length > MANY && <TextField label={words.search} value={search} onChange={setSearch} />}
      <ul className="clock-list">
        {shown.map(one => (
          <li key={one.procedure}>
            <Startable one={one} open={open === one.procedure} onOpen={on => setOpen(on ? one.procedure : undefined)} />
          </li>
        ))}
      </ul>
      {startable.length > 0 && shown.length === 0 && <p className="muted">{words.noneFound}</p>}
    </div>
  )
}

interface StartableProps {
  readonly one: StartableView
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** Its title opens the field for what it is given. If something is wrong with that, the refusal tells what is expected. */
function Startable({ one: { procedure, title }, open, onOpen }: StartableProps) {
  const { view } = useAtTable()
  const { ask } = useRoom()
  const [given, setGiven] = useState('')
  const [wrong, setWrong] = useState<string>()
  const refuse = (message: string): void => {
    setWrong(sentence(message))
    announce(sentence(message), 'assertive')
    onOpen(true)
  }
  const start = async (): Promise<void> => {
    const { scene } = view
    if (scene === null) return
    try {
      const refusal = await ask({ type: 'start', scene: scene.id, procedure, given: givenFrom(given) })
      if (refusal === undefined) {
        setWrong(undefined)
        announce(words.started(title))
      } else refuse(refusal.message)
    } catch (error) {
      refuse(messageOf(error))
    }
  }
  return (
    <form
      className="clock-one"
      onSubmit={event => {
        event.preventDefault()
        void start()
      }}
    >
      <div className="clock-head">
        <button type="button" className="clock-title" aria-expanded={open} onClick={() => onOpen(!open)}>
          <Icon name={open ? 'down' : 'right'} small />
          {title}
        </button>
        <Button small submit>
          {words.start}
        </Button>
      </div>
      {open && (
        <TextField
          label={words.given}
          value={given}
          onChange={value => {
            setGiven(value)
            setWrong(undefined)
          }}
          help={words.givenHelp}
          wrong={wrong}
          lines={LINES}
          code
          autoFocus
        />
      )}
    </form>
  )
}
