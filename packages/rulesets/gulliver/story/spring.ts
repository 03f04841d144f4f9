/** Jumps with an angle, a run, a pose and a place to jump from: gulliver.jump.*. */
import { num, oneOf, or, procedure, type ValuesOf } from '@umpire/engine'
import { type Asking, type Refused, refused, WHO } from '@umpire/gurps/story-rooms'
import { fraction, gravity } from '../common/fields.ts'
import { angleTable } from '../jump/angle-table.ts'
import { bodyPosition } from '../jump/body-position.ts'
import { jumpGravity, startHeight } from '../jump/flight.ts'
import { jd, jumpMovement } from '../jump/jd.ts'
import { jumpingSkill, jumpSkill, withPercent } from '../jump/skill.ts'
import { type Doer, doerIn, figure, knownSkill, rollAgainst, told } from './body.ts'
import { effortFor, LEVELS } from './effort.ts'

const SPRING = {
  ...WHO,
  /** Degrees: 45 goes farthest, 90 straight up. */
  angle: or(fraction({ min: 0, max: 90 }), 45),
  /** Yards a second of the run; no more than Move. */
  move: or(num({ min: 0, max: 1000 }), 0),
  pose: or(oneOf('no_roll', 'roll', 'roll-4'), 'no_roll'),
  /** What is jumped from. */
  from_yards: or(num({ min: 0, max: 10_000 }), 0),
  g: gravity,
  extra_effort: LEVELS,
}
type Spring = ValuesOf<typeof SPRING>

/** How far his legs send him, without anything that he does beside. */
export const legsOf = ({ load_st, size, mass, basic_speed, frame }: Doer, why: Asking['why']): number =>
  jd(
    {
      load_st,
      size,
      mass,
      basic_speed,
      enhanced_jump: frame.more['enhanced_jump'] ?? 0,
      poor_jumper: frame.more['poor_jumper'] ?? 0,
      spring: false,
      legs: frame.legs,
    },
    why,
  )

/** Percent for training, by a roll that may go wrong; none of whoever never learned it. */
export function trainingOf(ask: Asking, who: string, doer: Doer): number {
  const jumping = knownSkill(doer.person, 'Jumping', ask.why)
  if (jumping === undefined) return 0
  const { roll } = rollAgainst(ask, who, 'Jumping', jumping)
  return jumpSkill({ jumping, roll }, ask.why).bonus_percent
}

type Sprang = Refused | { readonly allowed: true; readonly distance: number; readonly height: number }

export const spring = procedure(
  { id: 'gulliver.procedure.jump', title: 'Jumping by strength against mass', given: SPRING },
  (ask: Asking, x): Sprang => {
    const { why } = ask
    const doer = doerIn(ask, x.who)
    if (doer.frame.legs === 0) return refused(jd, `${x.who} has no legs to jump with`)
    const percent = trainingOf(ask, x.who, doer) + effortFor(ask, x.who, 'jumping', x.extra_effort)
    const arc = angleTable({ jd: withPercent(legsOf(doer, why), percent, why), angle: x.angle }, why)
    const move = Math.min(x.move, doer.move)
    const flown = jumpGravity(
      {
        distance:
          arc.distance + (x.angle < STEEP ? jumpMovement({ move, bonus: 'distance', height: arc.height }, why) : 0),
        height: arc.height + (x.angle < STEEP ? 0 : jumpMovement({ move, bonus: 'height', height: arc.height }, why)),
        g: x.g,
      },
      why,
    )
    if (flown.drifts) return refused(jumpGravity, 'where nothing pulls, whoever jumps drifts away')
    const posed = posedAs(ask, x, doer, move, flown.distance ?? 0, flown.height ?? 0)
    const start = startHeight({ ...posed, start_height: x.from_yards, throw: 'overhand', platform: 0 }, why)
    const [distance, height] = [start.distance ?? posed.distance, start.height ?? posed.height]
    told(ask, x.who, 'jumps', `${figure(distance)} yards far, ${figure(height)} yards high`, null)
    return { allowed: true, distance, height }
  },
)

/** Steeper than this it is a high jump. */
const STEEP = 60

/** What the legs add, drawn up as he wants if he can. */
function posedAs(ask: Asking, x: Spring, doer: Doer, move: number, distance: number, height: number) {
  const { why } = ask
  const jumping = knownSkill(doer.person, 'Jumping', why)
  const { effective } = jumpingSkill(
    { dx: doer.dx, ...(jumping === undefined ? {} : { jumping }), level: doer.level },
    why,
  )
  const given = { size: doer.size, pose: x.pose, move, linear_dimension_yd: doer.frame.yards }
  const { skill_modifier } = bodyPosition({ ...given, roll_made: true }, why)
  const roll_made =
    skill_modifier === null ||
    rollAgainst(ask, x.who, 'the pose in the air', (effective ?? doer.dx) + skill_modifier).success
  const far = bodyPosition({ ...given, roll_made, distance_so_far: distance }, why).distance ?? distance
  const high = bodyPosition({ ...given, roll_made, height_so_far: height }, why).height ?? height
  return { distance: far, height: high }
}
