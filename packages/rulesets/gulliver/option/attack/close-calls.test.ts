/** Blows as wide as whom they strike, of which only the edge may come down on him. */
import { blowAt, PLAINLY } from '@umpire/gurps/fight-rooms'
import { arm, blow, fightOf, lastOf, standing } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { ofSize, played, rulesWith, withAll } from '../test/fights-fixture.ts'
import { toldWrongly } from '../test/walked-fixture.ts'

const club = arm('Club', { weight_lb: 3, blows: [blow('swing', 17, '1d-1', 'crushing')] })
/** A man with a club, and somebody as long as its head is wide: Sizes 0 and −8. */
const ada = { ...ofSize('ada', 0, 0, { dx: 12 }), arms: [club] }
const bea = ofSize('bea', 1, -8, { dx: 12, ht: 11, full_hp: 8 })
const fight = fightOf(
  [
    [ada, standing(ada, 0)],
    [bea, standing(bea, 1)],
  ],
  { stage: 'fight', order: [0, 1] },
)
const KEYS = ['close-calls', 'melee-range'] as const

describe('close-calls', () => {
  const struck = ada.arms[0]?.blows[0]
  const attempt = (...keys: readonly string[]) => {
    if (struck === undefined) throw new Error('there is a blow')
    return blowAt(fight, { by: 0, target: 1, arm: 0 }, struck, PLAINLY, rulesWith(...keys).silent)
  }
  test('gulliver.melee.close-calls: the skill without the width of the weapon is known, and only then', () => {
    const { effective, dead_centre } = attempt(...KEYS)
    // As wide as she is long: two Sizes larger to hit.
    expect([effective, dead_centre]).toEqual([11, 9])
    expect(attempt('huge-weapons', 'melee-range').dead_centre).toBeUndefined()
    // Nobody hits more easily by width where Size does not count.
    expect(attempt('close-calls').dead_centre).toBeUndefined()
  })
  test('gulliver.melee.close-calls: what comes only by its edge is dodged more easily', () => {
    const total = (roll: number, keys: readonly string[]) =>
      lastOf(played(fight, withAll(...keys), ['strike:0:0:bea', roll, 'dodge', 10]), 'defended')['total']
    const wide = total(9, KEYS)
    expect([9, 10, 11].map(roll => Number(total(roll, KEYS)) - Number(wide))).toEqual([0, 2, 4])
    const plain = ['huge-weapons', 'melee-range']
    expect([9, 10, 11].map(roll => total(roll, plain))).toEqual([wide, wide, wide])
  })
  test.each([
    ['a blow', 'strike:0:0:bea'],
    ['two blows', 'all-out:two-attacks:0:0:bea'],
  ] as const)('gulliver.melee.close-calls: %s, walked to every end', (what, key) => {
    expect(toldWrongly({ what, fight, key }, KEYS)).toEqual([])
  })
})
