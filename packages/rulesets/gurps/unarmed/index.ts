import type { Callable } from '@umpire/engine'
import { unarmedJudoThrow } from './judo-throw.ts'
import { unarmedParry, unarmedParryWeapon } from './parry.ts'
import { kick, punch } from './strike.ts'

/** The rules of this area, in the book's order. */
export const unarmedRules: readonly Callable[] = [punch, kick, unarmedParry, unarmedParryWeapon, unarmedJudoThrow]
