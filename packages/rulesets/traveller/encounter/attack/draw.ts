/** Drawing against each other: whoever is fastest acts before the others. */
import { dice } from '@umpire/dice'
import type { Ask } from '@umpire/engine'
import { drawContest } from '../../combat/attack/drawing.ts'
import type { EncounterFact } from '../facts/facts.ts'
import { drewFirst } from '../facts/weapon-facts.ts'
import { fightingValues } from '../state/in-use.ts'
import { type Encounter, fighterAt, standingAt } from '../state/state.ts'
import { type Action, isAttack } from './action.ts'

const TWO_DICE = dice('2d6')

interface Named {
  readonly place: number
  readonly action: Action
}

/**
 * Those who act first: in the first round of a fight that began without surprise, the fastest of all who drew and attack
 * somebody who did the same, or are attacked so. Nobody if no two drew on each other.
 */
export function drawnFirst(
  ask: Ask<Encounter, EncounterFact>,
  named: readonly Named[],
  drawn: readonly number[],
): readonly number[] {
  const { state, why } = ask
  if (state.round > 0 || state.surprised_once) return []
  const duels = named.filter(
    ({ place, action }) => drawn.includes(place) && isAttack(action) && drawn.includes(action.target),
  )
  const against = duels.flatMap(({ action }) => (isAttack(action) ? [action.target] : []))
  const drawers = drawn.filter(place => duels.some(one => one.place === place) || against.includes(place))
  if (drawers.length < 2) return []
  const contest: [string, { dexterity: number; roll: number }][] = []
  for (const place of drawers) {
    const { id } = fighterAt(state, place)
    const roll = ask.roll(TWO_DICE, { purpose: 'drawing first', by: id })
    const { dexterity } = fightingValues(fighterAt(state, place), standingAt(state, place), why)
    contest.push([id, { dexterity, roll }])
  }
  const { first, totals } = drawContest({ drawers: Object.fromEntries(contest) }, why)
  ask.record(drewFirst({ first, totals }))
  return drawers.filter(place => first.includes(fighterAt(state, place).id))
}
