/** What harms people, and how each kind goes with armour, with the body's own resistance and with severity. */
import { oneOf } from '@umpire/engine'
import type { Severity } from './severities.ts'

export const DAMAGE_TYPES = ['concussion', 'cutting', 'piercing', 'crushing', 'heat', 'cold'] as const
export type DamageType = (typeof DAMAGE_TYPES)[number]
export const DAMAGE_TYPE = oneOf(...DAMAGE_TYPES)

/** The kinds that a called hit has a column for. */
export const WOUNDING_TYPES = ['cutting', 'piercing', 'crushing'] as const
export type WoundingType = (typeof WOUNDING_TYPES)[number]

export type DamageTypeRow = {
  /** The body's own resistance counts. */
  readonly natural: boolean
  readonly armor: 'always' | 'sealed' | 'never'
  /** No hit is worse than this. */
  readonly severity_cap: Severity | null
  readonly bleeding: 'none' | 'light' | 'heavy' | 'internal'
  /** It may take a limb off. */
  readonly severs: boolean
}

export const DAMAGE_TYPE_ROWS: { readonly [T in DamageType]: DamageTypeRow } = {
  concussion: { natural: true, armor: 'always', severity_cap: 'unimportant', bleeding: 'none', severs: false },
  cutting: { natural: false, armor: 'always', severity_cap: null, bleeding: 'heavy', severs: true },
  piercing: { natural: false, armor: 'always', severity_cap: null, bleeding: 'light', severs: false },
  crushing: { natural: false, armor: 'always', severity_cap: null, bleeding: 'internal', severs: false },
  heat: { natural: true, armor: 'sealed', severity_cap: null, bleeding: 'none', severs: false },
  // It does no damage: it tires.
  cold: { natural: false, armor: 'never', severity_cap: null, bleeding: 'none', severs: false },
}
