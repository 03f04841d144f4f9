/** Collisions: slams, tackles and pushes, what stands in the way, and falls. */
import { arm, blow, fightOf, ground, lastOf, scripted, somebody, standing, standingOf } from '@umpire/gurps/fixtures'
import { falling, fallingObject } from '@umpire/gurps/rooms'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collisionMass } from '../../collision/mass.ts'
import { splitContest } from '../../collision/speed.ts'
import { push } from '../../slam/slam.ts'
import { everyOption, rulesWith, withAll } from '../test/fights-fixture.ts'

const FRAME = { yards: 2, carried_lb: 0, lift_st: 10, legs: 2, arms: 2, hexes_long: 1, hexes_wide: 1, more: {} }
const man = (id: string, side: number, body_lb: number, more: Parameters<typeof somebody>[3] = {}) =>
  somebody(id, side, [arm('Club', { blows: [blow('swing', 14, '4d', 'crushing')] })], {
    dx: 12,
    ht: 12,
    frame: { ...FRAME, body_lb },
    ...more,
  })

type Answers = Parameters<typeof scripted>[3]
type Fighter = ReturnType<typeof man>

/** The first one's turn; the others stand where they are told to. */
function turnOf(all: readonly (readonly [Fighter, number])[], keys: readonly string[], answers: Answers, map = OPEN) {
  const fight = fightOf(
    all.map(([one, q]) => [one, standing(one, q)] as const),
    { stage: 'fight', order: all.map((_, place) => place), map },
  )
  return scripted(everyOption(), withAll(...keys), fight, answers)
}

const OPEN: ReturnType<typeof ground> = null
const LONG = '. . . . . . . . . . . . . . . .'
const [ann, bob] = [man('ann', 0, 150), man('bob', 1, 150, { full_hp: 30 })]
const cat = man('cat', 1, 150, { full_hp: 30 })

/** Four yards of a run, a hit that is not dodged, and an even Contest: two yards a second for each. */
const EVEN: Answers = ['go', '4,0', 'slam:bob', 10, 'none', 10, 10]

