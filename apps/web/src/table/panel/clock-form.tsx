/** What a procedure is given, as a form made of its fields. What is wrong is told at its field. */
import type { Json } from '@umpire/engine'
import type { StartableView } from '@umpire/protocol'
import { useState } from 'react'
import { plainOf } from '../../api/plain-of.ts'
import { fieldOf, placedSentence, refusalIn } from '../../api/refusal.ts'
import { announce } from '../../elements/controls/announce.tsx'
import { Button } from '../../elements/controls/button.tsx'
import { type FormField, firstGiven, formFields, type Given, withValue } from '../../elements/fields/given-form.ts'
import { Problem } from '../../elements/message/problem.tsx'
import { useAtTable } from '../room/at-table.ts'
import { useRoom } from '../room/room.ts'
import { tableWords as text } from '../room/words.ts'
import { ClockField } from './clock-field.tsx'

const words = text.clock

interface ClockFormProps {
  readonly scene: string
  readonly one: StartableView
  /** Something is under way: nothing can be started. */
  readonly busy: boolean
}

/** Whoever is looked at is meant first. */
function firstFor(fields: readonly FormField[], actor: string | null): Given {
  const given = firstGiven(fields, undefined)
  const own = fields.find(
    ({ spec, optional }) => !optional && spec.kind === 'oneOf' && spec.values.includes(actor ?? ''),
  )
  return own === undefined || actor === null ? given : withValue(given, own.name, actor)
}

export function ClockForm({ scene, one: { procedure, title, given: specs }, busy }: ClockFormProps) {
  const { actor } = useAtTable()
  const { ask } = useRoom()
  const fields = formFields(specs)
  const [given, setGiven] = useState<Given>(() => firstFor(fields, actor))
  const [more, setMore] = useState(false)
  const [starting, setStarting] = useState(false)
  const [refused, setRefused] = useState<{ readonly message: string; readonly rule?: string | undefined }>()
  const needed = fields.filter(({ optional }) => !optional)
  // Where nothing must be said, everything may be.
  const [first, rest] = needed.length === 0 ? [fields, []] : [needed, fields.filter(({ optional }) => optional)]
  const shown = more ? [...first, ...rest] : first
  const refusal = refused && refusalIn(refused.message)
  const wrong = refusal && shown.find(({ name }) => name === fieldOf(refusal))

  const change = (name: string, value: Json | undefined): void => {
    setRefused(undefined)
    setGiven(withValue(given, name, value))
  }
  const start = async (): Promise<void> => {
    setStarting(true)
    const answer = await ask({ type: 'start', scene, procedure, given: plainOf(given) })
    setStarting(false)
    setRefused(answer)
    if (answer === undefined) announce(words.started(title))
    else {
      // What is missing may be among what need not be said.
      setMore(true)
      announce(placedSentence(refusalIn(answer.message)), 'assertive')
    }
  }
  return (
    <form
      className="clock-form"
      onSubmit={event => {
        event.preventDefault()
        if (!starting && !busy) void start()
      }}
    >
      {shown.length > 0 && (
        <div className="clock-fields">
          {shown.map(field => (
            <ClockField
              key={field.name}
              field={field}
              value={given[field.name]}
              onChange={value => change(field.name, value)}
              wrong={field === wrong ? refusal?.sentence : undefined}
            />
          ))}
        </div>
      )}
      {refusal !== undefined && wrong === undefined && (
        <Problem rule={refused?.rule} quiet>
          {placedSentence(refusal)}
        </Problem>
      )}
      <div className="row">
        {rest.length > 0 && (
          <Button small kind="quiet" icon={more ? 'down' : 'right'} onPress={() => setMore(!more)}>
            {more ? words.fewer : words.more}
          </Button>
        )}
        <span className="push" />
        <Button kind="primary" submit disabled={busy || starting}>
          {words.start}
        </Button>
      </div>
    </form>
  )
}
