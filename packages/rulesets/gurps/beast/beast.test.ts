import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { average, readDiceAdds } from '../dice/dice-adds.ts'
import { beastDamage, beastDodge, beastEncumbrance } from './beast.ts'
import { RIDING_ANIMALS } from './riding-animals.ts'

const why = compose({ options: [] }).silent

/** The printed table, read afresh. */
const PRINTED = [
  [16, '1d'],
  [21, '1d+1'],
  [26, '1d+2'],
  [31, '2d-1'],
  [36, '2d'],
  [41, '2d+1'],
  [46, '2d+2'],
  [51, '3d-1'],
  [56, '3d'],
] as const

test('gurps.beast.damage: the progression is the printed table, five points of ST to a row', () => {
  for (const [from, damage] of PRINTED) {
    for (let st = from; st < from + 5; st++) expect(beastDamage({ st, diet: 'carnivore' }, why).damage).toBe(damage)
  }
})

test('gurps.beast.damage: a herbivore bites as a carnivore of half its ST', () => {
  for (let st = 2; st <= 200; st++) {
    const [plants, meat] = [
      beastDamage({ st, diet: 'herbivore' }, why),
      beastDamage({ st: Math.floor(st / 2), diet: 'carnivore' }, why),
    ]
    expect([plants.damage, plants.type, meat.type]).toEqual([meat.damage, 'crushing', 'cutting'])
    const stronger = beastDamage({ st: st + 1, diet: 'herbivore' }, why)
    const mean = (text: string): number => average(readDiceAdds(text, 'damage'))
    expect(mean(stronger.damage)).toBeGreaterThanOrEqual(mean(plants.damage))
  }
})

test('gurps.beast.encumbrance: more load is never faster, for every animal of the table', () => {
  for (const { st, move, dx } of RIDING_ANIMALS) {
    let before = move
    for (let load_lb = 0; load_lb <= 31 * st; load_lb += st / 2) {
      const loaded = beastEncumbrance({ animal: '', st, move, load_lb }, why)
      expect(loaded.move).toBeLessThanOrEqual(before)
      expect(loaded.can_carry).toBe(load_lb <= 30 * st)
      expect(beastDodge({ dx, move: loaded.move }, why)).toBeLessThanOrEqual(10)
      before = loaded.move
    }
  }
})
