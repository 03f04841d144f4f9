/** Dice for anything: a notation, what for, and the game master's in secret. */
import type { LogLine } from '@umpire/protocol'
import { useState } from 'react'
import { refusalIn } from '../../api/refusal.ts'
import { Button } from '../../elements/controls/button.tsx'
import { Check } from '../../elements/fields/check.tsx'
import { TextField } from '../../elements/fields/text-field.tsx'
import { numberText } from '../../text/number-text.ts'
import { Fallen } from '../log/own-line.tsx'
import { thrownIn } from '../log/roll-text.ts'
import { useAtTable } from '../room/at-table.ts'
import { useRoom } from '../room/room.ts'
import { tableWords as text } from '../room/words.ts'

const words = text.roll
const COMMON = ['d6', '2d6', '3d6', 'd10', 'd20', 'd100'] as const
const MOST_NOTATION = 200
const MOST_PURPOSE = 200
const LAST = 5

type RolledLine = Extract<LogLine, { readonly kind: 'rolled' }>

export function RollPanel() {
  const { log } = useAtTable()
  const { ask } = useRoom()
  const [dice, setDice] = useState('')
  const [purpose, setPurpose] = useState('')
  const [secret, setSecret] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const roll = async (notation: string): Promise<void> => {
    const refusal = await ask({ type: 'roll', dice: notation, purpose: purpose.trim(), secret })
    setWrong(refusal && refusalIn(refusal.message).sentence)
  }
  const thrown = log.flatMap(line => (line.kind === 'rolled' ? [line] : [])).slice(-LAST)
  return (
    <div className="panel-body stack">
      <div>
        <h2 className="title">{words.title}</h2>
        <p className="label">{words.about}</p>
      </div>
      <fieldset className="roll-common" aria-label={words.common}>
        {COMMON.map(notation => (
          <Button key={notation} onPress={() => void roll(notation)}>
            {notation}
          </Button>
        ))}
      </fieldset>
      <form
        className="roll-form"
        onSubmit={event => {
          event.preventDefault()
          if (dice.trim() !== '') void roll(dice.trim())
        }}
      >
        <TextField
          label={words.dice}
          value={dice}
          onChange={value => {
            setDice(value)
            setWrong(undefined)
          }}
          placeholder={words.placeholder}
          wrong={wrong}
          most={MOST_NOTATION}
          code
        />
        <TextField label={words.purpose} value={purpose} onChange={setPurpose} most={MOST_PURPOSE} />
        <Check chosen={secret} onChange={setSecret}>
          {words.secret}
        </Check>
        <Button kind="primary" icon="die" submit disabled={dice.trim() === ''}>
          {words.throw}
        </Button>
      </form>
      <section aria-label={words.last}>
        <h3 className="label">{words.last}</h3>
        {thrown.length === 0 && <p className="muted small">{words.none}</p>}
        <ol className="roll-last">
          {thrown.toReversed().map(line => (
            <LastThrown key={line.version} line={line} />
          ))}
        </ol>
      </section>
    </div>
  )
}

function LastThrown({ line }: { readonly line: RolledLine }) {
  const { by, dice, purpose, total, secret } = line
  const against = thrownIn(line)
  const told = text.log.rolled(by, dice, purpose, secret)
  return (
    <li className={line.many === undefined ? undefined : 'roll-many'}>
      <span>{against === undefined ? told : `${told}: ${against.text}`}</span>
      <Fallen line={line} />
      <b>{numberText(against?.value ?? total)}</b>
    </li>
  )
}
