/**
 * The format of GCS, the GURPS Character Sheet program: data version 5, which its releases from 5.21 on write and read. A
 * character has no `type` there; an id of the kind A tells what it is. Where a field was renamed between two releases
 * (`base` and `attribute_base`, `base_value` and `value`, `local_notes` and `notes`), both names are written, and either
 * is read. Data version 4, of the releases before, has the same parts with a `type` on each and is read as well.
 */
import { isObject } from '@umpire/engine'
import type { JsonObject } from '../shared/parts.ts'
import { isTid, KINDS } from '../shared/tid.ts'

export const GCS_VERSION = 5
export const OLDEST_GCS_VERSION = 4
export const CHARACTER_TYPE = 'character'

type Unread = { readonly [part: string]: unknown }

const hasId = ({ id }: Unread): boolean => isTid(id) && id.startsWith(KINDS.character)
/** Written by hand, the id may be anything. */
const hasParts = ({ profile, attributes }: Unread): boolean => isObject(profile) && Array.isArray(attributes)

/** A character of GCS, whichever version: `fromGcs` says whether it can be read. */
export const isGcs = (value: unknown): boolean =>
  isObject(value) &&
  !Object.hasOwn(value, 'system') &&
  typeof value['version'] === 'number' &&
  (value['type'] === CHARACTER_TYPE || (value['type'] === undefined && (hasId(value) || hasParts(value))))

/** Under both names that releases know. */
export const notes = (text: string): JsonObject => (text === '' ? {} : { local_notes: text, notes: text })

const SHORT = { easy: 'e', average: 'a', hard: 'h', very_hard: 'vh' } as const

export const difficultyKey = (attribute: string, difficulty: keyof typeof SHORT): string =>
  `${attribute.toLowerCase()}/${SHORT[difficulty]}`

const FIRST = { easy: 0, average: -1, hard: -2, very_hard: -3 } as const

/** The level that fourth edition gives for so many points, relative to the attribute; none below one point. */
export function fourthLevel(difficulty: keyof typeof FIRST, points: number): number | null {
  if (points < 1) return null
  const more = points < 2 ? 0 : points < 4 ? 1 : 1 + Math.floor(points / 4)
  return FIRST[difficulty] + more
}

export const signed = (number: number): string => (number < 0 ? `${number}` : `+${number}`)
