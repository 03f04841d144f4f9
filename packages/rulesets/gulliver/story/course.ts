/** A course with bends, and perhaps a current: gulliver.control.turning, gulliver.move.acceleration. */
import { int, num, or, procedure } from '@umpire/engine'
import { type Asking, advance, WHO } from '@umpire/gurps/story-rooms'
import { limbModifier } from '../control/limbs.ts'
import { turning } from '../control/turning.ts'
import { moveModifier } from '../enc/effects.ts'
import { halfMod } from '../enc/level.ts'
import { acceleration } from '../move/acceleration.ts'
import { computed } from '../move/computed.ts'
import { currentWind } from '../move/strange.ts'
import { type Doer, doerIn, figure, rollAgainst, told } from './body.ts'
import { effortFor, LEVELS } from './effort.ts'

const LEAST = 0.1
const TIGHTEST = -12

const COURSE = {
  ...WHO,
  yards: num({ min: 0, max: 10_000 }),
  /** Facings that the way turns by, each on a roll at this penalty to turn tighter. */
  bends: or(int({ min: 0, max: 100 }), 0),
  control_penalty: or(int({ min: TIGHTEST, max: 0 }), 0),
  /** Yards a second along the way, less than nothing against it. */
  current: or(num({ min: -100, max: 100 }), 0),
  extra_effort: LEVELS,
}

/** Seconds until he is as fast as he can be, and the yards of those. */
function gathering(doer: Doer, move: number, why: Asking['why']) {
  const { enhanced_move = 0, super_move = 0 } = doer.body.pace?.land ?? {}
  const { acceleration: each } = acceleration({ move, enhanced_move, super_move }, why)
  const seconds = Math.max(0, Math.ceil(move / Math.max(LEAST, each)) - 1)
  return { seconds, yards: (each * seconds * (seconds + 1)) / 2 }
}

export const course = procedure(
  { id: 'gulliver.procedure.course', title: 'Running a course', given: COURSE },
  (ask: Asking, x): { readonly seconds: number; readonly tumbled: number } => {
    const { why } = ask
    const doer = doerIn(ask, x.who)
    const effort = effortFor(ask, x.who, 'movement', x.extra_effort)
    const { sprint } = computed({ dx: doer.dx, ht: doer.ht, move: doer.move }, why)
    const fast = (sprint * (100 + effort)) / 100
    const [along = 0] = currentWind({ own_move: [fast], current: [x.current] }, why)
    const speed = Math.max(LEAST, along)
    const { yards_per_facing } = turning(
      {
        current_move: fast,
        move_mod: Math.max(LEAST, moveModifier({ move: 1, level: doer.level }, why)),
        length: doer.frame.yards,
        can_pivot: true,
        control_penalty: x.control_penalty,
      },
      why,
    )
    const start = gathering(doer, speed, why)
    const wide = x.yards + x.bends * yards_per_facing
    const tumbled = rounding(ask, x.who, doer, x.bends, x.control_penalty)
    const seconds = Math.ceil(start.seconds + Math.max(0, wide - start.yards) / speed) + tumbled
    advance(ask, seconds)
    told(ask, x.who, 'runs a course', `in ${figure(seconds)} seconds`, tumbled === 0)
    return { seconds, tumbled }
  },
)

/** Whoever turns tighter than he can goes down, and loses a second of it. */
function rounding(ask: Asking, who: string, doer: Doer, bends: number, penalty: number): number {
  if (penalty === 0) return 0
  const { why } = ask
  const control = doer.dx + halfMod(doer.level, why) + limbModifier({ limbs: doer.frame.legs }, why) + penalty
  let tumbled = 0
  for (let bend = 0; bend < bends; bend++) {
    if (!rollAgainst(ask, who, 'control', control).success) tumbled++
  }
  return tumbled
}
