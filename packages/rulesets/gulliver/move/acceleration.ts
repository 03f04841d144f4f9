import { optional, rule } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { measure, positive } from '../common/fields.ts'
import { encFactor, levelAnswer, levelOfMsr, levelOfWsr } from '../enc/level.ts'
import { enhancing, fasterBy } from './computed.ts'

const BRAKING = 2
const BRAKING_CONTROL = 2

export const acceleration = rule(
  {
    id: 'gulliver.move.acceleration',
    title: 'Acceleration',
    lines: '593-597',
    given: { move: measure, enhanced_move: enhancing.enhanced_move, super_move: enhancing.super_move },
  },
  (x, why) => {
    const each = exact(x.move / fasterBy(x, why))
    return {
      acceleration: why.input('Move without Enhanced and Super Move', each),
      /** With a roll of control at this modifier; without, it tumbles. */
      braking: each * BRAKING,
      braking_control_modifier: BRAKING_CONTROL,
    }
  },
)

/** The mass that one point of strength moves with an acceleration of 1. */
const MASS_OF_ACCELERATION = 50

export const spaceAcceleration = rule(
  {
    id: 'gulliver.move.space-acceleration',
    title: 'Space fliers',
    lines: '599-605',
    given: { acceleration: positive, wsr: optional(measure) },
  },
  (x, why) => {
    const msr = exact(MASS_OF_ACCELERATION / x.acceleration)
    const { level, half_mod, full_mod } = levelAnswer(levelOfMsr(msr, why), why)
    const enc_factor = x.wsr === undefined ? 1 : encFactor(levelOfWsr(x.wsr, why), why)
    return {
      msr,
      level,
      half_mod,
      full_mod,
      enc_factor,
      acceleration_in_gravity: enc_factor === 'inf' ? 0 : exact(x.acceleration / enc_factor),
    }
  },
)
