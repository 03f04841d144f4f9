/** What a worker keeps between questions. */
import { type Chosen, type Json, keyOf } from '@umpire/engine'
import type { Position } from './table-asks.ts'

/** Rules are composed once: what was worked out under them stays known. */
export function composedOnce<Rules>(compose: (chosen: Chosen) => Rules): (chosen: Chosen) => Rules {
  const composed = new Map<string, Rules>()
  return chosen => {
    const key = keyOf(chosen)
    const rules = composed.get(key) ?? compose(chosen)
    composed.set(key, rules)
    return rules
  }
}

const MOST_STATES = 4

/** The same state is read once, however many questions are about it. */
export function readOnce<State>(read: (view: Json) => State): (position: Pick<Position, 'state'>) => State {
  const states = new Map<string, State>()
  return position => {
    const text = JSON.stringify(position.state)
    const known = states.get(text)
    if (known !== undefined) return known
    const state = read(JSON.parse(text))
    if (states.size >= MOST_STATES) states.clear()
    states.set(text, state)
    return state
  }
}
