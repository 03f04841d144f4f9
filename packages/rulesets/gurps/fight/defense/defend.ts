/** The target defends, if it can: which defense it chooses, and what comes of it. */
import { hushed, memoByTotal, memoQuiet, type Why } from '@umpire/engine'
import { allOutDefense } from '../../combat/maneuver/all-out-defense.ts'
import type { Consequence } from '../../consequence/consequence.ts'
import { activeChoice, type DefenseSituation } from '../../defense/active-choice.ts'
import { THREE_DICE } from '../../dice/thrown-dice.ts'
import { success } from '../../roll/success.ts'
import { type Attempt, armAt } from '../attempt/attempt.ts'
import { type Defense, defenseSituation, heldWith, PURPOSES } from '../attempt/defense.ts'
import type { Asking } from '../facts/ask.ts'
import { defended } from '../facts/facts.ts'
import { sufferer } from '../facts/sufferer.ts'
import { afterTrying } from '../maneuver/openings.ts'
import { freeHands, isBare } from '../state/hands.ts'
import { type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { carryOut } from '../wound/carry-out.ts'
import { badMiss, type Failure } from '../wound/mishap.ts'
import { afterParry } from './after-parry.ts'
import { defensesOf } from './defenses.ts'
import { DefenseOffer } from './offer.ts'

export { defensesOf } from './defenses.ts'
export { DefenseOffer } from './offer.ts'

/** Whether the attack was avoided; and with what, because bare hands that fail against a weapon may be hit themselves. */
export interface Avoided {
  readonly avoided: boolean
  readonly with: Defense | null
  /** What a critical failure does to the defender, once the attack has landed. */
  readonly after: readonly After[]
}

type After = {
  /** What the defender used. */
  readonly arm: number | null
  readonly rows: readonly Consequence[]
}

/** A defense tried, before anything comes of a critical failure, of the attacker’s or of the defender’s. */
interface Tried extends Avoided {
  readonly failure: Failure | null
}

const NO_HARM: readonly After[] = Object.freeze([])
const UNDEFENDED: Tried = { avoided: false, with: null, after: NO_HARM, failure: null }

/** One defense; a second, by other means, where the maneuver allows it. */
export function defend(ask: Asking, attempt: Attempt, location: string): Avoided {
  const { defenses, twice } = openTo(ask.why, ask.state, attempt, location)
  const first = tryDefense(ask, attempt, location, defenses)
  if (first.failure !== null) badMiss(ask, first.failure)
  if (!twice || first.avoided || first.with === null || first.with.how === 'armor') return first
  const used = first.with.how
  if (!maySecond(ask.why, used, standingAt(ask.state, attempt.target).maneuver)) return first
  const others = defensesOf(ask.state, attempt, location, ask.why).filter(({ how }) => how !== used && how !== 'armor')
  if (others.length === 0) return first
  // Armor that has a roll of its own has had it.
  const rest = others.map(({ armor: _, ...one }) => one)
  const second = tryDefense(ask, attempt, location, rest)
  if (second.failure !== null) badMiss(ask, second.failure)
  return { ...second, after: [...first.after, ...second.after] }
}

/** A single defense, and what has failed in it: the table that says what comes of that is not rolled on yet. */
export const defendOnce = (ask: Asking, attempt: Attempt, location: string): Tried =>
  tryDefense(ask, attempt, location, openTo(ask.why, ask.state, attempt, location).defenses)

/** The defenses open to the target, and whether it may try twice. */
const openTo = memoQuiet((why, fight: Fight, attempt: Attempt, location: string) => {
  const defenses = declaredOf(defensesOf(fight, attempt, location, why), attempt)
  const { status, maneuver } = standingAt(fight, attempt.target)
  const twice = defenses.length > 0 && status === 'active' && mayTwice(hushed(why), maneuver)
  return { defenses, twice }
})

/** Who declared a defense has that one and no other. */
function declaredOf(all: readonly Defense[], { declared }: Attempt): readonly Defense[] {
  if (declared === undefined || declared === null) return all
  const named = all.filter(({ key }) => key === declared.key)
  return named.length > 0 ? named : all.filter(({ how }) => how === 'armor')
}

const ACTIVE = ['dodge', 'parry', 'block'] as const
type Active = (typeof ACTIVE)[number]

const ONE_WEAPON = { weapons: 1, parries_already: 0, fencing: false, unbalanced: false }

/** Whether the maneuver allows another defense after this one. */
function maySecond(why: Why, used: Active, maneuver: string): boolean {
  const other: Active = used === 'dodge' ? 'parry' : 'dodge'
  const both = { maneuver, defenses: [used, other], defense_totals: [0, 0], rolls: [], ...ONE_WEAPON }
  return allOutDefense(both, why).allowed
}

/** Whether it allows one after any. */
const mayTwice = (why: Why, maneuver: string): boolean => ACTIVE.some(used => maySecond(why, used, maneuver))

/** One defense: the choice, the roll, and what trying it costs. */
function tryDefense(ask: Asking, attempt: Attempt, location: string, defenses: readonly Defense[]): Tried {
  if (defenses.length === 0) return UNDEFENDED
  const chosen = choose(ask, attempt, defenses)
  if (chosen === undefined) return UNDEFENDED
  const { how, arm, armor } = chosen
  const by = idAt(ask.state, attempt.target)
  // The GM may have changed something since the defenses were listed, so the roll reads by the state of now.
  const reading = readingOf(ask.why, ask.state, attempt, location, chosen)
  const result = ask.read(THREE_DICE, { purpose: PURPOSES[how], by }, reading)
  // Armor with a roll of its own has it where the other defense has failed.
  const avoided = result.avoided || (armor !== undefined && armorHolds(ask, by, armor))
  ask.record(defendedFact(ask.state, attempt, chosen, result, avoided))
  // What other books add comes first.
  for (const step of afterTrying.in(ask.why)) step(ask, attempt, chosen)
  if (how === 'parry' && arm !== null) afterParry(ask, attempt, arm, result.avoided)
  const failure = result.bad_miss === null ? null : { attempt, whose: result.bad_miss, parriedWith: arm }
  const after = result.consequences.length === 0 ? NO_HARM : [{ arm, rows: result.consequences }]
  return { avoided, with: chosen, after, failure }
}

/** The defense that the target chooses; none if it takes the attack. */
function choose(ask: Asking, attempt: Attempt, defenses: readonly Defense[]): Defense | undefined {
  const only = defenses.length === 1 ? defenses[0] : undefined
  if (only !== undefined && isSettled(ask.state, attempt, only)) return only
  const key = ask.choose(new DefenseOffer(ask.state, attempt, defenses, ask.why))
  return defenses.find(one => one.key === key)
}

/** Nothing is left to choose: it was declared before, or only armor is there and costs nothing. */
const isSettled = (fight: Fight, { target, declared }: Attempt, { key, how }: Defense): boolean =>
  key === declared?.key || (how === 'armor' && standingAt(fight, target).aim === null)

/** Armor's own roll, after any other defense. */
const armorHolds = (ask: Asking, by: string, effective: number): boolean =>
  ask.read(
    THREE_DICE,
    { purpose: PURPOSES.armor, by },
    roll => success({ effective, roll, roll_kind: 'defense' }, ask.why).success,
  )

/** What a failed defense does to the defender: the attack is resolved first. */
export function afterDefense(
  ask: Asking,
  { target, by }: Pick<Attempt, 'target' | 'by'>,
  { after }: Pick<Avoided, 'after'>,
): void {
  for (const { arm, rows } of after) carryOut(ask, { ...sufferer(target, by), arm }, rows)
}

type DefenseResult = ReturnType<typeof readDefense>

/** How the roll for a defense reads. */
const readingOf = memoQuiet((why, fight: Fight, attempt: Attempt, location: string, chosen: Defense) =>
  memoByTotal(why, roll => readDefense(situationOf(fight, attempt, location, chosen, why), roll, why)),
)

function readDefense(given: DefenseSituation, roll: number, why: Why) {
  const { avoided, bad_miss, consequences } = activeChoice({ ...given, roll }, why)
  return { avoided: avoided === true, bad_miss, consequences }
}

/** The total is known, so that nothing is added twice. */
function situationOf(fight: Fight, attempt: Attempt, location: string, chosen: Defense, why: Why): DefenseSituation {
  const { how, total } = chosen
  return {
    ...defenseSituation(fight, attempt, location, why),
    ...heldWith(fighterAt(fight, attempt.target), chosen.arm),
    defense: how === 'armor' ? 'none' : how,
    modifiers: [],
    unarmed: isUnarmed(fight, attempt, chosen),
    position: 'standing',
    combat_reflexes: false,
    stunned: false,
    attack_from: 'front',
    aware: true,
    feint: 0,
    retreat: false,
    totalled: true,
    ...(how === 'armor' ? { pd: total } : { pd: 0, [how]: total }),
  }
}

function defendedFact(fight: Fight, attempt: Attempt, chosen: Defense, result: DefenseResult, avoided: boolean) {
  const { how, arm, total, retreat } = chosen
  const fighter = fighterAt(fight, attempt.target)
  const critical = criticalIn(result)
  const values = {
    who: fighter.id,
    against: idAt(fight, attempt.by),
    how,
    with: arm === null ? null : armAt(fighter, arm).key,
    total,
    avoided,
    judo: isUnarmed(fight, attempt, chosen) && knowsJudo(fight, attempt.target),
    retreat: retreat === null ? null : [...retreat],
  }
  return defended(critical === undefined ? values : { ...values, critical })
}

/** A critical result, where more comes of it than of any other defense. */
function criticalIn({ bad_miss, consequences }: DefenseResult): 'success' | 'failure' | undefined {
  if (bad_miss === 'attacker') return 'success'
  return bad_miss === 'defender' || consequences.length > 0 ? 'failure' : undefined
}

const isUnarmed = (fight: Fight, { target }: Attempt, { arm }: Defense): boolean =>
  arm !== null && isBare(armAt(fighterAt(fight, target), arm))

/** With nothing in either hand. */
function knowsJudo(fight: Fight, place: number): boolean {
  const fighter = fighterAt(fight, place)
  return fighter.judo !== null && freeHands(fighter, standingAt(fight, place)) === 2
}
