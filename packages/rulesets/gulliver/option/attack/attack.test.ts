import { armAt, blowAt, PLAINLY } from '@umpire/gurps/fight-rooms'
import { lastOf, standingOf } from '@umpire/gurps/fixtures'
import { attackModifiers, PLAIN_SHOT, rangedSkill, size, speedRange, speedRangeTable } from '@umpire/gurps/rooms'
import { describe, expect, test } from 'vitest'
import { sizeOf } from '../../size/choose.ts'
import { meeting, ofSize, played, rulesWith, withAll } from '../test/fights-fixture.ts'

/** What is rolled against with a swing of skill 14. */
function toHit(own: number, foe: number, ...keys: readonly string[]): number {
  const [ada, bea] = [ofSize('ada', 0, own), ofSize('bea', 1, foe)]
  const { silent } = rulesWith(...keys)
  const swing = armAt(ada, 0).blows[0]
  if (swing === undefined) throw new Error('no swing')
  return blowAt(meeting(ada, bea), { by: 0, target: 1, arm: 0 }, swing, PLAINLY, silent).effective
}

describe('melee-range', () => {
  test('gulliver.melee.size-difference: smaller is harder to hit, larger easier, to the most there is', () => {
    expect([-4, -2, -1, 0, 1].map(foe => toHit(0, foe, 'melee-range'))).toEqual([10, 12, 13, 14, 15])
    expect([-1, 0, 1, 2].map(foe => toHit(1, foe, 'melee-range'))).toEqual([12, 13, 14, 15])
  })

  test('gulliver.melee.max-bonus: however large, no more than +2', () => {
    expect([2, 4, 8].map(foe => toHit(0, foe, 'melee-range'))).toEqual([16, 16, 16])
    expect(toHit(-6, 4, 'melee-range')).toBe(16)
  })

  test('gulliver.melee.size-difference: without the switch nobody cares', () => {
    for (const foe of [-6, 0, 6]) expect(toHit(0, foe, 'size-scale')).toBe(14)
  })

  test('gulliver.melee.range-speed: whoever runs is harder to hit', () => {
    const { silent } = rulesWith('melee-range')
    const frame = ofSize('ada', 0, 0).frame
    const x = { skill: 14, position: 'standing', weapon: 'hand-weapon', circumstances: [], attacker: frame } as const
    const blow = { type: 'cutting', thrust: false, bare: false, weapon_lb: 3, reach: 1 } as const
    const at = (foe_speed: number): number =>
      attackModifiers({ ...x, foe: frame, foe_yards: 1, foe_speed, blow }, silent).modifier
    expect([0, 1, 3, 8].map(at)).toEqual([0, -1, -2, -4])
  })

  test('gulliver.melee.getting-close: after a Ready a small foe is struck better, with less of a swing', () => {
    const start = meeting(ofSize('ada', 0, 0, { dx: 13 }), ofSize('bea', 1, -6))
    const near = played(start, withAll('melee-range'), ['get-close:bea'])
    expect(standingOf(near, 'ada').marks).toEqual({ 'got-close': 'bea' })
    const { silent } = rulesWith('melee-range')
    const [swing, thrust] = armAt(ofSize('ada', 0, 0), 0).blows
    if (swing === undefined || thrust === undefined) throw new Error('no blows')
    const far = blowAt(start, { by: 0, target: 1, arm: 0 }, thrust, PLAINLY, silent)
    const thrusts = blowAt(near.state, { by: 0, target: 1, arm: 0 }, thrust, PLAINLY, silent)
    const swings = blowAt(near.state, { by: 0, target: 1, arm: 0 }, swing, PLAINLY, silent)
    // Size −6; from 2 yards down to the 8 inches of the foe itself, a swing to the yard of the sword.
    expect([far.effective, thrusts.effective, swings.effective]).toEqual([8, 14, 10])
    expect(swings.share).toBeCloseTo(0.5, 1)
    expect(thrusts.share).toBeGreaterThan(swings.share ?? 1)
  })

  test('gulliver.melee.getting-close: not to whoever is as large, and not twice', () => {
    const start = meeting(ofSize('ada', 0, 0, { dx: 13 }), ofSize('bea', 1, 0))
    expect(() => played(start, withAll('melee-range'), ['get-close:bea'])).toThrow('only a smaller foe')
  })

  test('gulliver.melee.aiming: a turn of aim is worth one, for one blow', () => {
    const start = meeting(ofSize('ada', 0, 0, { dx: 13 }), ofSize('bea', 1, 0, { dx: 8 }))
    const aimed = played(start, withAll('melee-range'), ['aim-blow:0:bea', 'nothing', 'strike:0:0:bea'])
    expect(
      lastOf(played(start, withAll('melee-range'), ['aim-blow:0:bea', 'nothing', 'strike:0:0:bea', 9]), 'attacked'),
    ).toMatchObject({ effective: 15 })
    expect(standingOf(aimed, 'ada').aim).toBeNull()
  })

  test('gulliver.melee.simple-range: a Ready halves the penalty and nothing else counts', () => {
    const chosen = withAll('melee-range-simple')
    const start = meeting(ofSize('ada', 0, 0, { dx: 13 }), ofSize('bea', 1, -6))
    const near = played(start, chosen, ['get-close:bea'])
    const { silent } = rulesWith('melee-range-simple')
    const swing = armAt(ofSize('ada', 0, 0), 0).blows[0]
    if (swing === undefined) throw new Error('no swing')
    expect(blowAt(start, { by: 0, target: 1, arm: 0 }, swing, PLAINLY, silent)).toMatchObject({ effective: 8 })
    const struck = blowAt(near.state, { by: 0, target: 1, arm: 0 }, swing, PLAINLY, silent)
    expect(struck).toMatchObject({ effective: 11 })
    expect(struck.share).toBeUndefined()
  })
})

