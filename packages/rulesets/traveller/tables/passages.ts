/** The three passages: lines 773-783. A ton of baggage is taken as 1000 kilograms. */
import { table } from '@umpire/engine'
import type { Ticket } from './words.ts'

type Passage = {
  readonly price: number
  /** What the ticket brings when it is cashed: nine tenths of the price. */
  readonly cash_value: number
  readonly baggage_kg: number
}

export const PASSAGES = table<Ticket, Passage>('Passages', {
  'High Passage': { price: 10_000, cash_value: 9000, baggage_kg: 1000 },
  'Middle Passage': { price: 8000, cash_value: 7200, baggage_kg: 100 },
  'Low Passage': { price: 1000, cash_value: 900, baggage_kg: 10 },
})
