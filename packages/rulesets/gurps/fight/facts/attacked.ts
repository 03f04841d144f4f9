import { everyone, fact, int, oneOf, ownerIn, text } from '@umpire/engine'
import { who } from '../state/fighter.ts'

/** An attack roll: what came of it before anybody defends. */
export const attacked = fact({
  type: 'attacked',
  version: 1,
  fields: {
    who,
    target: who,
    with: text(120),
    how: text(60),
    location: text(40),
    effective: int({ min: -1000, max: 1000 }),
    came: oneOf('hit', 'critical hit', 'miss', 'critical miss', 'malfunction'),
    /** Rounds that hit, of a burst. */
    hits: int({ min: 0, max: 1000 }),
  },
  sight: {
    who: everyone,
    target: everyone,
    with: everyone,
    how: everyone,
    location: everyone,
    effective: ownerIn('who'),
    came: everyone,
    hits: everyone,
  },
  // A target knows where a shot came from.
  perceived: { target: everyone, location: everyone, came: everyone, hits: everyone },
  reasons: ownerIn('who'),
})
