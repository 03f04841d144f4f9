/** The whole chain of an attack, from what comes before the roll to the last wound of everybody whom it may reach. */
import { Odds, type Policy, type Why } from '@umpire/engine'
import { feint } from '../attack/feint.ts'
import { judoThrow } from '../attack/judo.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { yardsBetween } from '../ground/ground.ts'
import type { OfBlow } from '../maneuver/action.ts'
import { afterBlow, afterTrying, hasSteps } from '../maneuver/openings.ts'
import { exchanged } from '../odds/exchange.ts'
import { MARKS, People } from '../odds/people.ts'
import { type Spread, Tally } from '../odds/spread.ts'
import { type FightWorld, type Weighing, weighing } from '../odds/weigh.ts'
import { type Fight, fighterAt, present, standingAt } from '../state/state.ts'
import { type BlastForecast, forecastOfBlast } from './blast.ts'
import { type ExchangeForecast, told } from './ends.ts'
import { exchangedInFractions, isWhole } from './fractions.ts'
import type { Plan } from './plan.ts'

export interface Chain {
  /** How it ends for the target. None where the attack may not be made, and of a feint alone. */
  readonly odds: ExchangeForecast | null
  /** Of a grenade, beside what it does to its target: where it bursts, and everybody near. */
  readonly blast: BlastForecast | null
  /** Of a feint: by how much the target defends worse against the next attack. */
  readonly feint: Odds<number> | null
}

const NOTHING: Chain = { odds: null, blast: null, feint: null }

export const [BY, TARGET] = [0, 1]
/** Nobody who stands farther from the target is ever in the way of his steps. */
const NEAR = 2

interface Duel {
  readonly fight: Fight
  /** Where everybody of it stands in the whole fight. */
  readonly places: readonly number[]
}

/** Only the two of them as they are, and whoever stands where the target might step back to, or be driven to. */
export function duelOf(fight: Fight, by: number, target: number, why: Why): Duel {
  const most = afterBlow.in(why).length > 0 ? Number.POSITIVE_INFINITY : NEAR
  const near = fight.standing.flatMap((one, place) =>
    place !== by && place !== target && present(one) && yardsBetween(fight, place, target) <= most ? [place] : [],
  )
  const places = [by, target, ...near]
  const [roster, standing] = [
    places.map(place => fighterAt(fight, place)),
    places.map(place => standingAt(fight, place)),
  ]
  return { fight: { ...fight, roster, standing, order: [], turn: 0, lying: [] }, places }
}

export function chainOf(world: FightWorld, plan: Plan, first: Attempt, duel: Duel, policy: Policy<Fight>): Chain {
  if (first.allowed && first.kind === 'grenade') {
    return { ...NOTHING, ...forecastOfBlast(world, plan.fight, first, policy) }
  }
  if (!first.allowed && plan.feint === undefined) return NOTHING
  const people = peopleOf(plan, duel, asksForAll(plan, duel, first, world.ruleset.silent))
  const pieces = weighing(world, policy, people)
  if (first.kind === 'grapple') return { ...NOTHING, odds: told(grappled(pieces), people) }
  const misled = plan.feint === undefined ? null : misledBy(pieces, plan.feint)
  const tries = triesOf(plan, duel)
  const ends = () =>
    isWhole(duel.fight, { ...first, target: TARGET })
      ? exchanged(pieces, tries, misled?.spread)
      : exchangedInFractions(pieces, tries)
  const odds = first.allowed ? told(ends(), people) : null
  return { ...NOTHING, odds, feint: misled?.worse ?? null }
}

/**
 * Whether other books may ask for more of the target than this one: after a blow, or when he defends himself once more. Of
 * volleys, which take long to weigh so, only where something of theirs is marked on him already.
 */
function asksForAll({ tries, ranged }: Plan, { fight }: Duel, first: Attempt, why: Why): boolean {
  if (hasSteps(why, first)) return true
  if (tries.length < 2 || afterTrying.in(why).length === 0) return false
  return !ranged || Object.keys(standingAt(fight, TARGET).marks).length > 0
}

/** People who stand in the line of fire are not weighed, but they count. */
const whole = ({ fight }: Plan, { places }: Duel, { standing }: Fight): Fight => ({
  ...fight,
  standing: fight.standing.map((one, place) => standing[places.indexOf(place)] ?? one),
})

function peopleOf(plan: Plan, duel: Duel, more: boolean): People {
  const { arm, ranged, over } = plan
  const attacking = { by: BY, target: TARGET, arm, ranged, over: (now: Fight) => over(whole(plan, duel, now)) }
  return new People(duel.fight, { ...attacking, whole: more })
}

const triesOf = (plan: Plan, duel: Duel) => ({
  spoils: plan.spoils,
  all: plan.tries.map(({ attempt, rounds }) => ({
    attempt: (now: Fight): Attempt | null => {
      const made = attempt(whole(plan, duel, now))
      return made?.allowed === true ? { ...made, by: BY, target: TARGET } : null
    },
    rounds,
  })),
})

/** The contest before the blow. */
function misledBy(
  { people, ends }: Weighing,
  action: OfBlow,
): { readonly spread: Spread; readonly worse: Odds<number> } {
  const { ways, outcomes } = ends(people.begin, false, ask => feint(ask, BY, { ...action, target: TARGET }))
  const tally = new Tally()
  const worse = new Map<string, { readonly value: number; readonly weight: bigint }>()
  for (const { value, weight } of outcomes) {
    tally.add(people.of(value.state, 0, false), [1n], weight, ways)
    const penalty = standingAt(value.state, TARGET).feint.at(-1)?.penalty ?? 0
    const before = worse.get(`${penalty}`)?.weight ?? 0n
    worse.set(`${penalty}`, { value: penalty, weight: before + weight })
  }
  return { spread: tally.spread(), worse: new Odds({ ways, outcomes: worse }) }
}

/** A throw by Judo: he goes down, or not; it costs him nothing as it is printed. */
function grappled({ people, ends }: Weighing): Spread {
  const { ways, outcomes } = ends(people.begin, true, ask => judoThrow(ask, BY, TARGET))
  const tally = new Tally()
  for (const { value, weight } of outcomes) {
    const { result, thrown } = value.result
    const hit = result === 'hit' || result === 'critical hit' ? MARKS.hit : 0
    const marks = hit | (thrown ? MARKS.struck : 0) | (result === 'critical miss' ? MARKS.criticalMiss : 0)
    const lost = people.hp - standingAt(value.state, TARGET).hp
    tally.add(people.of(value.state, marks, true), [1n], weight, ways, lost)
  }
  return tally.spread()
}
