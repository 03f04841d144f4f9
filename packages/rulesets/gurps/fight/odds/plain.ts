/** How somebody stands in an exchange, without what makes no difference to the rest of it, nor to what is told of it. */

import { isLeg } from '../state/parts.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { ARM, IN_MELEE, IN_WOUNDS, isUsable, LEG, SEIZED, STUNNED, summed, WHEN_SHOT_AT, workOf } from './alike.ts'

/** What happened on the way: to the target, and to whoever attacked. */
export const MARKS = {
  hit: 1,
  struck: 2,
  criticalMiss: 4,
  malfunction: 8,
  disarmed: 16,
  selfHurt: 32,
  toppled: 64,
} as const

/** Who attacks whom with what, and how. */
export interface Attacking {
  readonly by: number
  readonly target: number
  readonly arm: number
  /** Nothing that the target holds can stop it, and nothing is tried after a mishap. */
  readonly ranged: boolean
  /** Nothing more is tried there, whatever else befalls the target. */
  readonly over: (fight: Fight) => boolean
  /** What comes after a blow may hang on hardly less than everything about the target. */
  readonly whole?: boolean
}

export class PlainForms {
  readonly #arm: number
  readonly #ranged: boolean
  readonly #whole: boolean
  /** With which of his things the target stops what comes flying. */
  readonly #shields: readonly boolean[]
  /** As they stood when it began. */
  readonly #by: Standing
  readonly #target: Standing
  /** His limbs when it began, and one more. */
  readonly #oneArm: Standing['crippled']
  readonly #oneLeg: Standing['crippled']

  constructor(fight: Fight, { by, target, arm, ranged, whole = false }: Attacking) {
    this.#arm = arm
    this.#whole = whole
    this.#ranged = ranged
    this.#by = standingAt(fight, by)
    this.#target = standingAt(fight, target)
    this.#shields = fighterAt(fight, target).arms.map(({ block }) => block !== null)
    this.#oneArm = this.#target.crippled.concat(ARM)
    this.#oneLeg = this.#target.crippled.concat(LEG)
  }

