/** Whoever is attacked defends, if he can: what he chooses, and what comes of it. */
import { hushed, memoByTotal, memoQuiet, type Why } from '@umpire/engine'
import { allOutDefense } from '../../combat/maneuver/all-out-defense.ts'
import type { Consequence } from '../../consequence/consequence.ts'
import { activeChoice, type DefenseSituation } from '../../defense/active-choice.ts'
import { THREE_DICE } from '../../dice/thrown-dice.ts'
import { success } from '../../roll/success.ts'
import { type Attempt, armAt } from '../attempt/attempt.ts'
import { type Defense, defenseSituation, heldWith, PURPOSES } from '../attempt/defense.ts'
import { defended } from '../facts/facts.ts'
import { type Asking, sufferer } from '../facts/sufferer.ts'
import { type AfterDefense, afterTrying } from '../maneuver/openings.ts'
import { freeHands, isBare } from '../state/hands.ts'
import { type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { carryOut } from '../wound/carry-out.ts'
import { badMiss } from '../wound/mishap.ts'
import { afterParry } from './after-parry.ts'
import { defensesOf } from './defenses.ts'
import { DefenseOffer } from './offer.ts'

export { defensesOf } from './defenses.ts'
export { DefenseOffer } from './offer.ts'

/** Whether it was avoided; and with what, because bare hands that fail against a weapon may be struck themselves. */
export interface Avoided {
  readonly avoided: boolean
  readonly with: Defense | null
  /** What a defense that failed so badly does to whoever tried it, when the blow has landed. */
  readonly after: readonly After[]
}

type After = {
  /** What he defended with. */
  readonly arm: number | null
  readonly rows: readonly Consequence[]
}

const NO_HARM: readonly After[] = Object.freeze([])

/** What goes wrong, and for whom. */
type Fails = (ask: Asking, attempt: Attempt, whose: 'attacker' | 'defender', parriedWith: number | null) => void

const ACTIVE = ['dodge', 'parry', 'block'] as const
type Active = (typeof ACTIVE)[number]

const ONE_WEAPON = { weapons: 1, parries_already: 0, fencing: false, unbalanced: false }

const UNDEFENDED: Avoided = { avoided: false, with: null, after: NO_HARM }

/** Defenses to choose from, and how the roll for each of them reads. */
interface Open {
  /** The moment for which they are read so. */
  readonly fight: Fight
  readonly location: string
  readonly defenses: readonly Defense[]
  readonly readings: readonly ((roll: number) => Came)[]
}

const open = (fight: Fight, attempt: Attempt, location: string, defenses: readonly Defense[], why: Why): Open => ({
  fight,
  location,
  defenses,
  readings: defenses.map(one => readingOf(fight, attempt, location, one, why)),
})

/** What is open to whoever is attacked, and whether he may try twice. */
const openTo = memoQuiet((why, fight: Fight, attempt: Attempt, location: string) => {
  const defenses = namedOf(defensesOf(fight, attempt, location, why), attempt)
  const { status, maneuver } = standingAt(fight, attempt.target)
  const twice = defenses.length > 0 && status === 'active' && mayTwice(hushed(why), maneuver)
  return { first: open(fight, attempt, location, defenses, why), twice }
})

/** Whoever has named one before has that, and no other. */
function namedOf(all: readonly Defense[], { declared }: Attempt): readonly Defense[] {
  if (declared === undefined || declared === null) return all
  const named = all.filter(({ key }) => key === declared.key)
  return named.length > 0 ? named : all.filter(({ how }) => how === 'armor')
}

/** Whether his maneuver allows him another defense where this one has failed. */
function maySecond(why: Why, used: Active, maneuver: string): boolean {
  const other: Active = used === 'dodge' ? 'parry' : 'dodge'
  const both = { maneuver, defenses: [used, other], defense_totals: [0, 0], rolls: [], ...ONE_WEAPON }
  return allOutDefense(both, why).allowed
}

/** Whether there is any after which it does. */
const mayTwice = (why: Why, maneuver: string): boolean => ACTIVE.some(used => maySecond(why, used, maneuver))

/** Whoever weighs what may come of it may put off what goes wrong. */
export function defend(ask: Asking, attempt: Attempt, location: string, fails: Fails = badMiss): Avoided {
  const { first, twice } = openTo(ask.why, ask.state, attempt, location)
  if (first.defenses.length === 0) return UNDEFENDED
  return twice ? defendTwice(ask, attempt, location, first, fails) : tryDefense(ask, attempt, first, fails)
}

/** Once more, by other means, where the first has failed. */
function defendTwice(ask: Asking, attempt: Attempt, location: string, first: Open, fails: Fails): Avoided {
  const came = tryDefense(ask, attempt, first, fails)
  if (came.avoided || came.with === null || came.with.how === 'armor') return came
  const { maneuver } = standingAt(ask.state, attempt.target)
  const used = came.with.how
  if (!maySecond(ask.why, used, maneuver)) return came
  const second = defensesOf(ask.state, attempt, location, ask.why).filter(({ how }) => how !== used && how !== 'armor')
  if (second.length === 0) return came
  // Armour that has a roll of its own has had it.
  const rest = second.map(({ armor: _, ...one }) => one)
  const last = tryDefense(ask, attempt, open(ask.state, attempt, location, rest, ask.why), fails)
  return came.after.length === 0 ? last : { ...last, after: [...came.after, ...last.after] }
}

/** The blow is resolved before whoever failed to stop it falls. */
export const afterDefense = (
  ask: Asking,
  attempt: Pick<Attempt, 'target' | 'by'>,
  { after }: Pick<Avoided, 'after'>,
): void => (after.length === 0 ? undefined : suffers(ask, attempt, after))

function suffers(ask: Asking, { target, by }: Pick<Attempt, 'target' | 'by'>, after: readonly After[]): void {
  for (const { arm, rows } of after) carryOut(ask, { ...sufferer(target, by), arm }, rows)
}

function tryDefense(ask: Asking, attempt: Attempt, offered: Open, fails: Fails): Avoided {
  const { defenses } = offered
  const only = defenses[0]
  const key =
    defenses.length === 1 && only !== undefined && isSettled(ask.state, attempt, only)
      ? only.key
      : ask.choose(new DefenseOffer(ask.state, attempt, defenses, ask.why))
  return isChosen(key, ask, attempt, offered, fails)
}

/** Nothing is left to choose: it was named before, or only armour is there and costs nothing. */
const isSettled = (fight: Fight, { target, declared }: Attempt, { key, how }: Defense): boolean =>
  key === declared?.key || (how === 'armor' && standingAt(fight, target).aim === null)

function isChosen(key: string, ask: Asking, attempt: Attempt, offered: Open, fails: Fails): Avoided {
  const { fight, location, defenses, readings } = offered
  const place = defenses.findIndex(one => one.key === key)
  const chosen = defenses[place]
  if (chosen === undefined) return UNDEFENDED
  // The game master may have changed something while he chose.
  const known = ask.state === fight ? readings[place] : undefined
  const reading = known ?? readingOf(ask.state, attempt, location, chosen, ask.why)
  const by = idAt(ask.state, attempt.target)
  const came = ask.read(THREE_DICE, { purpose: PURPOSES[chosen.how], by }, reading)
  // Armour with a roll of its own has it where the other defense has failed.
  const avoided = came.avoided || (chosen.armor !== undefined && armorHolds(ask, by, chosen.armor))
  return tried(avoided, ask, attempt, chosen, came, fails)
}

/** What has come of it, and whatever else trying it costs. */
function tried(avoided: boolean, ask: Asking, attempt: Attempt, chosen: Defense, came: Came, fails: Fails): Avoided {
  const { how, arm } = chosen
  ask.record(defendedBy(ask.state, attempt, chosen, came, avoided))
  const after = came.consequences.length === 0 ? NO_HARM : [{ arm, rows: came.consequences }]
  const all = { avoided, with: chosen, after }
  const more = afterTrying.in(ask.why)
  if (more.length === 0 && how !== 'parry' && came.bad_miss === null) return all
  return triedWithMore(ask, attempt, chosen, came, more, all, fails)
}

function triedWithMore(
  ask: Asking,
  attempt: Attempt,
  chosen: Defense,
  came: Came,
  more: readonly AfterDefense[],
  all: Avoided,
  fails: Fails,
): Avoided {
  const { how, arm } = chosen
  // What other books say comes first.
  for (const step of more) step(ask, attempt, chosen)
  if (how === 'parry' && arm !== null) afterParry(ask, attempt, arm, came.avoided)
  if (came.bad_miss !== null) fails(ask, attempt, came.bad_miss, arm)
  return all
}

/** Where it has a roll of its own, after any other defense. */
const armorHolds = (ask: Asking, by: string, effective: number): boolean =>
  ask.read(
    THREE_DICE,
    { purpose: PURPOSES.armor, by },
    roll => success({ effective, roll, roll_kind: 'defense' }, ask.why).success,
  )

type Came = ReturnType<typeof readDefense>

function defendedBy(fight: Fight, attempt: Attempt, chosen: Defense, came: Came, avoided: boolean) {
  const { how, arm, total, retreat } = chosen
  const fighter = fighterAt(fight, attempt.target)
  const critical = telling(came)
  const told = {
    who: fighter.id,
    against: idAt(fight, attempt.by),
    how,
    with: arm === null ? null : armAt(fighter, arm).key,
    total,
    avoided,
    judo: isUnarmed(fight, attempt, chosen) && knowsJudo(fight, attempt.target),
    retreat: retreat === null ? null : [...retreat],
  }
  return defended(critical === undefined ? told : { ...told, critical })
}

/** Where more comes of it than of any other defense. */
function telling({ bad_miss, consequences }: Came): 'success' | 'failure' | undefined {
  if (bad_miss === 'attacker') return 'success'
  return bad_miss === 'defender' || consequences.length > 0 ? 'failure' : undefined
}

const isUnarmed = (fight: Fight, { target }: Attempt, { arm }: Defense): boolean =>
  arm !== null && isBare(armAt(fighterAt(fight, target), arm))

/** The roll as the rules read it: the total is known, so that nothing is added twice. */
const readingOf = (fight: Fight, attempt: Attempt, location: string, chosen: Defense, why: Why) =>
  memoByTotal(why, roll => readDefense(situationOf(fight, attempt, location, chosen, why), roll, why))

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

/** With nothing in either hand. */
function knowsJudo(fight: Fight, place: number): boolean {
  const fighter = fighterAt(fight, place)
  return fighter.judo !== null && freeHands(fighter, standingAt(fight, place)) === 2
}

function readDefense(given: DefenseSituation, roll: number, why: Why) {
  const { avoided, bad_miss, consequences } = activeChoice({ ...given, roll }, why)
  return { avoided: avoided === true, bad_miss, consequences }
}
