/** Whoever is attacked defends, if he can: what he chooses, and what comes of it. */
import type { Procedure, Why } from '@umpire/engine'
import { allOutDefense } from '../combat/maneuver/all-out-defense.ts'
import { activeChoice, type DefenseSituation } from '../defense/active-choice.ts'
import { afterParry } from './after-parry.ts'
import { type Attempt, armAt } from './attempt.ts'
import { type Asking, carryOut, sufferer } from './carry-out.ts'
import { type Defense, situation, WORDS } from './defense.ts'
import { DefenseOffer } from './defense-offer.ts'
import { defensesOf } from './defenses.ts'
import { THREE_DICE } from './dice.ts'
import { defended } from './facts.ts'
import { freeHands, isBare } from './hands.ts'
import { badMiss } from './mishap.ts'
import { type Fight, fighterAt, standingAt } from './state.ts'

export { DefenseOffer } from './defense-offer.ts'
export { defensesOf } from './defenses.ts'

/** Whether it was avoided; and with what, because bare hands that fail against a weapon may be struck themselves. */
export interface Avoided {
  readonly avoided: boolean
  readonly with: Defense | null
}

const ONE_WEAPON = { weapons: 1, parries_already: 0, fencing: false, unbalanced: false }

const UNDEFENDED: Avoided = { avoided: false, with: null }

export function* defend(ask: Asking, attempt: Attempt, location: string): Procedure<Avoided> {
  const first = defensesOf(ask.state, attempt, location, ask.why)
  if (first.length === 0) return UNDEFENDED
  const one = standingAt(ask.state, attempt.target)
  const came = yield* tryDefense(ask, attempt, location, first)
  if (came.avoided || came.with === null || came.with.how === 'armor') return came
  const { maneuver } = standingAt(ask.state, attempt.target)
  const used = came.with.how
  const other: typeof used = used === 'dodge' ? 'parry' : 'dodge'
  const both = { maneuver, defenses: [used, other], defense_totals: [0, 0], rolls: [], ...ONE_WEAPON }
  if (one.status !== 'active' || !allOutDefense(both, ask.why).allowed) return came
  const second = defensesOf(ask.state, attempt, location, ask.why).filter(({ how }) => how !== used && how !== 'armor')
  return second.length === 0 ? came : yield* tryDefense(ask, attempt, location, second)
}

function* tryDefense(
  ask: Asking,
  attempt: Attempt,
  location: string,
  defenses: readonly Defense[],
): Procedure<Avoided> {
  const { target, by } = attempt
  const [only] = defenses
  const key =
    defenses.length === 1 && only?.how === 'armor' && standingAt(ask.state, target).aim === null
      ? only.key
      : yield* ask.choose(new DefenseOffer(ask.state, attempt, defenses))
  const chosen = defenses.find(one => one.key === key)
  if (chosen === undefined) return UNDEFENDED
  const { how, arm, total, retreat } = chosen
  const who = fighterAt(ask.state, target).id
  const x = situation(ask.state, attempt, location, ask.why)
  const unarmed = arm !== null && isBare(armAt(fighterAt(ask.state, target), arm))
  const score = how === 'armor' ? {} : { [how]: total - x.pd }
  const given = { ...x, ...score, defense: how === 'armor' ? 'none' : how, modifiers: [], unarmed } as const
  const came = yield* ask.read(THREE_DICE, { purpose: WORDS[how].toLowerCase(), by: who }, roll =>
    readDefense(given, total, roll, ask.why),
  )
  yield* ask.record(
    defended({
      who,
      against: fighterAt(ask.state, by).id,
      how,
      with: arm === null ? null : armAt(fighterAt(ask.state, target), arm).key,
      total,
      avoided: came.avoided,
      judo: unarmed && knowsJudo(ask.state, target),
      retreat: retreat === null ? null : [...retreat],
    }),
  )
  if (how === 'parry' && arm !== null) yield* afterParry(ask, attempt, arm, came.avoided)
  if (came.bad_miss !== null) yield* badMiss(ask, attempt, came.bad_miss, arm)
  if (came.consequences.length > 0) yield* carryOut(ask, { ...sufferer(target, by), arm }, came.consequences)
  return { avoided: came.avoided, with: chosen }
}

/** With nothing in either hand. */
function knowsJudo(fight: Fight, place: number): boolean {
  const fighter = fighterAt(fight, place)
  return fighter.judo !== null && freeHands(fighter, standingAt(fight, place)) === 2
}

/** The roll as the rules read it: the total is known, so that nothing is added twice. */
function readDefense(given: DefenseSituation, total: number, roll: number, why: Why) {
  const { avoided, bad_miss, consequences } = activeChoice(
    {
      ...given,
      position: 'standing',
      combat_reflexes: false,
      stunned: false,
      attack_from: 'front',
      aware: true,
      feint: 0,
      retreat: false,
      ...(given.defense === 'none' || given.defense === undefined ? { pd: total } : { pd: 0, [given.defense]: total }),
      roll,
    },
    why,
  )
  return { avoided: avoided === true, bad_miss, consequences }
}
