/**
 * Rules that fire in no game, with the reason: a test plays the games of fired-games-fixture.ts and holds this list
 * against them.
 */
import type { NeverFires } from '@umpire/engine'

export const travellerNeverFires: NeverFires = {
  'traveller.chargen.example-jamison': 'a replay of the book’s example, not a rule of play',
  'traveller.skill.default-zero': 'the referee’s: level 0 is granted as an input of each procedure',
}
