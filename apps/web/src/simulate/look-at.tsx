/** Ways into one fight of a batch: those worth looking at, or any by its number. */
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Button } from '../elements/controls/button.tsx'
import { NumberField } from '../elements/fields/number-field.tsx'
import { numberText } from '../text/number-text.ts'
import { words } from '../text/words.ts'
import type { Result } from './results.tsx'
import { type Notable, notablesOf } from './statistics.ts'

const text = words.simulate.replay

function toldOf(notable: Notable): string {
  switch (notable.kind) {
    case 'typical':
    case 'longest':
      return text[notable.kind](numberText(notable.rounds), notable.rounds)
    case 'upset':
      return text.upset(notable.side)
    case 'bloodiest':
      return text.bloodiest(numberText(notable.dead))
  }
}

export const LookAt = ({ results }: { readonly results: readonly Result[] }) => (
  <section>
    <div className="simulate-head">
      <h2 className="title">{text.title}</h2>
      <span className="label">{text.about}</span>
    </div>
    {results.map(result => (
      <Ways key={result.id} result={result} named={results.length > 1} />
    ))}
  </section>
)

function Ways({ result: { id, label, statistics }, named }: { readonly result: Result; readonly named: boolean }) {
  const navigate = useNavigate()
  const [number, setNumber] = useState<number | undefined>(0)
  const most = statistics.fights - 1
  const open = (event: FormEvent): void => {
    event.preventDefault()
    if (number === undefined || number < 0 || number > most) return
    void navigate({ to: '/replay/$id/$run', params: { id, run: String(number) } })
  }
  return (
    <div className="look-at">
      {named && <b className="win-label">{label}</b>}
      {notablesOf(statistics).map(notable => (
        <Link
          key={notable.kind}
          className="button"
          to="/replay/$id/$run"
          params={{ id, run: String(notable.run) }}
          preload={false}
        >
          {toldOf(notable)}
        </Link>
      ))}
      <form className="look-at-number" onSubmit={open} noValidate>
        <NumberField inline label={text.number} value={number} min={0} max={most} onChange={setNumber} />
        <Button submit>{text.show}</Button>
      </form>
    </div>
  )
}
