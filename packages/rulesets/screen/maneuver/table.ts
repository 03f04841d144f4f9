/** What a maneuver allows on the hex map. */
import { BadInput, int, optional, or, rule, text, type Why } from '@umpire/engine'
import type { Maneuver } from '@umpire/gurps/rooms'
import { noteOn, TACTICAL } from './rows.ts'

const hexes = int({ min: 0, max: 1000 })
const half = (move: number, why: Why): number => why.round('half Move', move / 2, 'down')
const [STEP, AIMING, FURTHER] = [1, 2, 3]

function mostHexes({ move: kind }: Maneuver, move: number, aimTurns: number, why: Why): number {
  if (kind === 'none') return 0
  if (kind === 'step') return STEP
  if (kind === 'full') return move
  if (kind === 'half' || aimTurns <= 1) return half(move, why)
  return why.atMost('while aiming', AIMING, move)
}

/** Hexsides that he may turn, or any. */
function facingChange(
  { facing }: Maneuver,
  x: { readonly move: number; readonly hexes_moved: number; readonly aim_turns: number },
  why: Why,
): number | 'any' {
  if (facing === 'none' || (facing === 'first-turn' && x.aim_turns > 1)) return 0
  if (facing !== 'by-move') return 'any'
  return why.compare('half Move', x.hexes_moved, '<=', half(x.move, why)) ? 'any' : 1
}

function tactical(name: string): Maneuver {
  const found = TACTICAL.find(({ maneuver }) => maneuver === name)
  if (found !== undefined) return found
  throw new BadInput('maneuver', `one of ${TACTICAL.map(({ maneuver }) => maneuver).join(', ')}`, name)
}

export const maneuverTable = rule(
  {
    id: 'screen.maneuver.table',
    title: 'Tactical maneuvers',
    lines: '7-17',
    given: {
      maneuver: text(60),
      move: optional(hexes),
      hexes_moved: or(hexes, 0),
      aim_turns: or(hexes, 0),
    },
  },
  ({ maneuver, move = 0, hexes_moved, aim_turns }, why) => {
    const row = tactical(maneuver)
    return {
      ...row,
      max_hexes: mostHexes(row, move, aim_turns, why),
      facing_change: facingChange(row, { move, hexes_moved, aim_turns }, why),
      bonus_over_acc:
        row.move === 'aim' ? why.atLeast('first turn', 0, why.atMost('further turns', FURTHER, aim_turns - 1)) : 0,
      note: noteOn(maneuver),
    }
  },
)
