/** A climb: the rolls on the way, and the fall. */
import { flag, int, nullable, num, oneOf, optional, or, procedure, type ValuesOf } from '@umpire/engine'
import { isUp } from '../../condition/condition.ts'
import { CLIMBS, climbingRoll, climbingTable } from '../../feat/climbing.ts'
import { type Asking, isAlive, mustBeUp, TAKES_TIME } from '../body/common.ts'
import { advance } from '../body/time.ts'
import { climbed } from '../facts/feat-facts.ts'
import { THREE_DICE, WHO } from '../facts/fields.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { conditionIn } from '../facts/state.ts'
import { bodyIn, unloadedLevel, vitalsOf } from '../person/vitals.ts'
import { fallen, LANDINGS } from './fall.ts'

const CLIMB = {
  ...WHO,
  climb: oneOf(...CLIMBS),
  /** Or rungs of a ladder. */
  height_feet: num({ min: 1, max: 100_000 }),
  downward: or(flag(), false),
  /** The game master's word on which rate holds. */
  rate: optional(oneOf('short', 'long')),
  landing: or(oneOf(...LANDINGS), 'hard'),
  dr: or(nullable(int({ min: 0, max: 10_000 })), null),
  takes_time: TAKES_TIME,
}
type Climb = ValuesOf<typeof CLIMB>

const FEET_TO_A_YARD = 3
const LEAST = 0

type Climbed =
  | Refused
  | { readonly allowed: true; readonly how: 'arrived' | 'never began' | 'fell'; readonly feet: number }

export const climb = procedure(
  { id: 'gurps.procedure.climb', title: 'A climb', given: CLIMB },
  (ask: Asking, x): Climbed => {
    const { why } = ask
    mustBeUp(ask.state, x.who)
    const { person } = vitalsOf(ask.state, x.who, why)
    const climbing = unloadedLevel(person, 'Climbing', why) ?? LEAST
    const { encumbrance_level } = person
    const how = {
      climb: x.climb,
      height_feet: x.height_feet,
      ...(x.rate === undefined ? {} : { rate: x.rate }),
      ...bodyIn(person, why),
    }
    const { seconds = 0, rolls_needed = 0 } = climbingTable({ ...how, climbing }, why)
    const given = { ...how, climbing, encumbrance_level, downward: x.downward }
    if (climbingRoll({ ...given, roll_number: 1 }, why).allowed === false) {
      return refused(climbingRoll, `${x.who} has no chance on such a climb`)
    }
    let at = 0
    for (let roll_number = 1; roll_number <= rolls_needed; roll_number++) {
      const due = climbingRoll({ ...given, roll_number }, why).after_seconds ?? 0
      spend(ask, x, due - at)
      at = due
      // A fall from there, should he not even be able to roll.
      const senseless = climbingRoll({ ...given, roll_number, roll: WORST }, why)
      const came = isUp(conditionIn(ask.state, x.who))
        ? ask.read(THREE_DICE, { purpose: 'Climbing', by: x.who }, roll => {
            const { falls = false, starts = true, fall_feet = 0 } = climbingRoll({ ...given, roll_number, roll }, why)
            return { falls, starts, fall_feet }
          })
        : { falls: senseless.falls === true, starts: true, fall_feet: senseless.fall_feet ?? 0 }
      if (!came.starts && !came.falls) return ended(ask, x, 0, at, 'never began')
      if (came.falls) return fallsFrom(ask, x, came.fall_feet, at)
    }
    spend(ask, x, seconds - at)
    return ended(ask, x, x.height_feet, seconds, 'arrived')
  },
)

const WORST = 18

function spend(ask: Asking, { takes_time }: Climb, seconds: number): void {
  if (takes_time && seconds > 0) advance(ask, Math.ceil(seconds))
}

function ended(
  ask: Asking,
  { who, climb: kind }: Climb,
  feet: number,
  seconds: number,
  how: 'arrived' | 'never began' | 'fell',
): Climbed {
  ask.record(climbed({ who, climb: kind, feet, seconds, how }))
  return { allowed: true, how, feet }
}

function fallsFrom(ask: Asking, x: Climb, feet: number, seconds: number): Climbed {
  const came = ended(ask, x, feet, seconds, 'fell')
  if (isAlive(ask.state, x.who)) {
    fallen(ask, x.who, { yards: feet / FEET_TO_A_YARD, landing: x.landing, armor: '', dr: x.dr })
  }
  return came
}
