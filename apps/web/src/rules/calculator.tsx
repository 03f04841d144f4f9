/** A rule worked out as one types: its answer, and why. Rolls may be told, or thrown. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Json, Reason } from '@umpire/engine'
import type { RulePage } from '@umpire/protocol'
import { useDeferredValue, useState } from 'react'
import { ApiError, api, messageOf } from '../api/api.ts'
import { fieldOf } from '../api/refusal.ts'
import { Button } from '../elements/controls/button.tsx'
import { Check } from '../elements/fields/check.tsx'
import { GivenField } from '../elements/fields/given-field.tsx'
import { type FormField, type Given, withoutRolls, withValue } from '../elements/fields/given-form.ts'
import { Problem } from '../elements/message/problem.tsx'
import { Dice } from '../elements/play/dice.tsx'
import { Why } from '../elements/play/why.tsx'
import { nameText, valueText } from '../text/number-text.ts'
import { words } from '../text/words.ts'

const text = words.calculator

interface CalculatorProps {
  readonly rule: RulePage
  readonly fields: readonly FormField[]
  readonly given: Given
  readonly onChange: (given: Given) => void
}

const newSeed = (): string => crypto.randomUUID()

/** The reasons came as plain data; what they are was settled by the engine that made them. */
const areReasons = (why: unknown): why is readonly Reason[] =>
  Array.isArray(why) && why.every(one => typeof one === 'object' && one !== null && 'kind' in one)

export function Calculator({ rule, fields, given, onChange }: CalculatorProps) {
  const [seed, setSeed] = useState<string>()
  const [options, setOptions] = useState<readonly string[]>([])
  const [more, setMore] = useState(false)
  const body = useDeferredValue({ given: seed === undefined ? given : withoutRolls(fields, given), options, seed })
  const answer = useQuery({
    queryKey: ['answer', rule.id, body],
    queryFn: ({ signal }) => api.answer(rule.id, body, signal),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
  })
  const change = (name: string, value: Json | undefined): void => {
    setSeed(undefined)
    onChange(withValue(given, name, value))
  }
  const [first, rest] = split(fields, given)
  const shown = more ? [...first, ...rest] : first
  const refusal = answer.error instanceof ApiError ? answer.error.refusal : undefined
  const refused = refusal && shown.find(({ name }) => name === fieldOf(refusal))
  const rolls = fields.some(({ spec }) => spec.kind === 'rolled')
  return (
    <section className="calculator" aria-labelledby="try">
      <header className="calculator-head" aria-live="polite">
        <h2 className="title" id="try">
          {text.heading}
        </h2>
        {!answer.isError && answer.data !== undefined && (
          <dl className="answers">
            {Object.entries(answer.data.answer).map(([name, value]) => (
              <div key={name}>
                <dt>{nameText(name)}</dt>
                <dd className={valueText(value).length > 16 ? 'answer-long' : undefined}>{valueText(value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      <div className="calculator-fields">
        {shown.map(field => (
          <GivenField
            key={field.name}
            field={field}
            value={given[field.name]}
            onChange={value => change(field.name, value)}
            wrong={field === refused ? refusal?.sentence : undefined}
          />
        ))}
      </div>
      <div className="row">
        {rest.length > 0 && (
          <Button small onPress={() => setMore(!more)}>
            {more ? text.fewer : text.more(rest.length)}
          </Button>
        )}
        {rolls && (
          <Button small icon="die" onPress={() => setSeed(newSeed())}>
            {text.throw}
          </Button>
        )}
      </div>
      {rule.options.length > 0 && (
        <div className="stack">
          {rule.options.map(({ key, title, says }) => (
            <Check
              key={key}
              chosen={options.includes(key)}
              onChange={on => setOptions(on ? [...options, key] : options.filter(one => one !== key))}
              about={says}
            >
              {text.option(title)}
            </Check>
          ))}
        </div>
      )}
      {answer.isError && refused === undefined && <Problem>{messageOf(answer.error)}</Problem>}
      {!answer.isError && answer.data !== undefined && (
        <>
          {seed !== undefined && <Rolled rolled={answer.data.rolled} />}
          {areReasons(answer.data.why) && answer.data.why.length > 0 && <Why reasons={answer.data.why} />}
        </>
      )}
    </section>
  )
}

const MANY = 8

/** What must be said or is said stands in front; a long tail of what may be left out waits behind a button. */
function split(fields: readonly FormField[], given: Given): readonly [readonly FormField[], readonly FormField[]] {
  if (fields.length <= MANY) return [fields, []]
  const isFirst = (field: FormField): boolean => !field.optional || Object.hasOwn(given, field.name)
  return [fields.filter(isFirst), fields.filter(field => !isFirst(field))]
}

interface RollForField {
  readonly dice: string
  readonly faces: readonly number[]
  readonly total: number
}

const isRoll = (value: unknown): value is RollForField =>
  typeof value === 'object' && value !== null && 'dice' in value && 'faces' in value && 'total' in value

const Rolled = ({ rolled }: { readonly rolled: unknown }) => (
  <p className="row">
    {typeof rolled === 'object' &&
      rolled !== null &&
      Object.entries(rolled).map(([name, roll]) =>
        isRoll(roll) ? (
          <span key={name} className="row">
            <span className="label">{nameText(name)}</span>
            <Dice faces={roll.faces} dice={roll.dice} fresh />
            <b>{roll.total}</b>
          </span>
        ) : null,
      )}
  </p>
)
