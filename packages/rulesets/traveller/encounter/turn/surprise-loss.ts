/** Whether the attacks of a round give the attackers away. */
import { dice } from '@umpire/dice'
import type { Ask } from '@umpire/engine'
import { surpriseLoss } from '../../combat/encounter/surprise.ts'
import { type EncounterFact, lostSurprise } from '../facts/facts.ts'
import { canAct, type Encounter, fighterAt, placeOf, standingAt } from '../state/state.ts'
import type { Blow } from '../wound/wounds.ts'
import { spokesman } from './beginning.ts'

const TWO_DICE = dice('2d6')

/** Noise first, then a victim's cry, then what a comrade may notice: one throw in all. */
export function settleSurpriseLoss(
  ask: Ask<Encounter, EncounterFact>,
  before: Encounter,
  blows: readonly Blow[],
): void {
  const { state, why } = ask
  const { surprise } = state
  if (surprise === null) return
  const attackedPlaces = new Set(blows.flatMap(({ targets }) => targets.map(target => placeOf(state, target))))
  const unattacked_comrades = state.standing.filter(
    (one, place) => fighterAt(state, place).party !== surprise && canAct(one) && !attackedPlaces.has(place),
  ).length
  const attacks = blows.flatMap(({ use, targets, hits, finish }) =>
    targets.map(id => {
      const target = placeOf(state, id)
      return {
        // A gun that is swung makes no noise.
        weapon: use.shot ? use.weapon : use.row,
        silenced: use.accessories.includes('Silencer'),
        vacuum: state.vacuum,
        hit: finish !== null || hits.some(hit => hit.target === target),
        target_status: standingAt(state, target).status,
        unattacked_comrades,
      }
    }),
  )
  const settled = attacks.map(attack => surpriseLoss(attack, why))
  for (const reason of ['noise', 'victim cries out']) {
    if (settled.some(one => one.reason === reason)) {
      ask.record(lostSurprise({ reason }))
      return
    }
  }
  const fell = attacks.find((_, index) => settled[index]?.throw_needed === true)
  const felled = state.standing.some((one, place) => {
    const stood = before.standing[place]
    return fighterAt(state, place).party !== surprise && stood !== undefined && canAct(stood) && !canAct(one)
  })
  if (fell === undefined || !felled) return
  const noticed = ask.read(
    TWO_DICE,
    { purpose: 'a comrade notices', by: spokesman(state, 1 - surprise) },
    roll => surpriseLoss({ ...fell, roll }, why).surprise_lost === true,
  )
  if (noticed) ask.record(lostSurprise({ reason: 'comrade noticed' }))
}
