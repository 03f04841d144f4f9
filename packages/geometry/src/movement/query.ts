import type { Gait } from './gait.ts'
import { OCCUPIED, type Shape } from './shape.ts'

/** What a search is about, in cell numbers. */
export interface Query {
  readonly gait: Gait
  readonly start: number
  readonly facing: number
  /** Which of the diagonal costs comes next, from 0. */
  readonly diagonals: number
  /** Nothing dearer than this is looked for. */
  readonly limit: number
  /** What one unit of painted toll costs. */
  readonly tollUnit: number
  readonly barred: readonly number[]
  readonly occupied: readonly number[]
  /** The figure's shape for each facing; a figure of one cell has none. */
  readonly shapes: readonly Shape[] | undefined
}

/** Where a path shall end. */
export interface Goal {
  readonly number: number
  /** Any facing will do when there is none. */
  readonly facing: number | undefined
}

/** The cell number of a state, and its facing. */
export const numberOf = ({ gait }: Query, state: number): number => (state / gait.layers) | 0
export const facingOf = ({ gait, facing }: Query, state: number): number =>
  gait.layers === gait.turns ? facing : Math.floor((state % gait.layers) / gait.turns)

/** Which of the diagonal costs comes next in a state. */
export const diagonalsOf = ({ gait }: Query, state: number): number => state % gait.turns

/** The shape in a state of a figure of several cells. */
export const shapeOf = (query: Query, state: number): Shape | undefined => query.shapes?.[facingOf(query, state)]

/** Whether the figure may stop in a state: none of its cells is occupied. */
export function isFree(query: Query, state: number, marked: Uint8Array): boolean {
  const number = numberOf(query, state)
  const shape = shapeOf(query, state)
  const free = (at: number): boolean => ((marked[at] ?? 0) & OCCUPIED) === 0
  return shape === undefined ? free(number) : shape.parts.every(part => free(number + part))
}

export function isGoal(query: Query, goal: Goal | undefined, state: number, marked: Uint8Array): boolean {
  if (goal === undefined || numberOf(query, state) !== goal.number) return false
  return (goal.facing === undefined || goal.facing === facingOf(query, state)) && isFree(query, state, marked)
}
