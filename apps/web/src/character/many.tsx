/** Characters by the dozen or the thousand, as the program makes them towards a wish. */
import { useMutation } from '@tanstack/react-query'
import type { Json } from '@umpire/engine'
import type { SystemDocument } from '@umpire/protocol'
import { type FormEvent, useState } from 'react'
import { ask } from '../api.ts'
import { announce } from '../elements/announce.tsx'
import { Button } from '../elements/button.tsx'
import { NumberField } from '../elements/number-field.tsx'
import { Failed } from '../elements/states.tsx'
import { TextField } from '../elements/text-field.tsx'
import { GivenField } from '../rules/given-field.tsx'
import { formFields, type Given, withValue } from '../rules/given-form.ts'
import { Made } from './made.tsx'
import { characterWords } from './words.ts'

const text = characterWords.many
const MOST = 1000

const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)

interface MadeCharacters {
  readonly seed: string
  readonly characters: readonly Json[]
}

export function Many({ system }: { readonly system: SystemDocument }) {
  const [wishes, setWishes] = useState<Given>({})
  const [count, setCount] = useState(1)
  const [seed, setSeed] = useState('')
  const making = useMutation({
    mutationFn: (wanted: number) =>
      ask<MadeCharacters>('/api/characters/new', {
        method: 'POST',
        body: { system: system.id, wishes, count: wanted, ...(seed.trim() !== '' && { seed: seed.trim() }) },
      }),
    onSuccess: ({ characters }) => announce(text.made(characters.length)),
  })
  const make = (event: FormEvent): void => {
    event.preventDefault()
    making.mutate(count)
  }
  return (
    <section className="making-way" aria-labelledby="all-at-once">
      <h2 id="all-at-once" className="title-xl">
        {text.title}
      </h2>
      <p className="prose">{text.about}</p>
      <form className="stack" onSubmit={make}>
        <div className="making-wishes">
          {formFields(system.characters?.making ?? {}).map(field => (
            <GivenField
              key={field.name}
              field={{ ...field, label: capital(field.label) }}
              value={wishes[field.name]}
              onChange={value => setWishes(withValue(wishes, field.name, value))}
            />
          ))}
          <NumberField label={text.count} value={count} min={1} max={MOST} onChange={next => setCount(next ?? 1)} />
          <TextField label={text.seed} value={seed} onChange={setSeed} help={text.seedHelp} most={100} code />
        </div>
        <div className="row">
          <Button submit disabled={making.isPending}>
            {making.isPending ? text.making : text.make(count)}
          </Button>
          <Button icon="people" disabled={making.isPending} onPress={() => making.mutate(MOST)}>
            {text.thousand}
          </Button>
        </div>
      </form>
      {making.isError && <Failed error={making.error} />}
      {making.data !== undefined && (
        <Made key={making.data.seed} system={system.id} seed={making.data.seed} characters={making.data.characters} />
      )}
    </section>
  )
}
