/** Bad Sight, lameness, a lost arm or eye: what the traits take from scores, Move and skills. */

import type { Why } from '@umpire/engine'
import { flag, int, num, oneOf, optional, or, rule, text } from '@umpire/engine'
import { senseScore } from '../attribute/scores.ts'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import { costOfAll } from '../catalog/cost/trait-cost.ts'
import { skillModifier } from '../catalog/entry/skill-targets.ts'
import { bearerOf } from '../catalog/entry/taken.ts'
import { bearersOf, takeAll } from '../catalog/take-all.ts'
import { affected, type Bearer } from '../effect/apply.ts'
import type { Facts } from '../effect/facts.ts'
import { dodge as dodgeRule, move as moveRule } from '../move/move.ts'

const score = int({ min: -1000, max: 1000 })

/** A skill of that level as these traits leave it. */
function usedSkill(skill: string, level: number, bearers: readonly Bearer[], facts: Facts, why: Why): number {
  const used = skillNamed(skill, catalogOf(why), 'skill')
  return why
    .sum(skill)
    .add('level', level)
    .add('traits', skillModifier(used, bearers, facts, why))
    .total()
}

export const badSight = rule(
  {
    id: 'gurps.disadvantage.bad-sight',
    title: 'Bad Sight',
    lines: '750-758, 1817',
    given: {
      bad_sight: oneOf('nearsighted', 'farsighted'),
      /** Worn now. */
      glasses: or(flag(), false),
      starts_with_glasses: or(flag(), true),
      use: optional(oneOf('weapon', 'close-work', 'vision')),
      /** Of the weapon skill, or of the Vision roll. */
      basic: optional(score),
      dx: optional(score),
      near: or(flag(), false),
      reading_minutes: optional(num({ min: 0, max: 1_000_000 })),
    },
  },
  ({ bad_sight, glasses, starts_with_glasses, use, basic, dx, near, reading_minutes }, why) => {
    const variant = starts_with_glasses ? 'starts with glasses' : 'must do without'
    const taken = takeAll([{ trait: 'Bad Sight', variant, choice: bad_sight }], why)
    const bearers = taken.map(bearerOf)
    const facts = { glasses, near, close_work: use === 'close-work', weapon_skill: use === 'weapon' }
    const points = costOfAll(taken, why)
    const reading =
      reading_minutes === undefined
        ? {}
        : { reading_minutes: affected('reading', reading_minutes, ['reading time'], bearers, facts, why) }
    const known = use === 'close-work' ? dx : basic
    if (use === undefined || known === undefined) return { points, ...reading }
    const effective =
      use === 'vision'
        ? senseScore(known, 'vision', bearers, facts, why)
        : affected(use, known, use === 'weapon' ? ['skills:armed'] : ['attr:DX'], bearers, facts, why)
    return { points, ...reading, effective }
  },
)

export const lame = rule(
  {
    id: 'gurps.disadvantage.lame',
    title: 'Lame',
    lines: '842-850',
    given: {
      degree: oneOf('crippled-leg', 'one-leg', 'legless'),
      basic_speed: optional(num({ min: 0, max: 1000 })),
      encumbrance_level: or(int({ min: 0, max: 5 }), 0),
      st: optional(score),
      /** Or a peg leg. */
      crutches: or(flag(), false),
      skill: optional(text(100)),
      level: optional(score),
    },
  },
  ({ degree, basic_speed, encumbrance_level, st, crutches, skill, level }, why) => {
    const taken = takeAll([{ trait: 'Lame', variant: degree }], why)
    const bearers = taken.map(bearerOf)
    const facts = { crutches, ...(st === undefined ? {} : { st }) }
    const seated = degree === 'legless'
    // In a wheelchair Move hangs on ST alone, on the legs on Speed and load.
    const known = seated ? st !== undefined : basic_speed !== undefined
    const walking = moveRule({ basic_speed: basic_speed ?? 0, encumbrance_level, running: 0 }, why).move
    const move = affected('Move', walking, ['move'], bearers, facts, why)
    const { dodge } = dodgeRule({ move, encumbrance_level, running: 0, combat_reflexes: false, pd: 0 }, why)
    return {
      points: costOfAll(taken, why),
      ...(known ? { move, dodge } : {}),
      ...(known && seated ? { wheelchair_speed: move } : {}),
      ...(skill === undefined || level === undefined
        ? {}
        : { effective: usedSkill(skill, level, bearers, facts, why) }),
    }
  },
)

export const oneEye = rule(
  {
    id: 'gurps.disadvantage.one-eye',
    title: 'One Eye',
    lines: '864-866, 1988',
    given: {
      skill: text(100),
      level: score,
      /** A vehicle counts as fast unless it is told otherwise. */
      fast_vehicle: or(flag(), true),
      /** Of skills beside weapons and vehicles. */
      hand_eye: or(flag(), false),
    },
    gives: 'effective',
  },
  ({ skill, level, fast_vehicle, hand_eye }, why) =>
    usedSkill(skill, level, bearersOf([{ trait: 'One Eye' }], why), { fast_vehicle, hand_eye }, why),
)
