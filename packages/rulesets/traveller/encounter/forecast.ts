/**
 * What an attack would do before it is made: the exact odds of its whole chain, throw, wound dice and where they are laid,
 * for everybody it is thrown at.
 */
import type { Chance } from '@umpire/dice'
import type { Ask } from '@umpire/engine'
import { type Choice, int, odds, type Policy, type Procedure, procedure, text, type World } from '@umpire/engine'
import { automaticAllocation } from '../combat/wounds.ts'
import type { STATUSES } from '../tables/wounds.ts'
import { ActionOffer, actionOf, drawnFor, isAttack } from './actions.ts'
import { attack, layBlow } from './attack.ts'
import { drew, type EncounterFact } from './facts.ts'
import { besideTarget } from './positions.ts'
import { type Encounter, fighterAt, placeOf, standingAt } from './state.ts'
import { WoundOffer } from './wounds.ts'

type StrikeEnd = { readonly hits: number; readonly status: (typeof STATUSES)[number]; readonly zeros: number }

/** One attack by itself, against one of those it endangers, with its wounds laid at once. */
export const strike = procedure(
  {
    id: 'traveller.proc.attack',
    title: 'One attack',
    given: { who: text(60), action: text(200), victim: int({ min: 0 }) },
  },
  function* (ask: Ask<Encounter, EncounterFact>, x): Procedure<StrikeEnd> {
    const place = placeOf(ask.state, x.who)
    const action = actionOf(ask.state.roster, place, x.action)
    const before = standingAt(ask.state, x.victim)
    if (!isAttack(action)) return { hits: 0, status: before.status, zeros: before.zeros }
    const weapon = drawnFor(ask.state, place, action)
    if (weapon !== null) yield* ask.record(drew({ who: x.who, weapon }))
    const blow = yield* attack(ask, place, action, {
      wounds: 'as laid',
      state: ask.state,
      only: x.victim,
      groups: new Map(),
    })
    yield* layBlow(ask, blow)
    const { status, zeros } = standingAt(ask.state, x.victim)
    return { hits: blow.hits.length, status, zeros }
  },
)

/** Wounds are laid by the automatic rule; where an attack could take in more neighbours than it may, the first. */
export const automatic: Policy<Encounter> = offer =>
  offer instanceof WoundOffer ? automaticAllocation(offer.now) : (offer.choices[0]?.key ?? '')

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
  return [action.target, ...besideTarget(encounter, action.target)].flatMap(victim => {
    const weighed = odds(world, strike, { who, action: key, victim }, known, automatic).of(({ result }) => result)
    const told = {
      victim: fighterAt(encounter, victim).id,
      hit: weighed.chance(({ hits }) => hits > 0),
      down: weighed.chance(({ status }) => status !== 'active'),
      serious: weighed.chance(({ status, zeros }) => status === 'unconscious' && zeros === 2),
      dead: weighed.chance(({ status }) => status === 'dead'),
    }
    return victim === action.target || told.hit.ways > 0n ? [told] : []
  })
}
