/** What a bot takes into its hands. */
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { readDiceAdds } from '../../dice/dice-adds.ts'
import { arm, blow, fightOf, somebody, standing } from '../test/people.ts'
import { ActOffer } from '../turn/offer.ts'
import { bot } from './bot.ts'

const ruleset = compose({ options: [] }, { options: [], settings: {} })
const hatchet = arm('Hatchet', { unbalanced: true, parry: 6, blows: [blow('cut', 13, '1d+2', 'cutting')] })
const other = { ...hatchet, key: 'Hatchet 2' }

test('gurps.combat.maneuver.ready: the heavy weapon in the hand is readied again before another one is drawn', () => {
  const me = somebody('me', 0, [other, hatchet])
  const foe = somebody('foe', 1, [])
  const stands = standing(me, 0)
  const held = [
    { ...stands.arms[0], where: 'stowed' as const },
    { ...stands.arms[1], where: 'unready' as const, turns_to_ready: 1 },
  ]
  const arms = stands.arms.map((one, place) => ({ ...one, ...held[place] }))
  const people = [
    [me, { ...stands, arms }],
    [foe, standing(foe, 1)],
  ] as const
  const fight = fightOf(people, { stage: 'fight', order: [0, 1] })
  expect(bot(ruleset)(new ActOffer(fight, 0, 'everything', ruleset.silent), fight)).toBe('ready:1')
})

test('gurps.ranged.thrown: a weapon is not thrown away at a foe a step off for next to no chance', () => {
  const thrown = {
    ...{ skill: 4, damage: readDiceAdds('1d-1', 'damage'), fragments: null, type: 'impaling' as const, shot: false },
    ...{ ss: 3, acc: 0, half_damage: 5, max_range: 10 },
  }
  const knife = arm('Knife', { parry: 6, thrown, blows: [blow('stab', 13, '1d-1', 'impaling')] })
  const strong = blow('kick', 15, '1d', 'crushing', { hands: 0 })
  const me = { ...somebody('me', 0, [knife]), arms: [knife, arm('Bare hands', { blows: [strong] })] }
  const foe = somebody('foe', 1, [])
  const people = [
    [me, standing(me, 0)],
    [foe, standing(foe, 2)],
  ] as const
  const fight = fightOf(people, { stage: 'fight', order: [0, 1] })
  expect(bot(ruleset)(new ActOffer(fight, 0, 'everything', ruleset.silent), fight)).toBe('go')
})
