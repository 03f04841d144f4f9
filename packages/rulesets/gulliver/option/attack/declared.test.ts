/** Defenses that are named before the attack is rolled. */
import { compose } from '@umpire/engine'
import { fightPlay, forecast } from '@umpire/gurps/fight'
import { arm, blow, fightOf, gun, lastOf, somebody, standing, standingOf } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { everyOption, played, withAll } from '../test/fights-fixture.ts'
import { toldWrongly } from '../test/walked-fixture.ts'

const sword = arm('Sword', { weight_lb: 3, parry: 8, blows: [blow('swing', 13, '1d+1', 'cutting')] })
const ada = somebody('ada', 0, [sword], { dx: 13, basic_speed: 7 })
const bob = somebody('bob', 1, [sword], { dx: 11, basic_speed: 5 })
const near = fightOf(
  [
    [ada, standing(ada, 0)],
    [bob, standing(bob, 1)],
  ],
  { stage: 'fight', order: [0, 1] },
)
const DECLARED = withAll('declared-defenses')
const world = (...keys: readonly string[]) => ({ ...fightPlay, ruleset: compose(everyOption(), withAll(...keys)) })

describe('gulliver.toys.declared-defenses: in a fight', () => {
  const after = (...answers: readonly (string | number)[]) => played(near, DECLARED, ['strike:0:0:bob', ...answers])
  test('it is asked for before the roll, and used up by a miss', () => {
    expect(played(near, DECLARED, ['strike:0:0:bob']).asks).toBe('declare defense')
    const missed = after('parry:0', 15)
    expect(lastOf(missed, 'defended')).toMatchObject({ how: 'parry', avoided: false, in_vain: true })
    expect(standingOf(missed, 'bob').arms[0]?.parries).toBe(1)
  })
  test('what was named is what is rolled, and nothing else is asked', () => {
    expect(after('parry:0', 10).asks).toBe('parry')
    const parried = after('parry:0', 10, 8)
    expect(lastOf(parried, 'defended')).toMatchObject({ how: 'parry', total: 8, avoided: true })
    expect(standingOf(parried, 'bob').arms[0]?.parries).toBe(1)
  })
  test('a critical hit uses it up as well', () => {
    expect(standingOf(after('parry:0', 3), 'bob').arms[0]?.parries).toBe(1)
  })
  test('whoever waits has nothing to lose by a miss, and defends a point worse against a hit', () => {
    expect(standingOf(after('none', 15), 'bob').arms[0]?.parries).toBe(0)
    expect(after('none', 10).asks).toBe('defense')
    expect(lastOf(after('none', 10, 'parry:0', 8), 'defended')).toMatchObject({ total: 7, avoided: false })
  })
  test('nobody knows a feint for one before he has named a defense; whoever sees through it keeps that', () => {
    const feint = (...answers: readonly (string | number)[]) =>
      played(near, withAll('declared-defenses', 'tactical', 'positions'), ['feint:0:0:bob', ...answers])
    const asked = feint()
    expect(asked.asks).toBe('declare defense')
    expect(asked.facts.map(({ type }) => type)).not.toContain('chose')
    const misled = feint('parry:0', 8, 12)
    expect(standingOf(misled, 'bob').arms[0]?.parries).toBe(1)
    expect(standingOf(misled, 'ada').maneuver).toBe('step-and-feint')
    expect(standingOf(feint('parry:0', 13, 5), 'bob').arms[0]?.parries).toBe(0)
  })
})

describe('gulliver.toys.declared-defenses: the odds', () => {
  const rifle = arm('Rifle', { gun: gun(14, '3d-1') })
  const ann = somebody('ada', 0, [rifle], { dx: 13 })
  const far = fightOf(
    [
      [ann, standing(ann, 0)],
      [bob, standing(bob, 20)],
    ],
    { stage: 'fight', order: [0, 1] },
  )
  const axe = arm('Axe', { weight_lb: 4, parry: 9, unbalanced: true, blows: [blow('swing', 12, '1d+3', 'cutting')] })
  const cid = somebody('bob', 1, [axe], { dx: 11 })
  const axes = fightOf(
    [
      [ada, standing(ada, 0)],
      [cid, standing(cid, 1)],
    ],
    { stage: 'fight', order: [0, 1] },
  )
  const shaky = fightOf(
    [
      [ada, standing(ada, 0)],
      [bob, standing(bob, 1, [], { marks: { 'off-balance': true } })],
    ],
    { stage: 'fight', order: [0, 1] },
  )
  const ONE = 'strike:0:0:bob'
  const TWO = 'all-out:two-attacks:0:0:bob'
  const SETS = [
    ['a blow', near, ONE, ['declared-defenses']],
    ['two blows, the parry against the first of them used up', near, TWO, ['declared-defenses']],
    ['two blows at somebody who tires of dodging', near, TWO, ['declared-defenses', 'dodge-retreat-limits']],
    ['a shot', far, 'shoot:0:0:bob', ['declared-defenses']],
    ['an axe that parries and is not ready then', axes, ONE, ['declared-defenses']],
    ['a blow at somebody who may fall over his defense', shaky, ONE, ['declared-defenses', 'balance']],
    ['two blows at somebody who may fall over his defense', shaky, TWO, ['declared-defenses', 'balance']],
    ['armour that has a roll of its own', near, TWO, ['declared-defenses', 'separate-ad-pd']],
  ] as const
  test.each(SETS)('%s, walked to every end', (what, fight, key, keys) => {
    expect(toldWrongly({ what, fight, key }, keys)).toEqual([])
  })
  test('of every defense it is told which one is named', () => {
    const { defenses } = forecast(world('declared-defenses'), near, 'ada', ONE)
    expect(defenses.filter(({ chosen }) => chosen)).toMatchObject([{ key: 'parry:0', total: 8 }])
  })
})
