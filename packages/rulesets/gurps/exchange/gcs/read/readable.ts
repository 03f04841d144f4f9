/** Parts of a character, each held against the form of a character's file before the whole is read. */
import type { Json } from '@umpire/engine'
import { faultOf } from '../../../character/unread.ts'
import type { JsonObject, Report } from '../../shared/parts.ts'

const MOST = { traits: 500, quirks: 100, skills: 1000, items: 2000, notes: 1000 } as const

/** Whether it reads as that part of a character; told if it does not. */
export function reads(name: string, value: Json, place: string, report: Report): boolean {
  const fault = faultOf(name, value)
  if (fault !== undefined) report.tell(place, `${fault}; left out`)
  return fault === undefined
}

/** Only those that can be read, and no more than a character may have. */
export function readable(
  name: keyof typeof MOST,
  all: readonly { readonly written: Json; readonly place: string }[],
  report: Report,
): readonly Json[] {
  const found = all.filter(({ written, place }) => reads(name, [written], place, report))
  if (found.length > MOST[name]) {
    report.tell(name, `${found.length}, of which a character here has ${MOST[name]} at most; the others are left out`)
  }
  return found.slice(0, MOST[name]).map(({ written }) => written)
}

/** The fields of a record that can be read, one by one. */
export function readableFields(name: string, fields: JsonObject, place: string, report: Report): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => reads(name, { [field]: value }, `${place}.${field}`, report)),
  )
}
