/** What every way of moving has in common: Speed, Step and Sprint, and what multiplies Move. */

import { int, optional, or, rule, table, type Why } from '@umpire/engine'
import { down, exact } from '../common/exact.ts'
import { fraction, measure, score, size } from '../common/fields.ts'
import { byScale, linearScale } from '../common/scale.ts'
import { basicSpeed, type Quick, quickness } from '../common/speed.ts'

const STEPS_OF_MOVE = 5

/** On a map: whole hexes, unless it is less than one. */
const combatMove = (move: number, why: Why): number => (exact(move) < 1 ? exact(move) : down(why, 'Move', move))

/** A fifth of Move, on a map at least one hex; a creature slower than that steps a fifth of what it moves. */
function stepOf(move: number, why: Why): number {
  const fifth = exact(move / STEPS_OF_MOVE)
  return exact(move) < 1 ? fifth : why.atLeast('Step', 1, down(why, 'Step', fifth))
}

/** After a second of full Move. */
const sprintOf = (move: number): number => exact(move + move / STEPS_OF_MOVE)

/** What follows from a Move. */
export const moveAnswer = (move: number, why: Why) => ({
  move: exact(move),
  combat_move: combatMove(move, why),
  step: stepOf(move, why),
  sprint: sprintOf(move),
})

const REDUCED = table('Reduced Move', { 0: 1, 1: 2 / 3, 2: 1 / 2, 3: 1 / 3, 4: 1 / 5, 5: 1 / 10 })
const isReduced = (levels: number): levels is keyof typeof REDUCED.rows => Object.hasOwn(REDUCED.rows, levels)
const SUPER = 2
const ENHANCED_PRICE = 10

/** Levels of the traits, for one environment. */
export const enhancing = {
  enhanced_move: or(fraction({ min: 0, max: 1000 }), 0),
  super_move: or(int({ min: 0, max: 40 }), 0),
  reduced_move: or(int({ min: 0, max: 5 }), 0),
}

export interface Enhanced {
  readonly enhanced_move: number
  readonly super_move: number
  readonly reduced_move: number
}

export const reducedMove = (levels: number, why: Why): number => (isReduced(levels) ? REDUCED.at(levels, why) : 1)

/** How much faster, without what makes it slower. */
export const fasterBy = ({ enhanced_move, super_move }: Omit<Enhanced, 'reduced_move'>, why: Why): number =>
  why
    .product('faster')
    .add('Enhanced Move', 1 + enhanced_move)
    .when(super_move > 0, 'Super Move', SUPER ** super_move)
    .total()

/** What the traits multiply Move by. */
export const enhancementOf = (x: Enhanced, why: Why): number =>
  why
    .product('enhancements')
    .add('faster', fasterBy(x, why))
    .when(x.reduced_move > 0, 'Reduced Move', () => reducedMove(x.reduced_move, why))
    .total()

export const enhancements = rule(
  {
    id: 'gulliver.move.enhancements',
    title: 'Move enhancements and Reduced Move',
    lines: '362-366',
    given: enhancing,
  },
  (x, why) => ({
    multiplier: enhancementOf(x, why),
    enhanced_move_cost: why.product('Enhanced Move').add('levels', x.enhanced_move).add('each', ENHANCED_PRICE).total(),
  }),
)

export interface MoveParts {
  /** Base Move, with what a skill adds to it. */
  readonly base: number
  /** Of the level of encumbrance; 1 where it does not count. */
  readonly move_mod: number
  /** Adaptation, posture and the like. */
  readonly factor: number
  readonly enhancement: number
  readonly size: number
}

/** The one formula of Move, of which gulliver.move.general is the shape. */
function moveBy(parts: MoveParts, why: Why): number {
  const human = why
    .product('Move')
    .add('Base Move', parts.base)
    .add('Move Modifier', parts.move_mod)
    .when(parts.factor !== 1, 'way of moving', parts.factor)
    .add('enhancements', parts.enhancement)
    .add('linear scale', why.table('Scale Table', parts.size, 'linear', linearScale(parts.size)))
  human.total()
  const product = parts.base * parts.move_mod * parts.factor * parts.enhancement
  return exact(byScale('linear', product, parts.size))
}

const SKILL_SHARE = 8

export const general = rule(
  {
    id: 'gulliver.move.general',
    title: 'Shape of every Move formula',
    lines: '477-483',
    given: {
      base_move: or(measure, STEPS_OF_MOVE),
      skill: or(score, 0),
      move_mod: or(measure, 1),
      multiplier: or(measure, 1),
      enhancement: or(measure, 1),
      /** In place of Size. */
      linear: optional(measure),
      size,
      /** Worked out already. */
      move: optional(measure),
    },
  },
  (x, why) => {
    if (x.move !== undefined) return moveAnswer(x.move, why)
    const base = why
      .sum('Base Move')
      .add('Base Move', x.base_move)
      .when(x.skill !== 0, 'speed skill', x.skill / SKILL_SHARE)
      .total()
    const factor = x.multiplier * (x.linear ?? 1)
    const { move_mod, enhancement } = x
    return moveAnswer(
      moveBy({ base, move_mod, factor, enhancement, size: x.linear === undefined ? x.size : 0 }, why),
      why,
    )
  },
)

export const computed = rule(
  {
    id: 'gulliver.move.computed',
    title: 'Basic Speed, Base Move, Step and Sprint',
    lines: '485-497',
    given: { ...quickness, move: optional(measure) },
  },
  (x, why) => {
    const basic_speed = basicSpeed(x, why)
    // A human's Move without anything on it is his Base Move.
    return { basic_speed, base_move: basic_speed, ...moveAnswer(x.move ?? basic_speed, why) }
  },
)

/** A Move and all that follows from it, of somebody whose speed skill counts if he has one. */
export function moveOf(x: Quick, skill: number | undefined, parts: Omit<MoveParts, 'base'>, why: Why) {
  const { factor: multiplier, ...others } = parts
  return general({ base_move: basicSpeed(x, why), skill: skill ?? 0, multiplier, ...others }, why)
}

export const substitution = rule(
  {
    id: 'gulliver.move.substitution',
    title: 'Substitution of speed skills',
    lines: '607-609',
    given: {
      ...quickness,
      running: optional(score),
      speed_swimming: optional(score),
      speed_flight: optional(score),
    },
    gives: 'base_move',
  },
  (x, why) => {
    const skill = x.running ?? x.speed_swimming ?? x.speed_flight
    if (skill === undefined) return basicSpeed(x, why)
    return basicSpeed({ dx: x.dx, ht: why.atLeast('speed skill for HT', x.ht, skill) }, why)
  },
)

/** The skill stands in for HT, if it is better, and adds nothing beside. */
export const substituted = (x: Quick, running: number | undefined, why: Why): Quick =>
  running === undefined ? x : { dx: x.dx, ht: x.ht, base_move: substitution({ dx: x.dx, ht: x.ht, running }, why) }
