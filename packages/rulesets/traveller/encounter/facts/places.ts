/** Facts that say where everybody is. */
import { each, everyone, fact, int, list, oneOf, text, whole } from '@umpire/engine'
import { MOVEMENTS } from '../../tables/combat/movement.ts'
import { RANGES } from '../../tables/words.ts'

export const met = fact({
  type: 'met',
  version: 1,
  fields: { range: oneOf(...RANGES), bands: list(int(), 200), contacts: list(list(text(60), 2), 1000) },
  sight: { range: everyone, bands: each(everyone), contacts: whole(everyone) },
  reasons: everyone,
})

/** Everybody at once: movement, pace and band by place in the list, and the blows that running cost. */
export const moved = fact({
  type: 'moved',
  version: 1,
  fields: {
    movements: list(oneOf(...MOVEMENTS), 200),
    running: list(int({ min: 0 }), 200),
    bands: list(int(), 200),
    tired: list(int({ min: 0 }), 200),
    contacts: list(list(text(60), 2), 1000),
  },
  sight: {
    movements: each(everyone),
    running: each(everyone),
    bands: each(everyone),
    tired: each(everyone),
    contacts: whole(everyone),
  },
  reasons: everyone,
})