  /** Whoever attacks, as far as he attacks once more. */
  attacker(now: Standing): Standing {
    const begin = this.#by
    if (this.#ranged || now === begin) return begin
    const { hp, injuries, bleeding, scars, gained, drains, deaf, throat_crushed, healing, shock } = begin
    const rest = { hp, injuries, bleeding, scars, gained, drains, deaf, throat_crushed, healing, shock }
    const stun = now.stun === null ? null : (begin.stun ?? STUNNED)
    if (now.status !== 'active' || stun !== null) return { ...begin, status: now.status, stun }
    const arms = now.arms.map((held, place) => {
      const before = begin.arms[place]
      if (before === undefined || held === before || isUsable(held) !== isUsable(before)) return held
      return { ...held, ...workOf(before) }
    })
    return { ...now, ...rest, arms, penalties: summed(now.penalties, IN_MELEE) }
  }

  /** What whoever attacks has suffered by it. */
  sufferedBy(now: Standing): number {
    const before = this.#by
    if (now === before) return 0
    const held = now.arms[this.#arm]
    return (
      (held !== undefined && isUsable(held) ? 0 : MARKS.disarmed) |
      (now.hp < before.hp ? MARKS.selfHurt : 0) |
      (now.position === before.position ? 0 : MARKS.toppled)
    )
  }

  /** Without what no wound asks for. */
  unhindered(one: Standing): Standing {
    const { crippled, off_balance, stun } = this.#target
    return { ...one, crippled, off_balance, stun, penalties: summed(one.penalties, IN_WOUNDS) }
  }

  /** Without everything that tells only afterwards, or not at all any more. */
  target(one: Standing, last: boolean): Standing {
    const begin = this.#target
    const { hp, injuries, bleeding, scars, gained, drains, deaf, throat_crushed, eyes_lost, senses, healing } = begin
    const { dodged, loses_turn } = begin
    const rest = { hp, injuries, bleeding, scars, gained, drains, deaf, throat_crushed, eyes_lost, senses, healing }
    const { status, position, ht_lost } = one
    const crippled = this.#crippled(one.crippled, begin.crippled, last || status === 'dead' || this.#beyond(one))
    const arms = last ? begin.arms : this.#arms(one.arms)
    if (status === 'dead') return { ...begin, status, crippled }
    if (this.#whole) return this.#whollyOf(one, last)
    if (this.#beyond(one) || (last && status !== 'active')) {
      const { feint, unaware } = last ? begin : one
      const penalties = summed(one.penalties, IN_WOUNDS)
      return { ...begin, status, position, ht_lost, crippled, arms, feint, unaware, penalties, aim: null, stun: null }
    }
    const stun = one.stun === null ? null : (begin.stun ?? STUNNED)
    const seized = one.seized === null ? null : (begin.seized ?? SEIZED)
    if (!last) {
      const penalties = summed(one.penalties, this.#ranged ? WHEN_SHOT_AT : IN_MELEE)
      return { ...one, ...rest, dodged, loses_turn, stun, seized, crippled, arms, penalties }
    }
    const penalties = summed(one.penalties, this.#ranged ? IN_WOUNDS : IN_MELEE)
    return { ...begin, status, position, ht_lost, iq_lost: one.iq_lost, stun, seized, crippled, penalties, aim: null }
  }

  /** Where other books ask for hardly less than everything: of wounds they ask only for their sum, while he is up. */
  #whollyOf(one: Standing, last: boolean): Standing {
    const begin = this.#target
    const { hp, bleeding, scars, gained, drains, deaf, throat_crushed, senses, healing, dodged, loses_turn } = begin
    const rest = { hp, bleeding, scars, gained, drains, deaf, throat_crushed, senses, healing, dodged, loses_turn }
    const stun = one.stun === null ? null : (begin.stun ?? STUNNED)
    const up = one.status === 'active' && one.position !== 'lying'
    const injuries = up ? together(one.injuries) : begin.injuries
    const penalties = summed(one.penalties, IN_MELEE)
    // Legs carry nobody who lies, and arms defend nobody who is past defending.
    const limp = up && one.crippled.slice(begin.crippled.length).some(({ part }) => isLeg(part))
    const crippled = this.#crippled(one.crippled, begin.crippled, last && !limp)
    const wholly = { ...one, ...rest, stun, injuries, crippled, penalties }
    if (!last) return { ...wholly, arms: this.#arms(one.arms) }
    const { arms, blocks, retreated, feint, unaware } = begin
    return { ...wholly, arms, blocks, retreated, feint, unaware, marks: past(one.marks) }
  }

  /** Nothing but a shield helps against what comes flying. */
  #arms(now: Standing['arms']): Standing['arms'] {
    const begin = this.#target.arms
    if (!this.#ranged || now === begin) return now
    if (now.every((held, place) => !this.#shields[place] || held === begin[place])) return begin
    return now.map((held, place) => (this.#shields[place] ? held : (begin[place] ?? held)))
  }

  /** Out of it, so that he does not even try to get out of the way. */
  #beyond({ status }: Standing): boolean {
    return this.#ranged && status !== 'active'
  }

  /** Some limb, some leg: which of them makes no difference to what comes flying, and for how long makes none at all. */
  #crippled(parts: Standing['crippled'], before: Standing['crippled'], last: boolean): Standing['crippled'] {
    if (parts === before) return parts
    const fresh = parts.slice(before.length)
    if (fresh.length === 0) return before
    if (!this.#ranged && !last) return [...before, ...fresh.map(({ part }) => ({ part, until: null }))]
    return !last && fresh.some(({ part }) => isLeg(part)) ? this.#oneLeg : this.#oneArm
  }
}

/** What several wounds come to, as one. */
const together = (injuries: Standing['injuries']): Standing['injuries'] =>
  injuries.length < 2 ? injuries : [injuries.reduce((sum, one) => sum + one, 0)]

/** Marks without those of defenses. */
function past(marks: Standing['marks']): Standing['marks'] {
  const all = Object.entries(marks)
  const left = all.filter(([key]) => !key.startsWith(OF_DEFENSES))
  return left.length === all.length ? marks : Object.fromEntries(left)
}
const OF_DEFENSES = 'turn-defense-'
