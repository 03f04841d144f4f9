/** Recoil as single shots (gun/recoil.ts) and bursts (auto/recoil.ts) count it. */
import { int, nullable, or, type Why } from '@umpire/engine'

export const rclField = int({ min: -20, max: 0 })
export const strengthField = int({ min: -1000, max: 10_000 })
export const minimumStrengthField = or(nullable(int({ min: 0, max: 1000 })), null)

interface Held {
  readonly rcl: number
  readonly st: number
  readonly min_st: number | null
}

/** Doubled in hands too weak for the gun. */
export function recoilOf({ rcl, st, min_st }: Held, why: Why): number {
  if (min_st === null || !why.compare('strong enough for it', st, '<', min_st)) return why.input('Rcl', rcl)
  return why.product('Rcl').add('of the gun', rcl).add('too weak', 2).total()
}
