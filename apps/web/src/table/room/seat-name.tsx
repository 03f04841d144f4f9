/** Somebody at the table: who, here or away, and whom they play. */
import type { SeatView } from '@umpire/protocol'
import { Plate } from '../../elements/play/plate.tsx'
import { useAtTable } from './at-table.ts'
import { tableWords as text } from './words.ts'

const words = text.seats

export function SeatName({ seat: { id, name, role, actors, online } }: { readonly seat: SeatView }) {
  const { view } = useAtTable()
  return (
    <span className="seat-name">
      <span className={online ? 'seat-dot seat-here' : 'seat-dot'} aria-hidden="true" />
      <span>
        <b>{name}</b> {role !== 'player' && <Plate kind={role === 'gm' ? 'ink' : 'line'}>{text.role(role)}</Plate>}{' '}
        {id === view.seat.id && <span className="label">{words.you}</span>}
        <small>
          {online ? words.here : words.away}
          {role === 'player' && `, ${words.plays(actors)}`}
        </small>
      </span>
    </span>
  )
}
