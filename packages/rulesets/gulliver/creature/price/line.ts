/** A line of the price list. */
import type { Why } from '@umpire/engine'
import { exact, up } from '../../common/exact.ts'
import type { Environment } from '../../env/environments.ts'

export type PriceLine = {
  readonly name: string
  /** Before anything was rounded. */
  readonly unrounded: number
  readonly cost: number
  /** Where it counts, if not everywhere. */
  readonly where: Environment | null
  /** It slows the creature there, and counts towards the cap on that. */
  readonly mobility: boolean
  /** Of what it is part, if others overlap with it. */
  readonly group: string | null
}

export const line = (name: string, cost: number, more: Partial<PriceLine> = {}): PriceLine => ({
  name,
  unrounded: cost + 0,
  cost: cost + 0,
  where: null,
  mobility: false,
  group: null,
  ...more,
})

/** A price that has not been rounded yet. */
export const roundedLine = (name: string, unrounded: number, why: Why, more: Partial<PriceLine> = {}): PriceLine =>
  line(name, up(why, name, unrounded), { unrounded: exact(unrounded) + 0, ...more })
