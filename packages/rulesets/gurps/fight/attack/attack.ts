/** One attack from the roll to the wound: gurps.procedure.attack, from its tenth step on. */
import { type Choice, memoByTotal, memoQuiet, type Why } from '@umpire/engine'
import { groupCritical } from '../../auto/hits.ts'
import { attackRoll } from '../../combat/attack/attack-roll.ts'
import { THREE_DICE, TWO_DICE } from '../../dice/thrown-dice.ts'
import { kick as kickRule } from '../../unarmed/strike.ts'
import { type Attempt, armAt } from '../attempt/attempt.ts'
import { landingOf, type Strike, struckAs, whereItLands } from '../attempt/location.ts'
import { declare, inVain, isDeclared } from '../defense/declare.ts'
import { type Avoided, afterDefense, defend } from '../defense/defend.ts'
import { jammed } from '../facts/arm.ts'
import { attacked } from '../facts/facts.ts'
import { type Asking, sufferer } from '../facts/sufferer.ts'
import { afterMiss, missedKick } from '../maneuver/openings.ts'
import { isBare } from '../state/hands.ts'
import { isLimb } from '../state/parts.ts'
import { type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { carryOut } from '../wound/carry-out.ts'
import { criticalOf, deal, ORDINARY } from '../wound/deal-damage.ts'
import { badMiss } from '../wound/mishap.ts'

/** The roll, as far as anything hangs on it. */
export type Rolled = {
  readonly came: 'hit' | 'critical hit' | 'near miss' | 'miss' | 'critical miss' | 'malfunction'
  /** Of a critical hit, on which its table may hang. */
  readonly roll: number
  /** Rounds that hit, and how many of them critically. */
  readonly hits: number
  /** Of a hit, by how much it would have missed with a narrow weapon, where a defense hangs on that. */
  readonly off_centre?: number
}

const NEVER = 17

/** One round, or a group of up to four. */
function readRoll(attempt: Attempt, rounds: number, roll: number, why: Why): Rolled {
  const { effective, malf, stray } = attempt
  const one = attackRoll({ effective, roll, rounds, ...(malf === undefined ? {} : { malf }) }, why)
  if (one.malfunction) return { came: 'malfunction', roll: 0, hits: 0 }
  if (one.critical_miss) return { came: stray === true ? 'miss' : 'critical miss', roll: 0, hits: 0 }
  const hits = rounds === 1 ? (one.hit ? 1 : 0) : groupCritical(group(effective, rounds, roll), why).hits
  if (one.critical_hit) return { came: 'critical hit', roll, hits }
  if (one.hit) return { came: 'hit', roll: 0, hits, ...placedBy(attempt, roll) }
  // 17 and 18 miss everything.
  return one.margin === -1 && roll < NEVER
    ? { came: 'near miss', roll: 0, hits, ...placedBy(attempt, roll) }
    : { came: 'miss', roll: 0, hits: 0 }
}

/** How well that roll places it. */
const placedBy = ({ dead_centre = Number.POSITIVE_INFINITY }: Attempt, roll: number): Pick<Rolled, 'off_centre'> =>
  roll > dead_centre ? { off_centre: roll - dead_centre } : {}

/** The attack as whoever defends meets it: no other, unless he meets only the edge of something wide. */
export const metAs = (why: Why, attempt: Attempt, off_centre = 0): Attempt =>
  off_centre === 0 ? attempt : offCentre(why, attempt, off_centre)

const offCentre = memoQuiet((_, attempt: Attempt, off_centre: number): Attempt => ({ ...attempt, off_centre }))

const group = (effective: number, rounds_in_group: number, roll: number) => ({
  effective,
  rounds_in_group,
  roll,
  malfunction: false,
})

/** Simulations throw again and again for the same attack. */
export const toHit = memoQuiet((why, attempt: Attempt, rounds: number) =>
  memoByTotal(why, roll => readRoll(attempt, rounds, roll, why)),
)

const strikeOf = ({ kind, thrust }: Attempt): Strike =>
  kind === 'gun' ? 'bullet' : kind === 'thrown' || kind === 'grenade' ? 'missile' : thrust ? 'thrust' : 'swing'

/** Where it may land, before anything was thrown for it. */
const landing = memoQuiet((why, fight: Fight, near: boolean, attempt: Attempt) => {
  const { by, target, type, location } = attempt
  return landingOf(location, struckAs(fight, by, target, strikeOf(attempt), type, why), near, why)
})

const KICK = 'kick'

/** What came of it: whether anything else can be done with the weapon in this turn. */
export type AttackOutcome = 'done' | 'missed' | 'spoiled'

/** The roll and where it lands; nowhere if it misses. */
type ToHit = Rolled & { readonly lands: string | null }

/** The attack roll. */
export const throwToHit = (ask: Asking, attempt: Attempt, rounds: number): Rolled =>
  ask.read(THREE_DICE, { purpose: 'attack', by: idAt(ask.state, attempt.by) }, toHit(ask.why, attempt, rounds))

/** Where it lands, if it may. */
export function landsAt(ask: Asking, attempt: Attempt, { came, hits }: Rolled): string | null {
  const near = came === 'near miss'
  if (hits === 0 && !near) return null
  return whereItLands(ask, idAt(ask.state, attempt.by), landing(ask.why, ask.state, near, attempt))
}

/** What came of the roll, now that it is known where it lands. */
export function landed({ came, roll, hits }: Rolled, rounds: number, lands: string | null): ToHit {
  if (came !== 'near miss') return { came, roll, hits, lands }
  // A burst that misses by one has its one hit; a single blow only where there is something beside its mark.
  const strikes = rounds === 1 ? (lands === null ? 0 : 1) : hits
  return { came: strikes > 0 ? 'hit' : 'miss', roll, hits: strikes, lands }
}

/** Whoever weighs it wants to know what the roll came to, and whether anything struck the body. */
export type Sees = (what: ToHit['came'] | 'struck') => void
export const NOBODY: Sees = () => undefined

/** One attack roll, for one blow or for a group of rounds. */
export function attack(ask: Asking, attempt: Attempt, rounds: number, sees = NOBODY): AttackOutcome {
  const named = isDeclared(ask.why) ? declare(ask, attempt) : attempt
  const thrown = throwToHit(ask, named, rounds)
  const rolled = landed(thrown, rounds, landsAt(ask, named, thrown))
  sees(rolled.came)
  ask.record(attackedBy(ask.state, named, rolled))
  const met = metAs(ask.why, named, thrown.off_centre)
  if (met.declared !== undefined && !isMet(rolled)) inVain(ask, met)
  return comesOf(ask, met, rounds, rolled, sees)
}

/** Whether there is anything to defend against, and it can be. */
const isMet = ({ came, hits }: Pick<Rolled, 'came' | 'hits'>): boolean =>
  came === 'critical hit' ? hits > 1 : hits > 0

/** What comes of the roll. */
function comesOf(ask: Asking, attempt: Attempt, rounds: number, rolled: ToHit, sees: Sees): AttackOutcome {
  const { came, hits, lands } = rolled
  if (came === 'malfunction') return jam(ask, attempt)
  if (came === 'critical miss') {
    badMiss(ask, attempt, 'attacker', null, rounds)
    missed(ask, attempt)
    return 'spoiled'
  }
  if (hits === 0) {
    missed(ask, attempt)
    return 'missed'
  }
  const location = lands ?? attempt.location ?? 'torso'
  if (came === 'critical hit') strikesCritically(ask, attempt, location, rolled, sees)
  else strikes(ask, attempt, location, hits, sees)
  return 'done'
}

/** A blow that hit, unless it was avoided; and what the defense has cost. */
function strikes(ask: Asking, attempt: Attempt, location: string, hits: number, sees: Sees): void {
  const defense = defend(ask, attempt, location)
  if (!defense.avoided) {
    sees('struck')
    // His own defense may have been the end of him.
    if (standingAt(ask.state, attempt.target).status !== 'dead') {
      dealEach(ask, attempt, afterFailedParry(ask, attempt, defense, location), location, hits)
    }
  }
  afterDefense(ask, attempt, defense)
}

/** One blow, or all rounds of a group that hit; at the arm that was in the way, only the first. */
function dealEach(ask: Asking, attempt: Attempt, struck: string, location: string, hits: number): void {
  deal(ask, attempt, struck, ORDINARY)
  if (hits > 1 && struck === location) eachOf(ask, attempt, location, hits - 1)
}

/** A kick that missed may cost the balance; and what other books say that comes of any miss. */
function missed(ask: Asking, attempt: Attempt): void {
  if (attempt.how === KICK) mayTopple(ask, attempt)
  for (const step of afterMiss.in(ask.why)) step(ask, attempt)
}

/** For the log; and a feint is used up, and whoever attacks is known from then on. */
export const attackedBy = (fight: Fight, attempt: Attempt, { came, hits, lands }: ToHit) =>
  attacked({
    who: fighterAt(fight, attempt.by).id,
    target: fighterAt(fight, attempt.target).id,
    with: armAt(fighterAt(fight, attempt.by), attempt.arm).key,
    how: attempt.how,
    location: lands ?? attempt.location ?? 'torso',
    effective: attempt.effective,
    came: came === 'near miss' ? 'miss' : came,
    hits,
  })

function jam(ask: Asking, { by, arm }: Attempt): AttackOutcome {
  const who = fighterAt(ask.state, by).id
  const turns = ask.roll(TWO_DICE, { purpose: 'turns to clear it', by: who })
  ask.record(jammed({ who, arm, turns, modifier: 0 }))
  return 'spoiled'
}

/** Of the rounds that hit, one is critical and cannot be stopped; the others are dodged together or not at all. */
function strikesCritically(ask: Asking, attempt: Attempt, location: string, { hits, roll }: Rolled, sees: Sees): void {
  sees('struck')
  const special = criticalOf(ask, attempt, location, roll)
  if (hits === 1) return deal(ask, attempt, location, special)
  const defense = defend(ask, attempt, location)
  deal(ask, attempt, location, special)
  if (!defense.avoided) eachOf(ask, attempt, location, hits - 1)
  return afterDefense(ask, attempt, defense)
}

/** The rest of a group, round by round. */
function eachOf(ask: Asking, attempt: Attempt, first: string, rounds: number): void {
  // Who drops is still hit by the rest of the group; who is dead is past caring.
  for (let left = rounds; left > 0 && standingAt(ask.state, attempt.target).status !== 'dead'; left--) {
    deal(ask, attempt, nextLands(ask, attempt, first), ORDINARY)
  }
}

/**
 * Where a further round of a group lands: each is thrown for by itself, when its turn has come. The group is stopped as a
 * whole, by whatever protects the part that its first round goes for. A limb that was aimed at stays the same one.
 */
export function nextLands(ask: Asking, attempt: Attempt, first: string): string {
  const { by, location: named } = attempt
  if (named !== null && isLimb(first)) return first
  return whereItLands(ask, idAt(ask.state, by), landing(ask.why, ask.state, false, attempt)) ?? first
}

const ARM = ['target', 'arm'] as const

/** Bare hands that failed to stop a weapon: the attacker may strike the arm that was in the way. */
export function afterFailedParry(ask: Asking, attempt: Attempt, { with: used }: Avoided, location: string): string {
  return isInTheWay(ask.state, attempt, used) ? armInTheWay(ask, attempt, location) : location
}

/** Whether he parried a weapon with bare hands. */
function isInTheWay(fight: Fight, attempt: Attempt, used: Avoided['with']): boolean {
  if (attempt.kind !== 'hand-weapon' || used?.how !== 'parry' || used.arm === null) return false
  return isBare(armAt(fighterAt(fight, attempt.target), used.arm))
}

function armInTheWay(ask: Asking, attempt: Attempt, location: string): string {
  const choices: readonly Choice<(typeof ARM)[number]>[] = [
    { key: 'target', label: `The ${location}, as meant` },
    { key: 'arm', label: 'The arm that was in the way' },
  ]
  const key = ask.choose({ who: fighterAt(ask.state, attempt.by).id, question: 'parried arm', choices })
  return key === 'arm' ? 'near-arm' : location
}

/** Whoever kicks and misses may lose his balance. */
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
