/** The eight levels of health: what a hit must do to bring somebody there, and what it is like to be there. */
import { oneOf } from '@umpire/engine'

const WORSE_THAN_HEALTHY = ['hurt', 'injured', 'wounded', 'critical', 'incapacitated', 'comatose', 'dead'] as const
export const STATUSES = ['healthy', ...WORSE_THAN_HEALTHY] as const
export type Status = (typeof STATUSES)[number]

/** The level that one hit is worth: less than a tenth of the hit points is worth none. */
export const HIT_LEVELS = ['none', ...WORSE_THAN_HEALTHY] as const
export type HitLevel = (typeof HIT_LEVELS)[number]

export type StatusRow = {
  readonly level: number
  /** Of the hit points, that one hit must do. */
  readonly percent: number | null
  /** On all rolls of one's own; nothing where none can be made. */
  readonly df: number | null
  /** What is left of movement. */
  readonly move: number
}

export const STATUS_ROWS: { readonly [S in Status]: StatusRow } = {
  healthy: { level: 0, percent: null, df: 0, move: 1 },
  hurt: { level: 1, percent: 10, df: 0, move: 1 },
  injured: { level: 2, percent: 25, df: 1, move: 1 },
  wounded: { level: 3, percent: 50, df: 2, move: 0.5 },
  critical: { level: 4, percent: 90, df: 5, move: 0.25 },
  incapacitated: { level: 5, percent: 100, df: 10, move: 0 },
  comatose: { level: 6, percent: 150, df: null, move: 0 },
  dead: { level: 7, percent: 200, df: null, move: 0 },
}

/** From 0, healthy, to 7, dead; a hit worth no level counts 0. */
export const levelOf = (status: Status | HitLevel): number => (status === 'none' ? 0 : STATUS_ROWS[status].level)

/** The status of that level; the scale ends with the dead, and begins with the healthy. */
export const statusAt = (level: number): Status =>
  STATUSES[Math.max(0, Math.min(level, STATUSES.length - 1))] ?? 'healthy'

/** Whether the first is worse than the second. */
export const worse = (one: Status | HitLevel, other: Status | HitLevel): boolean => levelOf(one) > levelOf(other)

export const STATUS = oneOf(...STATUSES)
export const HIT_LEVEL = oneOf(...HIT_LEVELS)
