/** What an impact does to either side, and how much of it a body takes in. */
import { oneOf, or, record, rule } from '@umpire/engine'
import { down, exact } from '../common/exact.ts'
import { measure, no } from '../common/fields.ts'
import { rollFor } from '../damage/low-dice.ts'
import { HARDNESS, impactDice, SURFACES } from './impact.ts'

const hit = record({ change: measure, effective_mass: measure, hardness: or(oneOf(...SURFACES), 'yielding') })

export const collisionDamage = rule(
  {
    id: 'gulliver.collision.damage',
    title: 'Collision damage',
    lines: '1928-1934',
    given: { a: hit, b: hit },
  },
  ({ a, b }, why) => {
    const dice = Math.max(
      why.input('dice of the one', impactDice(a.change, a.effective_mass)),
      why.input('dice of the other', impactDice(b.change, b.effective_mass)),
    )
    // Each is hurt by how hard the other is.
    const [dice_a, dice_b] = [dice * HARDNESS.at(b.hardness, why), dice * HARDNESS.at(a.hardness, why)]
    return { dice, dice_a, damage_a: rollFor(dice_a, why), dice_b, damage_b: rollFor(dice_b, why) }
  },
)

export const collisionHardness = rule(
  {
    id: 'gulliver.collision.hardness',
    title: 'Collision Hardness Table',
    lines: '1936-1948',
    given: { dice: measure, surface: oneOf(...SURFACES), pointed: no },
  },
  ({ dice, surface, pointed }, why) => {
    const taken = dice * HARDNESS.at(pointed ? 'very hard' : surface, why)
    return { dice: taken, damage: rollFor(taken, why), impales: pointed }
  },
)

const ABSORBED = { 'full-body': 1, localised: 1 / 2, 'very localised': 0 } as const
const RIGID = 1 / 2

export const absorption = rule(
  {
    id: 'gulliver.collision.absorption',
    title: 'Absorbing impact',
    lines: '1950-1956',
    given: {
      rolled: measure,
      /** All of them, however many are left. */
      hp: measure,
      impact: or(oneOf('full-body', 'localised', 'very localised'), 'full-body'),
      /** A vehicle, a crate. */
      rigid: no,
    },
    gives: 'basic',
  },
  ({ rolled, hp, impact, rigid }, why) => {
    const share = rigid ? Math.min(RIGID, ABSORBED[impact]) : ABSORBED[impact]
    // A body of whole hit points absorbs whole points.
    const absorbed = Number.isInteger(hp) ? down(why, 'absorbed', hp * share) : hp * share
    const left = why.sum('after absorbing').add('rolled', rolled).add('absorbed', -absorbed).total()
    return why.atLeast('at least', 0, exact(left))
  },
)

export const sandwich = rule(
  {
    id: 'gulliver.collision.sandwich',
    title: 'Sandwiched targets',
    lines: '1958',
    given: {
      object_speed_yd_s: measure,
      object_effective_mass: measure,
      surface: or(oneOf(...SURFACES), 'hard'),
    },
  },
  (x, why) => {
    const dice = impactDice(x.object_speed_yd_s, x.object_effective_mass) * HARDNESS.at(x.surface, why)
    return { dice, damage: rollFor(dice, why) }
  },
)
