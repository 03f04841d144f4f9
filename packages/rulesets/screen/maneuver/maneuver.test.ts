import { compose } from '@umpire/engine'
import { arm, blow, fightOf, gun, somebody, standing } from '@umpire/gurps/fixtures'
import { maneuverList, success } from '@umpire/gurps/rooms'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { screenOptions } from '../option/index.ts'
import { stepwise } from '../test/stepwise-fixture.ts'
import { retreat } from './defending.ts'
import { feint, wait, wildSwing } from './fencing.ts'
import { moveCost } from './move-cost.ts'
import { TACTICAL } from './rows.ts'
import { maneuverTable } from './table.ts'

const { silent } = compose({ options: [] })
const roll = fc.integer({ min: 3, max: 18 })
const skill = fc.integer({ min: 3, max: 20 })

test('screen.maneuver.feint: only a feint that succeeds by itself and wins lowers anything', () => {
  fc.assert(
    fc.property(skill, roll, skill, roll, (own, thrown, foe_score, foe_roll) => {
      const { penalty } = feint({ skill: own, roll: thrown, foe_score, foe_roll }, silent)
      const [mine, his] = [
        success({ effective: own, roll: thrown }, silent),
        success({ effective: foe_score, roll: foe_roll }, silent),
      ]
      const expected = mine.success ? Math.max(0, mine.margin - Math.max(0, his.margin)) : 0
      expect(penalty).toBe(expected)
    }),
  )
})

test('screen.maneuver.wild-swing: never better than 9, and never better than the skill', () => {
  for (let level = 3; level <= 30; level++) {
    expect(wildSwing({ skill: level }, silent).effective).toBe(Math.min(9, level - 5))
  }
})

test('screen.maneuver.wait: a step saved is a yard more of reach', () => {
  for (let foe = 0; foe <= 4; foe++) {
    for (let reach = 0; reach <= 3; reach++) {
      const at = (stepped: boolean) =>
        wait({ stepped_on_own_turn: stepped, foe_distance_hexes: foe, reach }, silent).allowed
      expect(at(true)).toBe(foe <= reach)
      expect(at(false)).toBe(foe <= reach + 1)
    }
  }
})

test('screen.maneuver.table: nobody moves farther than his Move, and nobody turns after a fixed aim', () => {
  for (const { maneuver } of TACTICAL) {
    for (let move = 1; move <= 12; move++) {
      const { max_hexes } = maneuverTable({ maneuver, move, hexes_moved: 0, aim_turns: 2 }, silent)
      expect(max_hexes).toBeLessThanOrEqual(Math.max(1, move))
    }
  }
  const aim = (aim_turns: number) => maneuverTable({ maneuver: 'aim', move: 7, hexes_moved: 0, aim_turns }, silent)
  expect([1, 2, 5].map(turns => aim(turns).facing_change)).toEqual(['any', 0, 0])
  expect([0, 1, 2, 3, 4, 9].map(turns => aim(turns).bonus_over_acc)).toEqual([0, 0, 1, 2, 3, 3])
  expect([1, 2].map(turns => aim(turns).max_hexes)).toEqual([3, 2])
})

test('screen.maneuver.move-cost: more of anything never costs less', () => {
  const position = fc.constantFrom('standing', 'crouching', 'kneeling', 'crawling')
  const few = fc.integer({ min: 0, max: 8 })
  fc.assert(
    fc.property(position, few, few, few, (how, hexes_forward, hexes_side_or_back, facing_changes) => {
      const way = { position: how, hexes_forward, hexes_side_or_back, facing_changes }
      const { cost } = moveCost(way, silent)
      const each = { standing: 0, crouching: 0.5, kneeling: 2, crawling: 2 }[how]
      const hexes = hexes_forward + hexes_side_or_back
      expect(cost).toBe(hexes_forward + 2 * hexes_side_or_back + facing_changes + hexes * each)
      expect(moveCost({ ...way, move: Math.ceil(cost) }, silent).allowed).toBe(true)
      if (cost >= 1) expect(moveCost({ ...way, move: Math.ceil(cost) - 1 }, silent).allowed).toBe(false)
    }),
  )
})

