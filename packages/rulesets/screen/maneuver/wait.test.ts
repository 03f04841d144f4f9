/** Whoever waits strikes at whoever comes. */
import { arm, blow, fightOf, somebody, standing } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { stepwise } from '../test/stepwise-fixture.ts'

const sword = arm('Sword', { parry: 7, blows: [blow('swing', 14, '1d+1', 'cutting')] })
const ann = somebody('ann', 0, [sword], { dx: 13, ht: 12 })
const bob = somebody('bob', 1, [sword], { dx: 12, ht: 12 })

/** Ann waits, and Bob comes from six yards off. */
const field = (more: Parameters<typeof standing>[3] = {}) =>
  stepwise(
    fightOf([
      [ann, standing(ann, 0, [], more)],
      [bob, standing(bob, 6)],
    ]),
    ['tactical', 'positions'],
  )

describe('screen.maneuver.wait: a foe who comes near', () => {
  test('screen.maneuver.wait: is met with a step forward, if none was taken yet', () => {
    const { answer, asked, of, attacks } = field()
    answer('wait', 'go', '2,0')
    expect(asked()).toBe('ann: strike')
    answer('strike')
    expect(of('ann')).toMatchObject({ q: 1, r: 0, facing: 0, maneuver: 'step-and-attack', moved: 1 })
    answer(16)
    expect(attacks()).toEqual(['ann swing bob 14 miss'])
    // He goes on with his own turn.
    expect(asked()).toBe('bob: maneuver')
  })

  test('screen.maneuver.wait: is out of reach for whoever has taken it', () => {
    const { answer, asked, of } = field()
    answer('go', '1,0', 'wait')
    expect(of('ann').moved).toBe(1)
    answer('go', '3,0')
    expect(asked()).toBe('bob: maneuver')
  })

  test('screen.maneuver.wait: is struck on his way, and not only where he stops', () => {
    const { answer, asked, of } = field()
    answer('wait', 'go', '1,0')
    expect(asked()).toBe('ann: strike')
    // At the first hex of the way that a step forward brings within reach.
    expect(of('bob')).toMatchObject({ q: 2, r: 0, moved: 4 })
    answer('wait')
    expect(asked()).toBe('ann: strike')
    answer('strike', 16)
    expect(asked()).toBe('bob: maneuver')
    expect([of('bob').q, of('bob').r]).toEqual([1, 0])
  })
})
