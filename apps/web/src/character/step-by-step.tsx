/** What must be said before a character is made step by step: a name, and the house rules. */
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { SystemDocument } from '@umpire/protocol'
import { type FormEvent, useState } from 'react'
import { isTouched } from '../browser/is-touched.ts'
import { Button } from '../elements/controls/button.tsx'
import { Check } from '../elements/fields/check.tsx'
import { TextField } from '../elements/fields/text-field.tsx'
import { Failed } from '../elements/message/states.tsx'
import { beginTable, MAKING_SCENE } from '../table/client/begin-table.ts'
import { tooLong } from '../text/too-long.ts'
import { characterWords } from './words.ts'

const text = characterWords.step
const MOST = 100

export function StepByStep({ system }: { readonly system: SystemDocument }) {
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [gender, setGender] = useState('')
  const [race, setRace] = useState('')
  const [options, setOptions] = useState<readonly string[]>([])
  const [tried, setTried] = useState(false)
  const beginning = useMutation({
    mutationFn: beginTable,
    onSuccess: id => navigate({ to: '/table/$id', params: { id } }),
  })
  const nobody = name.trim() === ''
  const areFine = !nobody && [name, gender, race].every(said => tooLong(said, MOST) === undefined)
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (!areFine || beginning.isPending) return
    const given = { name: name.trim(), gender: gender.trim(), race: race.trim() }
    const scene = { kind: MAKING_SCENE, title: text.sceneTitle(given.name), given }
    beginning.mutate({ system: system.id, options, title: text.tableTitle(given.name), scene })
  }
  const turn = (key: string, on: boolean): void =>
    setOptions(on ? [...options, key] : options.filter(one => one !== key))
  return (
    <section className="making-way" aria-labelledby="step-by-step">
      <h2 id="step-by-step" className="title-xl">
        {text.title}
      </h2>
      <p className="prose">{text.about}</p>
      <form className="stack" onSubmit={begin} noValidate>
        <TextField
          label={text.name}
          value={name}
          onChange={setName}
          wrong={tried && nobody ? text.nameless : tooLong(name, MOST)}
          autoFocus={!isTouched()}
        />
        <div className="making-two">
          <TextField
            label={text.gender}
            value={gender}
            onChange={setGender}
            placeholder={text.optional}
            wrong={tooLong(gender, MOST)}
          />
          <TextField
            label={text.race}
            value={race}
            onChange={setRace}
            placeholder={text.optional}
            wrong={tooLong(race, MOST)}
          />
        </div>
        {system.options.length > 0 && (
          <details className="making-options">
            <summary>{text.options(options.length, system.options.length)}</summary>
            <div>
              {system.options.map(({ key, title, says }) => (
                <Check key={key} chosen={options.includes(key)} onChange={on => turn(key, on)} about={says}>
                  {title}
                </Check>
              ))}
            </div>
          </details>
        )}
        {beginning.isError && <Failed error={beginning.error} />}
        <div className="row">
          <Button kind="primary" submit press="Enter" disabled={beginning.isPending}>
            {beginning.isPending ? text.beginning : text.begin}
          </Button>
        </div>
      </form>
    </section>
  )
}
