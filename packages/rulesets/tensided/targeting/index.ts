import type { Callable } from '@umpire/engine'
import { targetingDifficulty } from './difficulty.ts'
import { sideEffects } from './effects.ts'
import { locations } from './locations.ts'
import { targetWeapon } from './weapon.ts'

export const targetingRules: readonly Callable[] = [targetingDifficulty, locations, sideEffects, targetWeapon]
