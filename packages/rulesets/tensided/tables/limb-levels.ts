/** The six levels of a single limb, and the limbs. */
import { oneOf } from '@umpire/engine'

export const LIMBS = ['left leg', 'right leg', 'left arm', 'right arm'] as const
export type Limb = (typeof LIMBS)[number]
export type LimbKind = 'arm' | 'leg'

export const limbKind = (limb: Limb): LimbKind => (limb === 'left leg' || limb === 'right leg' ? 'leg' : 'arm')

export const LIMB_STATUSES = ['uninjured', 'hurt', 'damaged', 'crippled', 'useless', 'maimed'] as const
export type LimbStatus = (typeof LIMB_STATUSES)[number]

export type LimbRow = {
  readonly level: number
  /** Of the hit points, that one hit must do. */
  readonly percent: number | null
  /** On rolls with that limb; nothing where it cannot be used at all. */
  readonly df: number | null
}

export const LIMB_ROWS: { readonly [S in LimbStatus]: LimbRow } = {
  uninjured: { level: 0, percent: null, df: 0 },
  hurt: { level: 1, percent: 10, df: 2 },
  damaged: { level: 2, percent: 20, df: 5 },
  crippled: { level: 3, percent: 40, df: 10 },
  useless: { level: 4, percent: 60, df: null },
  maimed: { level: 5, percent: 100, df: null },
}

/** The status of that level; the scale ends with maimed. */
export const limbStatusAt = (level: number): LimbStatus =>
  LIMB_STATUSES[Math.max(0, Math.min(level, LIMB_STATUSES.length - 1))] ?? 'uninjured'

export const LIMB = oneOf(...LIMBS)
export const LIMB_STATUS = oneOf(...LIMB_STATUSES)