describe('collisions', () => {
  test('gulliver.slam.basics: none without a step towards the foe, none from afar, none off one’s feet', () => {
    const apart = [
      [ann, 0],
      [bob, 5],
    ] as const
    expect(() => turnOf(apart, ['collisions'], ['slam:bob'])).toThrow('5 yards away')
    const near = [
      [ann, 0],
      [bob, 1],
    ] as const
    expect(() => turnOf(near, ['collisions'], ['slam:bob'])).toThrow('at least a step')
    expect(() => turnOf(near, ['mass-knockback'], ['slam:bob'])).toThrow()
  })

  test('gulliver.collision.split-contest: equals share the speed and both are driven apart from it', () => {
    const even = turnOf(
      [
        [ann, 0],
        [bob, 5],
      ],
      ['collisions'],
      EVEN,
    )
    // 4 mph over 5 by the root of 250 pounds over 150, less a third: most of a die for each; Bob rolls first.
    expect(even.asks).toBe('damage')
    const hurt = turnOf(
      [
        [ann, 0],
        [bob, 5],
      ],
      ['collisions'],
      [...EVEN, [6], [6], 8, 8],
    )
    expect(standingOf(hurt, 'bob')).toMatchObject({ q: 7, hp: 30, position: 'standing' })
    expect(standingOf(hurt, 'ann')).toMatchObject({ q: 4, hp: 12, marks: { 'turn-speed': 2 } })
  })

  test('gulliver.collision.sandwich: with the back to a wall the foe takes all of it', () => {
    const map = ground('. . . . . . # . . . . . . . . .')
    const pinned = turnOf(
      [
        [ann, 0],
        [bob, 5],
      ],
      ['collisions'],
      [...EVEN, [6, 6, 6], [3]],
      map,
    )
    // 8 mph over 5 by the root of 250/150, by half more for stone: 3d.
    expect(lastOf(pinned, 'woundedBy')).toMatchObject({ who: 'bob', damage: '3d', basic: 3 })
    expect(standingOf(pinned, 'bob')).toMatchObject({ q: 5 })
  })

  test('gulliver.collision.hardness: whoever is knocked against a wall is hurt by it', () => {
    const map = ground('. . . # . . . . . . . . . . . .')
    const hit: Answers = ['strike:0:0:bob', 10, 'none', [6, 6, 6, 6], 10]
    const all = [
      [ann, 0],
      [man('bob', 1, 150, { full_hp: 40, ht: 18 }), 1],
    ] as const
    // Three yards a second against stone: 6 mph over 5, by half more, is 2d−1.
    const stopped = turnOf(all, ['collisions'], [...hit, [6, 6]], map)
    expect(stopped.asks).toBe('keep one’s balance')
    expect(standingOf(stopped, 'bob')).toMatchObject({ q: 2, hp: 16 })
  })

  test('gulliver.collision.split-mechanistic: whoever is knocked into somebody drives him on', () => {
    const all = [
      [ann, 0],
      [man('bob', 1, 150, { full_hp: 40, ht: 18 }), 1],
      [cat, 3],
    ] as const
    const hit: Answers = ['strike:0:0:bob', 10, 'none', [6, 6, 6, 6], 10]
    const met = turnOf(all, ['collisions'], [...hit, [6], [6], 10], ground(LONG))
    // 150 pounds at 3 yards a second against 250 that stand: hers is 9/8, and a yard of it.
    expect(standingOf(met, 'cat')).toMatchObject({ q: 4, position: 'standing' })
    expect(standingOf(met, 'bob')).toMatchObject({ q: 2 })
  })

  test('gulliver.slam.flying-tackle: from farther away, and both end on the ground', () => {
    const tackled = turnOf(
      [
        [ann, 0],
        [bob, 5],
      ],
      ['collisions'],
      ['go', '3,0', 'tackle:low:bob', 10, 'none', 8, 12, 'nothing'].slice(0, 7),
    )
    expect(tackled.asks).toBe('damage')
    const over = turnOf(
      [
        [ann, 0],
        [bob, 5],
      ],
      ['collisions'],
      ['go', '3,0', 'tackle:low:bob', 17],
    )
    expect(standingOf(over, 'ann')).toMatchObject({ position: 'lying' })
  })

  test('gulliver.slam.push: two yards a second and a Step, and nobody is hurt', () => {
    const pushed = turnOf(
      [
        [ann, 0],
        [bob, 1],
      ],
      ['collisions'],
      ['drop:0', 'push:bob', 10, 'none', 9, 10, 10],
    )
    expect(standingOf(pushed, 'bob')).toMatchObject({ q: 2, hp: 30 })
    expect(pushed.facts.some(({ type }) => type === 'woundedBy')).toBe(false)
    expect(() =>
      turnOf(
        [
          [ann, 0],
          [bob, 8],
        ],
        ['collisions'],
        ['push:bob'],
      ),
    ).toThrow('8 yards away')
  })

  test('gulliver.contest.easy: the products of dice and masses split the speed, too', () => {
    const sides = { a: { effective_mass: 882, after: 0, roll: 14 }, b: { effective_mass: 270, after: 0, roll: 8 } }
    const of = (...keys: string[]) => splitContest({ combined_speed: 10, ...sides }, rulesWith(...keys).silent)
    expect(of('collisions')).toMatchObject({ winner: 'a', margin: 17 })
    // 12348 against 2160: more by 47 full tenths.
    expect(of('easy-st-contests')).toMatchObject({ winner: 'a', margin: 47, loser_change: 8, winner_change: 2 })
  })
})

