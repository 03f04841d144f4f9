import type { Callable } from '@umpire/engine'
import { armorStats } from './armor.ts'

/** The rules of this area. */
export const armorRules: readonly Callable[] = [armorStats]
