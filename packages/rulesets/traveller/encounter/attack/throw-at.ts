/** The throws of an attack at one target: their sum of DMs, and how their dice read. */
import { dice } from '@umpire/dice'
import { type About, type Ask, memoByObject, memoByRecord, memoByTotal, type Why } from '@umpire/engine'
import { throwingBlades } from '../../combat/attack/thrown.ts'
import { hits as hitsTarget, toHit } from '../../combat/attack/to-hit.ts'
import type { Blow } from '../../combat/weapon/blows.ts'
import { throughSights } from '../../equipment/sights.ts'
import type { Range } from '../../tables/words.ts'
import type { AttackAction } from '../choice/attack-action.ts'
import type { EncounterFact } from '../facts/facts.ts'
import { rangeBetween } from '../move/positions.ts'
import type { Fighter } from '../state/fighter.ts'
import { fightingValues, type InUse } from '../state/in-use.ts'
import { type Encounter, fighterAt, standingAt } from '../state/state.ts'
import { type Aim, against, aimAt } from './against.ts'

export const TWO_DICE = dice('2d6')

/** An attack that somebody named, with what it is made with. */
export interface Attempt {
  /** As everybody stood when all attacks of the round were named. */
  readonly state: Encounter
  readonly place: number
  readonly action: AttackAction
  readonly use: InUse
  /** To its target. */
  readonly range: Range
  /** The blow or swing that it is, and what it takes of the allowance; none of shots and thrown blades. */
  readonly struck: { readonly blow: Blow; readonly blows_used: number } | null
}

/** How often an attack is thrown for at one of those it endangers. */
export interface ThrowsAt {
  readonly target: number
  /** Of those beside the target. */
  readonly group_dm: number
  readonly times: number
}

export interface Thrown {
  readonly target: number
  readonly hit: boolean
}

/** A throw to hit: what it is for, and whether a total hits. */
interface Throw {
  readonly about: About
  readonly reading: (roll: number) => boolean
}

/** Makes the throws, those at one after those at the other. */
export function makeThrows(
  ask: Ask<Encounter, EncounterFact>,
  attempt: Attempt,
  all: readonly ThrowsAt[],
): readonly Thrown[] {
  const ofBlade = attempt.action.kind === 'throw'
  const thrown: Thrown[] = []
  for (const one of all) {
    const { target, times } = one
    const { about, reading } = ofBlade ? throwOfBlade(attempt, ask.why) : throwToHit(attempt, one, ask.why)
    for (let time = 0; time < times; time++) thrown.push({ target, hit: ask.read(TWO_DICE, about, reading) })
  }
  return thrown
}

/** The throw at one target, kept for as long as nothing that it depends on changes. */
export function throwToHit(
  { state, place, action, use, range, struck }: Attempt,
  { target, group_dm }: Omit<ThrowsAt, 'times'>,
  why: Why,
): Throw {
  // A neighbour may stand nearer or farther: one of them touches the shooter, the other does not. The log has the range
  // among the reasons of its own throw, so it is asked for here.
  const own = target === action.target ? range : (rangeBetween(state, place, target, why) ?? range)
  const aim = aimAt(state, { place, target, use, range: own, blow: struck?.blow ?? null, group_dm }, why)
  return throwsWith(use)(why, aim.victim, aim)
}

/** By what is thrown with and by who is thrown at: of each there are several in a fight. */
const throwsWith = memoByObject((_use: InUse) => memoByRecord((why, _victim: Fighter, aim: Aim) => newThrow(aim, why)))

function newThrow(aim: Aim, why: Why): Throw {
  const { use, range, attacker, victim } = aim
  const { misaligned } = use
  const sum = toHit(against(aim, why), why)
  if (!sum.attack_possible) throw new Error(`${use.weapon} does not reach ${range} range`)
  const { dm } = sum
  const about = {
    purpose: `to hit ${victim.name}`,
    by: attacker.id,
    // Every shot aimed through sights is hidden, in line or not: a throw hidden only then would tell it.
    secret: use.sights && throughSights(range),
  }
  return { about, reading: memoByTotal(why, roll => hitsTarget({ dm, roll, range, misaligned }, why).hit) }
}

function throwOfBlade({ state, place, action: { target }, use, range }: Attempt, why: Why): Throw {
  const x = {
    weapon: use.weapon,
    level: use.level,
    dexterity: fightingValues(fighterAt(state, place), standingAt(state, place), why).dexterity,
    range,
    target_evading: standingAt(state, target).movement === 'evade',
    weapon_carried: use.carried,
    referee_dms: state.referee_dms,
  }
  const sum = throwingBlades(x, why)
  if (!sum.attack_possible) throw new Error(sum.because)
  const about = { purpose: `to hit ${fighterAt(state, target).name}`, by: fighterAt(state, place).id }
  return {
    about,
    reading: roll => {
      const thrown = throwingBlades({ ...x, roll }, why)
      return thrown.attack_possible && thrown.hit === true
    },
  }
}
