/** Where the GM may paint the ground of a fight: no walls on fighters. */
import { paintEdits, SQUARES } from '@umpire/encounter'
import type { Edits } from '@umpire/engine'
import { type Fight, light, present, standingAt } from '../state/state.ts'
import { squareAt } from './ground.ts'

export const fightEdits: Edits<Fight> = paintEdits({ grid: SQUARES, light }, fight =>
  [...fight.standing.keys()].flatMap(place => (present(standingAt(fight, place)) ? [squareAt(fight, place)] : [])),
)
