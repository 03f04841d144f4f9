/** What is told of attacks in passing, after a feint, by Judo, out of cover, and at whoever comes. */
import { compose } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { choosable } from '../../ruleset/rules.ts'
import { fightPlay } from '../index.ts'
import type { SetUp } from '../test/exchanges.ts'
import { OTHER_ACTS } from '../test/other-acts.ts'
import { wronglyTold } from '../test/walked.ts'
import { forecast } from './forecast.ts'

const world = { ...fightPlay, ruleset: compose(choosable) }

test.each(OTHER_ACTS)('gurps.procedure.turn: the odds of $what are those of every path of it', setUp => {
  expect(forecast(world, setUp.fight, 'ada', setUp.key, setUp.wish).target).toBe('bob')
  expect(wronglyTold(world, setUp)).toEqual([])
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
