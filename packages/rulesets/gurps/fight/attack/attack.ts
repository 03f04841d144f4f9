/** One attack from the roll to the wound: gurps.procedure.attack, from its tenth step on. */
import { type Choice, memoByTotal, memoQuiet, type Why } from '@umpire/engine'
import { groupCritical } from '../../auto/hits.ts'
import { attackRoll } from '../../combat/attack/attack-roll.ts'
import { THREE_DICE, TWO_DICE } from '../../dice/thrown-dice.ts'
import { kick as kickRule } from '../../unarmed/strike.ts'
import { type Attempt, armAt } from '../attempt/attempt.ts'
import { landingOf, type Strike, struckAs, whereItLands } from '../attempt/location.ts'
import { declare, spendDeclared } from '../defense/declare.ts'
import { type Avoided, afterDefense, defend } from '../defense/defend.ts'
import { jammed } from '../facts/arm.ts'
import type { Asking } from '../facts/ask.ts'
import { attacked } from '../facts/attacked.ts'
import { sufferer } from '../facts/sufferer.ts'
import { afterMiss, missedKick } from '../maneuver/openings.ts'
import { isBare } from '../state/hands.ts'
import { isLimb } from '../state/parts.ts'
import { type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { carryOut } from '../wound/carry-out.ts'
import { criticalOf, deal, ORDINARY } from '../wound/deal-damage.ts'
import { badMiss } from '../wound/mishap.ts'

/** The attack roll, as far as anything depends on it. */
export type AttackRoll = {
  readonly result: 'hit' | 'critical hit' | 'near miss' | 'miss' | 'critical miss' | 'malfunction'
  /** Of a critical hit, for its table. */
  readonly roll: number
  /** Rounds that hit. */
  readonly hits: number
  /** Of a hit, by how much it would have missed with a narrow weapon, where a defense depends on that. */
  readonly off_centre?: number
}

/** The attack roll and where it lands; nowhere if it misses. */
type PlacedRoll = AttackRoll & { readonly lands: string | null }

/** How an attack ended: it got past the defense, or it did not. */
export type AttackOutcome = 'landed' | 'defended' | 'missed' | 'critical miss' | 'malfunction'

/** Nothing more can be done with the weapon this turn. */
export const isSpoiled = (outcome: AttackOutcome): boolean => outcome === 'critical miss' || outcome === 'malfunction'

/** One attack roll, for a single attack or for a group of rounds, and all that comes of it. */
export function attack(ask: Asking, attempt: Attempt, rounds: number): AttackOutcome {
  const declared = declare(ask, attempt)
  const rolled = rollToHit(ask, declared, rounds)
  const placed = withLocation(rolled, rounds, rollLocation(ask, declared, rolled))
  ask.record(attackedFact(ask.state, declared, placed))
  const faced = asDefenderFaces(ask.why, declared, rolled.off_centre)
  if (!canBeStopped(placed)) spendDeclared(ask, faced)

  const { result, hits, lands } = placed
  if (result === 'malfunction') {
    jam(ask, faced)
    return 'malfunction'
  }
  if (result === 'critical miss') {
    badMiss(ask, { attempt: faced, whose: 'attacker', parriedWith: null }, rounds)
    missed(ask, faced)
    return 'critical miss'
  }
  if (hits === 0) {
    missed(ask, faced)
    return 'missed'
  }
  const location = lands ?? faced.location ?? 'torso'
  if (result === 'critical hit') return hitCritically(ask, faced, location, placed)
  return hitOrdinarily(ask, faced, location, hits)
}

/** A hit: the target defends, and what gets past the defense does damage. */
function hitOrdinarily(ask: Asking, attempt: Attempt, location: string, hits: number): AttackOutcome {
  const defense = defend(ask, attempt, location)
  // The target's own defense may have killed it.
  if (!defense.avoided && standingAt(ask.state, attempt.target).status !== 'dead') {
    const first = afterFailedParry(ask, attempt, defense, location)
    deal(ask, attempt, first, ORDINARY)
    // An arm in the way takes only the first round.
    if (first === location) dealRest(ask, attempt, location, hits - 1)
  }
  afterDefense(ask, attempt, defense)
  return defense.avoided ? 'defended' : 'landed'
}

/** A critical hit: one round cannot be stopped; the others are dodged together or not at all. */
function hitCritically(ask: Asking, attempt: Attempt, location: string, { hits, roll }: AttackRoll): AttackOutcome {
  const special = criticalOf(ask, attempt, location, roll)
  const defense = hits > 1 ? defend(ask, attempt, location) : null
  deal(ask, attempt, location, special)
  if (defense?.avoided === false) dealRest(ask, attempt, location, hits - 1)
  if (defense !== null) afterDefense(ask, attempt, defense)
  return 'landed'
}

/** The rest of a group, round by round. */
function dealRest(ask: Asking, attempt: Attempt, first: string, rounds: number): void {
  // Who drops is still hit by the rest of the group; the dead are not.
  for (let left = rounds; left > 0 && standingAt(ask.state, attempt.target).status !== 'dead'; left--) {
    deal(ask, attempt, nextLocation(ask, attempt, first), ORDINARY)
  }
}

export const rollToHit = (ask: Asking, attempt: Attempt, rounds: number): AttackRoll =>
  ask.read(THREE_DICE, { purpose: 'attack', by: idAt(ask.state, attempt.by) }, toHit(ask.why, attempt, rounds))

/** How the attack roll reads. */
export const toHit = memoQuiet((why, attempt: Attempt, rounds: number) =>
  memoByTotal(why, roll => readRoll(attempt, rounds, roll, why)),
)

const NEVER = 17

/** One round, or a group of up to four. */
function readRoll(attempt: Attempt, rounds: number, roll: number, why: Why): AttackRoll {
  const { effective, malf, stray } = attempt
  const one = attackRoll({ effective, roll, rounds, ...(malf === undefined ? {} : { malf }) }, why)
  if (one.malfunction) return { result: 'malfunction', roll: 0, hits: 0 }
  if (one.critical_miss) return { result: stray === true ? 'miss' : 'critical miss', roll: 0, hits: 0 }
  const group = { effective, rounds_in_group: rounds, roll, malfunction: false }
  const hits = rounds === 1 ? (one.hit ? 1 : 0) : groupCritical(group, why).hits
  if (one.critical_hit) return { result: 'critical hit', roll, hits }
  if (one.hit) return { result: 'hit', roll: 0, hits, ...placedBy(attempt, roll) }
  // 17 and 18 miss everything.
  return one.margin === -1 && roll < NEVER
    ? { result: 'near miss', roll: 0, hits, ...placedBy(attempt, roll) }
    : { result: 'miss', roll: 0, hits: 0 }
}

/** How well that roll places it. */
const placedBy = ({ dead_centre = Number.POSITIVE_INFINITY }: Attempt, roll: number): Pick<AttackRoll, 'off_centre'> =>
  roll > dead_centre ? { off_centre: roll - dead_centre } : {}

/** The attack as the defender meets it: another one only where just the edge of something wide hits. */
export const asDefenderFaces = (why: Why, attempt: Attempt, off_centre = 0): Attempt =>
  off_centre === 0 ? attempt : offCentre(why, attempt, off_centre)

const offCentre = memoQuiet((_, attempt: Attempt, off_centre: number): Attempt => ({ ...attempt, off_centre }))

/** Where the attack lands, if it may land at all. */
export function rollLocation(ask: Asking, attempt: Attempt, { result, hits }: AttackRoll): string | null {
  const near = result === 'near miss'
  if (hits === 0 && !near) return null
  return whereItLands(ask, idAt(ask.state, attempt.by), landing(ask.why, ask.state, near, attempt))
}

/** Where the attack may land, before any dice are rolled for it. */
const landing = memoQuiet((why, fight: Fight, near: boolean, attempt: Attempt) => {
  const { by, target, type, location } = attempt
  return landingOf(location, struckAs(fight, by, target, strikeOf(attempt), type, why), near, why)
})

const strikeOf = ({ kind, thrust }: Attempt): Strike =>
  kind === 'gun' ? 'bullet' : kind === 'thrown' || kind === 'grenade' ? 'missile' : thrust ? 'thrust' : 'swing'

/** The roll, now that it is known where it lands. */
export function withLocation({ result, roll, hits }: AttackRoll, rounds: number, lands: string | null): PlacedRoll {
  if (result !== 'near miss') return { result, roll, hits, lands }
  // A burst that misses by one has its one hit; a single attack only where there is something beside the part aimed at.
  const strikes = rounds === 1 ? (lands === null ? 0 : 1) : hits
  return { result: strikes > 0 ? 'hit' : 'miss', roll, hits: strikes, lands }
}

/** Whether a defense can stop any of it. */
const canBeStopped = ({ result, hits }: AttackRoll): boolean => (result === 'critical hit' ? hits > 1 : hits > 0)

/** For the log. A feint is used up by it, and the target knows of the attacker from then on. */
export const attackedFact = (fight: Fight, attempt: Attempt, { result, hits, lands }: PlacedRoll) =>
  attacked({
    who: fighterAt(fight, attempt.by).id,
    target: fighterAt(fight, attempt.target).id,
    with: armAt(fighterAt(fight, attempt.by), attempt.arm).key,
    how: attempt.how,
    location: lands ?? attempt.location ?? 'torso',
    effective: attempt.effective,
    came: result === 'near miss' ? 'miss' : result,
    hits,
  })

function jam(ask: Asking, { by, arm }: Attempt): void {
  const who = fighterAt(ask.state, by).id
  const turns = ask.roll(TWO_DICE, { purpose: 'turns to clear it', by: who })
  ask.record(jammed({ who, arm, turns, modifier: 0 }))
}

/**
 * Where a further round of a group lands: each is rolled for when its turn comes. The group is stopped as a whole, by the
 * armor of the part that its first round hits. A limb that was aimed at stays the same one.
 */
export function nextLocation(ask: Asking, attempt: Attempt, first: string): string {
  const { by, location: named } = attempt
  if (named !== null && isLimb(first)) return first
  return whereItLands(ask, idAt(ask.state, by), landing(ask.why, ask.state, false, attempt)) ?? first
}

/** Where it lands after a failed parry: bare hands that parry a weapon may be hit instead, if the attacker wants. */
export function afterFailedParry(ask: Asking, attempt: Attempt, { with: used }: Avoided, location: string): string {
  if (attempt.kind !== 'hand-weapon' || used?.how !== 'parry' || used.arm === null) return location
  if (!isBare(armAt(fighterAt(ask.state, attempt.target), used.arm))) return location
  const choices: readonly Choice<'target' | 'arm'>[] = [
    { key: 'target', label: `The ${location}, as meant` },
    { key: 'arm', label: 'The arm that was in the way' },
  ]
  const key = ask.choose({ who: fighterAt(ask.state, attempt.by).id, question: 'parried arm', choices })
  return key === 'arm' ? 'near-arm' : location
}

/** After a miss: a kick may cost the balance, and other books may add more. */
function missed(ask: Asking, attempt: Attempt): void {
  mayTopple(ask, attempt)
  for (const step of afterMiss.in(ask.why)) step(ask, attempt)
}

const KICK = 'kick'

/** Who kicks and misses may lose their balance. */
export function mayTopple(ask: Asking, attempt: Attempt): void {
  const { by, how, arm } = attempt
  if (how !== KICK || standingAt(ask.state, by).position === 'lying') return
  const others = missedKick.in(ask.why)
  if (others.length > 0) {
    for (const step of others) step(ask, attempt)
    return
  }
  const fighter = fighterAt(ask.state, by)
  const { id } = fighter
  const { skill = fighter.dx } = armAt(fighter, arm).blows.find(({ name }) => name === how) ?? {}
  const given = { dx: Math.max(fighter.dx, skill), encumbrance_level: 0, heavy_boots: false, hit: false }
  const falls = ask.read(
    THREE_DICE,
    { purpose: 'keep one’s balance', by: id },
    balance_roll => kickRule({ ...given, balance_roll }, ask.why).falls === true,
  )
  if (falls) carryOut(ask, sufferer(by), [{ op: 'fall' }])
}
