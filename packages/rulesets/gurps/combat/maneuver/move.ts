/** Running, straight or weaving. */
import { int, json, map, num, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { jumpObstacle } from '../../feat/jumping.ts'
import { frameField } from '../../looks/frame/frame-field.ts'
import { situational } from '../../ranged/modifier/situational.ts'
import { POSITIONS, type Position } from '../basics/position-names.ts'

const yards = int({ min: 0, max: 1_000_000 })

const EVASIONS = ['no', 'half-move', 'move-1'] as const
type Evasion = (typeof EVASIONS)[number]

const NOTHING_ELSE = { attacker_is: [], circumstances: [], weapon: 'gun', hexes_watched: null, occupied_hexes: 0 }
/** As shooters see it. */
const WEAVING = {
  'half-move': { target_is: ['evasive-half-move'], ...NOTHING_ELSE },
  'move-1': { target_is: ['evasive-move-1'], ...NOTHING_ELSE },
}

/** Yards in one turn. */
function pace(move: number, evasive: Evasion, why: Why): number {
  if (evasive === 'no') return why.input('Move', move)
  return evasive === 'half-move' ? why.round('half Move', move / 2, 'down') : why.atMost('Move 1', 1, move)
}

const rangedAgainst = (evasive: Evasion, why: Why): number =>
  evasive === 'no' ? 0 : situational(WEAVING[evasive], why)

/**
 * Move is how far one runs; of going on the knees or on all fours nothing is printed. A yard of it takes as long as three on
 * the feet; a single yard is always made.
 */
const ON_THE_KNEES = 3
const timesAsLong = (position: Position): number =>
  position === 'crawling' || position === 'kneeling' ? ON_THE_KNEES : 1

export type Moving = {
  /** The most that he gets ahead. */
  readonly yards: number
  /** Of the way he takes. */
  readonly cost: number
  readonly allowed: boolean
  /** Hexsides that he may turn at the end, or any. */
  readonly facing_change: number | 'any'
  /** On direct fire at him until his next turn. */
  readonly ranged_against: number
}

export const maneuverMove = rule(
  {
    id: 'gurps.combat.maneuver.move',
    title: 'Move',
    lines: '1895-1899',
    given: {
      move: num({ min: 0, max: 1_000_000 }),
      turns: or(int({ min: 0, max: 100_000 }), 1),
      evasive: or(oneOf(...EVASIONS), 'no'),
      /** The way he takes. Without a map a yard is a yard, and he turns as he likes. */
      forward: optional(yards),
      side_or_back: optional(yards),
      hexsides: optional(int({ min: 0, max: 1000 })),
      /** Hopped over on the way. */
      obstacles: optional(int({ min: 0, max: 1000 })),
      position: optional(oneOf(...POSITIONS)),
    },
  },
  ({ move, turns, evasive, forward = 0, side_or_back = 0, obstacles = 0, position = 'standing' }, why): Moving => {
    const most = why
      .product('yards')
      .add('each turn', pace(move, evasive, why))
      .add('turns', turns)
      .total()
    const path_yards = (forward + side_or_back) * timesAsLong(position)
    const { movement_used, allowed } = jumpObstacle({ move: most, path_yards, obstacles }, why)
    const oneYard = forward + side_or_back + obstacles === 1 && most > 0
    return {
      yards: most,
      cost: movement_used,
      // Whoever sits or lies has to get up first, or to crawl.
      allowed: (allowed || oneYard) && position !== 'sitting' && position !== 'lying',
      facing_change: 'any',
      ranged_against: rangedAgainst(evasive, why),
    }
  },
)

/** Move as it is in this turn: all of it here, and less where other books let bodies gather speed, or creep. */
export const moveThisTurn = rule(
  {
    id: 'gurps.combat.move-this-turn',
    title: 'Move in this turn',
    lines: '',
    given: {
      move: num({ min: 0, max: 1_000_000 }),
      /** Of the fight. */
      second: int({ min: 0, max: 1_000_000_000 }),
      frame: frameField,
      /** What options have kept of him. */
      marks: or(map(json(), 100), {}),
    },
    gives: 'move',
  },
  ({ move }) => move,
)
