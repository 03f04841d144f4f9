import { compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { build } from './build.ts'
import { inconvenient } from './inconvenient.ts'
import { combatSt, hitPoints, loadSt, moveReach, weight, withoutEncumbrance } from './scaling.ts'

const why = compose({ options: [] }).silent
const sizes = fc.integer({ min: -36, max: 36 })
const MAN = { linear_dimension_yd: 2, base_st: 10, ht: 10, base_dr: 0, base_weight: 150, quad_st: false }

test('gulliver.size.build: a man is a man, and costs nothing', () => {
  expect(build(MAN, why)).toMatchObject({ size: 0, combat_st: 10, load_st: 10, hp: 10, dr: 0, weight: 150, cost: 0 })
})

test('gulliver.size.build: the river hound', () => {
  const hound = { ...MAN, linear_dimension_yd: 3.2, base_st: 13, ht: 12, base_dr: 2, base_weight: 190 } as const
  expect(build({ ...hound, world: 'typical' }, why)).toMatchObject({
    size: 1,
    size_cost: 10,
    combat_st: 20,
    combat_cost: 175,
    load_st: 26,
    load_cost: 75,
    hp: 18,
    hp_cost: 30,
    dr: 3,
    dr_cost: 9,
    weight: 570,
    inconvenient_cost: -10,
  })
})

test('gulliver.size.build: the exact value stands beside the rounded one and is near it', () => {
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 40 }), (size, base_st) => {
      const built = build({ ...MAN, size, base_st }, why)
      expect(Math.abs(built.combat_st - built.combat_st_exact)).toBeLessThanOrEqual(0.5)
      expect(Math.abs(built.load_st - built.load_st_exact)).toBeLessThanOrEqual(0.5)
      expect(built.hp).toBeGreaterThan(0)
    }),
  )
})

test('gulliver.size.combat-st: never less at a larger Size, nor are Load ST, hit points and weight', () => {
  fc.assert(
    fc.property(fc.integer({ min: -36, max: 35 }), fc.integer({ min: 1, max: 40 }), (size, base) => {
      const at = (own: number) => [
        combatSt({ base_st: base, size: own }, why).combat_st,
        loadSt({ base_st: base, size: own }, why).load_st,
        hitPoints({ base_hp: base, ht: 10, size: own }, why).hp,
        weight({ base_weight: base, size: own }, why).weight,
      ]
      const larger = at(size + 1)
      for (const [index, value] of at(size).entries()) expect(larger[index]).toBeGreaterThanOrEqual(value)
    }),
  )
})

test('gulliver.size.move-reach: Move and reach grow alike', () => {
  const { move, reach_yards } = moveReach({ base_move: 6, move_mod: 1, reach_yards: 6, size: -5 }, why)
  expect(move).toBe(reach_yards)
})

test('gulliver.size.without-encumbrance: half the Size in its favour, and as dear either way', () => {
  for (let size = -36; size <= 36; size++) {
    const { move_scale_size, cost } = withoutEncumbrance({ size }, why)
    expect(move_scale_size).toBe(Math.ceil(size / 2) + 0)
    expect(cost).toBe(3 * Math.abs(size))
  }
})

test('gulliver.size.inconvenient: with Inconvenient Form never more than 15 points', () => {
  for (const world of ['typical', 'accommodating'] as const) {
    for (const inconvenient_form of [0, -5, -10, -15]) {
      for (let level_difference = -8; level_difference <= 8; level_difference++) {
        const x = { world, level_difference, inconvenient_form, dwarfism_or_gigantism: false }
        const { cost } = inconvenient(x, why)
        expect(cost + inconvenient_form).toBeGreaterThanOrEqual(-15)
        expect(cost).toBe(inconvenient({ ...x, level_difference: -level_difference }, why).cost)
      }
    }
  }
  const dwarf = { world: 'typical', level_difference: -1, inconvenient_form: 0, dwarfism_or_gigantism: true } as const
  expect(inconvenient(dwarf, why)).toEqual({ cost: 0, in_trait: -5 })
})
