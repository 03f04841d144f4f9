/** The attack of a set-up made many times by the procedures of the fight, against what was told of it. */
import { type Chance, seeded } from '@umpire/dice'
import { type Ask, type Choice, type Policy, type ProcedureKind, procedure, simulator } from '@umpire/engine'
import { bot } from '../bot/bot.ts'
import { partKey } from '../choice/answer.ts'
import type { FightFact } from '../facts/facts.ts'
import type { BlastForecast } from '../forecast/blast.ts'
import type { ExchangeForecast } from '../forecast/ends.ts'
import { forecast } from '../forecast/forecast.ts'
import { isAttack, type Wish } from '../forecast/plan.ts'
import { actionOf } from '../maneuver/action.ts'
import type { FightWorld } from '../odds/weigh.ts'
import { type Fight, placeOf, standingAt } from '../state/state.ts'
import { perform } from '../turn/perform.ts'
import { exchangeOf, type SetUp } from './exchanges.ts'
import { Bursts } from './simulate-blast.ts'

/** How often something was seen, how often it was to be seen, and how many standard errors are between. */
export interface Compared {
  readonly what: string
  readonly seen: number
  readonly told: number
  readonly errors: number
}

function compared(what: string, count: number, times: number, { decimal: told }: Chance): Compared {
  const seen = count / times
  const error = Math.sqrt((told * (1 - told)) / times)
  return { what, seen, told, errors: seen === told ? 0 : Math.abs(seen - told) / error }
}

/** Of what hardly ever happens, hardly anything can be said. */
const RARE = 30

/** An exchange as the procedures of the fight make it. */
interface Made {
  readonly fight: Fight
  readonly by: number
  readonly target: number
  readonly exchange: ProcedureKind<Fight, FightFact, object, void>
  readonly policy: Policy<Fight>
}

/** Everything that is told of an exchange, after so many of them. */
export function simulated(world: FightWorld, setUp: SetUp, times: number, seed = setUp.what): readonly Compared[] {
  const { fight, key, wish, what } = setUp
  const told = forecast(world, fight, 'ada', key, wish)
  if (told.odds === null) throw new Error(`${what} may not be tried`)
  const made = {
    fight,
    by: 0,
    target: 1,
    exchange: exchangeOf(setUp),
    policy: asWished(bot(world.ruleset), 'ada', wish),
  }
  return againstMade(world, told.odds, told.blast, made, times, seed)
}

/** The same of an attack that somebody may make in the middle of a fight, with as many rounds as may be, wherever it lands. */
export function simulatedIn(
  world: FightWorld,
  fight: Fight,
  who: string,
  key: string,
  times: number,
): readonly Compared[] | undefined {
  const { odds, blast, target: id } = forecast(world, fight, who, key)
  const action = actionOf(fight, key)
  if (odds === null || !isAttack(action)) return undefined
  const [by, target] = [placeOf(fight, who), placeOf(fight, id)]
  const exchange = procedure(
    { id: 'gurps.procedure.maneuver', title: 'One maneuver', given: {} },
    (ask: Ask<Fight, FightFact>) => perform(ask, by, action),
  )
  return againstMade(
    world,
    odds,
    blast,
    { fight, by, target, exchange, policy: asWished(bot(world.ruleset), who) },
    times,
    key,
  )
}

/** As the policy has it, but with the part and the rounds that were weighed: wherever it lands, and as many as may be, if nothing is said. */
export function asWished(policy: Policy<Fight>, by: string, { location, rounds }: Wish = {}): Policy<Fight> {
  return (offer, fight) => {
    if (offer.who !== by || !['location', 'rounds'].includes(offer.question)) return policy(offer, fight)
    if (offer.question === 'location') return partKey(location ?? null)
    return rounds === undefined ? (offer.choices.filter(isOpen).at(-1)?.key ?? '') : String(rounds)
  }
}

const isOpen = ({ refused }: Choice): boolean => refused === undefined

function againstMade(
  world: FightWorld,
  odds: ExchangeForecast,
  blast: BlastForecast | null,
  { fight, by, target, exchange, policy }: Made,
  times: number,
  seed: string,
): readonly Compared[] {
  const bursts = blast === null ? null : new Bursts(fight)
  const watched = bursts === null ? world : { ...world, evolve: bursts.evolve }
  const [play, source] = [simulator(watched, policy), seeded(seed)]
  const [mine, before] = [standingAt(fight, by), standingAt(fight, target)]
  const seen = { stunned: 0, falls: 0, crippled: 0, down: 0, dead: 0, hurt: 0 }
  const lost = new Map<number, number>()
  for (let time = 0; time < times; time++) {
    const { state } = play.run(exchange, {}, fight, source)
    const one = standingAt(state, target)
    const awake = one.status === 'active'
    if (awake && one.stun !== null) seen.stunned++
    if (awake && one.position === 'lying' && before.position !== 'lying') seen.falls++
    if (one.crippled.length > before.crippled.length) seen.crippled++
    if (!awake) seen.down++
    if (one.status === 'dead') seen.dead++
    if (standingAt(state, by).hp < mine.hp) seen.hurt++
    lost.set(before.hp - one.hp, (lost.get(before.hp - one.hp) ?? 0) + 1)
    bursts?.ended(state)
  }
  const { stunned, falls, crippled, down, dead, mishap } = odds
  const all = [
    ['stunned', seen.stunned, stunned],
    ['falls', seen.falls, falls],
    ['crippled', seen.crippled, crippled],
    ['down', seen.down, down],
    ['dead', seen.dead, dead],
    ['the attacker is hurt', seen.hurt, mishap.hurt],
  ] as const
  const points = [...lost].map(
    ([value, count]) => [`${value} hit points`, count, odds.injury.chance(one => one === value)] as const,
  )
  const others = blast === null || bursts === null ? [] : bursts.seen(blast)
  return [...all, ...points, ...others]
    .filter(([, count, told]) => count >= RARE || told.decimal === 0 || told.decimal * times >= RARE)
    .map(([what, count, told]) => compared(what, count, times, told))
}
