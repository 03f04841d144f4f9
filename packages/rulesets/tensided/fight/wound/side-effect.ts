/** Side effects of called hits, carried out: tensided.targeting.effects. */
import { dice } from '@umpire/dice'
import type { CrippledArea } from '../../injury/limbs.ts'
import type { Effect } from '../../tables/locations.ts'
import { EFFECT_ROWS } from '../../tables/side-effects.ts'
import { sideEffects } from '../../targeting/effects.ts'
import { isArm, type Side, sideOfLimb, type Where } from '../choice/called-location.ts'
import { type BodyAsking, throws } from '../facts/ask.ts'
import { maimed, wentOut } from '../facts/body.ts'
import type { Standing } from '../state/standing.ts'
import { fighterAt, standingAt } from '../state/state.ts'
import { mayDie } from './status.ts'

interface Carried {
  readonly target: number
  readonly effect: Effect
  readonly where: Where
  readonly limb: CrippledArea | null
  readonly digits: number
}

const MINUTE = 60

/** The side it happened on, where that counts. */
function sideOfHit({ where, limb }: Carried): Side | null {
  if (limb !== null && limb !== 'spine') return sideOfLimb(limb)
  return where.kind === 'place' ? where.side : null
}

/** Of the same kind as the one that goes now. */
function limbsLost({ limbs }: Standing, arm: boolean): number {
  return Math.max(0, limbs.filter(({ limb, severed }) => severed && isArm(limb) === arm).length - 1)
}

function givenOf(ask: BodyAsking, x: Carried) {
  const [fighter, one] = [fighterAt(ask.state, x.target), standingAt(ask.state, x.target)]
  const side = sideOfHit(x)
  const arm = x.effect === 'arm-severed' || x.effect === 'hand-severed' || x.effect === 'finger-lost'
  const lostBefore = side === null ? 0 : (arm ? one.fingers_lost : one.toes_lost)[side]
  return {
    effect: x.effect,
    aptitude: fighter.stats.aptitude - one.aptitude_lost,
    eyes_lost_before: Math.min(2, one.eyes_lost + one.eyes_hurt),
    ears_lost_before: Math.min(2, one.ears_lost + one.ears_hurt),
    limbs_lost_before: limbsLost(one, arm),
    main: side === fighter.main_hand,
    digits_lost: Math.max(1, x.digits),
    digits_lost_before: lostBefore,
  }
}

/** Answers whether it killed at once. */
export function carryOut(ask: BodyAsking, x: Carried): boolean {
  const row = EFFECT_ROWS[x.effect]
  const who = standingAt(ask.state, x.target).id
  if (row.does === 'bleed') return false
  if (row.does === 'kill') {
    return mayDie(ask, x.target, 'instant-death', x.effect)
  }
  const result = resultOf(ask, x)
  if (row.does === 'knock out' || row.does === 'stun') {
    putOut(ask, x.target, result)
    return false
  }
  const side = sideOfHit(x) ?? 'left'
  const part = partOf(x.effect, side)
  const lost = row.does === 'sever' || row.does === 'hamper' ? x.effect : null
  ask.record(
    maimed({
      who,
      part,
      count: part.endsWith('fingers') || part.endsWith('toes') ? Math.max(1, x.digits) : 1,
      hours: result.hours ?? null,
      severed: lost,
      ...(sideOfHit(x) === null ? {} : { side }),
      flaw: result.flaw ?? null,
    }),
  )
  return false
}

type Result = ReturnType<typeof sideEffects>

/** Thrown for where it says so. */
function resultOf(ask: BodyAsking, x: Carried): Result {
  const given = givenOf(ask, x)
  const first = sideEffects(given, ask.why)
  const { roll } = first
  if (roll === undefined) return first
  const total = throws(ask, dice(roll), { purpose: x.effect, by: standingAt(ask.state, x.target).id })
  const thrown =
    EFFECT_ROWS[x.effect].does === 'knock out' ? { minutes: total } : roll === '1d4' ? { d4: total } : { d10: total }
  return sideEffects({ ...given, ...thrown }, ask.why)
}

/** A longer spell of the same, or a worse one, takes the place of a shorter. */
function putOut(ask: BodyAsking, target: number, { minutes, rounds = 0 }: Result): void {
  const one = standingAt(ask.state, target)
  const state = minutes === undefined ? 'stunned' : 'knocked-out'
  const until = ask.state.round + (minutes === undefined ? rounds : minutes * MINUTE)
  const lasts = one.out === null || (one.out.state !== 'unconscious' && (one.out.until ?? 0) < until)
  if (!lasts || one.status === 'comatose') return
  return ask.record(wentOut({ who: one.id, state, until, because: 'a blow' }))
}

function partOf(effect: Effect, side: Side): Parameters<typeof maimed>[0]['part'] {
  switch (effect) {
    case 'blind-1d4-hours':
    case 'blind-forever':
      return 'eye'
    case 'deaf-1d4-hours':
    case 'deaf-forever':
      return 'ear'
    case 'finger-lost':
      return `${side} fingers`
    case 'toe-lost':
      return `${side} toes`
    case 'brain-damage':
      return 'brain'
    default:
      return 'other'
  }
}
