/** Who sits at the table: invited by a link, given somebody to play, asked to leave. */
import { useMutation } from '@tanstack/react-query'
import type { SeatLink as Link, Role, SeatView } from '@umpire/protocol'
import { useState } from 'react'
import { Button } from '../../elements/controls/button.tsx'
import { Select } from '../../elements/fields/select.tsx'
import { TextField } from '../../elements/fields/text-field.tsx'
import { Failed } from '../../elements/message/states.tsx'
import { words as common } from '../../text/words.ts'
import { useAtTable } from '../room/at-table.ts'
import { SeatName } from '../room/seat-name.tsx'
import { tableWords as text } from '../room/words.ts'
import { ActorChecks } from './actor-checks.tsx'
import { SeatLink } from './seat-link.tsx'
import { seatsApi } from './seats-api.ts'
import { Section } from './section.tsx'
import { SureButton } from './sure-button.tsx'

const words = text.seats
const MOST_NAME = 100
const ROLES = (['player', 'spectator', 'gm'] as const).map(id => ({ id, label: words.roles[id] }))

export function Seats() {
  const { view } = useAtTable()
  const [link, setLink] = useState<Link>()
  const [open, setOpen] = useState<string>()
  return (
    <Section title={words.title}>
      <ul className="gm-rows seats">
        {view.seats.map(seat => (
          <li key={seat.id}>
            <div className="seat-row">
              <SeatName seat={seat} />
              <Button small onPress={() => setOpen(open === seat.id ? undefined : seat.id)}>
                {words.change}
              </Button>
            </div>
            {open === seat.id && <ChangeSeat seat={seat} onLink={setLink} onDone={() => setOpen(undefined)} />}
          </li>
        ))}
      </ul>
      {link === undefined ? <Invite onLink={setLink} /> : <SeatLink link={link} onDone={() => setLink(undefined)} />}
    </Section>
  )
}

interface ChangeSeatProps {
  readonly seat: SeatView
  readonly onLink: (link: Link) => void
  readonly onDone: () => void
}

function ChangeSeat({ seat: { id, name, actors }, onLink, onDone }: ChangeSeatProps) {
  const { view, perform } = useAtTable()
  const rotating = useMutation({ mutationFn: () => seatsApi.rotate(view.id, id), onSuccess: onLink })
  const revoking = useMutation({ mutationFn: () => seatsApi.revoke(view.id, id), onSuccess: onDone })
  const error = rotating.error ?? revoking.error
  return (
    <div className="seat-change">
      <ActorChecks chosen={actors} onChange={next => void perform({ type: 'assign', seat: id, actors: [...next] })} />
      <div className="row">
        <Button small onPress={() => rotating.mutate()}>
          {words.rotate}
        </Button>
        <span className="label">{words.rotateAbout}</span>
        {id !== view.seat.id && (
          <SureButton label={words.revoke} question={words.revokeSure(name)} onSure={() => revoking.mutate()} />
        )}
      </div>
      {error !== null && <Failed error={error} />}
    </div>
  )
}

function Invite({ onLink }: { readonly onLink: (link: Link) => void }) {
  const { view } = useAtTable()
  const [open, setOpen] = useState(false)
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('player')
  const [actors, setActors] = useState<readonly string[]>([])
  const inviting = useMutation({
    mutationFn: () => seatsApi.invite(view.id, { name: name.trim(), role, actors: [...actors] }),
    onSuccess: made => {
      setOpen(false)
      setName('')
      setActors([])
      onLink(made)
    },
  })
  if (!open) {
    return (
      <Button icon="people" onPress={() => setOpen(true)}>
        {words.invite}
      </Button>
    )
  }
  return (
    <form
      className="seat-invite"
      onSubmit={event => {
        event.preventDefault()
        if (name.trim() !== '') inviting.mutate()
      }}
    >
      <div className="seat-fields">
        <TextField label={words.name} value={name} onChange={setName} most={MOST_NAME} autoFocus />
        <Select label={words.role} options={ROLES} value={role} onChange={setRole} />
      </div>
      {role === 'player' && <ActorChecks chosen={actors} onChange={setActors} />}
      {inviting.error !== null && <Failed error={inviting.error} />}
      <div className="row">
        <Button kind="primary" submit disabled={name.trim() === '' || inviting.isPending}>
          {words.make}
        </Button>
        <Button onPress={() => setOpen(false)}>{common.cancel}</Button>
      </div>
    </form>
  )
}
