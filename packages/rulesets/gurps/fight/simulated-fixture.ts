/** The attack of a set-up made many times by the procedures of the fight, against what was told of it. */
import { type Chance, seeded } from '@umpire/dice'
import { simulator } from '@umpire/engine'
import { bot } from './bot.ts'
import { forecast } from './forecast.ts'
import { exchangeOf, type SetUp } from './odds-fixture.ts'
import type { FightWorld } from './odds-weigh.ts'
import { Bursts } from './simulated-blast-fixture.ts'
import { standingAt } from './state.ts'

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

/** Everything that is told of an exchange, after so many of them. */
export function simulated(world: FightWorld, setUp: SetUp, times: number, seed = setUp.what): readonly Compared[] {
  const { odds, blast } = forecast(world, setUp.fight, 'ada', setUp.key, setUp.wish)
  if (odds === null) throw new Error(`${setUp.what} may not be tried`)
  const bursts = blast === null ? null : new Bursts(setUp.fight)
  const watched = bursts === null ? world : { ...world, evolve: bursts.evolve }
  const [exchange, play, source] = [exchangeOf(setUp), simulator(watched, bot(world.ruleset)), seeded(seed)]
  const [mine, before] = [standingAt(setUp.fight, 0), standingAt(setUp.fight, 1)]
  const seen = { stunned: 0, falls: 0, crippled: 0, down: 0, dead: 0, hurt: 0 }
  const lost = new Map<number, number>()
  for (let time = 0; time < times; time++) {
    const { state } = play.run(exchange, {}, setUp.fight, source)
    const one = standingAt(state, 1)
    const awake = one.status === 'active'
    if (awake && one.stun !== null) seen.stunned++
    if (awake && one.position === 'lying' && before.position !== 'lying') seen.falls++
    if (one.crippled.length > before.crippled.length) seen.crippled++
    if (!awake) seen.down++
    if (one.status === 'dead') seen.dead++
    if (standingAt(state, 0).hp < mine.hp) seen.hurt++
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
