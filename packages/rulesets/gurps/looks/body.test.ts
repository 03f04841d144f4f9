import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { fat, healthCeiling, heightAndWeight, skinny } from './body.ts'

const why = compose({ options: [] }).silent
const average = (st: number, sex: 'male' | 'female') => heightAndWeight({ st, sex, appearance: 'Average' }, why)

test('gurps.looks.height-weight: stronger people are no shorter and no lighter, women 2 inches shorter', () => {
  for (let st = 1; st <= 25; st++) {
    const [man, next, woman] = [average(st, 'male'), average(st + 1, 'male'), average(st, 'female')]
    expect(next.height_in).toBeGreaterThanOrEqual(man.height_in)
    expect(next.weight_lb).toBeGreaterThanOrEqual(man.weight_lb)
    expect(woman.height_in).toBe(man.height_in - 2)
    expect(woman.weight_lb).toBeLessThan(man.weight_lb)
    expect([man.warning, woman.warning]).toEqual([null, null])
  }
})

test('gurps.looks.height-weight: the limits of what is believable still are', () => {
  const chosen = (height_in: number, chosen_weight_lb: number, appearance: string) =>
    heightAndWeight({ st: 10, sex: 'male', height_in, chosen_weight_lb, appearance }, why).warnings
  expect(chosen(75, 190, 'Average')).toEqual([])
  expect(chosen(76, 200, 'Average')).toEqual(['height beyond 6 inches'])
  expect(chosen(69, 190, 'Average')).toEqual([])
  expect(chosen(69, 191, 'Average')).toEqual(['weight beyond 40 pounds'])
  expect(chosen(69, 180, 'Handsome')).toEqual([])
  expect(chosen(69, 181, 'Beautiful')).toEqual(['weight outside 20 percent'])
  expect(chosen(69, 181, 'Ugly')).toEqual([])
})

test('gurps.looks.fat: the extra weight is the difference, and the ceilings of HT are the book’s', () => {
  for (const [build, factor] of [
    ['overweight', 1.3],
    ['fat', 1.5],
    ['extremely-fat', 2],
  ] as const) {
    for (let st = 5; st <= 16; st++) {
      const base = average(st, 'male').weight_lb
      const body = fat({ build, st, ht: 10, sex: 'male', gear_lb: 0, skill: 'Swimming' }, why)
      expect(body.weight_lb).toBe(Math.floor(base * factor + 0.5))
      expect(body.extra_encumbrance_lb).toBe(body.weight_lb - base)
    }
  }
  const ceilings = (['overweight', 'fat', 'extremely-fat', 'skinny'] as const).map(build => healthCeiling(build, why))
  expect(ceilings).toEqual([null, 15, 13, 14])
})

test('gurps.looks.skinny: a third less, and never Handsome', () => {
  const looks = ['Hideous', 'Average', 'Attractive', 'Handsome', 'Very Beautiful']
  const legal = looks.map(appearance => skinny({ build: 'skinny', st: 10, ht: 10, sex: 'male', appearance }, why).legal)
  expect(legal).toEqual([true, true, true, false, false])
})
