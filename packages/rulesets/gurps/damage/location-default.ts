import { flag, int, nullable, oneOf, optional, or, rule, text } from '@umpire/engine'
import { DAMAGE_TYPES } from '../catalog/entry/damage-types.ts'
import { TORSO } from './type.ts'

export type Located = {
  readonly location: string
  /** Whether a blow that missed by one strikes something after all; every other blow does. */
  readonly hits: boolean
  /** Dice that must be thrown before it is known: '3d6' told as location_roll, '1d6' as side_die. */
  readonly rolls: '3d6' | '1d6' | null
  /** Everything that such a blow may be aimed at, what that is worth on the attack roll, and the PD that it has itself. */
  readonly locations: readonly { readonly location: string; readonly modifier: number; readonly pd?: number }[]
}

const EVERYTHING = Object.freeze([{ location: TORSO, modifier: 0 }])

/** Every blow lands on the torso, unless the game master or another rule names a part. Nothing is rolled for it. */
export const locationDefault = rule(
  {
    id: 'gurps.damage.location-default',
    title: 'Default location',
    lines: '2080',
    given: {
      location_named: or(flag(), false),
      named: optional(text(60)),
      location_roll: optional(int({ min: 3, max: 18 })),
      side_die: optional(int({ min: 1, max: 6 })),
      /** How it is struck: swing, thrust, bullet or missile. */
      attack: or(nullable(text(60)), null),
      type: optional(oneOf(...DAMAGE_TYPES)),
      /** The attack roll failed, but only just. */
      missed_by_one: or(flag(), false),
      /** What the target holds before itself, and whether it is struck from behind. */
      shield: optional(flag()),
      from_behind: optional(flag()),
      /** It has no arms: a beast on four legs. */
      armless: optional(flag()),
    },
  },
  ({ location_named, named, missed_by_one }, why): Located => ({
    location: why.input('location', location_named && named !== undefined ? named : TORSO),
    hits: !missed_by_one,
    rolls: null,
    locations: EVERYTHING,
  }),
)
