/** Hit points lost, and what few or none of them mean. */
import { int, list, num, optional, or, rule, type Why } from '@umpire/engine'
import { FULL_HP, forced, HEALTH, healthOf, LEVELS, POINTS, ROLL, ROLLS, SCORE } from './health.ts'

const hp = num({ min: -10_000_000, max: 1_000_000 })

export const hitPoints = rule(
  {
    id: 'gurps.injury.hit-points',
    title: 'Lost hit points',
    lines: '2341-2345',
    given: {
      ht: SCORE,
      ...FULL_HP,
      /** Before these wounds; all of them where nothing is said. */
      hp: optional(hp),
      injuries: list(POINTS, 1000),
    },
  },
  (x, why) => {
    const full = x.full_hp ?? x.ht
    const sum = why.sum('hit points').add('before', x.hp ?? full)
    for (const injury of x.injuries) sum.add('injury', -injury)
    const left = sum.total()
    return { hp: left, hp_lost: why.sum('hit points lost').add('all', full).add('left', -left).total() }
  },
)

const FEW = 3
const LEAST = 1

/** Half of it, but whoever can go at all goes on at 1. */
const halved = (label: string, value: number, why: Why): number =>
  why.atLeast(`least ${label}`, Math.min(LEAST, value), why.round(`half ${label}`, value / 2, 'down'))

const pace = int({ min: 0, max: 1000 })

export const reeling = rule(
  {
    id: 'gurps.injury.reeling',
    title: 'Three hit points or fewer',
    lines: '2086, 2347',
    given: {
      hp,
      /** As printed it makes no difference how many there were. */
      ...FULL_HP,
      move: pace,
      dodge: pace,
    },
  },
  (x, why) =>
    why.compare('3 hit points or fewer', x.hp, '<=', FEW)
      ? { reeling: true, move: halved('Move', x.move, why), dodge: halved('Dodge', x.dodge, why) }
      : { reeling: false, move: x.move, dodge: x.dodge },
)

/** Unconscious is null as long as the roll that decides it is still to be made. */
type Conscious =
  | { readonly roll_needed: false; readonly effective: null; readonly unconscious: false }
  | { readonly roll_needed: true; readonly effective: number; readonly unconscious: boolean | null }

const AWAKE: Conscious = { roll_needed: false, effective: null, unconscious: false }

export const collapse = rule(
  {
    id: 'gurps.injury.collapse',
    title: 'Zero hit points or fewer',
    lines: '2088, 2349',
    given: {
      hp,
      ...FULL_HP,
      ...HEALTH,
      strong_will: LEVELS,
      weak_will: LEVELS,
      /** As printed the dull fall as others do. */
      iq: optional(SCORE),
      roll: ROLL,
    },
  },
  (x, why): Conscious => {
    if (!why.compare('0 hit points or fewer', x.hp, '<=', 0)) return AWAKE
    const effective = why
      .sum('to stay conscious')
      .add('HT', healthOf(x, why))
      .when(x.strong_will !== 0, 'Strong Will', x.strong_will)
      .when(x.weak_will !== 0, 'Weak Will', -x.weak_will)
      .total()
    const { roll } = x
    const unconscious = roll === undefined ? null : !forced(effective, roll, why).success
    return { roll_needed: true, effective, unconscious }
  },
)

/** Fatal whatever is rolled: so many times the full hit points below zero. */
const FATAL = 5
/** From the first threshold on, one for every so many hit points. */
const EVERY = 5

/** Thresholds at or above these hit points: −HT, −HT − 5, −HT − 10 and so on. */
const crossedAt = (points: number, full: number): number =>
  points > -full ? 0 : Math.floor((-full - points) / EVERY) + 1

/** Dead is null as long as a roll that is due was not made. */
type Death =
  | { readonly death_rolls_due: 0; readonly effective: null; readonly dead: boolean }
  | { readonly death_rolls_due: number; readonly effective: number; readonly dead: boolean | null }

const ALIVE: Death = { death_rolls_due: 0, effective: null, dead: false }
const DEAD: Death = { death_rolls_due: 0, effective: null, dead: true }

/** The first roll that fails ends it; null while one that is due was not made. */
function dies(due: number, effective: number, rolls: readonly number[], why: Why): boolean | null {
  for (let made = 0; made < due; made++) {
    const roll = rolls[made]
    if (roll === undefined) return null
    if (!forced(effective, roll, why).success) return true
  }
  return false
}

export const death = rule(
  {
    id: 'gurps.injury.death',
    title: 'Death',
    lines: '2090, 2351-2353',
    given: {
      ...HEALTH,
      ...FULL_HP,
      hp_before: hp,
      hp_after: hp,
      hard_to_kill: LEVELS,
      /** As printed the dull die as others do. */
      iq: optional(SCORE),
      /** In their order, as far as they were made. */
      rolls: or(ROLLS, []),
    },
  },
  (x, why): Death => {
    const full = x.full_hp ?? x.ht
    if (!why.compare('HT below zero', x.hp_after, '<=', -full)) return ALIVE
    if (why.compare('five times HT below zero', x.hp_after, '<=', -FATAL * full)) return DEAD
    const death_rolls_due = why.atLeast(
      'none is made again',
      0,
      why
        .sum('thresholds crossed')
        .add('by now', crossedAt(x.hp_after, full))
        .add('before', -crossedAt(x.hp_before, full))
        .total(),
    )
    if (death_rolls_due === 0) return ALIVE
    const effective = why
      .sum('to stay alive')
      .add('HT', healthOf(x, why))
      .when(x.hard_to_kill !== 0, 'Hard to Kill', x.hard_to_kill)
      .total()
    return { death_rolls_due, effective, dead: dies(death_rolls_due, effective, x.rolls, why) }
  },
)
