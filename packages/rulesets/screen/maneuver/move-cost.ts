/** What a way over the map costs, and where others stand from whoever faces somewhere. */
import { int, optional, or, rule, table } from '@umpire/engine'
import { position } from '../common/fields.ts'

const hexes = or(int({ min: 0, max: 1000 }), 0)

const COST = table('Movement costs', { forward: 1, 'side or back': 2, 'each hexside': 1 })
/** On top, for each hex; nothing where one does not move at all, or only a hex a turn. */
const SURCHARGE = table<string, number | null>('Surcharge of positions', {
  standing: 0,
  crouching: 0.5,
  kneeling: 2,
  crawling: 2,
  sitting: null,
  lying: null,
})

export const moveCost = rule(
  {
    id: 'screen.maneuver.move-cost',
    title: 'Movement costs on the map',
    lines: '17, 22-28',
    given: {
      move: optional(int({ min: 0, max: 1000 })),
      position,
      hexes_forward: hexes,
      hexes_side_or_back: hexes,
      facing_changes: hexes,
    },
  },
  (x, why) => {
    const count = x.hexes_forward + x.hexes_side_or_back
    const surcharge = SURCHARGE.at(x.position, why)
    const cost = why
      .sum('cost')
      .add('forward', x.hexes_forward * COST.at('forward', why))
      .add('side or back', x.hexes_side_or_back * COST.at('side or back', why))
      .add('turning', x.facing_changes * COST.at('each hexside', why))
      .add(x.position, count * (surcharge ?? 0))
      .total()
    // Lying, one hex is a turn's way whatever one's Move.
    if (surcharge === null) return { cost, allowed: x.position === 'lying' ? count <= 1 : count === 0 }
    return { cost, allowed: x.move === undefined || why.compare('Move', cost, '<=', x.move) }
  },
)
