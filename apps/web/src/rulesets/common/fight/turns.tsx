/** Who acts when: the turns of a second or a round, in their order. */
import type { ComponentProps } from 'react'
import { useAtTable } from '../../../table/room/at-table.ts'
import { TurnButton } from './figure-shown.tsx'

interface Turn extends Omit<ComponentProps<typeof TurnButton>, 'inView' | 'onLook'> {
  /** Of this line; a fighter may have several. */
  readonly slot: string
  readonly id: string
  readonly when: 'done' | 'now' | 'later'
  /** A double rule before it: what follows comes next. */
  readonly next: boolean
}

interface TurnsProps {
  readonly label: string
  /** What is counted, and the count. */
  readonly unit: string
  readonly count: number
  /** What is said before the first turn. */
  readonly start: string | undefined
  readonly turns: readonly Turn[]
  readonly inView: string | undefined
}

export function Turns({ label, unit, count, start, turns, inView }: TurnsProps) {
  const { lookAt } = useAtTable()
  return (
    <div className="turns">
      <div className="turns-second">
        <span className="label">{unit}</span>
        <b>{count}</b>
      </div>
      {start !== undefined && <p className="act-empty">{start}</p>}
      <ol aria-label={label}>
        {turns.map(({ slot, id, when, next, ...shown }) => (
          <li
            key={slot}
            className={`turn turn-${when}${next ? ' turn-next' : ''}`}
            aria-current={when === 'now' ? 'step' : undefined}
          >
            <TurnButton {...shown} inView={id === inView} onLook={() => lookAt(id)} />
          </li>
        ))}
      </ol>
    </div>
  )
}
