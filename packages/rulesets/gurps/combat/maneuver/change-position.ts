/** Getting up and down. */
import { oneOf, rule, type Why } from '@umpire/engine'
import { maneuverList } from '../basics/maneuver-list.ts'
import { POSITIONS, type Position } from '../basics/position-names.ts'

const isDown = (position: Position): boolean => position === 'lying' || position === 'crawling'

const isOnFeet = (position: Position): boolean => position === 'standing' || position === 'crouching'

/** From the ground to the feet it goes by way of the knees. */
const takesTwo = (from: Position, to: Position): boolean => isDown(from) && isOnFeet(to)

/** A crouch needs no maneuver, and a crawler who stops is lying. */
const isFree = (from: Position, to: Position): boolean =>
  from === to || (from === 'standing' && to === 'crouching') || (from === 'crawling' && to === 'lying')

function turnsFor(from: Position, to: Position, why: Why): number {
  if (isFree(from, to)) return why.input(`${from} to ${to}, free`, 0)
  return takesTwo(from, to)
    ? why.input(`${from} to ${to}, by way of kneeling`, 2)
    : why.input(`${from} to ${to}, turns`, 1)
}

const ITSELF = { maneuver: 'change-position', defense: 'none', aim_turns: 0 } as const

/** Where the list of maneuvers lets an attack go with it: only between the knees and the feet. */
function goesWithAttack(from: Position, to: Position, why: Why): boolean {
  const short = (from === 'kneeling' && to === 'standing') || (from === 'standing' && to === 'kneeling')
  return short && maneuverList(ITSELF, why).maneuvers.some(({ attack }) => attack === 'with-change')
}

export const changePosition = rule(
  {
    id: 'gurps.combat.maneuver.change-position',
    title: 'Change Position',
    lines: '1901-1905',
    given: { from: oneOf(...POSITIONS), to: oneOf(...POSITIONS) },
  },
  ({ from, to }, why) => ({
    turns: turnsFor(from, to, why),
    passes_through: takesTwo(from, to) ? ('kneeling' as const) : null,
    /** After the change, in the new position. */
    may_attack_same_turn: goesWithAttack(from, to, why),
  }),
)
