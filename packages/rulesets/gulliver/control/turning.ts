import { int, oneOf, optional, or, rule } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { amount, measure, no, positive } from '../common/fields.ts'

/** What a penalty to control buys; between two rows it buys the lesser. */
const TIGHTER: readonly (readonly [penalty: number, factor: number])[] = [
  [-12, 1 / 10],
  [-10, 1 / 7],
  [-8, 1 / 5],
  [-6, 1 / 3],
  [-4, 1 / 2],
  [-2, 2 / 3],
]
const SQUARE = 10

export const turning = rule(
  {
    id: 'gulliver.control.turning',
    title: 'Turning radius',
    lines: '587-591',
    given: {
      current_move: measure,
      move_mod: or(positive, 1),
      /** Of the creature, in yards: it turns no tighter than that. */
      length: amount,
      can_pivot: no,
      /** Taken on a roll of control, without encumbrance. */
      control_penalty: or(int({ min: -100, max: 0 }), 0),
    },
  },
  (x, why) => {
    const bought = TIGHTER.find(([penalty]) => x.control_penalty <= penalty)?.[1] ?? 1
    const factor = why.table('Tighter turns', x.control_penalty, undefined, bought)
    const wide = exact((x.current_move * x.current_move) / SQUARE / x.move_mod)
    why.product('yards for each facing').add('by speed', wide).add('roll of control', factor).total()
    const yards = exact(wide * factor)
    return {
      yards_per_facing: x.can_pivot ? yards : why.atLeast('own length', x.length, yards),
      control_modifier: x.control_penalty,
    }
  },
)

const STATES = ['steady', 'falling', 'jumping', 'adrift'] as const
const HELPLESS = -4

export const noManeuver = rule(
  {
    id: 'gulliver.control.no-maneuver',
    title: 'No maneuverability',
    lines: '615-617',
    given: {
      state: or(oneOf(...STATES), 'steady'),
      flier: no,
      dodge: optional(int()),
      parry: optional(int()),
      block: optional(int()),
      /** Of an athletic action. */
      skill: optional(int()),
    },
  },
  (x, why) => {
    const modifier = x.state === 'steady' || x.flier ? 0 : why.table('No maneuverability', x.state, undefined, HELPLESS)
    const lower = (value: number | undefined): number | null =>
      value === undefined ? null : why.sum('without a hold').add('score', value).add('no hold', modifier).total()
    return { modifier, dodge: lower(x.dodge), parry: lower(x.parry), block: lower(x.block), skill: lower(x.skill) }
  },
)
