import { useEffect } from 'react'
import type { SimulationDocument } from '../api/api.ts'
import { announce } from '../elements/controls/announce.tsx'
import { numberText } from '../text/number-text.ts'
import { words } from '../text/words.ts'

const text = words.simulate

export function Progress({ simulation }: { readonly simulation: SimulationDocument }) {
  const { id, fought, runs, state, error } = simulation
  const told = text.state[state](numberText(fought), numberText(runs))
  const ended = state === 'waiting' || state === 'running' ? undefined : `${id} ${told}`
  useEffect(() => {
    if (ended !== undefined) announce(told)
  }, [ended, told])
  return (
    <div className="progress">
      <progress className="progress-bar" value={fought} max={runs} aria-label={text.progress} aria-valuetext={told} />
      <p className="small muted">{error === undefined ? told : `${told} ${error}`}</p>
    </div>
  )
}