describe('collisions-advanced', () => {
  test('gulliver.collision.traction: nobody pushes harder than half his weight', () => {
    const of = (key: string) =>
      collisionMass({ mass: 210, load_st: 15, kw: 0, thrust: 0, medium: 'ground' }, rulesWith(key).silent)
    expect([of('collisions'), of('collisions-advanced')]).toEqual([360, 315])
  })

  test('gulliver.slam.push-advanced: by strength and quickness in place of two', () => {
    const x = { pusher_step: 0, target_step: 0, load_st: 150, size: 3, lighter_effective_mass: 250, basic_speed: 5.75 }
    const of = (key: string) => push(x, rulesWith(key).silent)
    expect(of('collisions')).toBe(2)
    expect(of('collisions-advanced')).toBeCloseTo(13.13, 2)
  })
})

describe('falling-collisions', () => {
  const fall = { landing: 'hard', armor: '', armor_dr: 0, toughness_dr: 0 } as const

  test('gulliver.fall.rule: by speed and mass, and the body takes in its hit points', () => {
    const { silent } = rulesWith('falling-collisions')
    const body = { ...FRAME, body_lb: 150 }
    expect(falling({ ...fall, yards: 5, body, full_hp: 10 }, silent)).toMatchObject({ damage: '4d' })
    expect(falling({ ...fall, yards: 5, body, full_hp: 10, dice_total: 20 }, silent)).toMatchObject({
      basic: 10,
      injury: 10,
    })
    expect(falling({ ...fall, yards: 20, body: { ...body, body_lb: 10 }, full_hp: 3 }, silent)).toMatchObject({
      damage: '2d',
    })
    expect(falling({ ...fall, yards: 5, body }, rulesWith().silent)).toMatchObject({ damage: '5d-10' })
  })

  test('gulliver.fall.breaking: Acrobatics takes off twenty miles an hour', () => {
    const { silent } = rulesWith('falling-collisions')
    const body = { ...FRAME, body_lb: 150 }
    expect(falling({ ...fall, yards: 20, body, acrobatics: 'success' }, silent)).toMatchObject({ damage: '4d' })
    expect(falling({ ...fall, yards: 5, body, acrobatics: 'success' }, silent)).toMatchObject({
      damage: '0',
      injury: 0,
    })
  })

  test('gulliver.fall.objects: what falls on somebody crushes him against the ground', () => {
    const x = { weight_lb: 150, yards: 5, soft: false, armor_dr: 0, toughness_dr: 0 }
    expect(fallingObject(x, rulesWith('falling-collisions').silent)).toMatchObject({ dice: 4, damage: '4d' })
  })

  test('gulliver.fall.trip: a wound that knocks down also lets one fall', () => {
    const hit: Answers = ['strike:0:0:bob', 10, 'none', [2, 2, 2, 2], 17]
    const all = [
      [ann, 0],
      [man('bob', 1, 150, { full_hp: 12, ht: 12 }), 1],
    ] as const
    const falls = turnOf(all, ['falling-collisions'], hit)
    expect(falls.asks).toBe('damage')
    // From two yards 2d+2; twelve points of it he takes in.
    expect(standingOf(turnOf(all, ['falling-collisions'], [...hit, [6, 6]]), 'bob')).toMatchObject({ hp: 2 })
  })
})

test('gulliver.drag.tv: the small fall slowly, and never more than the air allows', () => {
  const { silent } = rulesWith('drag', 'falling-collisions')
  const diceAt = (yards: number, body: typeof FRAME & { readonly body_lb: number }) =>
    falling({ landing: 'hard', armor: '', armor_dr: 0, toughness_dr: 0, yards, body }, silent).damage
  const mouse = { ...FRAME, yards: 0.1, body_lb: 0.05 }
  expect(diceAt(100, mouse)).toBe(diceAt(1000, mouse))
  const body = { ...FRAME, body_lb: 150 }
  expect(diceAt(100, body)).not.toBe('20d')
  expect([diceAt(125, body), diceAt(5000, body)]).toEqual(['20d', '20d'])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), yards => {
      const plain = falling({ landing: 'hard', armor: '', armor_dr: 0, toughness_dr: 0, yards }, rulesWith().silent)
      expect(plain.effective_yards).toBe(Math.min(50, yards))
    }),
  )
})
