import type { SimulationDocument } from '../api.ts'
import { numberText } from '../elements/number-text.ts'
import { words } from '../words.ts'

const text = words.simulate

export function Progress({ simulation }: { readonly simulation: SimulationDocument }) {
  const { fought, runs, state, error } = simulation
  const told = text.state[state](numberText(fought), numberText(runs))
  return (
    <div className="progress">
      <progress className="progress-bar" value={fought} max={runs} aria-label={text.progress} />
      <p className="small muted">{error === undefined ? told : `${told} ${error}`}</p>
    </div>
  )
}
