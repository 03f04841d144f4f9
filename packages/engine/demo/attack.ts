/** Demonstration rules: striking at somebody. */
import { flag, int, oneOf, or, rolled, rule, table } from '../src/index.ts'

const LIGHT = table('Light', { day: 0, dusk: -2, dark: -5 })

export const light = rule(
  {
    id: 'demo.attack.light',
    title: 'Light',
    lines: '1-3',
    given: { light: oneOf('day', 'dusk', 'dark') },
    gives: 'modifier',
  },
  (x, why) => LIGHT.at(x.light, why),
)

export const effectiveSkill = rule(
  {
    id: 'demo.attack.skill',
    title: 'Effective skill',
    lines: '4-7',
    given: { skill: int({ min: 0 }), light: oneOf('day', 'dusk', 'dark'), aimed: or(flag(), false) },
    gives: 'effective',
  },
  (x, why) =>
    why
      .sum('effective skill')
      .add('skill', x.skill)
      .add('light', light({ light: x.light }, why))
      .when(x.aimed, 'aim', 2, 'not aimed')
      .total(),
)

export const success = rule(
  {
    id: 'demo.core.success',
    title: 'Success roll',
    lines: '8-11',
    given: { effective: int(), roll: rolled('3d6') },
    gives: 'success',
  },
  (x, why) =>
    why
      .stages('outcome', 'roll against the number', why.compare('roll', x.roll, '<=', x.effective))
      .adjust(x.roll <= 4, '3 and 4 always succeed', true)
      .adjust(x.roll >= 17, '17 and 18 always fail', false)
      .final(),
)
