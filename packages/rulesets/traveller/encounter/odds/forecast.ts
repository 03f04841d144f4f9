/**
 * What an attack would do before it is made: the exact odds of its whole chain, throw, wound dice and where they are laid,
 * for everybody it is thrown at.
 */
import { type Chance, chance, greatestCommonDivisor, leastCommonMultiple } from '@umpire/dice'
import { type Ask, type Choice, int, type Odds, odds, procedure, text, type World } from '@umpire/engine'
import { actionOf, drawnFor, isAttack } from '../attack/action.ts'
import { ActionOffer } from '../attack/action-offer.ts'
import { attemptOf, finish, misfires, throwsOf } from '../attack/attack.ts'
import { makeThrows } from '../attack/throw-at.ts'
import type { EncounterFact } from '../facts/facts.ts'
import { drew } from '../facts/weapon-facts.ts'
import { besideTarget } from '../move/positions.ts'
import { type Encounter, fighterAt, placeOf, standingAt } from '../state/state.ts'
import { type After, afterHits, automatic, type Hits } from './wound-odds.ts'

/** What came of the throws at one victim. */
type Struck = Hits & {
  /** Killed without a throw. */
  readonly finished: boolean
}

const MISSED: Struck = { count: 0, wound_dice: 0, finished: false }

/** The throws of one attack at one of those it endangers: no wound dice, which are weighed apart, and no fact of it. */
export const strike = procedure(
  {
    id: 'traveller.proc.attack',
    title: 'One attack',
    given: { who: text(60), action: text(200), victim: int({ min: 0 }) },
  },
  (ask: Ask<Encounter, EncounterFact>, x): Struck => {
    const place = placeOf(ask.state, x.who)
    const action = actionOf(ask.state.roster, place, x.action)
    if (!isAttack(action)) return MISSED
    const weapon = drawnFor(ask.state, place, action)
    if (weapon !== null) ask.record(drew({ who: x.who, weapon }))
    const attempt = attemptOf(ask.state, place, action, ask.why)
    if (action.kind === 'kill') return { ...MISSED, finished: finish(ask, attempt).finish !== null }
    if (misfires(ask, attempt)) return MISSED
    const throws = throwsOf(ask, attempt).filter(({ target }) => target === x.victim)
    const thrown = makeThrows(ask, attempt, throws)
    return { count: thrown.filter(({ hit }) => hit).length, wound_dice: attempt.use.wound_dice, finished: false }
  },
)

/** What may become of one of those an attack is thrown at. */
export interface Forecast {
  readonly victim: string
  /** At least one throw hits. */
  readonly hit: Chance
  /** Out of action or dead after it. */
  readonly down: Chance
  readonly serious: Chance
  readonly dead: Chance
}

export type ActionForecast = Choice & { readonly forecast: readonly Forecast[] }

/** Everything somebody could do now: what is allowed with the odds of what it does, what is not with the rule. */
export function actionsOf(
  world: World<Encounter, EncounterFact>,
  encounter: Encounter,
  who: string,
): readonly ActionForecast[] {
  const place = placeOf(encounter, who)
  const offer = new ActionOffer(encounter, place, world.ruleset.silent)
  return offer.choices.map(choice => ({
    ...choice,
    forecast: choice.refused === undefined ? forecast(world, encounter, who, choice.key) : [],
  }))
}

/** As whoever attacks knows it: sights that are out of line are the referee's secret, and not told by the odds. */
const asKnown = (encounter: Encounter): Encounter =>
  encounter.standing.some(({ misaligned }) => misaligned.length > 0)
    ? { ...encounter, standing: encounter.standing.map(one => ({ ...one, misaligned: [] })) }
    : encounter

const FINISHED: After = { status: 'dead', zeros: 3 }

const certainly = (holds: boolean): Chance => chance(holds ? 1n : 0n, 1n)

/** The chance of something that hangs on the throws, over all of them. */
function overall(struck: Odds<Struck>, after: (hits: Struck) => Chance): Chance {
  const branches = struck.outcomes.map(({ value, weight }) => ({ weight, leadsTo: after(value) }))
  let common = 1n
  for (const { leadsTo } of branches) common = leastCommonMultiple(common, leadsTo.of)
  let ways = 0n
  for (const { weight, leadsTo } of branches) ways += weight * leadsTo.ways * (common / leadsTo.of)
  const all = common * struck.ways
  const shared = greatestCommonDivisor(ways, all)
  return chance(ways / shared, all / shared)
}

/** The odds of one attack that may be made, as far as the attacker can know. */
export function forecast(
  world: World<Encounter, EncounterFact>,
  encounter: Encounter,
  who: string,
  key: string,
): readonly Forecast[] {
  const action = actionOf(encounter.roster, placeOf(encounter, who), key)
  const known = asKnown(encounter)
  if (!isAttack(action)) return []
  const beside = action.kind === 'throw' ? [] : besideTarget(encounter, action.target)
  return [action.target, ...beside].flatMap(victim => {
    const struck = odds(world, strike, { who, action: key, victim }, known, automatic).of(({ result }) => result)
    const hit = struck.chance(({ count }) => count > 0)
    if (victim !== action.target && hit.ways === 0n) return []
    const one = standingAt(encounter, victim)
    const chanceOf = (holds: (after: After) => boolean): Chance =>
      overall(struck, hits => {
        if (hits.finished) return certainly(holds(FINISHED))
        if (hits.count === 0) return certainly(holds(one))
        return afterHits(world.ruleset, one, hits).chance(holds)
      })
    return {
      victim: fighterAt(encounter, victim).id,
      hit,
      down: chanceOf(({ status }) => status !== 'active'),
      // Two at zero at one time make a wound serious, also those of before.
      serious: chanceOf(({ status, zeros }) => status === 'unconscious' && Math.max(zeros, one.zeros) === 2),
      dead: chanceOf(({ status }) => status === 'dead'),
    }
  })
}