test('gulliver.melee.huge-weapons: a wide fist finds the small', () => {
  // A giant's edge of an inch and a half at human size is no wider; his target counts as larger where it is as small.
  expect(toHit(6, 0, 'melee-range', 'huge-weapons')).toBeGreaterThanOrEqual(toHit(6, 0, 'melee-range'))
  expect(toHit(6, -4, 'melee-range', 'huge-weapons')).toBeGreaterThan(toHit(6, -4, 'melee-range'))
})

test('gulliver.melee.target-dimensions: what is long and thin is hit by swings a little worse, by points better', () => {
  const { silent } = rulesWith('target-dimensions')
  const { frame } = ofSize('bea', 1, 2)
  const snake = { ...frame, more: { width_yd: 0.5 } }
  expect(size({ target: 'human', foe: frame }, silent)).toBe(2)
  expect(size({ target: 'human', foe: snake }, silent)).toBe(sizeOf(0.5) + 2)
})

describe('size-scale', () => {
  test('gulliver.size.choose: every range takes the line that is nearest', () => {
    const { silent } = rulesWith('size-scale')
    for (let range_yards = 1; range_yards < 300; range_yards++) {
      expect(speedRange({ range_yards, target: 'human' }, silent)).toBe(0 - sizeOf(range_yards))
    }
  })

  test('gulliver.size.scale-table: a line is found by length, by miles an hour and by its modifier', () => {
    const { silent } = rulesWith('size-scale')
    expect(speedRangeTable({ yards: 36 }, silent)).toMatchObject({ speed_range_modifier: -7, yards: 30 })
    expect(speedRangeTable({ modifier: -4 }, silent)).toMatchObject({ yards: 10, size_modifier: 4 })
  })

  test('gulliver.size.choose: the Size of the target counts for every shot', () => {
    const { silent } = rulesWith('size-scale')
    const shot = (foe: number): number =>
      rangedSkill({ ...PLAIN_SHOT, skill: 12, range_yards: 10, foe: ofSize('bea', 1, foe).frame }, silent).effective
    expect([-6, 0, 4].map(shot)).toEqual([2, 8, 12])
  })
})

test('gulliver.ranged.minimum: what is thrown from too near is a blow, and whoever runs past is as far as he runs', () => {
  const { silent } = rulesWith('melee-range')
  const { frame } = ofSize('ada', 0, 4)
  const thrown = {
    ...PLAIN_SHOT,
    skill: 12,
    weapon: 'thrown',
    attacker: frame,
    foe: ofSize('bea', 1, 0).frame,
  } as const
  const far = (range_yards: number): number => rangedSkill({ ...thrown, range_yards }, silent).speed_range_modifier
  expect([2, 5, 9].map(far)).toEqual([-4, -4, -4])
  expect(far(20)).toBe(-6)
  expect(speedRange({ range_yards: 1, target: 'human', foe_speed: 6 }, silent)).toBe(0 - sizeOf(6))
})
