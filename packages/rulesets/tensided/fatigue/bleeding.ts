/** Wounds that bleed: how much, for how long, and how to stop them. */
import { BadInput, flag, int, list, matrix, oneOf, optional, rolled, rule, type Why } from '@umpire/engine'
import { clottingBy } from '../campaign/readings.ts'
import { bleeding } from '../campaign/settings.ts'
import { skillLevel } from '../core/attribute.ts'
import { type ExtendedResult, extended, FAILURE_AT } from '../core/extended.ts'
import { score } from '../core/roll.ts'
import { acts, flawsHeld, value } from '../effect/effect.ts'
import { type Attempt, attempt, ROLLER } from '../skills/attempt.ts'
import { complex } from '../skills/complex.ts'
import { DAMAGE_TYPE, type WoundingType } from '../tables/damage-types.ts'
import { STATUSES, type Status } from '../tables/health-levels.ts'
import { EFFECT, type Effect } from '../tables/locations.ts'
import { EFFECT_ROWS } from '../tables/side-effects.ts'
import { statValue } from '../tables/stats.ts'
import { isWounding } from '../targeting/cell.ts'

/** Points a round: a number, or one die and what is added. */
export type BleedingDice = { readonly die: 'd4' | 'd6' | 'd8' | null; readonly plus: number }

const points = (plus: number): BleedingDice => ({ die: null, plus })
const NONE = points(0)
const die = (thrown: 'd4' | 'd6' | 'd8', plus = 0): BleedingDice => ({ die: thrown, plus })

/** The healthy do not bleed, nor the dead. */
export const BLEEDING = matrix<Status, WoundingType, BleedingDice>('Bleeding', {
  healthy: { cutting: NONE, piercing: NONE, crushing: NONE },
  hurt: { cutting: NONE, piercing: NONE, crushing: NONE },
  injured: { cutting: NONE, piercing: NONE, crushing: NONE },
  wounded: { cutting: points(1), piercing: NONE, crushing: NONE },
  critical: { cutting: die('d4'), piercing: points(1), crushing: NONE },
  incapacitated: { cutting: die('d8'), piercing: die('d4'), crushing: points(1) },
  comatose: { cutting: die('d6', 4), piercing: die('d8'), crushing: die('d4') },
  dead: { cutting: NONE, piercing: NONE, crushing: NONE },
})

interface Thrown {
  readonly d4?: number
  readonly d6?: number
  readonly d8?: number
}

function thrown(dice: BleedingDice, x: Thrown, why: Why): number {
  if (dice.die === null) return dice.plus
  const face = x[dice.die]
  if (face === undefined) throw new BadInput(dice.die, `a 1${dice.die} for how much the wound bleeds`, face)
  return why.sum('bleeding').add(dice.die, face).add('always', dice.plus).total()
}

/** What the place does to it: a heart bleeds four times as much, a liver twice, and inside. */
function byPlace(effects: readonly Effect[]): { readonly factor: number; readonly internal: boolean } {
  for (const effect of effects) {
    const row = EFFECT_ROWS[effect]
    if (row.does === 'bleed') return row
  }
  return { factor: 1, internal: false }
}

export const bleedingRate = rule(
  {
    id: 'tensided.fatigue.bleeding-rate',
    title: 'Bleeding',
    lines: '991-1034',
    given: {
      /** After the hit; of a limb, what the same damage would have done to the body. */
      status: oneOf('none', ...STATUSES),
      damage_type: DAMAGE_TYPE,
      d4: optional(rolled('1d4')),
      d6: optional(rolled('1d6')),
      d8: optional(rolled('1d8')),
      /** Of the place that was hit. */
      effects: optional(list(EFFECT, 20)),
      bleeding: optional(flag()),
    },
  },
  (x, why) => {
    const { damage_type } = x
    if (!isWounding(damage_type) || !(x.bleeding ?? bleeding(why))) return { bleeding_rate: 0, internal: false }
    const { factor, internal } = byPlace(x.effects ?? [])
    const rate = x.status === 'none' ? 0 : thrown(BLEEDING.at(x.status, damage_type, why), x, why)
    return {
      bleeding_rate: why
        .product('bleeding')
        .add('wound', rate)
        .when(factor !== 1, 'place', factor)
        .total(),
      internal: internal || damage_type === 'crushing',
    }
  },
)

const rate = int({ min: 0, max: 1000 })
const rounds = int({ min: 0, max: 1_000_000_000 })

/** Rounds until it stops by itself, and the fatigue of all of them: at each rate so many rounds as `lasts` says. */
function untilDry(from: number, done: number, lasts: Lasts): { readonly rounds: number; readonly fp: number } {
  let [all, fp] = [0, 0]
  for (let now = from; now > 0; now--) {
    all += lasts(now)
    fp += lasts(now) * now
  }
  return { rounds: all - done, fp: fp - done * from }
}

