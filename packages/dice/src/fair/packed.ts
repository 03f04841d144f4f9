/** Many dice in few bytes: the verifier rolls them again, so a log need not list them. */
import { digest } from '../hash/digest.ts'
import { LIMITS } from '../limits.ts'
import type { Faces } from './entry.ts'

const PACKED = /^(\d+) dice ([\da-f]{64})$/

/**
 * How many faces there are and their digest.
 *
 * @example
 * packed([6, 6, 4])  // '3 dice 1f4e…'
 */
export const packed = (faces: readonly number[]): string => `${faces.length} dice ${digest(faces.join(','))}`

/** How many dice fell; nothing for a text of another kind. */
export function diceIn(faces: Faces): number | undefined {
  if (typeof faces !== 'string') return faces.length
  const [, count] = PACKED.exec(faces) ?? []
  return count !== undefined && `${Number(count)}` === count ? Number(count) : undefined
}

/** Many dice as people see them: how many fell, and each face with how often it did, lowest first. */
export interface ManyDice {
  readonly dice: number
  /** None where there are too many different ones. */
  readonly counts: readonly (readonly number[])[]
}

/** Nothing for so few dice that all of them are shown. */
export function manyDice(faces: readonly number[]): ManyDice | undefined {
  if (faces.length <= LIMITS.listed) return undefined
  const counts = new Map<number, number>()
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1)
  const sorted = [...counts].sort(([a], [b]) => a - b)
  return { dice: faces.length, counts: sorted.length > LIMITS.counted ? [] : sorted }
}
