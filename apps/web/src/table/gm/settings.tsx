/** How the table is run: who throws the dice, how long people have, what an undo does to dice that were seen. */
import type { DicePolicy } from '@umpire/protocol'
import { useState } from 'react'
import { Check } from '../../elements/check.tsx'
import { NumberField } from '../../elements/number-field.tsx'
import { Segmented } from '../../elements/segmented.tsx'
import { useAtTable } from '../at-table.ts'
import { tableWords as text } from '../words.ts'
import { Section } from './section.tsx'

const words = text.gm
const POLICIES = ['keep', 're-roll', 'forbid'] as const satisfies readonly DicePolicy[]
const USUAL_TIMER = 60
const LEAST_TIMER = 5
const MOST_TIMER = 3600

export function Settings() {
  const { view, perform } = useAtTable()
  const { dice, timer, undo } = view.settings
  const [last, setLast] = useState(timer ?? USUAL_TIMER)
  const setTimer = (seconds: number | null): void => void perform({ type: 'settings', settings: { timer: seconds } })
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
          <Check chosen={timer !== null} onChange={on => setTimer(on ? last : null)} about={words.timerAbout}>
            {words.timed}
          </Check>
          <NumberField
            label={words.timer}
            value={timer ?? last}
            min={LEAST_TIMER}
            max={MOST_TIMER}
            step={1}
            onChange={seconds => {
              if (seconds === undefined) return
              setLast(seconds)
              if (timer !== null) setTimer(seconds)
            }}
          />
        </li>
      </ul>
    </Section>
  )
}
