/** Fields that many rules of the screen take. */
import { flag, int, oneOf, optional, or, rolled } from '@umpire/engine'
import { DAMAGE_TYPES, POSITIONS } from '@umpire/gurps/rooms'

/** Beams wound like bullets, but more of it counts. */
export const WOUNDING = [...DAMAGE_TYPES, 'energy'] as const
export type Wounding = (typeof WOUNDING)[number]

export const score = int({ min: -1000, max: 1000 })
export const points = int({ min: -100_000, max: 100_000 })
export const die = int({ min: 1, max: 6 })
export const threeDice = rolled('3d6')
export const no = or(flag(), false)
export const wounding = or(oneOf(...WOUNDING), 'crushing')
export const ht = optional(int({ min: 0, max: 10_000 }))

export const position = or(oneOf(...POSITIONS), 'standing')
