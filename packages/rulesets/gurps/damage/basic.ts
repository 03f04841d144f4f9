/** Thrust and swing by ST. */
import { num, optional, rule, table, type Why } from '@umpire/engine'
import { type DiceAdds, diceAddsText, readDiceAdds } from '../dice/dice-adds.ts'

/** Printed to 19; to 30 as the larger game has it. */
const ROWS = table<number, { readonly thrust: string; readonly swing: string }>('Basic damage', {
  5: { thrust: '1d-5', swing: '1d-5' },
  6: { thrust: '1d-4', swing: '1d-4' },
  7: { thrust: '1d-3', swing: '1d-3' },
  8: { thrust: '1d-3', swing: '1d-2' },
  9: { thrust: '1d-2', swing: '1d-1' },
  10: { thrust: '1d-2', swing: '1d' },
  11: { thrust: '1d-1', swing: '1d+1' },
  12: { thrust: '1d-1', swing: '1d+2' },
  13: { thrust: '1d', swing: '2d-1' },
  14: { thrust: '1d', swing: '2d' },
  15: { thrust: '1d+1', swing: '2d+1' },
  16: { thrust: '1d+1', swing: '2d+2' },
  17: { thrust: '1d+2', swing: '3d-1' },
  18: { thrust: '1d+2', swing: '3d' },
  19: { thrust: '2d-1', swing: '3d+1' },
  20: { thrust: '2d-1', swing: '3d+2' },
  21: { thrust: '2d', swing: '4d-1' },
  22: { thrust: '2d', swing: '4d' },
  23: { thrust: '2d+1', swing: '4d+1' },
  24: { thrust: '2d+1', swing: '4d+2' },
  25: { thrust: '2d+2', swing: '5d-1' },
  26: { thrust: '2d+2', swing: '5d' },
  27: { thrust: '3d-1', swing: '5d+1' },
  28: { thrust: '3d-1', swing: '5d+1' },
  29: { thrust: '3d', swing: '5d+2' },
  30: { thrust: '3d', swing: '5d+2' },
})
const [FIRST, LAST] = [5, 30]
const pounds = num({ min: 0, max: 1e12 })

/** So many adds more; an add of +3 is written as one more die −1. */
function more({ dice, adds, times }: DiceAdds, by: number): DiceAdds {
  const steps = dice * 4 + adds + 1 + by
  return { dice: Math.floor(steps / 4), adds: (steps % 4) - 1, times }
}

/** Beyond the table both gain an add for every two points of ST. */
function beyond(st: number, why: Why): { readonly thrust: string; readonly swing: string } {
  const { thrust, swing } = ROWS.at(LAST - 1, why)
  const adds = why.round('adds beyond ST 29', (st - (LAST - 1)) / 2, 'down')
  const raised = (text: string): string => diceAddsText(more(readDiceAdds(text, 'damage'), adds))
  return { thrust: raised(thrust), swing: raised(swing) }
}

export const basicDamage = rule(
  {
    id: 'gurps.damage.basic',
    title: 'Basic damage from ST',
    lines: '1467-1487',
    given: {
      st: num({ min: -1000, max: 1_000_000 }),
      /** What stands behind it and what is swung, in pounds: as printed neither makes a difference. */
      body_lb: optional(pounds),
      weapon_lb: optional(pounds),
    },
  },
  ({ st: exactly }, why) => {
    const st = Number.isInteger(exactly) ? exactly : why.round('ST', exactly, 'down')
    if (st < FIRST) return why.table('Basic damage', `${FIRST - 1} or less`, undefined, { thrust: '0', swing: '0' })
    return st <= LAST ? ROWS.at(st, why) : beyond(st, why)
  },
)