/** Rounds at a rate. */
type Lasts = (rate: number) => number

export const clotting = rule(
  {
    id: 'tensided.fatigue.clotting',
    title: 'Clotting',
    lines: '1041-1041',
    given: {
      bleeding_rate: rate,
      /** That it began with; as it bleeds now where it is not told. */
      first_rate: optional(rate),
      /** That it has bled at this rate already. */
      rounds_at_rate: optional(rounds),
      /** That pass now. */
      rounds: optional(rounds),
      flaws: flawsHeld,
    },
  },
  (x, why) => {
    let { bleeding_rate, rounds_at_rate = 0, rounds: left = 0 } = x
    if (acts(x, 'waives', 'clotting')) {
      const fp_so_far = why.product('fatigue').add('rounds', left).add('a round', bleeding_rate).total()
      const stops = bleeding_rate === 0
      return {
        bleeding_rate,
        rounds_at_rate: rounds_at_rate + left,
        fp_so_far,
        rounds_to_stop: stops ? 0 : null,
        total_fp: stops ? 0 : null,
      }
    }
    const first = Math.max(x.first_rate ?? 0, bleeding_rate)
    const lasts: Lasts = clottingBy(why) === 'first-rate' ? () => first : now => now
    if (rounds_at_rate > 0 && rounds_at_rate >= lasts(bleeding_rate)) {
      throw new BadInput('given.rounds_at_rate', `less than the rate, ${lasts(bleeding_rate)}`, rounds_at_rate)
    }
    const { rounds: rounds_to_stop, fp: total_fp } = untilDry(bleeding_rate, rounds_at_rate, lasts)
    const bled = why.sum('fatigue')
    while (left > 0 && bleeding_rate > 0) {
      const now = Math.min(left, lasts(bleeding_rate) - rounds_at_rate)
      bled.add(`${now} rounds at ${bleeding_rate}`, now * bleeding_rate)
      left -= now
      rounds_at_rate += now
      if (rounds_at_rate === lasts(bleeding_rate)) [bleeding_rate, rounds_at_rate] = [bleeding_rate - 1, 0]
    }
    return { bleeding_rate, rounds_at_rate, fp_so_far: bled.total(), rounds_to_stop, total_fp }
  },
)

/** Of a wound that bleeds. */
const open = int({ min: 1, max: 1000 })
const OUTER = 8
const INNER = 15

type Treated = Attempt & {
  readonly base_df: number
  /** Of an extended roll, for what bleeds inside: a d10 of rounds between the tries. */
  readonly cmos_needed?: number
  readonly fails_at?: number
  readonly interval?: string
  readonly cmos?: number
  readonly result?: ExtendedResult
  /** None while the roll is still to be made. */
  readonly stopped?: boolean
}

export const stopBleeding = rule(
  {
    id: 'tensided.fatigue.stop-bleeding',
    title: 'Stopping bleeding',
    lines: '1038-1038, 591-591',
    given: {
      bleeding_rate: open,
      /** As it was when the wound was new. */
      original_rate: optional(open),
      internal: optional(flag()),
      dexterity: statValue,
      medic: skillLevel,
      patient_flaws: flawsHeld,
      /** So far, of an extended roll that is under way; lost, it may be begun anew. */
      cmos: optional(score),
      ...ROLLER,
    },
  },
  (x, why): Treated => {
    const { bleeding_rate, original_rate = bleeding_rate, internal = false } = x
    const printed = why
      .sum('base difficulty')
      .add('base', internal ? INNER : OUTER)
      .add('bleeding', bleeding_rate)
      .total()
    const patient = x.patient_flaws === undefined ? {} : { flaws: x.patient_flaws }
    const least = value(patient, 'value', 'stop-bleeding-df', why)
    const base_df = least === undefined ? printed : why.atLeast('base difficulty', least, printed)
    const own = { stat_value: x.dexterity, skill_level: x.medic, base_df }
    const { attribute, difficulty } = complex({ ...own, df_modifier: x.df_modifier ?? 0 }, why)
    const tried = attempt(attribute, difficulty, x.d10, why)
    const { mos, success } = tried
    if (!internal) return { ...tried, base_df, ...(success === undefined ? {} : { stopped: success }) }
    const task = { ...tried, base_df, cmos_needed: original_rate, fails_at: FAILURE_AT, interval: '1d10' }
    if (mos === undefined) return task
    const { cmos, result } = extended({ success_at: original_rate, margins: [x.cmos ?? 0, mos] }, why)
    return { ...task, cmos, result, stopped: result === 'success' }
  },
)
