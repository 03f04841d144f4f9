/** The odds that are told of an attack, held against every path that the dice can take through it. */
import { type Chance, chance } from '@umpire/dice'
import { compose, weigher } from '@umpire/engine'
import { bot, fightPlay, forecast } from '@umpire/gurps/fight'
import { exchangeOf, type SetUp } from '@umpire/gurps/fixtures'
import { everyOption, withAll } from './fights-fixture.ts'

const same = (a: Chance, b: Chance): boolean => a.ways * b.of === b.ways * a.of
const fine = (value: number): number => Number(value.toPrecision(12))

/** Everything that is told otherwise than it was walked; of a fight of two, of whom the second is attacked. */
export function toldWrongly(one: SetUp, keys: readonly string[]): readonly string[] {
  const world = { ...fightPlay, ruleset: compose(everyOption(), withAll(...keys)) }
  const [, before] = one.fight.standing
  if (before === undefined) throw new Error('two are needed')
  const paths = weigher(world, bot(world.ruleset))
    .odds(exchangeOf(one), {}, one.fight, (_, { standing: [, foe] }) =>
      [foe?.hp, foe?.status, foe?.stun === null, foe?.position, foe?.crippled.length].join(' '),
    )
    .of(
      ({
        state: {
          standing: [, foe = before],
        },
      }) => {
        const awake = foe.status === 'active'
        return {
          lost: fine(before.hp - foe.hp),
          stunned: awake && foe.stun !== null,
          falls: awake && foe.position === 'lying',
          crippled: foe.crippled.length > 0,
          down: !awake,
          dead: foe.status === 'dead',
        }
      },
    )
  const { odds } = forecast(world, one.fight, 'ada', one.key, one.wish)
  if (odds === null) throw new Error('it may not be tried')
  const wrong = (what: string, told: Chance, walked: Chance): readonly string[] =>
    same(told, walked) ? [] : [`${what}: told ${told.decimal}, walked ${walked.decimal}`]
  const lost = new Map<number, bigint>(odds.injury.outcomes.map(({ value }) => [value, 0n]))
  for (const { value, weight } of paths.outcomes) lost.set(value.lost, (lost.get(value.lost) ?? 0n) + weight)
  return [
    ...(['stunned', 'falls', 'crippled', 'down', 'dead'] as const).flatMap(key =>
      wrong(
        key,
        odds[key],
        paths.chance(end => end[key]),
      ),
    ),
    ...[...lost].flatMap(([points, weight]) =>
      wrong(
        `${points} hit points`,
        odds.injury.chance(value => value === points),
        chance(weight, paths.ways),
      ),
    ),
  ]
}
