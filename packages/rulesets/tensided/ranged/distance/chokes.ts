import { oneOf } from '@umpire/engine'

export const CHOKES = ['normal', 'sawed-off', 'open choke', 'duckbill'] as const
export type Choke = (typeof CHOKES)[number]
export const CHOKE = oneOf(...CHOKES)
