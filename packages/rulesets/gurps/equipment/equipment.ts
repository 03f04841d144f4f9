import { flag, list, num, or, record, rule, text } from '@umpire/engine'

const item = record({
  name: or(text(200), ''),
  cost: or(num(), 0),
  weight_lb: or(num(), 0),
  quantity: or(num({ min: 0, max: 1e6 }), 1),
  issued: or(flag(), false),
  carried: or(flag(), true),
})

/** What is carried weighs; what is stored does not. */
export const equipmentItem = rule(
  {
    id: 'gurps.equipment.item',
    title: 'Equipment items',
    lines: '1441-1443',
    given: { items: list(item, 10_000) },
    gives: 'carried_lb',
  },
  ({ items }, why) => {
    const sum = why.sum('load')
    for (const { name, weight_lb, quantity, carried } of items) {
      sum.when(carried, name === '' ? 'item' : name, weight_lb * quantity, 'not carried')
    }
    return sum.total()
  },
)
