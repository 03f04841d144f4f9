/** Whoever is attacked defends, if he can: what he chooses, and what comes of it. */
import { eachTotal, type Procedure, remembering, type Why } from '@umpire/engine'
import { allOutDefense } from '../combat/maneuver/all-out-defense.ts'
import type { Consequence } from '../consequence/consequence.ts'
import { activeChoice, type DefenseSituation } from '../defense/active-choice.ts'
import { afterParry } from './after-parry.ts'
import { type Attempt, armAt } from './attempt.ts'
import { carryOut } from './carry-out.ts'
import { type Defense, defenseSituation, WORDS } from './defense.ts'
import { DefenseOffer } from './defense-offer.ts'
import { defensesOf } from './defenses.ts'
import { THREE_DICE } from './dice.ts'
import { defended } from './facts.ts'
import { freeHands, isBare } from './hands.ts'
import { badMiss } from './mishap.ts'
import { PARTS_KEPT } from './parts.ts'
import { type Fight, fighterAt, standingAt } from './state.ts'
import { type Asking, sufferer } from './sufferer.ts'

export { DefenseOffer } from './defense-offer.ts'
export { defensesOf } from './defenses.ts'

/** Whether it was avoided; and with what, because bare hands that fail against a weapon may be struck themselves. */
export interface Avoided {
  readonly avoided: boolean
  readonly with: Defense | null
  /** What a defense that failed so badly does to whoever tried it, when the blow has landed. */
  readonly after: readonly After[]
}

interface After {
  /** What he defended with. */
  readonly arm: number | null
  readonly rows: readonly Consequence[]
}

const NOTHING: readonly After[] = Object.freeze([])

/** What goes wrong, and for whom. */
type Fails = (
  ask: Asking,
  attempt: Attempt,
  whose: 'attacker' | 'defender',
  parriedWith: number | null,
) => Procedure<undefined>

const ONE_WEAPON = { weapons: 1, parries_already: 0, fencing: false, unbalanced: false }

const UNDEFENDED: Avoided = { avoided: false, with: null, after: NOTHING }

const open = remembering(PARTS_KEPT, (why, fight: Fight, attempt: Attempt, location: string) =>
  defensesOf(fight, attempt, location, why),
)

/** Whether his maneuver allows him another defense where this one has failed. */
const maySecond = remembering(PARTS_KEPT, (why, used: 'dodge' | 'parry' | 'block', maneuver: string): boolean => {
  const other: typeof used = used === 'dodge' ? 'parry' : 'dodge'
  const both = { maneuver, defenses: [used, other], defense_totals: [0, 0], rolls: [], ...ONE_WEAPON }
  return allOutDefense(both, why).allowed
})

/** Whoever weighs what may come of it may put off what goes wrong. */
export function* defend(ask: Asking, attempt: Attempt, location: string, fails: Fails = badMiss): Procedure<Avoided> {
  const first = open(ask.why, ask.state, attempt, location)
  if (first.length === 0) return UNDEFENDED
  const one = standingAt(ask.state, attempt.target)
  const came = yield* tryDefense(ask, attempt, location, first, fails)
  if (came.avoided || came.with === null || came.with.how === 'armor') return came
  const { maneuver } = standingAt(ask.state, attempt.target)
  const used = came.with.how
  if (one.status !== 'active' || !maySecond(ask.why, used, maneuver)) return came
  const second = defensesOf(ask.state, attempt, location, ask.why).filter(({ how }) => how !== used && how !== 'armor')
  if (second.length === 0) return came
  const last = yield* tryDefense(ask, attempt, location, second, fails)
  return came.after.length === 0 ? last : { ...last, after: [...came.after, ...last.after] }
}

/** The blow is resolved before whoever failed to stop it falls. */
export function* afterDefense(ask: Asking, { target, by }: Attempt, { after }: Avoided): Procedure<undefined> {
  for (const { arm, rows } of after) yield* carryOut(ask, { ...sufferer(target, by), arm }, rows)
  return undefined
}

function* tryDefense(
  ask: Asking,
  attempt: Attempt,
  location: string,
  defenses: readonly Defense[],
  fails: Fails,
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
  const unarmed = isUnarmed(ask.state, attempt, chosen)
  const reading = readingOf(ask.why, ask.state, attempt, location, chosen)
  const came = yield* ask.read(THREE_DICE, { purpose: WORDS[how].toLowerCase(), by: who }, reading)
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
      ...telling(came),
    }),
  )
  if (how === 'parry' && arm !== null) yield* afterParry(ask, attempt, arm, came.avoided)
  if (came.bad_miss !== null) yield* fails(ask, attempt, came.bad_miss, arm)
  const after = came.consequences.length === 0 ? NOTHING : [{ arm, rows: came.consequences }]
  return { avoided: came.avoided, with: chosen, after }
}

/** Where more comes of it than of any other defense. */
function telling({ bad_miss, consequences }: ReturnType<typeof readDefense>) {
  if (bad_miss === 'attacker') return { critical: 'success' } as const
  return bad_miss === 'defender' || consequences.length > 0 ? ({ critical: 'failure' } as const) : {}
}

const isUnarmed = (fight: Fight, { target }: Attempt, { arm }: Defense): boolean =>
  arm !== null && isBare(armAt(fighterAt(fight, target), arm))

const readingOf = remembering(PARTS_KEPT, (why, fight: Fight, attempt: Attempt, location: string, chosen: Defense) => {
  const { how, total } = chosen
  const x = defenseSituation(fight, attempt, location, why)
  const unarmed = isUnarmed(fight, attempt, chosen)
  const given = { ...x, defense: how === 'armor' ? 'none' : how, modifiers: [], unarmed } as const
  return eachTotal(why, roll => readDefense(given, total, roll, why))
})

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
