/** The game master paints the ground while a fight goes on. */
import type { Edits } from '@umpire/engine'
import { HEXES, painted } from '@umpire/ground'
import { type Fight, light, present, standingAt } from '../state/state.ts'
import { cellsOf } from './footprint.ts'

const BRUSH = { grid: HEXES, light }

export const fightEdits: Edits<Fight> = {
  paint: (fight, value, place) => {
    const taken = [...fight.standing.keys()].flatMap(one =>
      present(standingAt(fight, one)) ? cellsOf(fight, one) : [],
    )
    const { map, laid } = painted(BRUSH, fight, value, taken, place)
    return { from: null, state: { ...fight, map, laid } }
  },
}
