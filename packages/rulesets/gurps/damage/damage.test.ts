import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { HAND_WEAPONS } from '../catalog/arms/hand-weapons.ts'
import { average, readDiceAdds } from '../dice/dice-adds.ts'
import { basicDamage } from './basic.ts'
import { damageTypes, maximumDamage, minimumDamage } from './damage.ts'

const why = compose({ options: [] }).silent
const mean = (text: string): number => average(readDiceAdds(text, 'damage'))

test('gurps.damage.basic: more ST never does less, and an add of +3 is written as the next die', () => {
  for (let st = 5; st < 300; st++) {
    const [weak, strong] = [basicDamage({ st }, why), basicDamage({ st: st + 1 }, why)]
    for (const kind of ['thrust', 'swing'] as const) {
      expect(mean(strong[kind])).toBeGreaterThanOrEqual(mean(weak[kind]))
      if (st > 8) expect(Math.abs(readDiceAdds(strong[kind], 'damage').adds)).toBeLessThanOrEqual(2)
    }
  }
})

test('gurps.damage.basic: beyond the table both gain an add for every two points of ST', () => {
  // Four steps make a die: −1, even, +1, +2.
  const steps = (text: string): number => {
    const { dice, adds } = readDiceAdds(text, 'damage')
    return dice * 4 + adds
  }
  for (let st = 31; st < 200; st++) {
    const [now, later] = [basicDamage({ st }, why), basicDamage({ st: st + 2 }, why)]
    expect(steps(later.thrust) - steps(now.thrust)).toBe(1)
    expect(steps(later.swing) - steps(now.swing)).toBe(1)
  }
})

test('gurps.damage.maximum: no weapon in any mode does more on the average than it can', () => {
  for (const { name, modes, max_damage } of HAND_WEAPONS) {
    for (const mode of modes) {
      for (let st = 1; st <= 40; st++) {
        const { computed, damage } = maximumDamage({ st, weapon: name, mode: mode.name }, why)
        const most = max_damage === null ? Number.POSITIVE_INFINITY : average(max_damage)
        expect(mean(damage)).toBe(Math.min(mean(computed), most))
      }
    }
  }
})

test('gurps.damage.minimum: every face of every type, by hand', () => {
  for (const type of ['cutting', 'impaling', 'crushing', 'bullet'] as const) {
    for (let face = 1; face <= 6; face++) {
      for (let dr = 0; dr <= 5; dr++) {
        const basic = Math.max(type === 'crushing' ? 0 : 1, face - 3)
        const penetrating = Math.max(0, basic - dr)
        const times = { cutting: 1.5, impaling: 2, crushing: 1, bullet: 1 }[type]
        const hit = minimumDamage({ type, damage: readDiceAdds('1d-3', 'damage'), dice: [face], dr }, why)
        expect(hit).toEqual({ basic, penetrating, injury: Math.floor(penetrating * times) })
      }
    }
  }
})

test('gurps.damage.types: a cut of 1 wounds for 1, of 2 for 3', () => {
  expect([1, 2, 3].map(penetrating => damageTypes({ type: 'cutting', penetrating }, why))).toEqual([1, 3, 4])
})
