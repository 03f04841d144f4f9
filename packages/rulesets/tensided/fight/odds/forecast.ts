/**
 * What a declaration would bring before it is made: each of its attacks with what is rolled against and why, and the exact
 * odds of how everybody stands when the round is over. The round itself is walked, with every die (round.ts).
 */
import { type Chance, chance } from '@umpire/dice'
import { type Choice, keyOf, type Policy } from '@umpire/engine'
import type { Square } from '@umpire/geometry'
import { DeclareOffer } from '../declare/declare.ts'
import { canAct, type Fight, idAt, placeOf, present, standingAt } from '../state/state.ts'
import { isAttack, type Numbers, numbersOf } from './forecast-attack.ts'
import { blownUp } from './forecast-grenade.ts'
import { concerned, neighboursOf, only, targetOf, targetsOf } from './forecast-people.ts'
import { chanceOf, type OwnForecast, ownOf, type PersonForecast, personOf } from './forecast-person.ts'
import { checked, choosingBy, declares, type Plan, type PlannedAct, passesOf, standsStill } from './plan.ts'
import { plansOf } from './plan-list.ts'
import { type Attack, type FightWorld, type Walked, walkRound } from './round.ts'
import { weights } from './spread.ts'

/** One attack of the round, over all ways it may have gone until then. */
interface AttackForecast extends Numbers {
  readonly act: PlannedAct
  readonly target: string | null
  readonly hit: Chance
  readonly miss: Chance
  /** The die missed nothing, but the gun cannot be trusted so far. */
  readonly wide: Chance
  readonly jam: Chance
  readonly blocked: Chance
  /** It is not made after all: the gun has jammed before, the target is dead, or he himself is out of it. */
  readonly lapses: Chance
}

/** What it would change if a target had given a hand or a weapon over to blocking. */
export interface BlockForecast extends Choice {
  readonly who: string
  /** Of the first blow. */
  readonly blocked: Chance
  readonly hit: Chance
  readonly down: Chance
  readonly dead: Chance
}

interface Landing extends Square {
  readonly chance: Chance
}

export interface Forecast {
  readonly plan: Plan
  readonly attacks: readonly AttackForecast[]
  /** Any of them. */
  readonly hit: Chance
  readonly people: readonly PersonForecast[]
  readonly own: OwnForecast
  /** Where a grenade may come to lie; nothing where none is thrown, or the throw is not made after all. */
  readonly lands: readonly Landing[]
}

interface Told {
  readonly world: FightWorld
  readonly fight: Fight
  readonly who: string
  readonly plan: Plan
  readonly others: Policy<Fight>
}

const walkOf = ({ world, fight, who, plan, others }: Told): Walked =>
  walkRound(world, fight, who, choosingBy(who, plan, others))

/** The odds of one declaration. The others do nothing but defend themselves, unless their policy says more. */
export function forecast(
  world: FightWorld,
  whole: Fight,
  who: string,
  plan: Plan,
  others: Policy<Fight> = standsStill,
): Forecast {
  const why = world.ruleset.silent
  const by = placeOf(whole, who)
  checked(whole, who, plan, why)
  const places = others === standsStill ? concerned(whole, by, plan) : whole.standing.map((_, place) => place)
  const told: Told = { world, fight: only(whole, places), who, plan, others }
  const walked = walkOf(told)
  return {
    plan,
    attacks: attacksOf(told, walked.attacks),
    hit: chanceOf(walked.end, ({ seen }) => seen.hit),
    people: peopleOf(told, whole, places, walked),
    own: ownOf(told.fight, placeOf(told.fight, who), walked.end, plan),
    lands: landings(told.fight, walked),
  }
}

function landings({ live: before }: Fight, { end }: Walked): readonly Landing[] {
  const found = new Map<string, { readonly at: Square; weight: bigint }>()
  for (const [thrown, weight] of weights(end, ({ live }) => live.find(one => !before.includes(one)))) {
    if (thrown === undefined) continue
    const at = { x: thrown.x, y: thrown.y }
    const known = found.get(keyOf(at))
    if (known === undefined) found.set(keyOf(at), { at, weight })
    else known.weight += weight
  }
  return [...found.values()].map(({ at, weight }) => ({ ...at, chance: chance(weight, end.ways) }))
}

