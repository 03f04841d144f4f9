/** Weight and mass, each divided by strength: what a body has to move, against what it moves it with. */
import { optional, rule, type Why } from '@umpire/engine'
import { amount, gravity, measure, positive } from '../common/fields.ts'

/** How much of something there is for each point of strength. */
export const ratio = (why: Why, label: string, amountOf: number, strength: number): number => {
  why
    .product(label)
    .add('amount', amountOf)
    .add('over strength', 1 / strength)
    .total()
  return amountOf / strength
}

export const ratios = rule(
  {
    id: 'gulliver.enc.ratios',
    title: 'WSR and MSR',
    lines: '55, 71-73, 250-252, 298',
    given: {
      body_mass: measure,
      gear: amount,
      load_st: positive,
      /** In water and air, in place of Load ST. */
      thrust: optional(positive),
      g: gravity,
    },
  },
  ({ body_mass, gear, load_st, thrust, g }, why) => {
    const mass = why.sum('mass').add('body', body_mass).add('carried', gear).total()
    const weight = why.product('weight').add('mass', mass).add('gravity', g).total()
    const strength = thrust ?? load_st
    return { mass, weight, wsr: ratio(why, 'WSR', weight, strength), msr: ratio(why, 'MSR', mass, strength) }
  },
)
