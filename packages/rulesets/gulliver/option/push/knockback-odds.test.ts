/** The exact odds of blows that drive people about are those of the blows themselves. */
import { compose } from '@umpire/engine'
import { fightPlay } from '@umpire/gurps/fight'
import { arm, blow, fightOf, ground, gun, simulated, somebody, standing } from '@umpire/gurps/fixtures'
import { describe, expect, inject, test } from 'vitest'
import { PRESETS } from '../switch/presets.ts'
import { everyOption, ofSize, withAll } from '../test/fights-fixture.ts'
import { toldWrongly } from '../test/walked-fixture.ts'

const maul = arm('Maul', {
  weight_lb: 12,
  parry: 6,
  blows: [blow('swing', 14, '3d', 'crushing')],
})
const ada = somebody('ada', 0, [maul], { st: 16, dx: 12, ht: 11 })
const bob = somebody('bob', 1, [maul], { st: 11, dx: 11, ht: 10, full_hp: 18 })
const cid = somebody('cid', 1, [], { st: 11, dx: 11, ht: 10 })

/** A cat of a fellow, who is half as fast with the last of his hit points. */
const dot = ofSize('dot', 1, -5, { st: 3, dx: 12, ht: 12, full_hp: 3 })
const cudgel = arm('Cudgel', { weight_lb: 2, parry: 6, blows: [blow('swing', 14, '1d', 'crushing')] })
const hitter = somebody('ada', 0, [cudgel], { st: 12, dx: 12, ht: 11 })

const world = (...keys: string[]) => ({ ...fightPlay, ruleset: compose(everyOption(), withAll(...keys)) })

/** Bob stands a yard before Ada, and Cid some yards behind him. */
const fight = (map: ReturnType<typeof ground>, behind: number) =>
  fightOf(
    [
      [ada, standing(ada, 0)],
      [bob, standing(bob, 1)],
      [cid, standing(cid, behind)],
    ],
    { stage: 'fight', order: [0, 1, 2], map },
  )

const OPEN = ground('. . . . . . . .')
const WALLED = ground('. . # . . . . .')

const [TIMES, ERRORS] = [500 * inject('times'), 4.5]

describe('gulliver.knockback.fall: the odds of a blow that knocks about', () => {
  test.each([
    ['over open ground', ['mass-knockback'], null, 9, 'strike:0:0:bob'],
    ['against a wall', ['collisions', 'falling-collisions'], WALLED, 7, 'strike:0:0:bob'],
    ['into a friend', ['collisions'], OPEN, 2, 'strike:0:0:bob'],
    ['of a kick that may miss', ['balance'], null, 9, 'strike:1:1:bob'],
    ['of two blows', ['collisions', 'falling-collisions'], null, 9, 'all-out:two-attacks:1:0:bob'],
  ] as const)('%s', (what, keys, map, behind, key) => {
    expect(toldWrongly({ what, fight: fight(map, behind), key }, keys)).toEqual([])
  })
  test('at somebody with few hit points left, who is slower for it', () => {
    const near = fightOf(
      [
        [hitter, standing(hitter, 0)],
        [dot, standing(dot, 1, [], { moved: 1, maneuver: 'all-out-attack' })],
      ],
      { stage: 'fight', order: [0, 1] },
    )
    expect(toldWrongly({ what: 'few', fight: near, key: 'strike:0:0:dot' }, ['mass-knockback', 'balance'])).toEqual([])
  })
})

/** None of these could be weighed as long as everybody counted as another for the list of his wounds. */
describe('gulliver.knockback.speed: the odds of bullets, which knock nobody about', () => {
  const carbine = arm('Carbine', {
    gun: gun(13, '5d', {
      ss: 12,
      acc: 6,
      half_damage: 400,
      rates: [{ shots: 3, automatic: false }],
      shots: 20,
      rcl: -2,
    }),
  })
  const sten = arm('Sten', {
    gun: gun(15, '3d-1', {
      ss: 10,
      acc: 6,
      half_damage: 160,
      rates: [{ shots: 12, automatic: true }],
      shots: 32,
      rcl: -1,
    }),
  })
  const shotAt = (weapon: typeof carbine, yards: number) => {
    const eve = somebody('ada', 0, [weapon], { st: 12, dx: 12, ht: 11 })
    return fightOf(
      [
        [eve, standing(eve, 0)],
        [bob, standing(bob, yards)],
      ],
      { stage: 'fight', order: [0, 1] },
    )
  }
  test.each([
    ['three shots', ['mass-knockback', 'balance'], carbine, 20],
    ['a burst', ['mass-knockback', 'balance'], sten, 7],
    ['three shots, and falls that hurt', ['collisions', 'falling-collisions'], carbine, 20],
    ['a burst, and falls that hurt', ['collisions', 'falling-collisions'], sten, 7],
  ] as const)('%s', (what, keys, weapon, yards) => {
    const told = simulated(world(...keys), { what, fight: shotAt(weapon, yards), key: 'shoot:0:0:bob' }, TIMES)
    expect(told.filter(({ errors }) => errors > ERRORS)).toEqual([])
    expect(told.length).toBeGreaterThan(3)
  })
})

/** Where hardly two ends are alike: hundreds of wounds, each with falls, pain and what it breaks. */
test('gulliver.knockback.fall: the odds of two blows under everything that there is', { timeout: 120_000 }, () => {
  const everything = PRESETS.at(-1)?.options ?? []
  const near = fightOf(
    [
      [hitter, standing(hitter, 0)],
      [bob, standing(bob, 1)],
    ],
    { stage: 'fight', order: [0, 1] },
  )
  const told = simulated(world(...everything), { what: 'all', fight: near, key: 'all-out:two-attacks:0:0:bob' }, TIMES)
  expect(told.filter(({ errors }) => errors > ERRORS)).toEqual([])
  expect(told.length).toBeGreaterThan(5)
})
