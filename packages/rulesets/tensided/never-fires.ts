/** Rules that fire in no game, with the reason. */
import type { NeverFires } from '@umpire/engine'

export const tensidedNeverFires: NeverFires = {
  'tensided.stats.example-connors': 'the book’s example, not a rule of play',
  'tensided.equipment.sample-table': 'sample rows of a sheet, whose numbers are of another supplement',
}
