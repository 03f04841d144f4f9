/** A declaration made many times by the round itself, against what was told of it. */
import { type Chance, type Source, seeded } from '@umpire/dice'
import { type Ask, type Odds, type Policy, procedure, simulator } from '@umpire/engine'
import { STEPS } from '../../combat/act.ts'
import { MOST_ACTIONS } from '../../combat/actions.ts'
import { LIMBS } from '../../tables/limb-levels.ts'
import { detonations } from '../attack/explode.ts'
import { shoot } from '../attack/shoot.ts'
import { ShootOffer } from '../attack/target-offer.ts'
import { declare } from '../declare/declare.ts'
import { type FightFact, roundEnded } from '../facts/facts.ts'
import { forecast } from '../odds/forecast.ts'
import type { PersonForecast } from '../odds/forecast-person.ts'
import { choosingBy, standsStill } from '../odds/plan.ts'
import type { FightWorld } from '../odds/round.ts'
import { limbNow } from '../state/now.ts'
import { canAct, type Fight, placeOf, standingAt } from '../state/state.ts'
import { endRound } from '../turn/round-end.ts'
import { doStep } from '../turn/step.ts'
import type { SetUp } from './declarations.ts'

/** How often something was seen, how often it was to be seen, and how many standard errors are between. */
export interface Compared {
  readonly what: string
  readonly seen: number
  readonly told: number
  readonly errors: number
}

const declaring = procedure(
  { id: 'tensided.test.declare', title: 'Everybody declares', given: {} },
  (ask: Ask<Fight, FightFact>): void => declare(ask),
)

/** A round that has been declared, and what was thrown in it goes off. */
const exchange = procedure(
  { id: 'tensided.test.exchange', title: 'A round', given: {} },
  (ask: Ask<Fight, FightFact>): void => {
    for (let pass = 0; pass < MOST_ACTIONS; pass++) {
      for (const step of STEPS) doStep(ask, pass, step)
    }
    endRound(ask)
    ask.record(roundEnded({}))
    detonations(ask)
  },
)

/** Makes the declaration of the set-up again and again; every act of its kind is said in the same way. */
export function exchangesOf(world: FightWorld, { fight, plan, others = standsStill }: SetUp) {
  const choosing = choosingBy('ada', plan, others)
  const policy: Policy<Fight> = (offer, now) => choosing(offer, now, 0)
  const play = simulator(world, policy)
  const declared = play.run(declaring, {}, fight, seeded('')).state
  return (source: Source): Fight => play.run(exchange, {}, declared, source).state
}

/** The first shot of the set-up alone, from the attack roll to the last of the wound, as often as one likes. */
export function shotOf(world: FightWorld, { fight, plan }: SetUp) {
  const [first] = plan
  const says = first?.says
  const fire = says?.kind === 'shot' ? new ShootOffer(fight, 0, 0, world.ruleset.silent).meant(says) : undefined
  if (fire === undefined) throw new Error('there is no shot')
  const shooting = procedure(
    { id: 'tensided.proc.shoot', title: 'A shot', given: {} },
    (ask: Ask<Fight, FightFact>): void => shoot(ask, ask.state, fire),
  )
  const play = simulator(world, standsStill)
  return (source: Source): Fight => play.run(shooting, {}, fight, source).state
}

class Counted {
  readonly #counts = new Map<string, number>()
  add(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
  }
  of(what: string): number {
    return this.#counts.get(what) ?? 0
  }
}

/** Everything that is told of somebody, by its name. */
function* toldOf(one: PersonForecast): Generator<readonly [string, Chance]> {
  const each = function* <T>(name: string, odds: Odds<T>): Generator<readonly [string, Chance]> {
    for (const { value } of odds.outcomes) yield [`${one.who} ${name} ${value}`, odds.chance(found => found === value)]
  }
  yield* each('status', one.status)
  yield* each('out', one.out)
  yield* each('blood', one.bleeding)
  yield* each('fatigue', one.short_fp)
  for (const limb of LIMBS) yield* each(limb, one.limbs[limb])
  yield [`${one.who} down`, one.down]
  yield [`${one.who} dead`, one.dead]
}

function count(fight: Fight, who: string, into: Counted): void {
  const one = standingAt(fight, placeOf(fight, who))
  into.add(`${who} status ${one.status}`)
  into.add(`${who} out ${one.out?.state ?? null}`)
  into.add(`${who} blood ${one.wounds.reduce((sum, { rate }) => sum + rate, 0)}`)
  into.add(`${who} fatigue ${one.short_fp}`)
  for (const limb of LIMBS) into.add(`${who} ${limb} ${limbNow(one, limb)}`)
  if (!canAct(one)) into.add(`${who} down`)
  if (one.status === 'dead') into.add(`${who} dead`)
}

/** Of what hardly ever happens, hardly anything can be said. */
const RARE = 30

export function simulated(world: FightWorld, setUp: SetUp, times: number, seed = setUp.what): readonly Compared[] {
  const { people, own } = forecast(world, setUp.fight, 'ada', setUp.plan, setUp.others)
  const all = people.some(({ who }) => who === own.who) ? people : [...people, own]
  const [run, source, counted] = [exchangesOf(world, setUp), seeded(seed), new Counted()]
  for (let time = 0; time < times; time++) {
    const fight = run(source)
    for (const { who } of all) count(fight, who, counted)
  }
  return all.flatMap(one =>
    [...toldOf(one)]
      .filter(([what, { decimal }]) => counted.of(what) >= RARE || decimal === 0 || decimal * times >= RARE)
      .map(([what, { decimal }]) => compared(what, counted.of(what) / times, decimal, times)),
  )
}

function compared(what: string, seen: number, told: number, times: number): Compared {
  const error = Math.sqrt((told * (1 - told)) / times)
  return { what, seen, told, errors: Math.abs(seen - told) < 1e-12 ? 0 : Math.abs(seen - told) / error }
}
