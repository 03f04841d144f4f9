/** Animals: no points, their own hit points, bites, loads. */
import { hushed, int, list, num, oneOf, optional, or, rolled, rule, steps, text, type Why } from '@umpire/engine'
import { diceAddsText, readDiceAdds } from '../dice/dice-adds.ts'
import { notation } from '../dice/notation.ts'
import { type Frame, frameField } from '../looks/frame/frame-field.ts'
import { level } from '../move/move.ts'
import { success } from '../roll/success.ts'
import { ridingAnimal } from './riding-animals.ts'

const score = int({ min: 0, max: 10_000 })
const SENSE_ROLL = 14

export const beastStats = rule(
  {
    id: 'gurps.beast.stats',
    title: 'Animal statistics',
    lines: '1627-1637, 1650',
    given: {
      animal: or(text(100), ''),
      iq: optional(score),
      sense: or(oneOf('vision', 'hearing', 'taste-smell'), 'vision'),
      sense_roll: or(score, SENSE_ROLL),
      roll: optional(rolled('3d6')),
    },
  },
  ({ sense_roll: effective, roll }, why) => ({
    effective: why.input('sense roll of animals', effective),
    success: roll === undefined ? null : success({ effective, roll }, why).success,
  }),
)

const BITES = steps('Bite by ST', [
  [2, '1d-5'],
  [5, '1d-4'],
  [8, '1d-3'],
  [11, '1d-2'],
  [15, '1d-1'],
])
/** From here on every five points of ST bring an add; after +2 comes the next die at −1. */
const PROGRESSION_FROM = 16
const EACH = 5
const LEAST_BITE = 0

export const beastDamage = rule(
  {
    id: 'gurps.beast.damage',
    title: 'Animal bite and claw damage',
    lines: '1639-1648',
    given: {
      st: num({ min: 0, max: 1e9 }),
      diet: oneOf('carnivore', 'herbivore'),
      dice: optional(list(int({ min: 1, max: 6 }), 999)),
    },
  },
  ({ st, diet, dice }, why) => {
    const half = diet === 'herbivore'
    const bite_st = half ? why.atLeast('least ST', 1, why.round('half ST', st / 2, 'down')) : st
    const step = Math.floor((bite_st - PROGRESSION_FROM) / EACH)
    const damage =
      bite_st < PROGRESSION_FROM
        ? BITES.at(bite_st, why)
        : why.table(
            'Bite by ST',
            bite_st,
            undefined,
            diceAddsText({ dice: 1 + Math.floor((step + 1) / 4), adds: ((step + 1) % 4) - 1, times: 1 }),
          )
    const thrown = dice === undefined ? null : notation({ expression: readDiceAdds(damage, 'damage'), dice }, why)
    return {
      bite_st,
      damage,
      type: half ? 'crushing' : 'cutting',
      // A bite may do nothing, even one that cuts.
      basic: thrown === null ? null : why.atLeast('least bite', LEAST_BITE, thrown),
      least: LEAST_BITE,
    }
  },
)

const MOST_DODGE = 10

export const beastDodge = rule(
  {
    id: 'gurps.beast.dodge',
    title: 'Animal Dodge',
    lines: '1652, 2038',
    given: {
      dx: score,
      move: num({ min: 0, max: 1_000_000 }),
      /** Whose it is, and under what load: here DX and Move are all. */
      ht: optional(score),
      encumbrance_level: optional(level),
      frame: optional(frameField),
    },
    gives: 'dodge',
  },
  ({ dx, move }, why) =>
    why.atMost(
      'most',
      MOST_DODGE,
      Math.max(why.round('half DX', dx / 2, 'down'), why.round('half Move', move / 2, 'down')),
    ),
)

const BEAST_LOADS = [
  { level: 0, times: 2, penalty: 0 },
  { level: 1, times: 6, penalty: 2 },
  { level: 2, times: 10, penalty: 4 },
  { level: 3, times: 15, penalty: 6 },
  { level: 4, times: 20, penalty: 8 },
] as const
const LEAST_MOVE = 2
/** With the most it can draw, it crawls. */
const BEAST_MOST = { level: 5, times: 30, move: 1 }

export type LoadedBeast = {
  readonly encumbrance_level: number
  readonly move: number
  readonly can_carry: boolean
}

export const beastEncumbrance = rule(
  {
    id: 'gurps.beast.encumbrance',
    title: 'Encumbrance of four-footed animals',
    lines: '1654-1666',
    given: {
      animal: or(text(100), ''),
      st: num({ min: 0, max: 1e9 }),
      move: score,
      load_lb: num({ min: 0, max: 1e9 }),
      /** The body that bears it, and how quick it is; here only strength counts. */
      dx: optional(score),
      ht: optional(score),
      frame: optional(frameField),
    },
  },
  (x, why): LoadedBeast => {
    for (const { level: borne, times, penalty } of BEAST_LOADS) {
      if (!why.compare(`${times} × ST`, x.load_lb, '<=', times * x.st)) continue
      const slowed = why.sum('Move').add('unloaded', x.move).add('load', -penalty).total()
      const move = Math.min(x.move, why.atLeast('least Move', LEAST_MOVE, slowed))
      return { encumbrance_level: borne, move, can_carry: true }
    }
    const can_carry = why.compare(`${BEAST_MOST.times} × ST`, x.load_lb, '<=', BEAST_MOST.times * x.st)
    return { encumbrance_level: BEAST_MOST.level, move: can_carry ? BEAST_MOST.move : 0, can_carry }
  },
)

export const beastLoadRows = rule(
  {
    id: 'gurps.beast.load-rows',
    title: 'Levels of load of four-footed animals',
    lines: '1654-1666',
    given: { st: num({ min: 0, max: 1e9 }), frame: optional(frameField) },
  },
  ({ st }): readonly number[] => [...BEAST_LOADS, BEAST_MOST].map(({ times }) => times * st),
)

/** Where each level ends that a beast comes to by loading it, in pounds; no step of any number. */
export const beastLimits = (st: number, frame: Frame, why: Why): readonly number[] =>
  beastLoadRows({ st, frame }, hushed(why))

export const ridingAnimals = rule(
  {
    id: 'gurps.beast.riding-animals',
    title: 'Riding and draft animals',
    lines: '1668-1680',
    given: { animal: text(100) },
  },
  ({ animal }, why) => why.input(animal, ridingAnimal(animal)),
)
