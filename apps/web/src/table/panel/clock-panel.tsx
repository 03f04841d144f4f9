/** What may be started in this scene: time that passes, a throw, a purchase. */
import { useId, useState } from 'react'
import { Icon } from '../../elements/controls/icons.tsx'
import { TextField } from '../../elements/fields/text-field.tsx'
import { useAtTable } from '../room/at-table.ts'
import { tableWords as text } from '../room/words.ts'
import { ClockForm } from './clock-form.tsx'

const words = text.clock
/** From so many on they are searched. */
const MANY = 12

export function ClockPanel() {
  const { view } = useAtTable()
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<string>()
  const id = useId()
  const { scene } = view
  if (scene === null) return null
  const { startable } = scene
  const busy = scene.questions.length > 0
  const wanted = search.trim().toLowerCase()
  const shown = startable.filter(({ title }) => title.toLowerCase().includes(wanted))
  return (
    <div className="panel-body stack">
      <p className="label">{busy ? words.busy : words.about}</p>
      {startable.length > MANY && <TextField label={words.search} value={search} onChange={setSearch} />}
      <ul className="clock-list">
        {shown.map(one => {
          const opened = open === one.procedure
          const form = `${id}-${one.procedure}`
          return (
            <li key={one.procedure} className="clock-one">
              <button
                type="button"
                className="clock-title"
                aria-expanded={opened}
                aria-controls={form}
                onClick={() => setOpen(opened ? undefined : one.procedure)}
              >
                <Icon name={opened ? 'down' : 'right'} small />
                {one.title}
              </button>
              <div id={form}>{opened && <ClockForm scene={scene.id} one={one} busy={busy} />}</div>
            </li>
          )
        })}
      </ul>
      {startable.length > 0 && shown.length === 0 && <p className="muted">{words.noneFound}</p>}
    </div>
  )
}
