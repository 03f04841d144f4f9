/** What a worker keeps between questions. */
import { type Chosen, type Json, keyOf, MemoTable } from '@umpire/engine'
import type { Position } from './table-asks.ts'

/** Rules are composed once: what was worked out under them stays known. */
export function composedOnce<Rules>(compose: (chosen: Chosen) => Rules): (chosen: Chosen) => Rules {
  const composed = new MemoTable<string, Rules>()
  return chosen => composed.get(keyOf(chosen), () => compose(chosen))
}

const MOST_STATES = 4

/** The same state is read once, however many questions are about it: each brings a copy of its own. */
export function stateOnce<State>(read: (view: Json) => State): (position: Pick<Position, 'state'>) => State {
  const states = new MemoTable<string, State>(MOST_STATES)
  return position => {
    const text = JSON.stringify(position.state)
    return states.get(text, () => read(JSON.parse(text)))
  }
}
