import type { Callable } from '@umpire/engine'
import { criticalDefense } from './defense.ts'
import { firearmTable } from './firearm-table.ts'
import { headBlowTable, hitTable } from './hit-table.ts'
import { missTable } from './miss-table.ts'
import { thresholds } from './thresholds.ts'
import { grapplingTable, strikingTable } from './unarmed-tables.ts'
import { vehicleTable } from './vehicle-table.ts'

/** The rules of this area, in the book's order. */
export const criticalRules: readonly Callable[] = [
  thresholds,
  criticalDefense,
  hitTable,
  headBlowTable,
  missTable,
  strikingTable,
  grapplingTable,
  firearmTable,
  vehicleTable,
]
