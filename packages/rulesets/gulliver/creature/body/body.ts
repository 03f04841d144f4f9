/** A body as it is measured: what its performance follows from, in whatever environment. */
import { flag, int, list, optional, or, record, text, type ValueOf } from '@umpire/engine'
import { amount, fraction, measure, positive, score, size } from '../../common/fields.ts'
import { limbsField } from '../../control/limbs.ts'
import { extraLevels } from '../../enc/procedure.ts'
import { environmentField } from '../../env/environments.ts'
import { enhancing } from '../../move/computed.ts'
import { enhancedField, poorField } from '../../trait/jumping.ts'

const levels = or(fraction({ min: 0, max: 1000 }), 0)

/** Traits that make it faster or slower in an environment of their own. */
const pace = optional(record(enhancing))

export const bodyField = record({
  name: or(text(100), ''),
  size,
  /** Pounds, naked. */
  mass: positive,
  combat_st: measure,
  load_st: positive,
  /** Motive power in water and in the air; Load ST, where nothing is said. */
  thrust: optional(positive),
  air_thrust: optional(positive),
  /** Of legs that are weaker than the rest. */
  leg_load_st: optional(positive),
  /** Of jaws that are stronger. */
  jaw_combat_st: optional(measure),
  dx: score,
  ht: score,
  hp: measure,
  dr: amount,
  toughness: amount,
  /** Where it is at home first of all. */
  environment: or(environmentField, 'land'),
  /** The others it is at home in. */
  home: or(list(environmentField, 3), []),
  /** Against water; what is lighter floats. */
  density: or(positive, 1),
  legs: limbsField,
  arms: or(int({ min: 0, max: 10_000 }), 2),
  wings: or(int({ min: 0, max: 10_000 }), 0),
  /** Share of the body's weight that the wings lift while it flies forward; none flies by thrust alone. */
  airfoil_lift: or(fraction({ min: 0, max: 1 }), 0),
  extra_encumbrance: extraLevels,
  /** Levels, in its primary environment, unless they are told for each. */
  enhanced_move: levels,
  pace: optional(record({ land: pace, water: pace, air: pace })),
  running: optional(score),
  /** Of whoever is not at home in water; DX − 5, where nothing is said. */
  swimming: optional(score),
  /** That steer it in water. */
  swimming_limbs: limbsField,
  enhanced_jump: enhancedField,
  poor_jumper: poorField,
  combat_reflexes: or(flag(), false),
  /** A tail that counts for athletics. */
  tail_athletic_dx: or(int({ min: 0, max: 20 }), 0),
  /** Bodies are no load to themselves: Move grows with half the Size. */
  unburdened: or(flag(), false),
  /** Lift as the simple rule has it: weight counts once, as long as it keeps moving. */
  simple_airfoils: or(flag(), false),
})
export type Body = ValueOf<typeof bodyField>
