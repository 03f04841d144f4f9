/**
 * Characters by the dozen or the thousand, as the program makes them towards a wish. The address says what was wished for
 * and the seed, so that whoever loads the page again, or gets the link, sees the very same people.
 */
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Json } from '@umpire/engine'
import type { SystemDocument } from '@umpire/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiError, ask } from '../api/api.ts'
import { fieldOf } from '../api/refusal.ts'
import { announce } from '../elements/controls/announce.tsx'
import { Button } from '../elements/controls/button.tsx'
import { GivenField } from '../elements/fields/given-field.tsx'
import { type FormField, formFields, type Given, withValue, wrongIn } from '../elements/fields/given-form.ts'
import { NumberField } from '../elements/fields/number-field.tsx'
import { TextField } from '../elements/fields/text-field.tsx'
import { Failed } from '../elements/message/states.tsx'
import { outOfBounds } from '../text/bounds.ts'
import { tooLong } from '../text/too-long.ts'
import { words } from '../text/words.ts'
import { Made } from './made-characters.tsx'
import { characterWords } from './words.ts'

const text = characterWords.many
const MOST = 1000
const MOST_SEED = 100

const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)
const labelled = (field: FormField): FormField => ({
  ...field,
  label: text.wishes[field.name] ?? capital(field.label),
})

interface MadeCharacters {
  readonly seed: string
  readonly characters: readonly Json[]
}

/** Short enough to be read out to somebody. */
const newSeed = (): string => crypto.randomUUID().slice(0, 8)

/** What the address asks for, made. */
function useMade(system: string) {
  const { system: of, seed, count = 1, wishes = {} } = useSearch({ from: '/character' })
  const made = useQuery({
    queryKey: ['made', system, wishes, count, seed],
    queryFn: ({ signal }) =>
      ask<MadeCharacters>('/api/characters/new', { method: 'POST', body: { system, wishes, count, seed }, signal }),
    enabled: of === system && seed !== undefined,
    retry: false,
  })
  const there = made.data?.characters.length
  useEffect(() => {
    if (there !== undefined) announce(text.made(there))
  }, [there])
  return { ...made, wishes, count }
}

export function Many({ system }: { readonly system: SystemDocument }) {
  const navigate = useNavigate({ from: '/character' })
  const made = useMade(system.id)
  const [wishes, setWishes] = useState<Given>(made.wishes)
  const [count, setCount] = useState<number | undefined>(made.count)
  const [seed, setSeed] = useState('')
  const fields = formFields(system.characters?.making ?? {}).map(labelled)
  const wrongCount = count === undefined ? words.steps.bounds(1, MOST) : outOfBounds(count, 1, MOST)
  const wrongSeed = tooLong(seed, MOST_SEED)
  const areFine = wrongSeed === undefined && fields.every(field => wrongIn(field, wishes[field.name]) === undefined)

  const refusal = made.error instanceof ApiError ? made.error.refusal : undefined
  const refused = refusal && fields.find(({ name }) => name === fieldOf(refusal))
  /** What was refused, until it is changed. */
  const wrongAt = (name: string): string | undefined =>
    refused?.name === name && JSON.stringify(wishes[name]) === JSON.stringify(made.wishes[name])
      ? refusal?.sentence
      : undefined

  const make = (wanted: number): void => {
    if (!areFine) return
    const search = { system: system.id, seed: seed.trim() || newSeed(), count: wanted, wishes }
    void navigate({ search, replace: true, resetScroll: false })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (count !== undefined && wrongCount === undefined) make(count)
  }
  return (
    <section className="making-way" aria-labelledby="all-at-once">
      <h2 id="all-at-once" className="title-xl">
        {text.title}
      </h2>
      <p className="prose">{text.about}</p>
      <form className="stack" onSubmit={submit} noValidate>
        <div className="making-wishes">
          {fields.map(field => (
            <GivenField
              key={field.name}
              field={field}
              value={wishes[field.name]}
              onChange={value => setWishes(withValue(wishes, field.name, value))}
              wrong={wrongAt(field.name)}
            />
          ))}
          <NumberField label={text.count} value={count} min={1} max={MOST} onChange={setCount} wrong={wrongCount} />
          <TextField label={text.seed} value={seed} onChange={setSeed} help={text.seedHelp} wrong={wrongSeed} code />
        </div>
        <div className="row">
          <Button submit disabled={made.isFetching}>
            {made.isFetching ? text.making : text.make(count ?? 1)}
          </Button>
          <Button icon="people" disabled={made.isFetching} onPress={() => make(MOST)}>
            {text.thousand}
          </Button>
        </div>
      </form>
      {made.isError && refused === undefined && <Failed error={made.error} again={() => void made.refetch()} />}
      {made.data !== undefined && (
        <Made
          key={`${made.data.seed} ${made.count}`}
          system={system.id}
          format={Object.keys(system.characters?.formats ?? {})[0] ?? 'json'}
          seed={made.data.seed}
          characters={made.data.characters}
        />
      )}
    </section>
  )
}
