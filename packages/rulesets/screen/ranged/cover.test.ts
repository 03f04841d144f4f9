import { compose } from '@umpire/engine'
import { arm, fightOf, ground, gun, hills, somebody, standing } from '@umpire/gurps/fixtures'
import { describe, expect, test } from 'vitest'
import { stepwise } from '../test/stepwise-fixture.ts'
import { modifiers } from './ranged.ts'

const rifle = arm('Rifle', {
  hands: 2,
  gun: gun(16, '2d', { ss: 15, acc: 8, rates: [{ shots: 1, automatic: false }] }),
})
const ann = somebody('ann', 0, [rifle], { dx: 13, ht: 12 })
const bob = somebody('bob', 1, [rifle], { dx: 10, ht: 11 })
const DETAIL = ['ranged-detail']

/** Ann behind the wall at the left, Bob five yards beyond it. */
const corner = (row = '. . # . . . . . . . . .') =>
  fightOf(
    [
      [ann, standing(ann, 1, [], { r: 0 })],
      [bob, standing(bob, 7, [], { r: 0 })],
    ],
    { map: ground(row, '. . . . . . . . . . . .', '. . . . . . . . . . . .') },
  )

describe('screen.ranged.modifiers: pop-up attacks', () => {
  const effective = (x: object): unknown => {
    const { answer } = modifiers.answer(
      { skill: 16, range_yards: 7, acc: 5, ss: 8, ...x },
      compose({ options: [] }).silent,
    )
    return answer['effective']
  }

  test('screen.ranged.modifiers: nobody aims from behind his cover, nor at several hexes', () => {
    for (const situation of ['pop-up', 'pop-up-attack', 'opportunity-fire-along-a-line']) {
      expect(effective({ situation, aim_turns: 3 })).toBe(effective({ situation }))
    }
    const watching = { situation: 'opportunity-fire', aim_turns: 1 }
    expect(effective({ ...watching, hexes_watched: 1 })).toBe(16 - 3 - 2 + 5)
    expect(effective({ ...watching, hexes_watched: 2 })).toBe(16 - 3 - 4)
  })

  test('screen.ranged.modifiers: whoever watches no hex at all watches nothing', () => {
    expect(() => effective({ situation: 'opportunity-fire', hexes_watched: 0 })).toThrow(/hexes_watched: .*1/)
  })

  test('need the option, and cover to come out of', () => {
    expect(() => stepwise(corner(), []).answer('pop-up:0:0:bob')).toThrow('gurps.combat.maneuver-list')
    expect(() => stepwise(corner('. . . . . . . . . . . .'), DETAIL).answer('pop-up:0:0:bob')).toThrow('no cover')
    expect(() => stepwise({ ...corner(), map: null }, DETAIL).answer('pop-up:0:0:bob')).toThrow('no cover')
    const closed = { ...corner(), map: ground('. . # . . . . . . .', '# # # . . . . . . .', '. . . . . . . . . .') }
    expect(() => stepwise(closed, DETAIL).answer('pop-up:0:0:bob')).toThrow('seen from no hex')
  })

  test('out, a shot at −6, and back', () => {
    const { answer, attacks, of, play } = stepwise(corner(), DETAIL)
    expect(() => answer('shoot:0:0:bob')).toThrow('out of sight')
    answer('pop-up:0:0:bob')
    expect(of('ann')).toMatchObject({ q: 1, r: 1, maneuver: 'pop-up-attack' })
    // 16, −3 for 6 yards, −6: the haste is in it.
    answer(7, 'dodge', 16, [2, 2])
    expect(attacks()).toEqual(['ann shot bob 7 hit'])
    expect(of('bob').hp).toBe(7)
    expect(of('ann')).toMatchObject({ q: 1, r: 0, moved: 2 })
    expect(play.entries.filter(({ fact }) => fact?.type === 'moved')).toHaveLength(2)
  })

  test('whoever watches for it shoots first, and whoever is stopped by that neither shoots nor gets back', () => {
    const waiting = () => {
      const one = stepwise(corner(), DETAIL)
      one.answer('nothing', 'watch:0:1,1')
      return one
    }
    const hit = waiting()
    hit.answer('pop-up:0:0:bob')
    expect(hit.asked()).toBe('bob: attack')
    // Dodge, damage, and HT against the knockdown.
    hit.answer(6, 'dodge', 16, [6, 6], 16)
    expect(hit.attacks()).toEqual(['bob shot ann 11 hit'])
    expect(hit.of('ann')).toMatchObject({ q: 1, r: 1, position: 'lying' })
    expect(hit.asked()).toBe('bob: maneuver')
    const missed = waiting()
    missed.answer('pop-up:0:0:bob', 16, 16)
    expect(missed.attacks()).toEqual(['bob shot ann 11 miss', 'ann shot bob 7 miss'])
    expect(missed.of('ann')).toMatchObject({ q: 1, r: 0 })
  })

  test('nobody runs before it, and nobody too slow to get back tries', () => {
    const { answer } = stepwise(corner(), DETAIL)
    answer('go', '0,1')
    expect(() => answer('pop-up:0:0:bob')).toThrow('yards were moved')
    const slow = somebody('ann', 0, [rifle], { dx: 13, ht: 12, move: 1 })
    const start = { ...corner(), roster: [slow, bob] }
    expect(() => stepwise(start, DETAIL).answer('nothing', 'pop-up:0:0:bob')).toThrow('seen from no hex')
  })
})

