/** Positions of the screen in a fight: who strikes from all fours, feints, and steps forward out of a crouch. */
import { arm, blow, fightOf, somebody, standing } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { stepwise } from '../test/stepwise-fixture.ts'

const KNIFE = arm('Knife', { parry: 5, blows: [blow('thrust', 14, '1d', 'impaling', { reach: [0, 1] })] })
const SWORD = arm('Sword', { parry: 7, blows: [blow('cut', 14, '1d', 'cutting')] })
const POSITIONED = ['positions']
const TACTICAL = ['tactical', 'positions']

type Position = 'standing' | 'crouching' | 'kneeling' | 'crawling' | 'sitting' | 'lying'

function near(position: Position, own: typeof KNIFE, options: readonly string[], yards = 1) {
  const [ann, bob] = [somebody('ann', 0, [own], { dx: 13 }), somebody('bob', 1, [SWORD], { dx: 9 })]
  const start = fightOf([
    [ann, standing(ann, 0, [], { position })],
    [bob, standing(bob, yards, [], { facing: 3 })],
  ])
  return stepwise(start, options)
}

describe('screen.position.table: in a fight', () => {
  test('screen.position.table: a crawler stabs at −4 with what reaches close, and with nothing longer', () => {
    const knife = near('crawling', KNIFE, POSITIONED)
    knife.answer('strike:0:0:bob', 10, 'none', 3)
    expect(knife.attacks()).toEqual(['ann thrust bob 10 hit'])
    expect(() => near('crawling', SWORD, POSITIONED).answer('strike:0:0:bob')).toThrow('not while crawling')
    expect(() => near('crawling', KNIFE, []).answer('strike:0:0:bob')).toThrow('not while crawling')
  })

  test('screen.position.table: a long beast on the ground turns around and bites whoever is behind it', () => {
    const bite = arm('Bare hands', { blows: [blow('bite', 14, '1d', 'cutting', { reach: [0, 1] })] })
    const frame = { yards: 2, body_lb: 900, carried_lb: 0, lift_st: 20, legs: 4, arms: 0, hexes_long: 2, hexes_wide: 1 }
    const ann = { ...somebody('ann', 0, [bite], { dx: 13 }), animal: true, frame: { ...frame, more: {} } }
    const bob = somebody('bob', 1, [SWORD], { dx: 9 })
    const fight = fightOf([
      [ann, standing(ann, 2, [], { position: 'crawling', facing: 0 })],
      [bob, standing(bob, 0, [], { facing: 0 })],
    ])
    const beast = stepwise(fight, TACTICAL)
    beast.answer('strike:0:0:bob', 10, 'none', 3)
    expect(beast.attacks()).toEqual(['ann bite bob 10 hit'])
  })

  test('screen.maneuver.feint: nobody feints with a blow that he could not strike', () => {
    expect(() => near('crawling', SWORD, TACTICAL).answer('feint:0:0:bob')).toThrow('not while crawling')
    const knife = near('crawling', KNIFE, TACTICAL)
    knife.answer('feint:0:0:bob')
    expect(knife.asked()).toBe('ann: feint')
  })

  test('screen.maneuver.wait: whoever can take a step at all takes it forward, from his feet, his knees or the ground', () => {
    const strikes = (position: Position): boolean => {
      const one = near(position, SWORD, TACTICAL, 6)
      one.answer('wait', 'go', '2,0')
      return one.asked() === 'ann: strike'
    }
    expect((['standing', 'crouching', 'kneeling', 'lying', 'sitting'] as const).map(strikes)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ])
  })
})
