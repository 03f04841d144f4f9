/** The odds of an attack against every path that the dice can take through it: nothing is merged but totals that read alike. */
import { type Chance, chance } from '@umpire/dice'
import { type Policy, weigher } from '@umpire/engine'
import { fine } from '../../dice/fine.ts'
import { bot } from '../bot/bot.ts'
import { forecast } from '../forecast/forecast.ts'
import type { FightWorld } from '../odds/weigh.ts'
import { type Fight, standingAt } from '../state/state.ts'
import { exchangeOf, type SetUp } from './exchanges.ts'
import { asWished } from './simulate.ts'

const [BY, TARGET] = [0, 1]
const ENDS = ['stunned', 'falls', 'crippled', 'down', 'dead'] as const

/** How it ends for the two of them. */
function walked(world: FightWorld, setUp: SetUp, policy: Policy<Fight>) {
  const [mine, before] = [standingAt(setUp.fight, BY), standingAt(setUp.fight, TARGET)]
  const endOf = (state: Fight) => {
    const one = standingAt(state, TARGET)
    const awake = one.status === 'active'
    return {
      lost: fine(before.hp - one.hp),
      stunned: awake && one.stun !== null,
      falls: awake && one.position === 'lying' && before.position !== 'lying',
      crippled: one.crippled.length > before.crippled.length,
      down: !awake,
      dead: one.status === 'dead',
      hurt: standingAt(state, BY).hp < mine.hp,
    }
  }
  return weigher(world, asWished(policy, 'ada', setUp.wish))
    .odds(exchangeOf(setUp), {}, setUp.fight, (_, state) => Object.values(endOf(state)).join(' '))
    .of(({ state }) => endOf(state))
}

/** Every difference between the odds of an attack by ada and the attack walked; none, if all is well. */
export function wronglyTold(
  world: FightWorld,
  setUp: SetUp,
  policy: Policy<Fight> = bot(world.ruleset),
): readonly string[] {
  const { odds } = forecast(world, setUp.fight, 'ada', setUp.key, setUp.wish, policy)
  if (odds === null) throw new Error(`${setUp.what} may not be tried`)
  const paths = walked(world, setUp, policy)
  const lost = new Map<number, bigint>(odds.injury.outcomes.map(({ value }) => [value, 0n]))
  for (const { value, weight } of paths.outcomes) lost.set(value.lost, (lost.get(value.lost) ?? 0n) + weight)
  const held: readonly (readonly [what: string, told: Chance, walked: Chance])[] = [
    ...ENDS.map(key => [key, odds[key], paths.chance(end => end[key])] as const),
    ['the attacker is hurt', odds.mishap.hurt, paths.chance(({ hurt }) => hurt)],
    ...[...lost].map(
      ([points, weight]) =>
        [`${points} hit points`, odds.injury.chance(value => value === points), chance(weight, paths.ways)] as const,
    ),
  ]
  return held.flatMap(([what, told, found]) =>
    told.ways * found.of === found.ways * told.of ? [] : [`${what}: told ${told.decimal}, walked ${found.decimal}`],
  )
}
