/**
 * What the worth of an attack depends on. Bots weigh the same attacks round after round and, in a simulation, fight after
 * fight: memos keep what each is worth by these inputs, which outlive the objects of one fight. A test holds what is kept
 * against what would be weighed anew.
 */
import { MemoTable, memoByObject, type Why } from '@umpire/engine'
import { rateOfFire } from '../../equipment/rate-of-fire.ts'
import { gunNamed } from '../../tables/weapon.ts'
import type { Strike } from '../attack/strike.ts'
import type { Fighter } from '../state/fighter.ts'
import { burdens, goesOn } from '../state/now.ts'
import { outState } from '../state/out.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import type { Moment } from './moment.ts'

/** One object for all moments at which a fighter is the same in what matters for an attack. */
export interface Alike {
  readonly text: string
}

const allAlike = memoByObject((_fighter: Fighter) => new MemoTable<string, Alike>())
const alike = (fighter: Fighter, text: string): Alike => allAlike(fighter).get(text, () => ({ text }))

const conditionOf = (one: Standing): string =>
  `${one.status} ${one.marks} ${outState(one)} ${one.halved} ${one.flaws.join()}`

const targets = memoByObject((fighter: Fighter) =>
  memoByObject((one: Standing) => alike(fighter, `target ${conditionOf(one)}`)),
)

/** Somebody who is shot at or stands where something goes off. */
export const asTarget = (moment: Moment, place: number): Alike =>
  targets(moment.fighterAt(place))(moment.standing(place))

const struck = memoByObject((fighter: Fighter) =>
  memoByObject((one: Standing) => {
    const { pace, acts, short_fp, long_fp } = one
    return alike(fighter, `opponent ${conditionOf(one)} ${short_fp} ${long_fp} ${pace} ${acts.join()}`)
  }),
)

/** Somebody who is struck at: how he fights back counts as well. */
const asOpponent = (moment: Moment, place: number): Alike => struck(moment.fighterAt(place))(moment.standing(place))

/** What all attacks of somebody depend on about himself, whatever he does. */
export function lastingText(fight: Fight, place: number, why: Why): string {
  const one = standingAt(fight, place)
  const { wound_df, fatigue_df } = burdens(fighterAt(fight, place), one, why)
  const limbs = one.limbs.map(({ limb, status }) => `${limb} ${status}`)
  return `${wound_df} ${fatigue_df} ${fight.light} ${one.flaws.join()} ${limbs.join()}`
}

/** What his attacks with one thing depend on about himself, whoever they are meant for. */
export function asAttacker({ fighter, one, worth, lasting }: Moment, arm: number): Alike {
  const held = one.arms[arm]
  const shots = held === undefined ? 0 : Math.min(held.rounds, worth.enough(fighter, arm))
  const aims = one.aim?.arm === arm ? one.aim.extra : ''
  return alike(fighter, `attacker ${lasting} ${arm} ${held?.where} ${shots} ${one.pace} ${aims} ${one.acts.join()}`)
}

/** The most that he fires with a gun in one action: more rounds in it make no difference. */
export function enoughOf({ arms, abilities }: Fighter, arm: number, why: Why): number {
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

/** What a shot depends on beside the shooter and how it is fired. */
export function shotInputs(moment: Moment, arm: number, target: number) {
  const { one } = moment
  const other = moment.standing(target)
  const [dx, dy] = [one.x - other.x, one.y - other.y]
  const { cover } = other
  return [
    asTarget(moment, target),
    dx * dx + dy * dy,
    cover === null ? null : moment.coverHp(cover),
    cover !== null && other.exposed,
    other.pace > 0,
    one.aim !== null && one.aim.target === other.id,
    goesOn(one, arm, other.id, moment.round),
    other.unaware.includes(one.id),
  ]
}

/** What a blow depends on beside the attacker. */
export function blowInputs(moment: Moment, { target, mode, where, free, dirty }: Strike) {
  const { one } = moment
  const other = moment.standing(target)
  return [
    asOpponent(moment, target),
    mode,
    where,
    one.waited !== null && one.waited.target === other.id ? one.waited.rounds : 0,
    free,
    dirty,
    dirty && one.dirty.includes(other.id),
    other.unaware.includes(one.id),
  ]
}
