/** How the table is run: who throws the dice, how long people have, what an undo does to dice that were seen. */
import type { DicePolicy } from '@umpire/protocol'
import { useState } from 'react'
import { Segmented } from '../../elements/controls/segmented.tsx'
import { Check } from '../../elements/fields/check.tsx'
import { NumberField } from '../../elements/fields/number-field.tsx'
import { outOfBounds } from '../../text/bounds.ts'
import { useAtTable } from '../room/at-table.ts'
import { tableWords as text } from '../room/words.ts'
import { Section } from './section.tsx'
import { gmWords as words } from './words.ts'

const POLICIES = ['keep', 're-roll', 'forbid'] as const satisfies readonly DicePolicy[]
const USUAL_TIMER = 60
const LEAST_TIMER = 5
const MOST_TIMER = 3600

export function Settings() {
  const { view, perform } = useAtTable()
  const { dice, timer, undo } = view.settings
  const [seconds, setSeconds] = useState<number | undefined>(timer ?? USUAL_TIMER)
  const [known, setKnown] = useState(timer)
  // Somebody else who leads the table may have set it.
  if (known !== timer) {
    setKnown(timer)
    if (timer !== null) setSeconds(timer)
  }
  const setTimer = (next: number | null): void => void perform({ type: 'settings', settings: { timer: next } })
  /** What may not be is not sent: the field says what may. */
  const limit = (next: number | undefined): void => {
    if (next !== undefined && outOfBounds(next, LEAST_TIMER, MOST_TIMER) === undefined) setTimer(next)
  }
  return (
    <Section title={words.settings}>
      <ul className="gm-rows">
        <li>
          <span>{words.dice}</span>
          <Segmented
            label={words.dice}
            options={(['server', 'typed'] as const).map(id => ({ id, label: words.diceBy[id] }))}
            chosen={dice}
            onChoose={next => void perform({ type: 'settings', settings: { dice: next } })}
          />
        </li>
        <li>
          <span>{words.undo}</span>
          <Segmented
            label={words.undo}
            options={POLICIES.map(id => ({ id, label: text.policies[id] }))}
            chosen={undo}
            onChoose={next => void perform({ type: 'settings', settings: { undo: next } })}
          />
        </li>
        <li>
          <Check
            chosen={timer !== null}
            onChange={on => (on ? limit(seconds) : setTimer(null))}
            about={words.timerAbout}
          >
            {words.timed}
          </Check>
          <NumberField
            label={words.timer}
            value={seconds}
            min={LEAST_TIMER}
            max={MOST_TIMER}
            step={1}
            onChange={next => {
              setSeconds(next)
              if (timer !== null && next !== timer) limit(next)
            }}
          />
        </li>
      </ul>
    </Section>
  )
}
