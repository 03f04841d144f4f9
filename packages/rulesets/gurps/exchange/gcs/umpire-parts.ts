/**
 * What GCS has no place for travels in `third_party`, which it keeps for other programs: on the character, on each trait,
 * skill, thing and note. It counts as long as what GCS shows beside it was not changed.
 */
import { isObject } from '@umpire/engine'
import { isList, type JsonObject, keptParts, objectIn, type Part, type Report } from '../shared/parts.ts'

const OURS = 'umpire'

/**
 * A row as it is written: what follows from the character, unless the file it came from had its own; then what is known
 * here, and what only this program understands.
 */
export function nodeWith(made: JsonObject, kept: JsonObject, known: JsonObject, ours: JsonObject): JsonObject {
  const fresh = Object.keys(made).filter(name => !Object.hasOwn(kept, name))
  return {
    ...made,
    ...kept,
    ...known,
    third_party: { ...objectIn(kept, 'third_party'), [OURS]: { ...ours, fresh } },
  }
}

export function oursIn(part: Part): Part | undefined {
  const all = part['third_party']
  const ours = isObject(all) ? all[OURS] : undefined
  return isObject(ours) ? ours : undefined
}

/** Everything of it that has no place here, what other programs left there included. */
export function foreignParts(part: Part, place: string, known: readonly string[], report: Report): JsonObject {
  const fresh = oursIn(part)?.['fresh']
  const made = isList(fresh) ? fresh.filter(name => typeof name === 'string') : []
  const all = part['third_party']
  const others = isObject(all) ? keptParts(all, `${place}.third_party`, [OURS], report) : {}
  return {
    ...keptParts(part, place, [...known, ...made, 'third_party'], report),
    ...(Object.keys(others).length === 0 ? {} : { third_party: others }),
  }
}
