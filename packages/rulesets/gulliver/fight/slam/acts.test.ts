/** What the bot makes of slams, and what a tackle does beside driving somebody back. */
import { compose } from '@umpire/engine'
import { bot } from '@umpire/gurps/fight'
import { ActOffer, type Fighter, placeOf, standingAt } from '@umpire/gurps/fight-rooms'
import { arm, blow, fightOf, scripted, somebody, standing, standingOf } from '@umpire/gurps/fixtures'
import { expect, test } from 'vitest'
import { everyOption, withAll } from '../../option/test/fights-fixture.ts'

const FRAME = { yards: 2, carried_lb: 0, lift_st: 10, legs: 2, arms: 2, hexes_long: 1, hexes_wide: 1, more: {} }
const CLUB = arm('Club', { blows: [blow('swing', 10, '1d', 'crushing')] })
const bull = somebody('bull', 0, [], {
  animal: true,
  dx: 13,
  ht: 14,
  full_hp: 30,
  move: 8,
  frame: { ...FRAME, body_lb: 1500, lift_st: 60, legs: 4, arms: 0 },
})
const boy = somebody('boy', 1, [CLUB], { dx: 10, frame: { ...FRAME, body_lb: 90, lift_st: 7 } })

const meeting = (one: Fighter, foe: Fighter, moved: number, at = 1) =>
  fightOf(
    [
      [one, standing(one, 0, [], { moved })],
      [foe, standing(foe, at)],
    ],
    { stage: 'fight', order: [0, 1] },
  )

/** What the bot does next. */
function choice(keys: readonly string[], moved: number): string {
  const ruleset = compose(everyOption(), withAll(...keys))
  const fight = meeting(bull, boy, moved)
  return bot(ruleset)(new ActOffer(fight, 0, 'everything', ruleset.silent), fight)
}

test('gulliver.slam.basics: a bull that has come running runs the boy down', () => {
  expect(choice(['balance'], 8)).not.toContain('slam')
  expect(choice(['collisions'], 8)).toBe('slam:boy')
  expect(choice(['collisions', 'weight-damage'], 8)).toBe('overrun:boy')
})

test('gulliver.slam.flying-tackle: hit by four or more the foe is held, where wrestling is in force', () => {
  const man = somebody('man', 0, [], { dx: 14, frame: { ...FRAME, body_lb: 150 } })
  const big = somebody('big', 1, [CLUB], { dx: 10, frame: { ...FRAME, body_lb: 900, lift_st: 30 } })
  const tackled = (roll: number, ...keys: string[]) => {
    const start = meeting(man, big, 0, 3)
    const answers = ['go', '2,0', 'tackle:big', roll, 'none', 10, 10, [1], [1]]
    return scripted(everyOption(), withAll(...keys), start, answers)
  }
  const held = (roll: number, ...keys: string[]) => {
    const { state } = tackled(roll, ...keys)
    return standingAt(state, placeOf(state, 'big')).marks['held-by']
  }
  expect(held(9, 'collisions', 'unarmed-combat')).toBe('man')
  expect(held(12, 'collisions', 'unarmed-combat')).toBeUndefined()
  expect(held(9, 'collisions')).toBeUndefined()
  expect(standingOf(tackled(9, 'collisions'), 'man')).toMatchObject({ position: 'lying' })
})
