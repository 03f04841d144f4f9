/** The four attributes: what they cost, and what follows from them at once. */
import { int, oneOf, rule, table } from '@umpire/engine'

const score = int({ min: -1000, max: 1000 })

/** Above these, a human score is unusual, then superhuman. */
const [UNUSUAL, SUPERHUMAN] = [16, 20]

export const attributeList = rule(
  {
    id: 'gurps.attribute.list',
    title: 'The four attributes',
    lines: '199-211',
    given: { which: oneOf('ST', 'DX', 'IQ', 'HT'), value: score },
  },
  ({ value }, why) => {
    const legal = why.compare('least', value, '>=', 1)
    const superhuman = why.compare('superhuman', value, '>', SUPERHUMAN)
    const unusual = !superhuman && why.compare('unusual', value, '>', UNUSUAL)
    return { legal, warning: superhuman ? 'superhuman' : unusual ? 'unusual' : null }
  },
)

/** Points for each score; 10 is average and free. */
const COST = table('Cost of attributes', {
  1: -80,
  2: -70,
  3: -60,
  4: -50,
  5: -40,
  6: -30,
  7: -20,
  8: -15,
  9: -10,
  10: 0,
  11: 10,
  12: 20,
  13: 30,
  14: 45,
  15: 60,
  16: 80,
  17: 100,
  18: 125,
})
const LEAST = 1
const LAST = 18
const EACH_BEYOND = 25

const isRow = (value: number): value is keyof typeof COST.rows => Object.hasOwn(COST.rows, value)

export const attributeCost = rule(
  {
    id: 'gurps.attribute.cost',
    title: 'Cost of beginning attributes',
    lines: '213-224',
    given: { value: score },
    gives: 'points',
  },
  ({ value }, why) => {
    if (isRow(value)) return COST.at(value, why)
    // A score below 1 is illegal, and gives no more back than 1 does.
    if (value < LEAST) return COST.at(LEAST, why)
    const beyond = why
      .product('beyond 18')
      .add('levels', value - LAST)
      .add('each', EACH_BEYOND)
      .total()
    return why.sum('points').add('for 18', COST.at(LAST, why)).add('beyond 18', beyond).total()
  },
)

export const hitPoints = rule(
  {
    id: 'gurps.attribute.hit-points',
    title: 'Hit points and fatigue points',
    lines: '209, 302-305, 2479',
    given: { st: score, ht: score },
  },
  ({ st, ht }, why) => ({ hp: why.input('HT', ht), fatigue_points: why.input('ST', st) }),
)
