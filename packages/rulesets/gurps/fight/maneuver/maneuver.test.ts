import { expect, test } from 'vitest'
import { arm, blow, fightOf, gun, somebody, standing } from '../test/people.ts'
import { scripted, standingOf } from '../test/script.ts'

const AS_PRINTED = { options: [], settings: {} }
const sword = arm('Sword', { parry: 7, blows: [blow('swing', 14, '1d+1', 'cutting')] })
const pistol = arm('Pistol', { gun: gun(14, '2d') })

/** What Bea, who acts first, may defend with against Ada's blow. */
function defensesAfter(key: string, more: Parameters<typeof standing>[3] = {}): readonly string[] {
  const bea = somebody('bea', 0, [sword, pistol], { dx: 14 })
  const ada = somebody('ada', 1, [sword], { dx: 10 })
  const stands = standing(bea, 0)
  const jammed = stands.arms.map((one, place) => (place === 1 ? { ...one, jam_turns: 5 } : one))
  const start = fightOf([
    [bea, { ...stands, arms: jammed, ...more }],
    [ada, standing(ada, 1)],
  ])
  const played = scripted({ options: [] }, AS_PRINTED, start, [key, 'strike:0:0:bea', 10])
  expect(played.asks).toBe('defense')
  const chosen = (defense: string): boolean => {
    try {
      scripted({ options: [] }, AS_PRINTED, start, [key, 'strike:0:0:bea', 10, defense])
      return true
    } catch {
      return false
    }
  }
  return ['dodge', 'parry:0'].filter(chosen)
}

test('gurps.combat.maneuver-list: whoever does nothing defends as after a Move; a Long Action leaves only the dodge', () => {
  expect(defensesAfter('nothing')).toEqual(['dodge', 'parry:0'])
  expect(defensesAfter('clear:1')).toEqual(['dodge'])
})

test('gurps.combat.critical-miss: whoever is out of balance may still do nothing', () => {
  const bea = somebody('bea', 0, [sword], { dx: 14 })
  const ada = somebody('ada', 1, [sword])
  const start = fightOf(
    [
      [bea, standing(bea, 0, [], { off_balance: true })],
      [ada, standing(ada, 1)],
    ],
    { stage: 'fight', order: [0, 1] },
  )
  expect(() => scripted({ options: [] }, AS_PRINTED, start, ['ready:0'])).toThrow()
  expect(standingOf(scripted({ options: [] }, AS_PRINTED, start, ['nothing']), 'bea').maneuver).toBe('move')
})
