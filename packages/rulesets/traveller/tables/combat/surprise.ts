/** Surprise: lines 964-972, 1283 and 1544-1552. */
import { table } from '@umpire/engine'

export const SURPRISE_DMS = table('Surprise DMs', {
  leader: 1,
  tactics: 1,
  'military experience': 1,
  vehicle: -1,
  'many adventurers': -1,
  'many animals': -1,
  pouncers: 1,
  'battle dress': 2,
})

/** From these numbers on a party is too many to come unnoticed. */
export const MANY_ADVENTURERS = 8
export const MANY_ANIMALS = 10
