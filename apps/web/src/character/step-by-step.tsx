/** What must be said before a character is made step by step: a name, and the house rules. */
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { SystemDocument } from '@umpire/protocol'
import { type FormEvent, useState } from 'react'
import { Button } from '../elements/button.tsx'
import { Check } from '../elements/check.tsx'
import { Failed } from '../elements/states.tsx'
import { TextField } from '../elements/text-field.tsx'
import { beginMaking } from './begin.ts'
import { characterWords } from './words.ts'

const text = characterWords.step
const MOST = 100

export function StepByStep({ system }: { readonly system: SystemDocument }) {
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [gender, setGender] = useState('')
  const [race, setRace] = useState('')
  const [options, setOptions] = useState<readonly string[]>([])
  const beginning = useMutation({
    mutationFn: beginMaking,
    onSuccess: id => navigate({ to: '/table/$id', params: { id } }),
  })
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() === '') return
    const said = { name: name.trim(), gender: gender.trim(), race: race.trim() }
    beginning.mutate({ system: system.id, ...said, options })
  }
  const turn = (key: string, on: boolean): void =>
    setOptions(on ? [...options, key] : options.filter(one => one !== key))
  return (
    <section className="making-way" aria-labelledby="step-by-step">
      <h2 id="step-by-step" className="title-xl">
        {text.title}
      </h2>
      <p className="prose">{text.about}</p>
      <form className="stack" onSubmit={begin}>
        <TextField label={text.name} value={name} onChange={setName} most={MOST} autoFocus />
        <div className="making-two">
          <TextField label={text.gender} value={gender} onChange={setGender} placeholder={text.optional} most={MOST} />
          <TextField label={text.race} value={race} onChange={setRace} placeholder={text.optional} most={MOST} />
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
          <Button kind="primary" submit press="Enter" disabled={name.trim() === '' || beginning.isPending}>
            {beginning.isPending ? text.beginning : text.begin}
          </Button>
        </div>
      </form>
    </section>
  )
}
