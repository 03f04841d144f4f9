import type { Callable, Option } from '@umpire/engine'
import { agingCrisis } from './crisis.ts'
import { agingSchedule, physicalAge } from './schedule.ts'
import { agingTable } from './table.ts'

/** The rules of this area, in the book's order. */
export const agingRules: readonly Callable[] = [agingSchedule, agingTable, agingCrisis, physicalAge]
export const agingOptions: readonly Option[] = []
