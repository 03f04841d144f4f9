/** What fire and leaks do to vehicles as time passes. */
import { ownValue } from '@umpire/engine'
import { MINUTE } from '../../condition/condition.ts'
import { writtenDice } from '../../dice/thrown-dice.ts'
import { THREE_DICE } from '../facts/fields.ts'
import type { Story } from '../facts/state.ts'
import { blewUp, fuelLost, vehicleHurt } from '../facts/vehicle-facts.ts'
import { type Asking, ONE_DIE } from './common.ts'

interface Coming {
  readonly vehicle: string
  readonly what: 'burns' | 'leaks'
  readonly after: number
}

export const vehicleDues = ({ vehicles }: Story): readonly Coming[] =>
  Object.entries(vehicles).flatMap(([vehicle, { burning, leaks_in }]): readonly Coming[] => [
    ...(burning === null ? [] : [{ vehicle, what: 'burns', after: burning.next_in } as const]),
    ...(leaks_in === null ? [] : [{ vehicle, what: 'leaks', after: leaks_in } as const]),
  ])

/** One percent of the tank for each eye of the die, now and every minute until it is mended or empty. */
export function leak(ask: Asking, vehicle: string, goes_on: boolean): void {
  const percent = ask.roll(ONE_DIE, { purpose: 'fuel lost', by: vehicle })
  ask.record(fuelLost({ vehicle, percent, again_in: goes_on ? MINUTE : null }))
}

export function happenTo(ask: Asking, { vehicle, what }: Coming): void {
  if (what === 'leaks') return leak(ask, vehicle, true)
  const fire = ownValue(ask.state.vehicles, vehicle)?.burning
  if (fire === undefined || fire === null) return
  const penetrating = ask.roll(writtenDice(fire.dice), { purpose: 'fire', by: vehicle })
  ask.record(vehicleHurt({ vehicle, by: 'fire', basic: penetrating, penetrating }))
  const { explodes_on } = fire
  if (explodes_on === null || ownValue(ask.state.vehicles, vehicle)?.burning === null) return
  const explodes = ask.read(
    THREE_DICE,
    { purpose: 'whether the fuel explodes', by: vehicle },
    roll => roll <= explodes_on,
  )
  if (explodes) ask.record(blewUp({ vehicle, of: 'fuel', shots: 0, wrecked: true }))
}
