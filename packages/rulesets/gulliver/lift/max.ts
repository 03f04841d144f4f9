/** The most that arms can lift. */
import { int, optional, or, rule, type Why } from '@umpire/engine'
import { measure, rollMade, score } from '../common/fields.ts'
import { trained, withPercent } from '../jump/skill.ts'

const ONE_HAND = 6
const TWO_HANDS = 25
const EACH_FURTHER = 10
const EACH = 5

/** Arms of a throw: one, where nothing is said. */
export const armsField = or(int({ min: 1, max: 1000 }), 1)

/** Percent that arms beyond two and skill add together. */
const liftWith = (load_st: number, arms: number, percent: number, why: Why): number =>
  withPercent(
    why
      .product('lift')
      .add('Load ST', load_st)
      .add('hands', arms === 1 ? ONE_HAND : TWO_HANDS)
      .total(),
    EACH_FURTHER * Math.max(0, arms - 2) + percent,
    why,
  )

/** Pounds for so many arms, without skill. */
export const plainLift = (load_st: number, arms: number, why: Why): number => liftWith(load_st, arms, 0, why)

export const maxLift = rule(
  {
    id: 'gulliver.lift.max',
    title: 'Maximum lift',
    lines: '946-950',
    given: { load_st: measure, arms: or(int({ min: 1, max: 1000 }), 2), lifting: optional(score), roll: rollMade },
  },
  ({ load_st, arms, lifting, roll }, why) => {
    const { bonus_percent, mishap } = lifting === undefined ? UNTRAINED : trained('Lifting', lifting, roll, EACH, why)
    return { max_lift: liftWith(load_st, arms, bonus_percent, why), bonus_percent, mishap }
  },
)

const UNTRAINED = { bonus_percent: 0, mishap: false }
