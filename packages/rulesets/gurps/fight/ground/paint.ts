/** Where the GM may paint the ground of a fight: no walls on fighters. */
import { HEXES, paintEdits } from '@umpire/encounter'
import type { Edits } from '@umpire/engine'
import { type Fight, light, present, standingAt } from '../state/state.ts'
import { cellsOf } from './footprint.ts'

export const fightEdits: Edits<Fight> = paintEdits({ grid: HEXES, light }, fight =>
  [...fight.standing.keys()].flatMap(place => (present(standingAt(fight, place)) ? cellsOf(fight, place) : [])),
)
