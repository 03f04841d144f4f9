/** A blow at a place: what gets there, what it does, and what it asks for. */
import { optional, type Why } from '@umpire/engine'
import { type Consequence, success } from '@umpire/gurps/rooms'
import { ht, no, points, threeDice, type Wounding, wounding } from '../common/fields.ts'
import { capped, locationCap } from './cap.ts'
import { LOCATION_ROWS, type Location } from './rows.ts'

/** Told by its damage and DR, by what got through, or by the injury it was. */
export const blowFields = {
  type: wounding,
  basic: optional(points),
  /** All that counts, the skull included. */
  dr: optional(points),
  /** Worn; the skull comes on top. */
  armor_dr: optional(points),
  penetrating: optional(points),
  injury: optional(points),
  injury_before_cap: optional(points),
  ht,
  knockout_roll: optional(threeDice),
  thrust: no,
  high_pain_threshold: no,
  low_pain_threshold: no,
}

interface Blow {
  readonly type: Wounding
  readonly basic?: number
  readonly dr?: number
  readonly armor_dr?: number
  readonly penetrating?: number
  readonly injury?: number
  readonly injury_before_cap?: number
  readonly ht?: number
}

export type Wound = {
  /** It got to the place: damage was at least DR, and exactly as much is enough. */
  readonly reached: boolean
  readonly penetrating: number
  readonly injury: number
  readonly crippled: boolean
}

/** What is left after DR, below zero where it was more than enough. */
function throughArmor(location: Location, blow: Blow, natural: number, why: Why): number | undefined {
  if (blow.penetrating !== undefined || blow.basic === undefined) return blow.penetrating
  const sum = why.sum('penetrating').add('damage', blow.basic)
  if (blow.dr !== undefined) return sum.add('DR', -blow.dr).total()
  return sum
    .add('armor', -(blow.armor_dr ?? 0))
    .when(natural > 0, `DR of the ${location}`, -natural)
    .total()
}

export function woundAt(location: Location, blow: Blow, why: Why, natural = naturalDr(location)): Wound {
  const left = throughArmor(location, blow, natural, why)
  const penetrating = Math.max(0, left ?? 0)
  if (blow.injury !== undefined || blow.injury_before_cap !== undefined) {
    const before = blow.injury_before_cap ?? blow.injury ?? 0
    const { injury, crippled } = capped(location, blow.type, before, blow.ht, why)
    return { reached: left === undefined || left >= 0, penetrating, injury, crippled }
  }
  const { injury, crippled } = locationCap(
    { location, type: blow.type, penetrating, ...(blow.ht === undefined ? {} : { ht: blow.ht }) },
    why,
  )
  return { reached: left !== undefined && left >= 0, penetrating, injury, crippled }
}

const naturalDr = (location: Location): number => LOCATION_ROWS[location].natural_dr ?? 0

/** More than a part of HT; where HT is not known, nobody can tell. */
export const over = (injury: number, part: 1 | 2 | 3, health: number | undefined, why: Why): boolean =>
  health !== undefined && why.compare(`${part} × injury against HT`, part * injury, '>', health)

/** Whether he fails, where a roll is due: nobody knows before it was made. */
export function failsHt(
  needed: boolean,
  health: number | undefined,
  roll: number | undefined,
  why: Why,
): boolean | null {
  if (!needed) return false
  return roll === undefined || health === undefined ? null : !success({ effective: health, roll }, why).success
}

/** Knocked out by a wound: he wakes as gurps.recovery.unconscious says. */
export const KNOCKED_OUT: Consequence = { op: 'unconscious', ending: 'recover' }
const HT_EACH_TURN = { roll: 'HT', every: 'turn' } as const
export const STUN: Consequence = { op: 'stun', ending: HT_EACH_TURN }
/** Of a blow to the head, which a high threshold of pain does not shrug off. */
export const HEAD_STUN: Consequence = { op: 'stun', ending: HT_EACH_TURN, head: true }

export const htRoll = (modifier: number, on_failure: readonly Consequence[]): Consequence =>
  modifier === 0 ? { op: 'roll', against: 'HT', on_failure } : { op: 'roll', against: 'HT', modifier, on_failure }

export const KNOCKOUT_ROLL = htRoll(0, [KNOCKED_OUT])
