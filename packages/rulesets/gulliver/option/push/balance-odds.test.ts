/** The exact odds of attacks at somebody who is off balance, who may fall over each defense the sooner for his wounds. */
import { arm, blow, fightOf, gun, somebody, standing } from '@umpire/gurps/fixtures'
import { expect, test } from 'vitest'
import { toldWrongly } from '../test/walked-fixture.ts'

const sword = arm('Sword', { weight_lb: 3, parry: 8, blows: [blow('swing', 13, '1d+1', 'cutting')] })
const pistols = arm('Pistol', { gun: gun(15, '1d-3', { rates: [{ shots: 2, automatic: false }] }) })
const bob = somebody('bob', 1, [sword], { dx: 11, basic_speed: 5 })

/** Ada with that weapon, and Bob so far away, off balance. */
const shaky = (weapon: typeof sword, yards: number) => {
  const ada = somebody('ada', 0, [weapon], { dx: 13, basic_speed: 7 })
  return fightOf(
    [
      [ada, standing(ada, 0)],
      [bob, standing(bob, yards, [], { marks: { 'off-balance': true } })],
    ],
    { stage: 'fight', order: [0, 1] },
  )
}

test.each([
  ['a blow', shaky(sword, 1), 'strike:0:0:bob'],
  ['two blows', shaky(sword, 1), 'all-out:two-attacks:0:0:bob'],
  ['two shots', shaky(pistols, 8), 'shoot:0:0:bob'],
] as const)('gulliver.balance.off-balance: %s, walked to every end', (what, fight, key) => {
  expect(toldWrongly({ what, fight, key }, ['balance'])).toEqual([])
})
