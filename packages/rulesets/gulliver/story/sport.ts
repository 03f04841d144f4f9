/** Games: jumps and throws that only they have. gulliver.sports.*. */
import { flag, num, oneOf, or, procedure, type ValuesOf } from '@umpire/engine'
import { type Asking, type Refused, refused, WHO } from '@umpire/gurps/story-rooms'
import { linearScale } from '../common/scale.ts'
import { angleTable } from '../jump/angle-table.ts'
import { jumpMovement } from '../jump/jd.ts'
import { withPercent } from '../jump/skill.ts'
import { slamDunk, tripleJump } from '../sports/jumps.ts'
import { pitching, specialThrows } from '../sports/throws.ts'
import { weightLimit } from '../throw/td.ts'
import { type Doer, doerIn, figure, knownSkill, rollAgainst, throwOf, told } from './body.ts'
import { legsOf, trainingOf } from './spring.ts'

const THROWS = ['hammer', 'discus', 'javelin', 'caber'] as const
const PITCHES = ['pitch', 'fastball'] as const
const GAMES = ['triple jump', 'slam dunk', ...THROWS, ...PITCHES] as const

const SPORT = {
  ...WHO,
  game: oneOf(...GAMES),
  weight_lb: or(num({ min: 0.01, max: 10_000 }), 1),
  all_out: or(flag(), false),
  /** Ten feet, where nothing is said. */
  rim_yards: or(num({ min: 0, max: 100 }), 10 / 3),
}
type Sport = ValuesOf<typeof SPORT>
type Played = Refused | { readonly allowed: true; readonly yards: number }

const isThrow = (game: string): game is (typeof THROWS)[number] => THROWS.some(one => one === game)
const isPitch = (game: string): game is (typeof PITCHES)[number] => PITCHES.some(one => one === game)
/** A ruling: neither book lists a default of these skills, so that of the easy ones of the body, such as Swimming. */
const UNTAUGHT = -4
const sportOf = ({ person, dx }: Doer, name: string, why: Asking['why']): number =>
  knownSkill(person, `Sports (${name})`, why) ?? dx + UNTAUGHT

export const sport = procedure(
  { id: 'gulliver.procedure.sport', title: 'Playing for distance', given: SPORT },
  (ask: Asking, x): Played => {
    const doer = doerIn(ask, x.who)
    if (x.game === 'triple jump') return triple(ask, x, doer)
    if (x.game === 'slam dunk') return dunk(ask, x, doer)
    if (doer.frame.arms === 0) return refused(weightLimit, `${x.who} has nothing to throw with`)
    if (isThrow(x.game)) return thrownFar(ask, x, doer, x.game)
    return isPitch(x.game) ? pitched(ask, x, doer, x.game) : refused(weightLimit, 'no such game')
  },
)

/** The later two jumps go less far, whatever the legs add. */
function triple(ask: Asking, x: Sport, doer: Doer): Played {
  const { why } = ask
  const percent = trainingOf(ask, x.who, doer)
  const base = legsOf(doer, why)
  const run = jumpMovement({ move: doer.move, bonus: 'distance' }, why)
  const leg = linearScale(doer.size)
  const jumping = knownSkill(doer.person, 'Jumping', why)
  const known = jumping === undefined ? {} : { jumping }
  const { later_bonus_percent } = tripleJump({ ...NO_JUMPS, ...known }, why)
  const later = withPercent(base, later_bonus_percent ?? 0, why) + run
  const { total } = tripleJump(
    {
      first: withPercent(base, percent, why) + run + leg,
      second_full: later,
      third_full: later,
      leg,
      second_pose: leg,
      third_pose: leg,
      ...known,
    },
    why,
  )
  told(ask, x.who, x.game, `${figure(total)} yards`, null)
  return { allowed: true, yards: total }
}

const NO_JUMPS = { first: 0, second_full: 0, third_full: 0, leg: 0, second_pose: 0, third_pose: 0 } as const
/** Of one's own height. */
const ARM = 2 / 5
const UP = 90

function dunk(ask: Asking, x: Sport, doer: Doer): Played {
  const { why } = ask
  const base = withPercent(legsOf(doer, why), trainingOf(ask, x.who, doer), why)
  const { height } = angleTable({ jd: base, angle: UP }, why)
  const run = jumpMovement({ move: doer.move, bonus: 'height', height }, why)
  const { enough, reach_yd, effective } = slamDunk(
    {
      height_yd: doer.frame.yards,
      arm_yd: doer.frame.yards * ARM,
      high_jump_yd: height + run,
      rim_yd: x.rim_yards,
      basketball: sportOf(doer, 'basketball', why),
      palms_ball: doer.size > 0,
    },
    why,
  )
  if (!enough) {
    told(ask, x.who, x.game, `reaches ${figure(reach_yd)} yards, which is not enough`, false)
    return { allowed: true, yards: reach_yd }
  }
  const { success } = rollAgainst(ask, x.who, x.game, effective ?? doer.dx)
  told(ask, x.who, x.game, success ? 'scores' : 'misses the rim', success)
  return { allowed: true, yards: reach_yd }
}

function thrownFar(ask: Asking, x: Sport, doer: Doer, game: (typeof THROWS)[number]): Played {
  const { why } = ask
  const given = { skill: sportOf(doer, game, why), level: doer.level, sport: game }
  const plain = { ...given, angle: 45, running: false } as const
  const { effective, hands } = specialThrows(plain, why)
  if (hands > doer.frame.arms) return refused(weightLimit, 'it takes both hands')
  const { roll } = rollAgainst(ask, x.who, game, effective ?? doer.dx)
  const { bonus_percent } = specialThrows({ ...plain, roll }, why)
  const yards = withPercent(throwOf(doer, x.weight_lb, hands, why), bonus_percent ?? 0, why)
  told(ask, x.who, game, `${figure(yards)} yards`, null)
  return { allowed: true, yards }
}

function pitched(ask: Asking, x: Sport, doer: Doer, maneuver: (typeof PITCHES)[number]): Played {
  const { why } = ask
  const given = {
    td_base: throwOf(doer, x.weight_lb, 1, why),
    aoa: x.all_out,
    basic_speed: doer.basic_speed,
    maneuver,
    pitching: sportOf(doer, 'baseball', why),
    level: doer.level,
    angle: 15,
  }
  const { effective } = pitching({ ...given, skill_success: 0 }, why)
  const { success, margin } = rollAgainst(ask, x.who, maneuver, effective ?? doer.dx)
  const { mph, distance } = pitching({ ...given, skill_success: Math.max(0, margin) }, why)
  told(ask, x.who, maneuver, `${figure(mph ?? 0)} miles an hour`, success)
  return { allowed: true, yards: distance ?? 0 }
}