test('screen.maneuver.retreat: not from shots, not on the knees, not twice', () => {
  const plain = {
    dodge: 6,
    pd: 1,
    retreat: true,
    attack: 'hand-weapon',
    stunned: false,
    position: 'standing',
    maneuver: 'other',
    retreated: false,
    hex_free: true,
    more_than_half_move: false,
  } as const
  expect(retreat(plain, silent).defense_total).toBe(10)
  const hindered = [
    { ...plain, attack: 'gun' as const },
    { ...plain, stunned: true },
    { ...plain, position: 'kneeling' as const },
    { ...plain, maneuver: 'all-out-attack' as const },
    { ...plain, retreated: true },
    { ...plain, hex_free: false },
    { ...plain, more_than_half_move: true },
  ]
  for (const one of hindered) expect(retreat(one, silent)).toEqual({ defense_total: 7, bonus: 0, allowed: false })
})

test('screen.maneuver.table: the list in force asks this table how far one may go', () => {
  const rules = compose({ options: screenOptions }, { options: ['tactical', 'positions'], settings: {} }).silent
  for (let move = 1; move <= 8; move++) {
    for (const { maneuver } of TACTICAL) {
      for (const aim_turns of [1, 2, 3]) {
        const { yards } = maneuverList({ maneuver, defense: 'none', aim_turns, move }, rules)
        expect(yards).toBe(maneuverTable({ maneuver, move, hexes_moved: 0, aim_turns }, silent).max_hexes)
      }
    }
  }
})

describe('screen.maneuver.table: shooting on the move', () => {
  const pistol = arm('Pistol', { gun: gun(16, '1d', { ss: 5 }) })
  const ann = somebody('ann', 0, [pistol], { dx: 13, ht: 13 })
  const bob = somebody('bob', 1, [pistol], { dx: 8 })
  const field = fightOf([
    [ann, standing(ann, 0)],
    [bob, standing(bob, 12)],
  ])
  /** What she has chosen when she shoots from there. */
  const from = (hex: string, options: readonly string[]) => {
    const { answer, of } = stepwise(field, options)
    answer('go', hex, 'shoot:0:0:bob')
    return of('ann').maneuver
  }

  test('screen.maneuver.table: a shot after more than a step is a Move, and no Step and Attack', () => {
    const tactical = ['tactical', 'positions']
    expect(from('1,0', tactical)).toBe('step-and-attack')
    expect(from('2,0', tactical)).toBe('move')
    expect(from('6,0', tactical)).toBe('move')
    expect(from('6,0', [])).toBe('attack')
  })
})

describe('screen.maneuver.table: changing position', () => {
  const sword = arm('Sword', { parry: 7, blows: [blow('swing', 14, '1d+1', 'cutting')] })
  const ann = somebody('ann', 0, [sword], { dx: 13 })
  const bob = somebody('bob', 1, [sword])
  const field = (position: 'kneeling' | 'standing') =>
    fightOf([
      [ann, standing(ann, 0, [], { position })],
      [bob, standing(bob, 1)],
    ])

  test('screen.maneuver.table: nobody attacks in the turn in which he gets up or kneels down', () => {
    for (const [from, to] of [
      ['kneeling', 'standing'],
      ['standing', 'kneeling'],
    ] as const) {
      const map = stepwise(field(from), ['tactical', 'positions'])
      map.answer(`change:${to}`)
      expect([map.asked(), map.of('ann').position]).toEqual(['bob: maneuver', to])
    }
  })

  test('gurps.combat.maneuver.change-position: as printed, an attack goes with it', () => {
    const plain = stepwise(field('kneeling'), [])
    plain.answer('change:standing')
    expect(plain.asked()).toBe('ann: maneuver')
    plain.answer('strike:0:0:bob')
    expect(plain.asked()).toBe('ann: attack')
  })
})
