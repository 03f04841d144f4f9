import { BadInput, int, list, rule } from '@umpire/engine'
import { diceAddsField } from './dice-adds.ts'

/** Dice+adds with the faces that fell. */
export const notation = rule(
  {
    id: 'gurps.dice.notation',
    title: 'Dice+adds notation',
    lines: '66',
    given: { expression: diceAddsField(), dice: list(int({ min: 1, max: 6 }), 999) },
    gives: 'total',
  },
  ({ expression: { dice: count, adds, times }, dice }, why) => {
    if (dice.length !== count) throw new BadInput('dice', `${count} faces`, dice.length)
    const sum = why.sum('dice and adds')
    for (const face of dice) sum.add('die', face)
    const total = sum.when(adds !== 0, 'adds', adds).total()
    return times === 1 ? total : why.product('total').add('dice and adds', total).add('times', times).total()
  },
)
