/** How well something can be seen, and from how far. */
import { oneOf, table } from '@umpire/engine'

export const SPOT_CATEGORIES = ['impossible', 'poor', 'limited', 'normal', 'open', 'bright-target'] as const
export type SpotCategory = (typeof SPOT_CATEGORIES)[number]
export const SPOT_CATEGORY = oneOf(...SPOT_CATEGORIES)

export const TARGET_LOOKS = ['blends', 'somewhat blends', 'neither', 'stands out'] as const
export type TargetLook = (typeof TARGET_LOOKS)[number]
export const VISIBILITIES = ['near zero', 'very limited', 'normal', 'wide open'] as const
export type Visibility = (typeof VISIBILITIES)[number]
export const LIGHTS = ['even', 'target in the dark', 'observer in the dark'] as const

export const LOOK_SCORE = table<TargetLook, number>('How the target stands out', {
  blends: -2,
  'somewhat blends': -1,
  neither: 0,
  'stands out': 1,
})
export const VISIBILITY_SCORE = table<Visibility, number>('Visibility', {
  'near zero': -2,
  'very limited': -1,
  normal: 0,
  'wide open': 1,
})

/** The score of the first category; each further one is a point better. */
export const WORST_SCORE = -3

export type SpotRow = {
  /** Metres within which there is nothing to roll for. */
  readonly autoTo: number
  /** Metres up to which the first number holds. */
  readonly firstTo: number
  readonly firstDf: number
  /** Every further stretch, begun or full, is harder by `STEP_DF`. */
  readonly step: number
}
export const STEP_DF = 5

export const SPOT_ROWS: { readonly [C in Exclude<SpotCategory, 'impossible'>]: SpotRow } = {
  poor: { autoTo: 0, firstTo: 5, firstDf: 20, step: 5 },
  limited: { autoTo: 5, firstTo: 10, firstDf: 15, step: 10 },
  normal: { autoTo: 10, firstTo: 25, firstDf: 15, step: 25 },
  open: { autoTo: 25, firstTo: 50, firstDf: 15, step: 50 },
  'bright-target': { autoTo: 100, firstTo: 250, firstDf: 15, step: 250 },
}
