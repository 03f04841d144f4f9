/**
 * What an attack hangs on, in numbers: where they are the same, it is worth the same. Whoever fights round after round weighs
 * the same attacks again and again, and long texts would take more time than they save.
 */

import { rateOfFire } from '../../equipment/rate-of-fire.ts'
import { MODES } from '../../tables/melee-weapons.ts'
import { gunNamed } from '../../tables/weapon.ts'
import type { Fire } from '../attack/shot-at.ts'
import type { Strike } from '../attack/strike.ts'
import { RATES } from '../state/about.ts'
import { whereNumber } from '../state/called-location.ts'
import type { Fighter } from '../state/fighter.ts'
import { burdens, goesOn } from '../state/now.ts'
import { outState } from '../state/out.ts'
import type { Standing } from '../state/standing.ts'
import type { Moment } from './moment.ts'

/** So many fit into a key; then all numbers are given anew. */
const MOST = 2 ** 19
/** Squares of metres that fit, beside a kind of attack and what else is true of it. */
const [FAR, KINDS, FLAGS] = [2 ** 20, 2 ** 9, 2 ** 4]

/** Short numbers for people, for how they are, and for whatever else can be told in a text. */
export class Numbers {
  #texts = new Map<string, number>()
  #fighters = new WeakMap<Fighter, number>()
  #standings = new WeakMap<Standing, number>()
  #next = 0

  /** Numbers that were given before mean nothing any more. */
  get isFull(): boolean {
    return this.#next >= MOST
  }

  forget(): void {
    this.#texts = new Map()
    this.#fighters = new WeakMap()
    this.#standings = new WeakMap()
    this.#next = 0
  }

  ofText(text: string): number {
    let number = this.#texts.get(text)
    if (number === undefined) {
      number = this.#next++
      this.#texts.set(text, number)
    }
    return number
  }

  ofFighter(fighter: Fighter): number {
    let number = this.#fighters.get(fighter)
    if (number === undefined) {
      number = this.#next++
      this.#fighters.set(fighter, number)
    }
    return number
  }

  /** Of somebody who is attacked: who he is, how hurt, and whether he can do anything about it. */
  ofStanding(fighter: Fighter, one: Standing): number {
    let number = this.#standings.get(one)
    if (number === undefined) {
      number = this.ofText(
        `${this.ofFighter(fighter)} ${one.status} ${one.marks} ${outState(one)} ${one.halved} ${one.flaws.join()}`,
      )
      this.#standings.set(one, number)
    }
    return number
  }
}

/** What all his attacks hang on about himself, whatever he does. */
export function lastingText({ fighter, one, light, worth, why }: Moment): string {
  const { wound_df, fatigue_df } = burdens(fighter, one, why)
  let text = `${worth.numbers.ofFighter(fighter)} ${wound_df} ${fatigue_df}`
  if (light !== 'day') text += light
  for (const flaw of one.flaws) text += ` ${flaw}`
  for (const { limb, status } of one.limbs) text += ` ${limb} ${status}`
  return text
}

/** All that his attacks with one thing hang on about himself, whoever they are meant for. */
export function ownNumber({ fighter, one, worth }: Moment, arm: number, lasting: string): number {
  const held = one.arms[arm]
  const shots = held === undefined ? 0 : Math.min(held.rounds, worth.enough(fighter, arm))
  let text = `${lasting} ${arm} ${held?.where} ${shots} ${one.pace}`
  for (const act of one.acts) text += ` ${act}`
  if (one.aim?.arm === arm) text += ` aims ${one.aim.extra}`
  return worth.numbers.ofText(text)
}

/** The most that he fires with a gun in one action: more rounds in it make no difference. */
export function enoughOf({ arms, abilities }: Fighter, arm: number, why: Moment['why']): number {
  const thing = arms[arm]
  if (thing?.kind !== 'gun') return 0
  const { weapon } = thing
  const given = { weapon, actions: ['shoot'], abilities } as const
  const { rof } = gunNamed(weapon, why)
  const usual = rateOfFire(given, why).shots_per_action
  return typeof rof === 'number'
    ? Math.max(usual, rateOfFire({ ...given, full_auto: true }, why).shots_per_action)
    : usual
}

const flags = (a: boolean, b: boolean, c: boolean, d: boolean): number =>
  (a ? 8 : 0) + (b ? 4 : 0) + (c ? 2 : 0) + (d ? 1 : 0)

const together = (other: number, kind: number, told: number, squared: number): number =>
  ((other * KINDS + kind) * FLAGS + told) * FAR + squared

/** A shot by everything that it hangs on beside himself; none where that does not fit. */
export function fireNumber(moment: Moment, { arm, target, rate, where, through }: Fire): number | undefined {
  const { one, worth } = moment
  const other = moment.standing(target)
  const [dx, dy] = [one.x - other.x, one.y - other.y]
  const squared = dx * dx + dy * dy
  if (squared >= FAR) return undefined
  const told = flags(
    other.pace > 0,
    one.aim !== null && one.aim.target === other.id,
    goesOn(one, arm, other.id, moment.round),
    other.unaware.includes(one.id),
  )
  const kind = (whereNumber(where) * RATES.length + RATES.indexOf(rate)) * 2 + (through ? 1 : 0)
  let number = worth.numbers.ofStanding(moment.fighterAt(target), other)
  if (other.cover !== null) number = worth.numbers.ofText(`${number} ${moment.coverHp(other.cover)} ${other.exposed}`)
  return together(number, kind, told, squared)
}

/** A blow, likewise: nothing can be both shot and struck with, so the two are never taken for each other. */
export function strikeNumber(moment: Moment, { target, mode, where, free, dirty }: Strike): number {
  const { one, worth } = moment
  const other = moment.standing(target)
  const rounds = one.waited !== null && one.waited.target === other.id ? one.waited.rounds : 0
  const told = flags(free, dirty, dirty && one.dirty.includes(other.id), other.unaware.includes(one.id))
  const kind = whereNumber(where) * MODES.length + MODES.indexOf(mode)
  let number = worth.numbers.ofStanding(moment.fighterAt(target), other)
  const { pace, acts, short_fp, long_fp } = other
  if (acts.length > 0 || short_fp + long_fp > 0)
    number = worth.numbers.ofText(`${number} ${short_fp} ${long_fp} ${pace} ${acts.join()}`)
  return together(number, kind, told, rounds)
}

/** Something thrown so far, or going off so far from somebody; none where that does not fit. */
export const farNumber = (other: number, squared: number): number | undefined =>
  squared >= FAR ? undefined : together(other, 0, 0, squared)
