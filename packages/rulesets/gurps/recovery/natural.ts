/** Healing by rest, and waking up. */
import { flag, int, or, rule } from '@umpire/engine'
import { affected } from '../effect/apply.ts'
import { BEARERS, FULL_HP, forced, HEALTH, healthFor, POINTS, ROLL, SCORE } from '../injury/health.ts'

/** The skill from which on a physician's care tells. */
const COMPETENT = 12
const HEALED = 1

export const natural = rule(
  {
    id: 'gurps.recovery.natural',
    title: 'Natural recovery',
    lines: '2391-2393',
    given: {
      ...HEALTH,
      ...BEARERS,
      hp_lost: POINTS,
      /** As printed it makes no difference how many there are to heal. */
      ...FULL_HP,
      /** The whole day, with decent food. */
      rested: or(flag(), true),
      /** Skill of whoever cares for the patient. */
      physician: or(SCORE, 0),
      conditions_modifier: or(SCORE, 0),
      roll: ROLL,
    },
  },
  (x, why): { readonly allowed: boolean; readonly effective: number; readonly restored: number | null } => {
    const effective = why
      .sum('to heal')
      .add('HT', healthFor(x, 'recover-hit-points', why))
      .when(x.physician >= COMPETENT, 'a competent physician', 1, `skill under ${COMPETENT}`)
      .when(x.conditions_modifier !== 0, 'conditions', x.conditions_modifier)
      .total()
    if (!x.rested) return { allowed: false, effective, restored: 0 }
    if (x.roll === undefined) return { allowed: true, effective, restored: null }
    if (!forced(effective, x.roll, why).success) return { allowed: true, effective, restored: 0 }
    const healed = affected('healed', HEALED, ['heal'], x.bearers, {}, why)
    return { allowed: true, effective, restored: why.atMost('hit points lost', x.hp_lost, healed) }
  },
)

const [OFTEN, HOURLY] = [15, 60]
/** Lost no more than this, somebody comes to sooner. */
const LIGHTLY = 2
const LONGEST_HOURS = 12

/** What does not come up is null, and so is what a roll that was not made decides. */
type Wakes = {
  readonly hp: number
  readonly effective: number
  readonly roll_every_minutes: number | null
  readonly awake: boolean | null
  readonly wakes_after_hours: number | null
  readonly coma: boolean | null
  readonly dies_after_hours: number | null
}

export const unconscious = rule(
  {
    id: 'gurps.recovery.unconscious',
    title: 'Waking up',
    lines: '2395-2401',
    given: { ...HEALTH, ...FULL_HP, ...BEARERS, hp: int({ min: -10_000_000, max: 100_000 }), roll: ROLL },
  },
  (x, why): Wakes => {
    const { hp, roll } = x
    const full = x.full_hp ?? x.ht
    const effective = healthFor(x, null, why)
    const still = {
      hp,
      effective,
      roll_every_minutes: null,
      awake: null,
      wakes_after_hours: null,
      coma: null,
      dies_after_hours: null,
    }
    const made = roll === undefined ? null : () => forced(effective, roll, why).success
    if (why.compare('hit points left, or exactly none', hp, '>=', 0)) {
      const lightly = hp > 0 && why.compare('hit points lost', full - hp, '<=', LIGHTLY)
      return { ...still, roll_every_minutes: lightly ? OFTEN : HOURLY, awake: made === null ? null : made() }
    }
    if (why.compare('not fully negative', hp, '>', -full)) {
      return { ...still, wakes_after_hours: why.atMost('hours at most', LONGEST_HOURS, -hp) }
    }
    if (made === null) return still
    return made()
      ? { ...still, coma: false, wakes_after_hours: LONGEST_HOURS }
      : { ...still, coma: true, dies_after_hours: x.ht }
  },
)
