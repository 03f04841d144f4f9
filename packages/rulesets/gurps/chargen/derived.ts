import { flag, int, num, or, rule } from '@umpire/engine'
import { hitPoints } from '../attribute/attribute.ts'
import { basicDamage } from '../damage/basic.ts'
import { encumbrance, LOADS } from '../move/encumbrance.ts'
import { dodge, move } from '../move/move.ts'

const score = int({ min: -1000, max: 1000 })

/** The boxes of the sheet that follow from attributes and load. */
export const derived = rule(
  {
    id: 'gurps.chargen.derived',
    title: 'Derived numbers of the sheet',
    lines: '295-338, 1475-1487, 1581-1607',
    given: {
      st: score,
      dx: score,
      iq: or(score, 10),
      ht: score,
      carried_lb: or(num(), 0),
      running: or(int({ min: 0, max: 1000 }), 0),
      combat_reflexes: or(flag(), false),
    },
  },
  ({ st, dx, ht, carried_lb, running, combat_reflexes }, why) => {
    const { encumbrance_level } = encumbrance({ st, carried_lb }, why)
    const rows = LOADS.filter(({ key }) => key !== 'overload')
    const moved = move({ ht, dx, encumbrance_level, running }, why)
    const { dodge: dodges } = dodge({ ht, dx, encumbrance_level, running, combat_reflexes, pd: 0 }, why)
    return {
      ...hitPoints({ st, ht }, why),
      ...basicDamage({ st }, why),
      ...moved,
      limits_lb: rows.map(({ times }) => times * st),
      moves: rows.map(({ level }) => move({ ht, dx, encumbrance_level: level, running: 0 }, why).move),
      encumbrance_level,
      dodge: dodges,
    }
  },
)
