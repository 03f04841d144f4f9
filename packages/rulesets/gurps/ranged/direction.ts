/** Which way a grenade or a shell goes that misses. */
import { table } from '@umpire/engine'

type Direction = 'long' | 'left' | 'right' | 'short'

/** By a die, as whoever threw it sees it. Two sides share what the book calls one side. */
export const DIRECTIONS = table<number, Direction>('Direction of a miss', {
  1: 'long',
  2: 'left',
  3: 'left',
  4: 'right',
  5: 'right',
  6: 'short',
})
