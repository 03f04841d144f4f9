/** What the benefits are. Each rule serves a single receipt as well as all of them together. */
import { int, list, oneOf, or, rule } from '@umpire/engine'
import { FREE_TRADER, MONTHLY_PAYMENT, MOST_RECEIPTS } from '../tables/chargen/free-trader.ts'
import { TICKETS } from '../tables/words.ts'
import { passages } from '../travel/passages.ts'

const MONTHS_PER_YEAR = 12
/** Of scout ships and of memberships. */
const ONLY_ONE = 1

const receipts = int({ min: 1, max: 100 })

export const benefitFreeTrader = rule(
  {
    id: 'traveller.chargen.benefit-free-trader',
    title: 'Type A free trader',
    lines: '797-799',
    given: { receipts },
  },
  (x, why) => {
    const { years_left, ship_age } = FREE_TRADER.at(why.atMost('receipts', MOST_RECEIPTS, x.receipts), why)
    const months_left = why
      .product('months left to pay')
      .add('years', years_left)
      .add('months', MONTHS_PER_YEAR)
      .total()
    return { years_left, ship_age, months_left, monthly_payment: months_left === 0 ? 0 : MONTHLY_PAYMENT }
  },
)

export const benefitScoutShip = rule(
  {
    id: 'traveller.chargen.benefit-scout-ship',
    title: 'Type S scout/courier',
    lines: '801-801',
    given: { receipts },
  },
  (x, why) => {
    const ships = why.atMost('scout ships', ONLY_ONE, x.receipts)
    const wasted = why.sum('wasted').add('receipts', x.receipts).add('ships', -ships).total()
    return { ships, wasted, may_be_sold: false }
  },
)

export const benefitTravellersAid = rule(
  {
    id: 'traveller.chargen.benefit-travellers-aid',
    title: "Travellers' Aid as a benefit",
    lines: '787-787',
    given: { receipts },
  },
  (x, why) => ({
    member: true,
    wasted: why.sum('wasted').add('receipts', x.receipts).add('membership', -ONLY_ONE).total(),
  }),
)

export const benefitPassage = rule(
  {
    id: 'traveller.chargen.benefit-passage',
    title: 'Passages as benefits',
    lines: '773-773',
    given: { received: or(list(oneOf(...TICKETS)), []), sell: or(list(oneOf(...TICKETS)), []) },
  },
  (x, why) => ({ tickets: x.received, cash: passages({ sell: x.sell, baggage_kg: 0 }, why).cash }),
)
