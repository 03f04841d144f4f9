/** What an attack or a defense is told of the moment by name: a set of rules counts what it knows, and passes over the rest. */

import { yardsAbove } from '../ground/ground.ts'
import type { Fighter } from '../state/fighter.ts'
import type { Standing } from '../state/standing.ts'
import type { Fight } from '../state/state.ts'
import type { Attempt } from './attempt.ts'

const NONE: readonly string[] = Object.freeze([])
const BURNING: readonly string[] = Object.freeze(['clothes-on-fire'])
const UNFAMILIAR: readonly string[] = Object.freeze(['unfamiliar-gun'])
const SHIELDED: readonly string[] = Object.freeze(['large-shield'])
const LEVELS: readonly string[] = Object.freeze(['different-levels'])
const ABOVE: readonly string[] = Object.freeze(['attack-from-above'])

/** No list of the books has shields; in the game they come from a large one has this PD. */
const LARGE_PD = 4

const hasLargeShield = ({ arms }: Fighter, one: Standing): boolean =>
  arms.some(({ shield_pd }, arm) => shield_pd >= LARGE_PD && one.arms[arm]?.where === 'ready')

const joined = (a: readonly string[], b: readonly string[]): readonly string[] =>
  a.length === 0 ? b : b.length === 0 ? a : [...a, ...b]

/** Whoever attacks with that thing, whomever he attacks. */
export function attackerIs(fighter: Fighter, one: Standing, arm: number): readonly string[] {
  const own = fighter.arms[arm]
  const unfamiliar = own !== undefined && own.unfamiliar === true && own.gun !== null
  const shield = hasLargeShield(fighter, one) ? SHIELDED : NONE
  return joined(one.on_fire ? BURNING : NONE, joined(shield, unfamiliar ? UNFAMILIAR : NONE))
}

/** The same of two who come to blows, where one stands higher than the other. */
export const onLevels = (is: readonly string[], fight: Fight, by: number, target: number): readonly string[] =>
  yardsAbove(fight, by, target) === 0 ? is : joined(is, LEVELS)

/** Marks that name the target are known to the rules that put them there. */
export function markedFor({ marks }: Standing, target: string, is: readonly string[]): readonly string[] {
  const names = Object.keys(marks)
  return names.length === 0
    ? is
    : joined(
        is,
        names.filter(name => marks[name] === target),
      )
}

const BY_HAND: ReadonlySet<Attempt['kind']> = new Set(['hand-weapon', 'strike', 'grapple'])

/** Yards that whoever strikes stands higher than the other: what is shot or thrown comes alike from everywhere. */
export const struckFromAbove = (fight: Fight, { by, target, kind }: Attempt): number =>
  BY_HAND.has(kind) ? yardsAbove(fight, by, target) : 0

/** Whoever is attacked: with what before him, and from how high or low he is struck at. */
export function defenderIs(fighter: Fighter, one: Standing, above: number): readonly string[] {
  const shield = hasLargeShield(fighter, one) ? SHIELDED : NONE
  return joined(shield, above > 0 ? ABOVE : above < 0 ? LEVELS : NONE)
}
