/** Swimming: how fast, whether one stays afloat, and whoever must be saved. */
import { flag, int, list, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { fat } from '../looks/body.ts'
import { LOAD, ROLL, SCORE } from '../roll/fields.ts'
import { effectiveSkill } from '../roll/modifiers.ts'
import { success } from '../roll/success.ts'

/** The load counts twice in the water. */
const inWater = (swimming: number, encumbrance_level: number, why: Why): number =>
  why
    .sum('Swimming')
    .add('skill', swimming)
    .add('twice the encumbrance', -2 * encumbrance_level)
    .total()

const LEAST = 1

export const swimSpeed = rule(
  {
    id: 'gurps.feat.swim-speed',
    title: 'Swimming speed',
    lines: '1766',
    given: { swimming: SCORE, encumbrance_level: or(LOAD, 0) },
  },
  ({ swimming, encumbrance_level }, why) => ({
    move: why.atLeast('least Move', LEAST, why.round('a tenth of Swimming', swimming / 10, 'down')),
    yards_per_10_seconds: why.atLeast('no headway', 0, inWater(swimming, encumbrance_level, why)),
  }),
)

/** When the next roll comes: as usual, while one fights for air, and just after that. */
const RHYTHMS = ['calm', 'struggling', 'recovering'] as const
export type Rhythm = (typeof RHYTHMS)[number]

const SECONDS: { readonly [rhythm in Rhythm]: number } = { calm: 300, struggling: 5, recovering: 60 }

/** Whoever recovers must hold out a minute before all is well. */
const after = (rhythm: Rhythm, made: boolean): Rhythm => {
  if (!made) return 'struggling'
  return rhythm === 'struggling' ? 'recovering' : 'calm'
}

const ON_PURPOSE = 3

export const swimRoll = rule(
  {
    id: 'gurps.feat.swim-roll',
    title: 'Staying afloat',
    lines: '1768',
    given: {
      swimming: SCORE,
      encumbrance_level: or(LOAD, 0),
      /** Went in on purpose. */
      intentional: or(flag(), false),
      /** Where the level does not know of it yet. */
      build: optional(oneOf('overweight', 'fat', 'extremely-fat')),
      /** Where the rolls begin: on entering, or in the midst of it. */
      rhythm: or(oneOf(...RHYTHMS), 'calm'),
      /** As it is now: at 0 one drowns. */
      st: optional(SCORE),
      rolls: or(list(int({ min: 3, max: 18 }), 10_000), []),
    },
  },
  (x, why) => {
    const fatness =
      x.build === undefined
        ? null
        : fat({ build: x.build, st: 10, ht: 10, sex: 'male', gear_lb: 0, skill: 'Swimming', level: x.swimming }, why)
    const basic = fatness?.effective ?? x.swimming
    const { effective } = effectiveSkill(
      {
        basic: inWater(basic, x.encumbrance_level, why),
        modifiers: x.intentional ? [ON_PURPOSE] : [],
        roll_kind: 'forced',
      },
      why,
    )
    let [rhythm, seconds, fatigue, drowned]: [Rhythm, number, number, boolean] = [x.rhythm, 0, 0, false]
    const roll_times_seconds: number[] = []
    for (const roll of x.rolls) {
      if (drowned) break
      roll_times_seconds.push(seconds)
      const made = success({ effective, roll }, why).success
      if (!made) fatigue++
      drowned = x.st !== undefined && why.compare('ST left', x.st - fatigue, '<=', 0)
      rhythm = after(rhythm, made)
      seconds += SECONDS[rhythm]
    }
    const next_roll_seconds = drowned ? null : seconds
    return { effective, fatigue, roll_times_seconds, rhythm, next_roll_seconds, drowned }
  },
)

const RESCUE = -5

export const swimRescue = rule(
  {
    id: 'gurps.feat.swim-rescue',
    title: 'Rescuing a drowning person',
    lines: '1770',
    given: { swimming: SCORE, st: SCORE, victim_st: SCORE, roll: ROLL },
  },
  ({ swimming, st, victim_st, roll }, why): { readonly effective: number; readonly rescued?: boolean } => {
    const effective = why
      .sum('effective skill')
      .add('Swimming', swimming)
      .add('rescue', RESCUE)
      .add('difference in ST', st - victim_st)
      .total()
    return { effective, ...(roll === undefined ? {} : { rescued: success({ effective, roll }, why).success }) }
  },
)
