/** Slams and pushes: a collision that somebody wants, from the Contest to the balance of both. */
import { flag, procedure, record, text, type Why } from '@umpire/engine'
import {
  type Asking,
  attackedFrom,
  drivenFrom,
  type Fight,
  facingCounts,
  fighterAt,
  hexAt,
  idAt,
  marked,
  nameOf,
  standingAt,
  THREE_DICE,
} from '@umpire/gurps/fight-rooms'
import { sandwich } from '../../collision/damage.ts'
import { collisionSpeed, splitContest } from '../../collision/speed.ts'
import { measure, signed } from '../../common/fields.ts'
import { flyingTackle, slamBasics } from '../../slam/slam.ts'
import { keepBalance } from '../body/balance.ts'
import { isUp, massOf } from '../body/body.ts'
import { beDriven, drive, keepingFeet } from '../body/driven.ts'
import { type Impact, impactFelt, impactRolled } from '../body/impact.ts'
import { placeField } from '../foe/foes.ts'
import { diceOf, effectiveMass, pushOf } from './collide.ts'

export interface Ram {
  readonly by: number
  readonly target: number
  readonly action: 'slam' | 'push'
  /** Yards a second at which both meet, and the attacker's share of it. */
  readonly combined: number
  readonly speed: number
  /** At the legs. */
  readonly low: boolean
}

/** The mark of whoever runs on: yards a second. */
const SPEED = 'turn-speed'

/** How fast somebody still goes who has had his turn. */
function speedNow(fight: Fight, place: number): number {
  const { marks, moved, status } = standingAt(fight, place)
  const known = marks[SPEED]
  if (typeof known === 'number') return known
  return status === 'active' && isUp(fight, place) ? moved : 0
}

const MEETINGS = { front: 'head-on', back: 'rear-end', side: 'side' } as const

/** He goes where he looks: at whoever comes, away from him, or past him. */
export function combinedSpeed(fight: Fight, by: number, target: number, speed: number, why: Why): number {
  const type = MEETINGS[attackedFrom(fight, target, by)]
  return collisionSpeed({ type, speed_a: speed, speed_b: speedNow(fight, target) }, why)
}

/** Of a shield that is held before him: its PD, as the book of shields has it. */
function shieldOf(fight: Fight, place: number): number {
  const one = standingAt(fight, place)
  return fighterAt(fight, place).arms.reduce(
    (best, { shield_pd }, arm) => (one.arms[arm]?.where === 'ready' ? Math.max(best, shield_pd) : best),
    0,
  )
}

/** Both with what they bring to bear: effective masses, and what shields add to the Contest. */
export function sidesOf(fight: Fight, { by, target, action, low }: Ram, why: Why) {
  const behind = facingCounts(why) && attackedFrom(fight, target, by) === 'back'
  const aware = !standingAt(fight, target).unaware.includes(idAt(fight, by))
  const [mine, theirs] = [massOf(fight, by), massOf(fight, target)]
  const plain = { hit_from: 'front', aware: true, speed: 0 } as const
  const hit_from = behind || !aware ? 'rear' : 'front'
  const { load_sts, after_fixing } = slamBasics(
    {
      attacker: { ...plain, mass: mine, load_st: pushOf(fight, by, action, why), shield: shieldOf(fight, by) },
      target: {
        ...plain,
        hit_from,
        aware,
        mass: theirs,
        load_st: isUp(fight, target) ? pushOf(fight, target, action, why) : 0,
        shield: behind ? 0 : shieldOf(fight, target),
      },
    },
    why,
  )
  const whole = effectiveMass(theirs, load_sts[1], why)
  const tackled = flyingTackle({ target_effective_mass: whole, low, flying: true }, why)
  return {
    a: { effective_mass: effectiveMass(mine, load_sts[0], why), after: after_fixing[0] ?? 0 },
    b: { effective_mass: tackled.effective_mass ?? whole, after: after_fixing[1] ?? 0 },
  }
}

const side = record({ effective_mass: measure, after: signed })

