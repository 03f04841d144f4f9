/** Journeys in cold sleep, and the tickets, membership and pension that travellers live on. */
import { dice } from '@umpire/dice'
import { type Ask, BadInput, flag, int, list, nullable, num, oneOf, or, procedure, record, text } from '@umpire/engine'
import { benefitFreeTrader } from '../../chargen/benefits.ts'
import { retirementPay } from '../../chargen/leaving.ts'
import { YEAR } from '../../tables/calendar.ts'
import { TICKETS, type Ticket } from '../../tables/words.ts'
import { revival } from '../../travel/low-passage.ts'
import { passages } from '../../travel/passages.ts'
import { tasMembership } from '../../travel/tas.ts'
import { lost, unable } from '../facts/able.ts'
import { type Refused, refused } from '../facts/refused.ts'
import { characterIn, different, type PlayState } from '../facts/state.ts'
import type { TimeFact } from '../facts/time-facts.ts'
import {
  appliedToTas,
  debtPaid,
  passagesSold,
  pensionCollected,
  revived,
  type TravelFact,
  tookLowPassage,
  without,
} from '../facts/travel-facts.ts'
import { askAttending, attendingMedical, crisisCare } from './attending.ts'
import { NO_TIME, passTime, SPAN, secondsOf } from './time.ts'

const TWO_DICE = dice('2d6')
const LOW: Ticket = 'Low Passage'

type JourneyFact = TimeFact | TravelFact

type Journey = Refused | { readonly allowed: true; readonly alive: readonly string[]; readonly dead: readonly string[] }

/** All go or none: tickets and baggage first, then the time asleep, then a throw for each. */
export const lowPassage = procedure(
  {
    id: 'traveller.proc.low-passage-journey',
    title: 'A journey in low passage',
    given: {
      who: different(100),
      ...SPAN,
      /** Of each passenger. */
      baggage_kg: or(num({ min: 0 }), 0),
      /** Those without a ticket buy one. */
      buying: or(flag(), false),
      /** The medic at the revival; none to ask the referee. */
      attending: or(nullable(record({ medical: attendingMedical })), null),
      care: or(nullable(crisisCare), null),
    },
  },
  (ask: Ask<PlayState, JourneyFact>, x): Journey => {
    const { why } = ask
    const seconds = secondsOf(x)
    if (seconds === 0 || x.who.length === 0) throw new BadInput('journey', 'passengers and a span of time', x.who)
    const { baggage_allowed, price = 0 } = passages({ sell: [], passage: LOW, baggage_kg: x.baggage_kg }, why)
    if (!baggage_allowed) return refused(passages, 'a low passenger may bring 10 kilograms of baggage')
    for (const who of x.who) {
      // The unconscious may be laid in a berth by others.
      const dead = lost(ask.state, who)
      if (dead !== undefined) return dead
      const { wealth } = characterIn(ask.state, who)
      const pays = x.buying && wealth.cash >= price
      if (!wealth.tickets.includes(LOW) && !pays) return refused(passages, `${who} needs a low passage, or Cr${price}`)
    }
    for (const who of x.who) {
      const ticket = characterIn(ask.state, who).wealth.tickets.includes(LOW) ? LOW : null
      ask.record(tookLowPassage({ who, ticket, price: ticket === null ? price : 0 }))
    }
    ask.call(passTime, { ...NO_TIME, seconds, asleep: x.who, exerting: [], care: x.care })

    const attending_medical =
      x.attending === null ? askAttending(ask, x.who, 'who attends at the revival') : x.attending.medical
    const alive: string[] = []
    const dead: string[] = []
    for (const who of x.who) {
      const { characteristics, injury } = characterIn(ask.state, who)
      // Wounds count as long as they last.
      const { endurance } = injury?.current ?? characteristics
      const lives = ask.read(
        TWO_DICE,
        { purpose: 'revival', by: who },
        roll => revival({ endurance, attending_medical, roll }, why).alive,
      )
      ask.record(revived({ who, alive: lives }))
      ;(lives ? alive : dead).push(who)
    }
    return { allowed: true, alive, dead }
  },
)

