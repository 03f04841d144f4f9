/** Tickets: what they bring when they are cashed, and what may be carried along. */
import { BadInput, list, num, oneOf, optional, or, rule } from '@umpire/engine'
import { PASSAGES } from '../tables/passages.ts'
import { TICKETS } from '../tables/words.ts'

type Passages = {
  /** For the tickets sold. */
  readonly cash: number
  readonly price?: number
  readonly baggage_limit_kg?: number
  readonly baggage_allowed?: boolean
}

export const passages = rule(
  {
    id: 'traveller.travel.passages',
    title: 'Passages',
    lines: '773-783',
    given: {
      sell: or(list(oneOf(...TICKETS)), []),
      passage: optional(oneOf(...TICKETS)),
      baggage_kg: or(num({ min: 0 }), 0),
    },
  },
  (x, why): Passages => {
    if (x.passage === undefined && x.baggage_kg > 0)
      throw new BadInput('passage', 'the one that the baggage goes with', x.passage)
    const cash = why.sum('credits for tickets')
    for (const ticket of x.sell) cash.add(ticket, PASSAGES.at(ticket, why).cash_value)
    const sold = { cash: cash.total() }
    if (x.passage === undefined) return sold
    const { price, baggage_kg: limit } = PASSAGES.at(x.passage, why)
    const allowed = why.compare('baggage in kilograms', x.baggage_kg, '<=', limit)
    return { ...sold, price, baggage_limit_kg: limit, baggage_allowed: allowed }
  },
)
