/** What options keep of somebody between turns, by their own names. */

/** Of these anybody sees that they are there, and how they stand; all others are for whoever bears them, and the GM. */
const SEEN: ReadonlySet<string> = new Set([
  'got-close',
  'held-by',
  'holds',
  'jaws-held',
  'locked',
  'off-balance',
  'pinned',
  'ran',
  'rising',
  'speed',
])

/** What is forgotten when the next turn begins was seen in this one. */
const OF_THE_TURN = 'turn-'

export const isSeenMark = (key: string): boolean => SEEN.has(key) || key.startsWith(OF_THE_TURN)
