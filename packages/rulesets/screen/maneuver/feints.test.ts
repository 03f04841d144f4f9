import { arm, blow, fightOf, somebody, standing } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { stepwise } from '../test/stepwise-fixture.ts'

const sword = arm('Sword', { parry: 7, blows: [blow('swing', 14, '1d+1', 'cutting')] })
const [ann, cora] = [somebody('ann', 0, [sword], { dx: 13 }), somebody('cora', 0, [sword], { dx: 12 })]
const shield = arm('Shield', { block: 8, shield_pd: 2, shield_skill: 16 })
const bob = somebody('bob', 1, [sword], { dx: 11 })
const [FEINT, ALL_OUT] = ['feint:0:0:bob', 'all-out:feint-and-attack:0:0:bob']

/** Ann and Cora on both sides of Bob, who act in this order. */
const between = () =>
  stepwise(
    fightOf([
      [ann, standing(ann, 0, [], { facing: 0 })],
      [cora, standing(cora, 1, [], { r: -1, facing: 5 })],
      [bob, standing(bob, 1, [], { facing: 3 })],
    ]),
    ['tactical', 'positions'],
  )

/** What each of them has taken off Bob's defenses so far. */
const misled = ({ of }: ReturnType<typeof between>) => of('bob').feint.map(({ by, penalty }) => `${by} ${penalty}`)

describe('screen.maneuver.feint: a feint', () => {
  test('screen.maneuver.feint: of one does not undo that of another', () => {
    const play = between()
    expect(play.asked()).toBe('ann: maneuver')
    play.answer(FEINT, 9, 12)
    expect(play.asked()).toBe('cora: maneuver')
    // Hers comes to nothing.
    play.answer(FEINT, 14, 6)
    expect(misled(play)).toEqual(['ann 3', 'cora 0'])
    play.answer('defend', 'strike:0:0:bob', 10)
    // Parry 7, less 3.
    const [question] = play.play.questions
    const choices = question?.kind === 'choice' ? question.choices : []
    expect(choices.find(({ key }) => key === 'parry:0')?.label).toContain('4')
    play.answer('parry:0', 12, 'none', [1])
    expect(misled(play)).toEqual(['cora 0'])
  })

  test('screen.maneuver.feint: is not undone by another one that comes to nothing before the blow', () => {
    const play = between()
    play.answer(FEINT, 9, 12, 'nothing', 'defend', ALL_OUT, 14, 6, 10)
    const [question] = play.play.questions
    const choices = question?.kind === 'choice' ? question.choices : []
    expect(choices.find(({ key }) => key === 'parry:0')?.label).toContain('4')
  })

  test('screen.maneuver.feint: is for the next turn, and no later', () => {
    const play = between()
    play.answer(FEINT, 9, 12, 'nothing', 'nothing')
    expect(misled(play)).toEqual(['ann 3'])
    play.answer('nothing', 'nothing', 'nothing')
    expect(play.asked()).toBe('ann: maneuver')
    expect(misled(play)).toEqual([])
  })

  test('screen.maneuver.feint: is seen through with a shield, too, and not by whoever is dazed', () => {
    const guarded = somebody('bob', 1, [sword, shield], { dx: 11 })
    const hurt = { to: ['dx'], value: -4, turns: null, until: 'battle', for: null } as const
    const feinted = (more: Parameters<typeof standing>[3]) => {
      const people = [
        [ann, standing(ann, 0, [], { facing: 0 })],
        [guarded, standing(guarded, 1, [], { facing: 3, ...more })],
      ] as const
      const { answer, of } = stepwise(fightOf(people), ['tactical', 'positions'])
      answer(FEINT, 10, 13)
      return of('bob').feint.map(({ penalty }) => penalty)
    }
    // Made by 4; the shield by 3, or in a daze not at all.
    expect(feinted({})).toEqual([1])
    expect(feinted({ penalties: [hurt] })).toEqual([4])
  })
})
