import { lastOf, standingOf } from '@umpire/gurps/fixtures'
import { activeChoice } from '@umpire/gurps/rooms'
import { describe, expect, test } from 'vitest'
import { MOMENT, meeting, ofSize, played, rulesWith, withAll } from '../test/fights-fixture.ts'

const BLOW = { dice: { dice: 1, adds: 0, times: 1 }, type: 'crushing', thrust: false, weapon_lb: 3, hands: 1 } as const

/** Of somebody of one Size against somebody of another. */
const against = (attacker: number, defender: number) => ({
  ...MOMENT,
  attacker: ofSize('ada', 0, attacker).frame,
  defender: ofSize('bea', 1, defender).frame,
  blow: BLOW,
})

describe('oomph', () => {
  test('gulliver.defense.oomph: the stronger and heavier the blow, the worse it is parried', () => {
    const { silent } = rulesWith('oomph')
    const parry = (attacker: number): number =>
      activeChoice({ ...against(attacker, 0), parry: 10, defense: 'parry', with_lb: 3, with_hands: 1 }, silent)
        .defense_total
    // Load ST 10, 20, 50, 100 and 1000 with three pounds, against 13.
    expect([0, 1, 2, 3, 6].map(parry)).toEqual([10, 9, 7, 5, -1])
    const dodge = activeChoice({ ...against(6, 0), dodge: 8, defense: 'dodge' }, silent)
    expect(dodge.defense_total).toBe(8)
  })

  test('gulliver.defense.overwhelmed: a parry that fails for the weight alone may cost the weapon', () => {
    const { silent } = rulesWith('oomph')
    const rolled = (roll: number) =>
      activeChoice({ ...against(3, 0), parry: 6, defense: 'parry', with_lb: 3, totalled: true, roll }, silent)
    expect(rolled(6)).toMatchObject({ avoided: true, consequences: [] })
    expect(rolled(10)).toMatchObject({ avoided: false, consequences: [{ op: 'hold-on', modifier: -5 }] })
    expect(rolled(12)).toMatchObject({ avoided: false, consequences: [] })
  })

  test('gulliver.defense.overwhelmed: in a fight the sword is struck from the hand, or only turned', () => {
    const start = meeting(ofSize('ada', 0, 3, { dx: 13 }), ofSize('bea', 1, 0))
    const parried = (grip: number) => played(start, withAll('oomph'), ['strike:0:0:bea', 10, 'parry:0', 7, 3, grip])
    expect(standingOf(parried(17), 'bea').arms[0]).toMatchObject({ where: 'dropped' })
    expect(standingOf(parried(8), 'bea').arms[0]).toMatchObject({ where: 'unready' })
    expect(standingOf(parried(5), 'bea').arms[0]).toMatchObject({ where: 'ready' })
  })
})

test('gulliver.defense.dodge-size: what is as wide as its target is hard to dodge, a step back helps', () => {
  const { silent } = rulesWith('huge-weapons')
  const dodge = (attacker: number, retreat: boolean): number =>
    activeChoice({ ...against(attacker, 0), dodge: 10, defense: 'dodge', retreat }, silent).defense_total
  expect([0, 3, 6].map(size => dodge(size, false))).toEqual([10, 10, 8])
  expect(dodge(9, false)).toBeLessThan(dodge(6, false))
  expect(dodge(9, true)).toBeGreaterThan(dodge(9, false))
})

test('gulliver.defense.shields: a shield is as large as its bearer makes it', () => {
  const { silent } = rulesWith('relative-shields')
  const pd = (size: number, position: 'standing' | 'crouching' = 'standing'): number =>
    activeChoice({ ...against(0, size), position, pd: 3, shield_pd: 2, defense: 'none' }, silent).defense_total
  // One of armour, and a small shield of people.
  expect([-1, 0, 1, 2].map(size => pd(size))).toEqual([4, 3, 2, 1])
  expect(pd(0, 'crouching')).toBe(4)
})

test('gulliver.toys.fast-blows: skill to spare takes the foe’s defense, down to 12', () => {
  const start = meeting(ofSize('ada', 0, 0, { dx: 13 }), ofSize('bea', 1, 0))
  const fast = played(start, withAll('fast-blows'), ['fast-blow:1:0:0:bea', 9, 'dodge', 9])
  expect(lastOf(fast, 'attacked')).toMatchObject({ effective: 12, came: 'hit' })
  expect(lastOf(fast, 'defended')).toMatchObject({ how: 'dodge', total: 4 })
  expect(() => played(start, withAll('fast-blows'), ['fast-blow:2:0:0:bea'])).toThrow('a skill of 12 must be left')
})
