/** What happens on journeys and with tickets, memberships and pensions, and what it changes. */
import { each, everyone, type Fact, fact, flag, int, list, nullable, oneOf, ownerIn, text } from '@umpire/engine'
import type { Character } from '../../character/character.ts'
import { TICKETS, type Ticket } from '../../tables/words.ts'
import { type PlayState, withCharacter } from './state.ts'

const WHO = { who: text(100) }
const OWNER = ownerIn('who')
const credits = int({ min: 0, max: 1_000_000_000_000 })

/** Went into cold sleep for a journey, on a ticket or for a price. */
export const tookLowPassage = fact({
  type: 'tookLowPassage',
  version: 1,
  fields: { ...WHO, ticket: nullable(oneOf(...TICKETS)), price: credits },
  sight: { who: everyone, ticket: OWNER, price: OWNER },
  reasons: OWNER,
})

export const revived = fact({
  type: 'revived',
  version: 1,
  fields: { ...WHO, alive: flag() },
  sight: { who: everyone, alive: everyone },
  reasons: OWNER,
})

export const passagesSold = fact({
  type: 'passagesSold',
  version: 1,
  fields: { ...WHO, tickets: list(oneOf(...TICKETS), 1000), cash: credits },
  sight: { who: everyone, tickets: each(OWNER), cash: OWNER },
  audience: OWNER,
  reasons: OWNER,
})

export const appliedToTas = fact({
  type: 'appliedToTas',
  version: 1,
  fields: { ...WHO, accepted: flag(), fee: credits },
  sight: { who: everyone, accepted: OWNER, fee: OWNER },
  audience: OWNER,
  reasons: OWNER,
})

export const pensionCollected = fact({
  type: 'pensionCollected',
  version: 1,
  fields: { ...WHO, payments: int({ min: 0, max: 10_000 }), cash: credits },
  sight: { who: everyone, payments: OWNER, cash: OWNER },
  audience: OWNER,
  reasons: OWNER,
})

export const debtPaid = fact({
  type: 'debtPaid',
  version: 1,
  fields: { ...WHO, amount: credits },
  sight: { who: everyone, amount: OWNER },
  audience: OWNER,
})

export const travelFactKinds = [
  tookLowPassage,
  revived,
  passagesSold,
  appliedToTas,
  pensionCollected,
  debtPaid,
] as const
export type TravelFact = ReturnType<(typeof travelFactKinds)[number]['read']>

const TYPES: ReadonlySet<string> = new Set(travelFactKinds.map(({ type }) => type))
export const isTravelFact = (happened: Fact): happened is TravelFact => TYPES.has(happened.type)

/** The tickets that are left when these are gone. */
export function without(held: readonly Ticket[], gone: readonly Ticket[]): readonly Ticket[] {
  const left = [...held]
  for (const ticket of gone) {
    const place = left.indexOf(ticket)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}

const withWealth = (
  state: PlayState,
  who: string,
  change: (wealth: Character['wealth']) => Partial<Character['wealth']>,
): PlayState => withCharacter(state, who, ({ wealth }) => ({ wealth: { ...wealth, ...change(wealth) } }))

export function evolveTravel(state: PlayState, happened: TravelFact): PlayState {
  switch (happened.type) {
    case 'tookLowPassage': {
      const { who, ticket, price } = happened.values
      return withWealth(state, who, ({ cash, tickets }) => ({
        cash: cash - price,
        tickets: ticket === null ? tickets : without(tickets, [ticket]),
      }))
    }
    case 'revived':
      return withCharacter(state, happened.values.who, ({ alive }) => ({ alive: alive && happened.values.alive }))
    case 'passagesSold': {
      const { who, tickets, cash } = happened.values
      return withWealth(state, who, wealth => ({ cash: wealth.cash + cash, tickets: without(wealth.tickets, tickets) }))
    }
    case 'appliedToTas': {
      const { who, accepted, fee } = happened.values
      return withWealth(state, who, ({ cash }) => ({
        cash: cash - fee,
        tas_applied: true,
        tas_member: accepted,
        dividend_seconds: 0,
      }))
    }
    case 'pensionCollected': {
      const { who, payments, cash } = happened.values
      return withWealth(state, who, wealth => ({
        cash: wealth.cash + cash,
        pension_payments: wealth.pension_payments + payments,
      }))
    }
    case 'debtPaid': {
      const { who, amount } = happened.values
      return withWealth(state, who, ({ cash, debt }) => ({ cash: cash - amount, debt: debt - amount }))
    }
  }
}
