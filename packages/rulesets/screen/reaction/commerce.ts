/** What a merchant asks and offers. */
import { num, oneOf, optional, rule, type Why } from '@umpire/engine'
import { type Reaction, reactionTable } from '@umpire/gurps/rooms'
import { type NextRoll, nextRoll, total } from './bands.ts'

/** A share of the fair price, as a fraction so that a third is a third. */
type Share = readonly [number, number]

type Deal =
  | { readonly deal: 'none'; readonly next: NextRoll }
  | { readonly deal: 'firm'; readonly ask: Share; readonly offer: Share; readonly extra?: string }
  /** He takes what the party names, down or up to this. */
  | { readonly deal: 'open'; readonly ask: Share; readonly offer: Share; readonly extra: string }

const EVEN: Share = [1, 1]

const DEALS: { readonly [reaction in Reaction]: Deal } = {
  disastrous: { deal: 'none', next: { column: 'combat', modifier: -2 } },
  'very-bad': { deal: 'firm', ask: [3, 1], offer: [1, 3] },
  bad: { deal: 'firm', ask: [2, 1], offer: [1, 2] },
  poor: { deal: 'firm', ask: [6, 5], offer: [3, 4] },
  neutral: { deal: 'firm', ask: EVEN, offer: EVEN },
  good: { deal: 'firm', ask: EVEN, offer: EVEN, extra: 'volunteers useful information or small help' },
  'very-good': { deal: 'open', ask: [4, 5], offer: [3, 2], extra: 'help and advice' },
  excellent: { deal: 'open', ask: [1, 2], offer: [2, 1], extra: 'help and advice' },
}

const money = optional(num({ min: 0, max: 1e12 }))

const share = (fair: number, [part, whole]: Share, why: Why): number =>
  why.round('price', why.product('price').add('fair price', fair).add('share', part).total() / whole, 'near')

export const commerce = rule(
  {
    id: 'screen.reaction.commerce',
    title: 'Reaction in trade',
    lines: '213-290',
    given: {
      total,
      fair_price: money,
      party: optional(oneOf('buys', 'sells')),
      party_offers: money,
      party_asks: money,
    },
  },
  (x, why) => {
    const reaction = reactionTable({ total: x.total }, why)
    const row = DEALS[reaction]
    if (row.deal === 'none')
      return { reaction, ask: null, offer: null, price: 'none', extra: null, ...nextRoll(row.next) }
    const [ask, offer] = [row.ask[0] / row.ask[1], row.offer[0] / row.offer[1]]
    why.table('Reaction in trade', reaction, undefined, { ask, offer })
    const known = { reaction, ask, offer, extra: row.extra ?? null, ...nextRoll(undefined) }
    if (x.fair_price === undefined || x.party === undefined) return { ...known, price: null }
    const buys = x.party === 'buys'
    const limit = share(x.fair_price, buys ? row.ask : row.offer, why)
    const named = buys ? x.party_offers : x.party_asks
    if (row.deal === 'firm' || named === undefined) return { ...known, price: limit }
    return { ...known, price: buys ? why.atLeast('no less', limit, named) : why.atMost('no more', limit, named) }
  },
)