/** Who is the heavier, and how each changes his speed: what follows is weighed once for each end of it. */
const contestOfMass = procedure(
  {
    id: 'gulliver.procedure.collision-contest',
    title: 'Contest of a collision',
    given: { by: placeField, target: placeField, purpose: text(60), combined: measure, a: side, b: side },
  },
  (ask: Asking, { by, target, purpose, combined, a, b }) => {
    const roll = ask.roll(THREE_DICE, { purpose, by: idAt(ask.state, by) })
    const foe_roll = ask.roll(THREE_DICE, { purpose, by: idAt(ask.state, target) })
    const contest = { combined_speed: combined, a: { ...a, roll }, b: { ...b, roll: foe_roll } }
    const { winner, loser_change, winner_change } = splitContest(contest, ask.why)
    return { winner, lost: loser_change ?? 0, won: winner_change ?? 0 }
  },
)

/** The hit points are in it only where it is no mere push. */
export function ram(ask: Asking, x: Ram): void {
  const { why } = ask
  const { by, target } = x
  const { a, b } = sidesOf(ask.state, x, why)
  const { winner, lost, won } = ask.call(contestOfMass, { by, target, purpose: x.action, combined: x.combined, a, b })
  const [change, full] = winner === 'a' ? [won, lost] : [lost, won]
  const driven = flyingTackle({ target_change: full, low: x.low, flying: true }, why).change ?? full
  const [name, foe] = [by, target].map(place => nameOf(ask.state, idAt(ask.state, place)))
  const says = winner === 'none' ? `${name} and ${foe} are a match` : `${winner === 'a' ? name : foe} is the heavier`
  ask.note({ text: says, rule: splitContest.id })
  const from = hexAt(ask.state, by)
  const there = hexAt(ask.state, target)
  const pinned = x.action === 'slam' && isPinned(ask.state, x)
  if (x.action === 'slam') {
    const own = { change, effective_mass: a.effective_mass }
    const foes = { change: driven, effective_mass: b.effective_mass }
    ask.call(bothHurt, { by, target, combined: x.combined, pinned, a: own, b: foes })
  }
  const came = { from, change: driven, speed: driven - headOn(ask.state, x), foe: by } as const
  const struck = x.low ? 'legs' : 'none'
  const loser = winner === 'a'
  if (!pinned) ask.call(beDriven, { ...came, place: target, struck, loser })
  goesOn(ask, x, change, winner === 'b', there)
}

/** What the other ran against it is used up before he is driven back. */
const headOn = (fight: Fight, { by, target, combined, speed }: Ram): number =>
  attackedFrom(fight, target, by) === 'front' ? Math.max(0, combined - speed) : 0

/** With his back to a wall there is nowhere to go. */
function isPinned(fight: Fight, { by, target }: Ram): boolean {
  const { yards, stopped } = drivenFrom(fight, target, hexAt(fight, by), 1)
  return yards === 0 && stopped?.by === 'wall'
}

const collider = record({ change: measure, effective_mass: measure })

/** Both roll before either feels it, whoever was struck first. */
const bothHurt = procedure(
  {
    id: 'gulliver.procedure.collision-damage',
    title: 'Damage of a collision',
    given: { by: placeField, target: placeField, combined: measure, pinned: flag(), a: collider, b: collider },
  },
  (ask: Asking, { by, target, combined, pinned, a, b }): void => {
    const { why } = ask
    const [mine, theirs] = diceOf(a, b, why)
    const crushed = {
      object_speed_yd_s: combined,
      object_effective_mass: a.effective_mass,
      surface: 'very hard',
    } as const
    const between = pinned ? sandwich(crushed, why).damage : theirs
    const onTarget: Impact = { damage: between, impact: 'localised', foe: by }
    const onSelf: Impact = { damage: mine, impact: 'localised', foe: target }
    const felt = impactRolled(ask, target, onTarget)
    const own = impactRolled(ask, by, onSelf)
    impactFelt(ask, target, onTarget, felt)
    impactFelt(ask, by, onSelf, own)
  },
)

/** Whoever rammed runs on, slower than before; or is thrown back himself. */
function goesOn(ask: Asking, x: Ram, change: number, loser: boolean, there: ReturnType<typeof hexAt>): void {
  const { by } = x
  const left = x.speed - change
  const self = { place: by, from: there, change, foe: null, struck: 'none', loser } as const
  if (left < 0) return drive(ask, { ...self, speed: -left })
  if (!isUp(ask.state, by)) return
  const { check_needed, modifier } = keepingFeet(ask, { ...self, speed: left }, 'forward')
  const { id: who, facing } = standingAt(ask.state, by)
  if (check_needed) keepBalance(ask, by, modifier, facing)
  if (left === 0 || x.action === 'push') return
  ask.record(marked({ who, key: SPEED, value: left, says: '' }))
}
