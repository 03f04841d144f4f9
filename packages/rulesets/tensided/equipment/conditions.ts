import { oneOf } from '@umpire/engine'

export const CONDITIONS = ['good', 'average', 'poor'] as const
export type Condition = (typeof CONDITIONS)[number]
export const CONDITION = oneOf(...CONDITIONS)
