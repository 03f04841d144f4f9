/** Holding on: rolls of control, with and without something to stand on. */
import { oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { down } from '../common/exact.ts'
import { no, score, signed } from '../common/fields.ts'
import { limbModifier, limbsField } from '../control/limbs.ts'
import { extremeOf, fullMod, levelAnswer, levelField, levelKey, NONE, S_HEAVY, X_HEAVY } from '../enc/level.ts'
import { postureOf, slopeField, UNTAUGHT } from './climb.ts'

const ALWAYS = -2
const STEEP = 45
const [DEGREES, EACH_DEGREES] = [15, -3]
const SOLID = 3

/** Dodges and the like on a wall: the steeper, the worse, unless the weight rests on something. */
function extremeManeuver(slope: number, solid: boolean, why: Why): number {
  if (solid) return SOLID
  return EACH_DEGREES * down(why, 'each 15 degrees beyond 45', (slope - STEEP) / DEGREES) + 0
}

export const climbControl = rule(
  {
    id: 'gulliver.climb.control',
    title: 'Climbing control rolls',
    lines: '709-711',
    given: {
      climbing: score,
      /** That grip. */
      limbs: limbsField,
      level: or(levelField, NONE),
      slope: slopeField,
      extreme_maneuver: no,
      solid_footing: no,
      circumstances: or(signed, 0),
    },
  },
  (x, why) => {
    const forced = x.extreme_maneuver && x.slope >= STEEP
    const effective = why
      .sum('control')
      .add('Climbing', x.climbing)
      .add('always', ALWAYS)
      .add('limbs', limbModifier({ limbs: x.limbs }, why))
      .add('encumbrance', fullMod(x.level, why))
      .when(forced, 'extreme maneuver', () => extremeManeuver(x.slope, x.solid_footing, why))
      .add('circumstances', x.circumstances)
      .total()
    return { effective, roll_forced: forced }
  },
)

export const solidFooting = rule(
  {
    id: 'gulliver.climb.solid-footing',
    title: 'Solid footing',
    lines: '713',
    given: { level_on_ground: or(levelField, NONE), level_climbing: or(levelField, NONE) },
  },
  (x, why) => {
    const worse = why
      .sum('levels worse')
      .add('climbing', x.level_climbing)
      .add('on the ground', -x.level_on_ground)
      .total()
    const half = down(why, 'half of it', why.atLeast('levels worse', 0, worse) / 2)
    return { ...levelAnswer(x.level_on_ground + half, why), extreme_maneuver_bonus: SOLID }
  },
)

const BRACHIATOR = 2
const HANGING_WSR = 2

export const swinging = rule(
  {
    id: 'gulliver.climb.swinging',
    title: 'Swinging from the arms, Brachiator',
    lines: '715-717',
    given: { climbing: optional(score), dx: optional(score), level: or(levelField, NONE), brachiator: no },
  },
  (x, why) => {
    // A brachiator climbs by DX without learning it.
    const known = x.climbing ?? (x.dx === undefined || x.brachiator ? x.dx : x.dx + UNTAUGHT)
    const effective =
      known === undefined
        ? null
        : why
            .sum('control')
            .add('Climbing', known)
            .add('only two limbs', ALWAYS)
            .when(x.brachiator, 'Brachiator', BRACHIATOR)
            .add('encumbrance', fullMod(x.level, why))
            .total()
    return {
      effective,
      posture_factor: postureOf(x.brachiator ? 'brachiator' : 'human', 'swinging', why),
      wsr_multiplier: HANGING_WSR,
    }
  },
)

export const fudge = rule(
  {
    id: 'gulliver.climb.fudge',
    title: 'When the numbers say no',
    lines: '619-621',
    given: {
      burden: or(levelField, NONE),
      /** What the game master says. */
      gm_allows: no,
      gm_level: or(oneOf('s-heavy', 'x-heavy'), 's-heavy'),
    },
  },
  (x, why) => {
    const forbidden = extremeOf(x.burden) > 0
    if (!forbidden || !x.gm_allows) return { ...levelAnswer(x.burden, why), climbable: !forbidden }
    const set = x.gm_level === 's-heavy' ? S_HEAVY : X_HEAVY
    why.note(`The game master lets it be done, as if burdened ${levelKey(set)}.`)
    return { ...levelAnswer(set, why), climbable: true }
  },
)
