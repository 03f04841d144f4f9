import type { Callable } from '@umpire/engine'
import { damageLimit, doubleWeight, trample, weightedBlow } from './weight.ts'

/** The rules of this area, in the book's order. */
export const weightRules: readonly Callable[] = [trample, weightedBlow, damageLimit, doubleWeight]
