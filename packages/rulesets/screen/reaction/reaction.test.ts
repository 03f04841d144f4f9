import { compose } from '@umpire/engine'
import { REACTIONS } from '@umpire/gurps/rooms'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commerce } from './commerce.ts'
import { aid, information } from './requests.ts'

const { silent } = compose({ options: [] })
const totals = Array.from({ length: 31 }, (_, index) => index - 5)
const price = (total: number, party: 'buys' | 'sells', named?: number) => {
  const offer = named === undefined ? {} : party === 'buys' ? { party_offers: named } : { party_asks: named }
  return commerce({ total, fair_price: 90, party, ...offer }, silent).price
}

test('screen.reaction.commerce: the better the reaction, the better the price', () => {
  const bought = totals.map(total => price(total, 'buys')).filter(one => typeof one === 'number')
  const sold = totals.map(total => price(total, 'sells')).filter(one => typeof one === 'number')
  expect(bought).toEqual(bought.toSorted((a, b) => b - a))
  expect(sold).toEqual(sold.toSorted((a, b) => a - b))
  expect([...new Set(bought)]).toEqual([270, 180, 108, 90, 72, 45])
  expect([...new Set(sold)]).toEqual([30, 45, 68, 90, 135, 180])
  expect(price(0, 'sells')).toBe('none')
})

test('screen.reaction.commerce: a friend takes what the party names, within limits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), named => {
      expect(price(17, 'buys', named)).toBe(Math.max(72, named))
      expect(price(17, 'sells', named)).toBe(Math.min(135, named))
      expect(price(12, 'buys', named)).toBe(90)
    }),
  )
})

const worth = (reaction: unknown): number => [...REACTIONS, reaction].indexOf(reaction)

test('screen.reaction.aid: after a very bad answer no fight goes better than neutral', () => {
  for (const combat_total of totals) {
    expect(worth(aid({ total: 2, combat_total }, silent).combat_reaction)).toBeLessThanOrEqual(worth('neutral'))
    expect(aid({ total: 5, combat_total }, silent).combat_reaction).toBeNull()
  }
})

test('screen.reaction.information: whoever tells all helps at least poorly', () => {
  for (const aid_total of totals) {
    expect(worth(information({ total: 19, aid_total }, silent).aid_reaction)).toBeGreaterThanOrEqual(worth('poor'))
    expect(information({ total: 12, aid_total }, silent).aid_reaction).toBeNull()
  }
})