/** Of every attack that he might sensibly declare now. */
export const forecasts = (
  world: FightWorld,
  fight: Fight,
  who: string,
  others: Policy<Fight> = standsStill,
): readonly Forecast[] =>
  plansOf(fight, who, world.ruleset.silent).map(plan => forecast(world, fight, who, plan, others))

function attacksOf({ world, fight, who, plan }: Told, attacks: readonly Attack[]): readonly AttackForecast[] {
  const passes = passesOf(fight, placeOf(fight, who), plan, world.ruleset.silent)
  const by = placeOf(fight, who)
  return attacks.flatMap(({ pass, before, ways, came }) => {
    const own = passes[pass]?.find(({ act }) => isAttack(act))
    const numbers = own === undefined ? undefined : numbersOf(world, before, by, own)
    if (own === undefined || numbers === undefined) return []
    const target = targetOf(fight, own)
    const of = (how: string | null): Chance => chance(came.get(how) ?? 0n, ways)
    return {
      ...numbers,
      act: own,
      target: target === undefined ? null : idAt(fight, target),
      hit: of('hit'),
      miss: of('miss'),
      wide: of('gone wide'),
      jam: of('jam'),
      blocked: of('blocked'),
      lapses: of(null),
    }
  })
}

const throws = (plan: Plan, fight: Fight, by: number): boolean =>
  plan.some(({ act }) => act.kind === 'throw' && fight.roster[by]?.arms[act.arm]?.kind === 'grenade')

/** Whoever may come to harm: those who were weighed together, and one by one those beside them or near what goes off. */
function peopleOf(told: Told, whole: Fight, places: readonly number[], walked: Walked): readonly PersonForecast[] {
  const { world, who, plan } = told
  const by = placeOf(whole, who)
  const grenade = throws(plan, whole, by)
  const more = grenade
    ? whole.standing.flatMap((one, place) => (present(one) ? [place] : []))
    : neighboursOf(whole, by, plan, world.ruleset.silent)
  const apart = [...new Set([...places, ...more])].filter(place => grenade || place !== by)
  return apart.flatMap(place => {
    const known = places.indexOf(place)
    const fight = known < 0 ? only(whole, [...places, place]) : told.fight
    const here = known < 0 ? places.length : known
    const { end } = known < 0 ? walkOf({ ...told, fight }) : walked
    if (!grenade) return personOf(fight, here, end)
    return personOf(only(fight, [here]), 0, blownUp(world, fight, end, here))
  })
}

/** What each target of a blow could hold against it, and what would then become of him. */
export function blocksAgainst(world: FightWorld, whole: Fight, who: string, plan: Plan): readonly BlockForecast[] {
  checked(whole, who, plan, world.ruleset.silent)
  const fight = only(whole, concerned(whole, placeOf(whole, who), plan))
  const struck = plan.filter(({ act }) => act.kind === 'strike')
  return targetsOf(fight, struck).flatMap(target => {
    const id = idAt(fight, target)
    if (!canAct(standingAt(fight, target))) return []
    const { choices } = new DeclareOffer(fight, target, [], world.ruleset.silent)
    const able = choices.filter(({ about, refused }) => about?.kind === 'block' && refused === undefined)
    return able.map(choice => {
      const blocker = declares([choice.key])
      const others: Policy<Fight> = (offer, now) => (offer.who === id ? blocker : standsStill)(offer, now)
      const { end, attacks } = walkOf({ world, fight, who, plan, others })
      const [first] = attacks
      const { down, dead } = personOf(fight, target, end)
      return {
        ...choice,
        who: id,
        blocked: chance(first?.came.get('blocked') ?? 0n, first?.ways ?? 1n),
        hit: chanceOf(end, ({ seen }) => seen.hit),
        down,
        dead,
      }
    })
  })
}
