/** What is told of attacks in passing, after a feint, by Judo, out of cover, and at whoever comes. */
import { compose, weigher } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { bot } from '../bot/bot.ts'
import { fightPlay } from '../index.ts'
import { standingAt } from '../state/state.ts'
import { exchangeOf, type SetUp } from '../test/exchanges.ts'
import { OTHER_ACTS } from '../test/other-acts.ts'
import { simulated } from '../test/simulate.ts'
import { forecast } from './forecast.ts'

const world = { ...fightPlay, ruleset: compose(choosable) }

/** Every path of it to its end. */
function walked(setUp: SetUp) {
  const before = standingAt(setUp.fight, 1)
  const paths = weigher(world, bot(world.ruleset)).odds(exchangeOf(setUp), {}, setUp.fight, (_, { standing }) => {
    const [, one] = standing
    return `${one?.hp} ${one?.status} ${one?.stun === null} ${one?.position}`
  })
  return paths.of(({ state }) => {
    const { hp, status, stun, position } = standingAt(state, 1)
    const awake = status === 'active'
    return {
      lost: before.hp - hp,
      stunned: awake && stun !== null,
      falls: awake && position === 'lying',
      dead: status === 'dead',
    }
  })
}

describe.each(OTHER_ACTS)('gurps.procedure.turn: the odds of $what', setUp => {
  const { fight, key, wish } = setUp
  test('are those of every path of it', () => {
    const { odds, target } = forecast(world, fight, 'ada', key, wish)
    const paths = walked(setUp)
    expect(target).toBe('bob')
    for (const name of ['stunned', 'falls', 'dead'] as const) {
      const [told, found] = [odds?.[name], paths.chance(end => end[name])]
      expect((told?.ways ?? 0n) * found.of, `${name}: ${told?.decimal} for ${found.decimal}`).toBe(
        found.ways * (told?.of ?? 0n),
      )
    }
    const points = new Set(paths.outcomes.map(({ value: { lost } }) => lost))
    expect(odds?.injury.outcomes.length).toBe(points.size)
    for (const value of points) {
      const [told, found] = [odds?.injury.chance(one => one === value), paths.chance(({ lost }) => lost === value)]
      expect((told?.ways ?? 0n) * found.of, `${value} hit points`).toBe(found.ways * (told?.of ?? 0n))
    }
  })
  test('are those of the attack itself, made many times', () => {
    for (const one of simulated(world, setUp, 2000)) expect(one.errors, JSON.stringify(one)).toBeLessThanOrEqual(4)
  })
})

const setUpOf = (what: string): SetUp => {
  const found = OTHER_ACTS.find(one => one.what === what)
  if (found === undefined) throw new Error(`there is no ${what}`)
  return found
}

describe('gurps.combat.maneuver: what else is told of them', () => {
  test('of a feint, by how much the other one defends worse; alone it does nothing else', () => {
    const { fight, key } = setUpOf('a feint and a blow at once')
    const { feint } = forecast(world, fight, 'ada', key)
    const alone = forecast(world, fight, 'ada', 'feint:0:1:bob')
    expect(alone.feint).toEqual(feint)
    expect(alone.odds).toBeNull()
    expect(alone.skill.effective).toBe(14)
    // 14 against 14: whoever rolls less wins, also where both fail.
    let [won, ways] = [0n, 0n]
    const three = (count: (roll: number) => void): void => {
      for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) for (let c = 1; c <= 6; c++) count(a + b + c)
    }
    three(mine =>
      three(theirs => {
        ways++
        if (theirs > mine) won++
      }),
    )
    const wins = feint?.chance(penalty => penalty > 0)
    expect((wins?.ways ?? 0n) * ways).toBe(won * (wins?.of ?? 0n))
  })
  test('of a shot at whoever comes: whoever is named comes, to the hex that is watched', () => {
    const { fight } = setUpOf('a shot at whoever comes')
    const at = (hex: string) => forecast(world, fight, 'ada', `watch:0:${hex}`, { comes: 'bob' })
    const [near, far] = [at('2,1'), at('18,1')]
    expect(near.skill.effective).toBeGreaterThan(far.skill.effective)
    expect(near.odds?.hit.decimal).toBeGreaterThan(far.odds?.hit.decimal ?? 1)
    expect(() => forecast(world, fight, 'ada', 'watch:0:2,1', { comes: 'nobody' })).toThrow('fighter: expected one of')
  })
  test('of a throw by Judo: the defense, and that he goes down', () => {
    const { fight, key } = setUpOf('a throw by Judo')
    const { odds, defenses, skill } = forecast(world, fight, 'ada', key)
    expect(skill.effective).toBe(13)
    expect(defenses.length).toBeGreaterThan(0)
    expect(odds?.falls).toEqual(odds?.struck)
    expect(odds?.injury.outcomes).toEqual([{ value: 0, weight: 1n }])
  })
})
