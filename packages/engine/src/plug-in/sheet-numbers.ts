import type { Reason } from '../rule/reason.ts'
import type { SheetNumber } from './plug-in.ts'

/** A number with the part of the sheet whose reasons tell of it. */
export type NumberRow = readonly [name: string, value: number | string | null, part: string]

/** Numbers with the reasons of their parts. Names may come twice where somebody has two of a thing: the first tells of both. */
export function sheetNumbers(
  rows: readonly NumberRow[],
  reasons: { readonly [part: string]: readonly Reason[] },
): readonly SheetNumber[] {
  const seen = new Set<string>()
  return rows.flatMap(([name, value, part]) => {
    if (seen.has(name)) return []
    seen.add(name)
    return [{ name, value, why: reasons[part] ?? [] }]
  })
}
