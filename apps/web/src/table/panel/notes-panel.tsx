/** Notes of this seat, kept with the table, and those that others share. */
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../elements/controls/button.tsx'
import { Check } from '../../elements/fields/check.tsx'
import { TextField } from '../../elements/fields/text-field.tsx'
import { useAtTable } from '../room/at-table.ts'
import { tableWords as text } from '../room/words.ts'

const words = text.notes
const MOST = 20_000
const LINES = 12

export function NotesPanel() {
  const { view, perform } = useAtTable()
  const kept = view.notes.find(({ seat }) => seat === view.seat.id)
  const [note, setNote] = useState(kept?.text ?? '')
  const [shared, setShared] = useState(kept?.shared ?? false)
  const others = view.notes.filter(({ seat, text: told }) => seat !== view.seat.id && told !== '')
  const changed = note !== (kept?.text ?? '') || shared !== (kept?.shared ?? false)
  const keep = (): void => void perform({ type: 'note', text: note, shared })

  // What was written is kept even if somebody only turns to another tab.
  const leaving = useRef<() => void>(() => undefined)
  leaving.current = () => {
    if (changed && view.seat.role !== 'spectator') keep()
  }
  useEffect(() => () => leaving.current(), [])

  return (
    <div className="panel-body stack">
      {view.seat.role !== 'spectator' && (
        <>
          <TextField label={words.mine} value={note} onChange={setNote} lines={LINES} most={MOST} />
          <div className="row">
            <Check chosen={shared} onChange={setShared} about={words.sharedAbout}>
              {words.shared}
            </Check>
            <span className="push">
              <Button disabled={!changed} onPress={keep}>
                {changed ? words.save : words.saved}
              </Button>
            </span>
          </div>
        </>
      )}
      {others.map(({ seat, text: told }) => (
        <section key={seat} className="notes-other">
          <h3 className="title">{words.others(view.seats.find(({ id }) => id === seat)?.name ?? text.log.somebody)}</h3>
          <p className="prose">{told}</p>
        </section>
      ))}
    </div>
  )
}