export const sellPassage = procedure(
  {
    id: 'traveller.proc.sell-passage',
    title: 'Cashing tickets',
    given: { who: text(100), tickets: list(oneOf(...TICKETS), 1000) },
  },
  (ask: Ask<PlayState, TravelFact>, { who, tickets }): Refused | { allowed: true; cash: number } => {
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    const held = characterIn(ask.state, who).wealth.tickets
    if (without(held, tickets).length !== held.length - tickets.length) {
      return refused(passages, 'only tickets that are held can be cashed')
    }
    const { cash } = passages({ sell: tickets, baggage_kg: 0 }, ask.why)
    ask.record(passagesSold({ who, tickets, cash }))
    return { allowed: true, cash }
  },
)

/** Once in a lifetime. */
export const applyToTas = procedure(
  {
    id: 'traveller.proc.apply-to-tas',
    title: "Applying to the Travellers' Aid Society",
    given: { who: text(100) },
  },
  (ask: Ask<PlayState, TravelFact>, { who }): Refused | { allowed: true; member: boolean } => {
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    const { cash, tas_member, tas_applied } = characterIn(ask.state, who).wealth
    const applicant = { member: tas_member, months: 0, applied: tas_applied, cash }
    const { allowed, because = '', fee = 0 } = tasMembership(applicant, ask.why)
    if (!allowed) return refused(tasMembership, because)
    const member = ask.read(
      TWO_DICE,
      { purpose: 'blackball', by: who },
      roll => tasMembership({ ...applicant, roll }, ask.why).member,
    )
    ask.record(appliedToTas({ who, accepted: member, fee: member ? fee : 0 }))
    return { allowed: true, member }
  },
)

const PAYING_STARPORTS = ['A', 'B']

/** Fetches every payment that waits: one since leaving the service, one for each anniversary. */
export const collectPension = procedure(
  {
    id: 'traveller.proc.collect-pension',
    title: 'Collecting retirement pay',
    given: { who: text(100), starport: oneOf('A', 'B', 'C', 'D', 'E', 'X') },
  },
  (ask: Ask<PlayState, TravelFact>, { who, starport }): Refused | { allowed: true; cash: number } => {
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    const { career, wealth } = characterIn(ask.state, who)
    if (career === null || wealth.pension_per_year === 0) return refused(retirementPay, `${who} draws no pension`)
    if (!PAYING_STARPORTS.includes(starport)) {
      return refused(retirementPay, 'pensions are paid at starports of class A and B')
    }
    const { service, terms } = career
    const years_since_leaving = Math.floor(wealth.pension_seconds / YEAR)
    const { payments: due } = retirementPay({ service, terms, years_since_leaving }, ask.why)
    const payments = (due ?? 0) - wealth.pension_payments
    if (payments <= 0) return refused(retirementPay, 'the next payment falls due on the anniversary of leaving')
    const cash = ask.why
      .product('waiting')
      .add('payments', payments)
      .add('pay per year', wealth.pension_per_year)
      .total()
    ask.record(pensionCollected({ who, payments, cash }))
    return { allowed: true, cash }
  },
)

/** Payments for a ship that could not be made when they fell due. */
export const payDebt = procedure(
  {
    id: 'traveller.proc.pay-debt',
    title: 'Paying a debt',
    given: { who: text(100), amount: int({ min: 1 }) },
  },
  (ask: Ask<PlayState, TravelFact>, { who, amount }): Refused | { allowed: true; debt: number } => {
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    const { cash, debt } = characterIn(ask.state, who).wealth
    if (amount > debt) return refused(benefitFreeTrader, `the debt is Cr${debt}`)
    if (amount > cash) return refused(benefitFreeTrader, `the cash at hand is Cr${cash}`)
    ask.record(debtPaid({ who, amount }))
    return { allowed: true, debt: debt - amount }
  },
)
