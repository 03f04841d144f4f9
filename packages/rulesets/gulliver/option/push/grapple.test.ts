import { fightOf, lastOf, standing, standingOf } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { meeting, ofSize, played, withAll } from '../test/fights-fixture.ts'

/** Ada is quicker, and has laid her sword aside. */
const bare = (id: string, side: number, size: number, more = {}) => {
  const one = ofSize(id, side, size, more)
  return { ...one, arms: one.arms.slice(1) }
}
const start = meeting(bare('ada', 0, 0, { dx: 13, st: 14 }), bare('bea', 1, 0, { dx: 8 }))
const CHOSEN = withAll('unarmed-combat')
/** Both hands: 13 and 3; she hits, and Bea does not get away. */
const HELD = ['grapple:bea', 10, 'dodge', 15] as const

describe('unarmed-combat', () => {
  test('gulliver.unarmed.grapple: an attack with both hands at +3; whoever is held goes nowhere', () => {
    const held = played(start, CHOSEN, [...HELD])
    expect(lastOf(held, 'attacked')).toMatchObject({ how: 'grapple', effective: 16 })
    expect([standingOf(held, 'ada').marks, standingOf(held, 'bea').marks]).toEqual([
      { holds: 'bea' },
      { 'held-by': 'ada' },
    ])
    expect(() => played(start, CHOSEN, [...HELD, 'go'])).toThrow('held: break free first')
  })

  test('gulliver.unarmed.grapple: a dodge saves her', () => {
    expect(standingOf(played(start, CHOSEN, ['grapple:bea', 10, 'dodge', 4]), 'bea').marks).toEqual({})
  })

  test('gulliver.balance.modifiers: a grapple or a Judo throw that misses is a missed attack', () => {
    expect(standingOf(played(start, CHOSEN, ['grapple:bea', 17]), 'ada').marks).toEqual({ 'turn-missed': true })
    const ada = bare('ada', 0, 0, { dx: 13, judo: 16 })
    const bea = bare('bea', 1, 0, { dx: 8 })
    const parried = fightOf([
      [ada, standing(ada, 0, [], { judo_parried: 'bea' })],
      [bea, standing(bea, 1)],
    ])
    expect(standingOf(played(parried, CHOSEN, ['judo:bea', 17]), 'ada').marks).toEqual({ 'turn-missed': true })
  })

  test('gulliver.unarmed.takedown: the stronger brings her down, a tie costs the balance', () => {
    // ST 14 against 10 and the same weight: fixed to 14 and 10.
    const down = (own: number, foe: number) =>
      standingOf(played(start, CHOSEN, [...HELD, 'nothing', 'takedown:bea', own, foe]), 'bea')
    expect(down(10, 10)).toMatchObject({ position: 'lying' })
    expect(down(14, 9)).toMatchObject({ position: 'standing' })
    expect(down(12, 8)).toMatchObject({ position: 'standing', marks: { 'off-balance': expect.any(Number) } })
  })

  test('gulliver.unarmed.pin: only whoever is down; then she does nothing but struggle', () => {
    const down = [...HELD, 'nothing', 'takedown:bea', 10, 10] as const
    expect(() => played(start, CHOSEN, [...HELD, 'nothing', 'pin:bea'])).toThrow('the foe is on both feet')
    const pinned = [...down, 'nothing', 'pin:bea', 10, 10] as const
    expect(standingOf(played(start, CHOSEN, [...pinned]), 'bea').marks).toMatchObject({ pinned: true })
    expect(() => played(start, CHOSEN, [...pinned, 'strike:0:0:ada'])).toThrow('pinned: break free first')
  })

  test('gulliver.unarmed.break-free: against half as much again; by ten it costs no action', () => {
    // 10 against 21: fixed to 10 and 21.
    const free = (own: number, foe: number) => played(start, CHOSEN, [...HELD, 'break-free', own, foe])
    expect(standingOf(free(9, 10), 'bea').marks).toMatchObject({ 'held-by': 'ada' })
    const strong = meeting(bare('ada', 0, 0, { dx: 13, st: 8 }), bare('bea', 1, 0, { dx: 8, st: 24 }))
    const loose = (own: number, foe: number) => played(strong, CHOSEN, [...HELD, 'break-free', own, foe])
    // 24 against 12: fixed to 20 and 10.
    expect(standingOf(loose(10, 10), 'bea').marks).toEqual({})
    expect(loose(10, 10)).toMatchObject({ asks: 'maneuver', state: { turn: 1 } })
    expect(loose(14, 10)).toMatchObject({ asks: 'maneuver', state: { turn: 0 } })
  })

  test('gulliver.unarmed.choke: by five a crushed throat and no breath, by two only the breath', () => {
    const choked = (...answers: readonly number[]) =>
      standingOf(played(start, CHOSEN, [...HELD, 'nothing', 'choke:bea', ...answers]), 'bea')
    // 14 against 10. A thrust is a punch and 2.
    expect(choked(12, 10)).toMatchObject({ fatigue: 1, hp: 10 })
    expect(choked(9, 11, 4, 10)).toMatchObject({ fatigue: 1, hp: 4 })
    expect(choked(14, 6)).toMatchObject({ fatigue: 0, hp: 10 })
  })

  test('gulliver.unarmed.judo: both Contests, the first one’s degree twice into the second', () => {
    const judoka = meeting(bare('ada', 0, 0, { dx: 13, judo: 15, st: 10 }), bare('bea', 1, 0, { dx: 8 }))
    const thrown = (...answers: readonly number[]) => played(judoka, CHOSEN, ['judo-throw:bea', ...answers])
    // Made by 5 and won by 10: ten more after fixing, 20 against 10.
    expect(standingOf(thrown(10, 13, 14, 10), 'bea')).toMatchObject({ position: 'lying' })
    expect(standingOf(thrown(16, 6), 'bea')).toMatchObject({ position: 'standing' })
    expect(() => played(start, CHOSEN, ['judo-throw:bea'])).toThrow('Judo was never learned')
  })

  test('gulliver.unarmed.judo: shock and penalties count once, whether Judo or balance resists', () => {
    const ada = bare('ada', 0, 0, { dx: 17, judo: 15, st: 10 })
    const asks = (more: Parameters<typeof bare>[3], stands: Parameters<typeof standing>[3], roll: number) => {
      const bea = bare('bea', 1, 0, more)
      const fight = fightOf([
        [ada, standing(ada, 0)],
        [bea, standing(bea, 1, [], stands)],
      ])
      return played(fight, CHOSEN, ['judo-throw:bea', 16, roll]).asks
    }
    // Ada fails by 1. Against 12 that is the end on a 13; on a 14 she wins the Contest, and a takedown follows.
    const penalty = { to: ['dx'], value: -1, turns: null, until: 'battle', for: null } as const
    for (const skilled of [{ dx: 8, judo: 16 }, { dx: 16 }]) {
      for (const stands of [{ shock: 4 }, { shock: 3, penalties: [penalty] }]) {
        expect([asks(skilled, stands, 13), asks(skilled, stands, 14)]).toEqual(['maneuver', 'take down'])
      }
    }
  })

  test('gulliver.unarmed.arm-lock: a lock is set by skill and strength, and breaks the struggle of the held', () => {
    const judoka = meeting(bare('ada', 0, 0, { dx: 13, judo: 15, st: 10 }), bare('bea', 1, 0, { dx: 8 }))
    const locked = played(judoka, CHOSEN, ['grapple:bea', 10, 'dodge', 15, 'nothing', 'arm-lock:bea', 10, 13, 10, 10])
    expect(standingOf(locked, 'bea').marks).toMatchObject({ locked: 5 })
  })

  test('gulliver.contest.size: a giant brings down no more of his strength than there is foe for it', () => {
    const giant = meeting(bare('ada', 0, 6, { dx: 13 }), bare('bea', 1, 0, { dx: 8 }))
    const held = played(giant, CHOSEN, ['grapple:bea', 3])
    expect(standingOf(held, 'bea').marks).toEqual({ 'held-by': 'ada' })
  })
})

test('gulliver.contest.easy: three dice times Load ST in place of fixed scores', () => {
  const chosen = { ...CHOSEN, options: [...CHOSEN.options, 'easy-st-contests'] }
  const down = (own: number, foe: number) =>
    standingOf(played(start, chosen, [...HELD, 'nothing', 'takedown:bea', own, foe]), 'bea').position
  // 14 × 10 against 10 × 14 is a tie; one more on either side is not.
  expect([down(10, 14), down(11, 14), down(10, 15)]).toEqual(['standing', 'lying', 'standing'])
})
