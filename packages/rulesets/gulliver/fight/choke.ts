/** Choking whoever is held, second by second: gulliver.unarmed.choke. */
import type { Procedure, Why } from '@umpire/engine'
import {
  type Asking,
  damageDice,
  type Fight,
  type FurtherAct,
  fatigued,
  fighterAt,
  frameOf,
  goDown,
  idAt,
  marked,
  no,
  protectionAt,
  standingAt,
  strengthNow,
  sufferer,
  wentDown,
  wound,
} from '@umpire/gurps/fight-rooms'
import { plus } from '@umpire/gurps/rooms'
import { choke as chokeRule, chokeTarget } from '../unarmed/choke.ts'
import { actOnFoe } from './act-of.ts'
import { heldOf } from './hold.ts'
import { handsAt, strengthFor, struggle } from './strength.ts'

/** Seconds of breath that he has caught again, or lost: below nothing where the next one costs nothing. */
const BREATH = 'breath'

const LARGE = 1.5
const VERY_LARGE = 2

/** Hands are as large as their owner, beside the neck in them. */
function handsAgainst(fight: Fight, place: number, target: number): 'usual' | 'large hands' | 'very large hands' {
  const ratio = frameOf(fighterAt(fight, place)).yards / frameOf(fighterAt(fight, target)).yards
  return ratio >= VERY_LARGE ? 'very large hands' : ratio >= LARGE ? 'large hands' : 'usual'
}

function strengths(fight: Fight, place: number, target: number, why: Why) {
  const { status } = standingAt(fight, target)
  // Hands are in the strength already.
  const own = strengthFor(fight, place, target, 'choke', { aoa: false, resists: false }, why)
  const foe = strengthFor(fight, target, place, 'break free', { aoa: false, resists: true }, why)
  const neck = chokeTarget({ location: 'neck', target_st: foe }, why)
  const gripped = chokeRule(
    {
      target_st: neck.target_st,
      against: handsAgainst(fight, place, target),
      unconscious: status === 'unconscious',
      hands: 2,
    },
    why,
  )
  return { own, foe: gripped.target_st ?? foe, factor: neck.damage_factor }
}

const TO_THRUST = 2

/** Crushing damage of a thrust to the throat, or half of it. */
function* crush(ask: Asking, place: number, target: number, half: boolean, factor: number): Procedure<undefined> {
  const punch = fighterAt(ask.state, place).arms.at(-1)?.blows[0]
  if (punch === undefined) return undefined
  const dice = plus(punch.damage, TO_THRUST)
  const rolled = yield* ask.roll(damageDice(dice), { purpose: 'damage', by: idAt(ask.state, place) })
  const victim = fighterAt(ask.state, target)
  const basic = Math.max(0, half ? Math.floor(rolled / 2) : rolled)
  const dr = protectionAt(victim, 'neck').dr + victim.toughness
  const penetrating = Math.max(0, basic - dr)
  const injury = Math.floor(penetrating * factor)
  const blow = { location: 'neck', type: 'crushing', thrust: true, critical: false, small: false } as const
  return yield* wound(ask, sufferer(target, place, 'neck'), { ...blow, damage: '', basic, dr, penetrating, injury })
}

/** A second without breath is a point of fatigue, the book not saying what else: whoever has none left goes under. */
function* suffocate(ask: Asking, target: number, seconds: number): Procedure<undefined> {
  const one = standingAt(ask.state, target)
  if (seconds === 0 || one.status === 'dead') return undefined
  const caught = typeof one.marks[BREATH] === 'number' ? one.marks[BREATH] : 0
  const left = Math.min(1, Math.max(0, caught - seconds))
  const due = Math.max(0, seconds - caught)
  if (left !== caught) {
    yield* ask.record(marked({ who: one.id, key: BREATH, value: left === 0 ? null : left, says: '' }))
  }
  if (due === 0) return undefined
  yield* ask.record(fatigued({ who: one.id, points: due }))
  const spent = strengthNow(fighterAt(ask.state, target), standingAt(ask.state, target), ask.why) <= 0
  if (!spent || standingAt(ask.state, target).status !== 'active') return undefined
  yield* goDown(ask, target)
  return yield* ask.record(wentDown({ who: one.id, because: 'no breath left' }))
}

export const choke: FurtherAct = actOnFoe({
  name: 'choke',
  role: 'attack',
  rule: chokeRule,
  says: foe => `Choke ${foe}`,
  offered: (fight, place, target) => heldOf(fight, place) === target,
  refused: (fight, place, target) => {
    if (heldOf(fight, place) !== target) return no(chokeRule, 'grapple him first')
    return handsAt(fight, place) === 0 ? no(chokeRule, 'no hand is free') : undefined
  },
  *perform(ask, place, target): Procedure<undefined> {
    const { own, foe, factor } = strengths(ask.state, place, target, ask.why)
    const margin = yield* struggle(ask, { place, load_st: own }, { place: target, load_st: foe }, 'choke him')
    const came = chokeRule({ choker_margin: margin, against: 'usual', unconscious: false, hands: 2 }, ask.why)
    if (came.damage !== 'none' && came.damage !== null) {
      yield* crush(ask, place, target, came.damage === 'half thrust', factor)
    }
    return yield* suffocate(ask, target, came.suffocation_seconds ?? 0)
  },
  worth: (fight, place, target, why) => {
    const { own, foe } = strengths(fight, place, target, why)
    return own >= foe ? CHOKE_WORTH : 0
  },
})

const CHOKE_WORTH = 0.3
