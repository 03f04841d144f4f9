/** Basic Speed, which every way of moving and dodging starts from. */
import { optional, or, type Why } from '@umpire/engine'
import { AVERAGE, measure, score } from './fields.ts'

const QUICKNESS = 4

/** The attributes behind Move: as good as a man's, unless they are given. */
export const quickness = { dx: or(score, AVERAGE), ht: or(score, AVERAGE), base_move: optional(measure) }

export interface Quick {
  readonly dx: number
  readonly ht: number
  /** In place of both. */
  readonly base_move?: number
}

/** Base Move is Basic Speed, with its fraction. */
export const basicSpeed = ({ dx, ht, base_move }: Quick, why: Why): number =>
  base_move ?? why.sum('DX and HT').add('DX', dx).add('HT', ht).total() / QUICKNESS
