import type { Callable } from '@umpire/engine'
import { malfunction } from './malfunction.ts'
import { rateOfFire, shots } from './rate.ts'
import { recoil } from './recoil.ts'
import { shotgun } from './shotgun.ts'

/** The rules of this area, in the book's order. */
export const gunRules: readonly Callable[] = [malfunction, rateOfFire, shots, recoil, shotgun]