describe('screen.ranged.modifiers: height', () => {
  const open = ['. '.repeat(24), '. '.repeat(24)]
  const high = (at: string) => [`${at}${'.'.repeat(23)}`, '.'.repeat(24)]
  const shot = (heights: readonly string[], options: readonly string[]): string | undefined => {
    const start = fightOf(
      [
        [ann, standing(ann, 0)],
        [bob, standing(bob, 15)],
      ],
      { map: hills(open, heights) },
    )
    const one = stepwise(start, options)
    // Ann shoots at Bob, then Bob at Ann.
    one.answer('aim:0:bob', 'aim:0:ann', 'shoot:0:0:bob', 17, 'shoot:0:0:ann', 17)
    return one.attacks().join(', ')
  }

  test('a yard up is a yard farther, two yards down one yard nearer, and without the option nothing', () => {
    // 24, −5 for 15 yards: up 6 it is 21 and −6, down 10 it is 10 and −4.
    expect(shot(high('.'), DETAIL)).toBe('ann shot bob 19 miss, bob shot ann 19 miss')
    expect(shot(high('6'), DETAIL)).toBe('ann shot bob 19 miss, bob shot ann 17 miss')
    expect(shot(high('a'), DETAIL)).toBe('ann shot bob 20 miss, bob shot ann 17 miss')
    // Down 24 yards it is half of the way at least, 7.5 and −4.
    expect(shot(high('o'), DETAIL)).toBe('ann shot bob 20 miss, bob shot ann 16 miss')
    expect(shot(high('o'), [])).toBe('ann shot bob 19 miss, bob shot ann 19 miss')
  })
})

describe('screen.ranged.modifiers: targets and weapons', () => {
  const near = (first = ann) =>
    fightOf([
      [first, standing(first, 0)],
      [bob, standing(bob, 8)],
    ])

  test('a gun that is new to the shooter costs 2, where the option is on', () => {
    const strange = somebody('ann', 0, [{ ...rifle, unfamiliar: true }], { dx: 13, ht: 12 })
    const shot = (first: typeof ann, options: readonly string[]): string | undefined => {
      const one = stepwise(near(first), options)
      one.answer('aim:0:bob', 'nothing', 'shoot:0:0:bob', 17)
      return one.attacks()[0]
    }
    expect(shot(ann, DETAIL)).toBe('ann shot bob 20 miss')
    expect(shot(strange, DETAIL)).toBe('ann shot bob 18 miss')
    expect(shot(strange, [])).toBe('ann shot bob 20 miss')
  })

  test('whoever evades rapidly makes two yards with the option, and one without', () => {
    const weaving = (yards: number, options: readonly string[]) => {
      const one = stepwise(near(), options)
      one.answer('go', `${yards},0`, 'move:move-1')
      return one.of('ann').evasive
    }
    expect(weaving(2, DETAIL)).toBe('move-1')
    expect(() => weaving(3, DETAIL)).toThrow('at most 2 yards')
    expect(weaving(1, [])).toBe('move-1')
    expect(() => weaving(2, [])).toThrow('at most 1 yards')
    expect(weaving(2, [...DETAIL, 'tactical', 'positions'])).toBe('move-1')
  })
})
