/** The DM on attacks against somebody who evades, line 1057. */
import { table } from '@umpire/engine'
import type { Range } from '../words.ts'

export const EVASION = table<Range, number>('Evasion', { close: -1, short: -1, medium: -2, long: -4, very_long: -4 })
