import type { Callable } from '@umpire/engine'
import { equipmentItem } from './equipment.ts'

/** The rules of this area. */
export const equipmentRules: readonly Callable[] = [equipmentItem]
