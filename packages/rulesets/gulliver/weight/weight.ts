/** Weight that tramples, and weight behind a blow. */
import { flag, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { ASKED_AT_MOST } from '../balance/rolling.ts'
import { HARDNESS, SURFACES, type Surface } from '../collision/impact.ts'
import { down, exact } from '../common/exact.ts'
import { amount, measure, no, score, signed } from '../common/fields.ts'
import { rollFor } from '../damage/low-dice.ts'

const ROOT_PER_DIE = 20
const FEET = { hooves: 1, shoes: 1 / 2, bare: 1 / 4, paws: 1 / 4 } as const
const HALF = 1 / 2

interface Trampling {
  readonly weight: number
  readonly ground: Surface
  readonly feet: keyof typeof FEET
  readonly overrun: boolean
  readonly annoyed: boolean
}

const trampleDice = ({ weight, ground, feet, overrun, annoyed }: Trampling, why: Why): number =>
  why
    .product('dice')
    .add('root of the weight', Math.sqrt(weight) / ROOT_PER_DIE)
    .add('ground', HARDNESS.at(ground, why))
    .add(feet, FEET[feet])
    .when(overrun, 'merely running over', HALF)
    .when(annoyed, 'only annoyed', HALF)
    .total()

const trampling = {
  weight: measure,
  ground: or(oneOf(...SURFACES), 'hard'),
  feet: or(oneOf('hooves', 'shoes', 'bare', 'paws'), 'bare'),
  /** Merely runs over whoever lies there, and on. */
  overrun: no,
  annoyed: no,
  /** Size levels by which it is larger than whoever lies there. */
  size_advantage: or(signed, 0),
}

/** So much larger needs no knockdown first. */
const NO_KNOCKDOWN = 3

export const trample = rule(
  { id: 'gulliver.weight.trample', title: 'Trampling', lines: '1662-1666', given: trampling },
  (x, why) => {
    const dice = trampleDice(x, why)
    return {
      dice,
      damage: rollFor(dice, why),
      may_overrun: x.size_advantage >= 0,
      knockdown_first: x.size_advantage < NO_KNOCKDOWN,
    }
  },
)

/** What a heavy blow takes off; stomping comes naturally. */
const HEAVY = { th: -4, balance: -2, active_defense: -1 } as const
const STOMP = { th: -1, balance: 0, active_defense: 0 } as const
/** A maneuver takes off at most so much of it, and of a stomp all. */
const MOST_LEARNT = 1 / 2
const ROOT_PER_POINT = 10
const ROOT_DOWNWARD = 7
/** The check after any heavy attack: ten, less what an attack costs, and a missed one. */
const CHECK = { hit: 8, missed: 6 } as const

interface Blow {
  readonly downward: boolean
  readonly stomp: boolean
  readonly maneuver: number
  readonly missed?: boolean
}

/** The penalties: half of them downward, less by training, those of the body doubled by a miss. */
function penalties({ downward, stomp, maneuver, missed }: Blow) {
  const full = stomp ? STOMP : HEAVY
  const part = downward && !stomp ? 1 / 2 : 1
  const learnt = Math.min(stomp ? 1 : MOST_LEARNT, maneuver / Math.abs(full.th * part))
  const left = (penalty: number, times: number): number => exact(penalty * part * (1 - learnt) * times) + 0
  const times = missed === true ? 2 : 1
  return {
    th: left(full.th, 1),
    balance: left(full.balance, times),
    active_defense: exact(full.active_defense * part * times) + 0,
  }
}

export const weightedBlow = rule(
  {
    id: 'gulliver.weight.weighted-blow',
    title: 'Weighted blows',
    lines: '1668-1678',
    given: {
      mass: optional(measure),
      /** Where gravity is not the earth's. */
      weight: optional(measure),
      downward: no,
      /** A downward kick at something low. */
      stomp: no,
      /** Points of an Easy maneuver: they take off at most half of the penalties to hit and to keep one’s feet. */
      maneuver: amount,
      dx: optional(score),
      missed: optional(flag()),
      other_balance: or(signed, 0),
    },
  },
  (x, why) => {
    const low = x.downward || x.stomp
    const { th, balance, active_defense } = penalties(x)
    const pounds = low ? (x.weight ?? x.mass) : (x.mass ?? x.weight)
    const root = pounds === undefined ? 0 : Math.sqrt(pounds) / (low ? ROOT_DOWNWARD : ROOT_PER_POINT)
    const check =
      x.dx === undefined || x.missed === undefined
        ? null
        : why
            .sum('balance after a heavy attack')
            .add('DX', x.dx)
            .add(x.missed ? 'the check after a miss' : 'the check', x.missed ? CHECK.missed : CHECK.hit)
            .add('heavy attack', balance)
            .when(x.other_balance !== 0, 'other', x.other_balance)
            .total()
    return {
      th,
      damage_bonus: down(why, 'weight behind it', root),
      balance,
      active_defense,
      effective: check,
      roll_needed: check === null ? null : check <= ASKED_AT_MOST,
    }
  },
)

export const damageLimit = rule(
  {
    id: 'gulliver.weight.damage-limit',
    title: 'Damage limit by mass',
    lines: '1680-1682',
    given: { mass: measure },
    gives: 'max_dice',
  },
  ({ mass }, why) => why.input('half the root of the mass', Math.sqrt(mass) / 2),
)

export const doubleWeight = rule(
  {
    id: 'gulliver.weight.double',
    title: 'Doubled weight damage',
    lines: '1684',
    given: { ...trampling, weight: optional(measure), damage_bonus: amount },
  },
  ({ weight, damage_bonus, ...x }, why) => {
    const dice = weight === undefined ? null : 2 * trampleDice({ ...x, weight }, why)
    return { dice, damage: dice === null ? null : rollFor(dice, why), damage_bonus: 2 * damage_bonus }
  },
)
