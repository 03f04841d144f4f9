/** What a bot does when it was hurt in the middle of something. */
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { arm, fightOf, gun, somebody, standing } from '../test/people.ts'
import { ActOffer } from '../turn/offer.ts'
import { bot } from './bot.ts'

test('gurps.injury.reeling: whoever was hit on the way and has gone farther than he could now leaves it at that', () => {
  const ruleset = compose({ options: [] }, { options: [], settings: {} })
  const pistol = arm('Pistol', { gun: gun(16, '2d') })
  const [me, foe] = [somebody('me', 0, [pistol]), somebody('foe', 1, [])]
  const after = (hp: number): string => {
    const people = [
      [me, standing(me, 0, [], { hp, moved: 4 })],
      [foe, standing(foe, 6)],
    ] as const
    const fight = fightOf(people, { stage: 'fight', order: [0, 1] })
    const offer = new ActOffer(fight, 0, 'everything', ruleset.silent)
    const key = bot(ruleset)(offer, fight)
    expect(offer.find(key)?.refused).toBeUndefined()
    return key
  }
  expect(after(10)).toBe('shoot:0:0:foe')
  expect(after(3)).toBe('move')
})
