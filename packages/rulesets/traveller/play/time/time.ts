/** Time passing in play. Whatever it brings happens at its moment, so a span may be cut anywhere and nothing is lost. */
import { type Ask, BadInput, int, nullable, or, procedure } from '@umpire/engine'
import { benefitFreeTrader } from '../../chargen/benefits.ts'
import { recoveryFull, recoveryMinor, recoverySerious } from '../../combat/encounter/recovery.ts'
import { zerosOf } from '../../combat/encounter/wounds.ts'
import { blowAllowance } from '../../combat/weapon/blows.ts'
import { DAY, HOUR, MINUTE, MONTH, YEAR } from '../../tables/calendar.ts'
import type { Ticket } from '../../tables/words.ts'
import { DIVIDEND_MONTHS, tasMembership } from '../../travel/tas.ts'
import { type Due, dues, restHeals } from '../facts/due.ts'
import { characterIn, different, type PlayState } from '../facts/state.ts'
import {
  dividendPaid,
  paymentFellDue,
  pensionFellDue,
  recovered,
  regainedBlows,
  returnedToAction,
  type TimeFact,
  timePassed,
  wokeUp,
} from '../facts/time-facts.ts'
import { checkOnReaching } from './aging.ts'
import { type CrisisCare, crisisCare } from './attending.ts'

const LONGEST = 1000 * YEAR
const part = or(int({ min: 0, max: LONGEST }), 0)

/** A span of time; its parts add up. */
export const SPAN = { years: part, months: part, days: part, hours: part, minutes: part, seconds: part }
export const NO_TIME = { years: 0, months: 0, days: 0, hours: 0, minutes: 0, seconds: 0 }

export function secondsOf({ years, months, days, hours, minutes, seconds }: typeof NO_TIME): number {
  const all = years * YEAR + months * MONTH + days * DAY + hours * HOUR + minutes * MINUTE + seconds
  if (all <= LONGEST) return all
  throw new BadInput('span', `at most ${LONGEST / YEAR} years`, all)
}

/** Of what is overdue it does not matter how the coming time is spent. */
const ANYHOW = { asleep: [], exerting: [] }

const NAMES = or(different(1000), [])

export const passTime = procedure(
  {
    id: 'traveller.proc.passing-time',
    title: 'Time passing in play',
    given: {
      ...SPAN,
      /** In cold sleep all the while. */
      asleep: NAMES,
      /** Fighting or running on and off, so that they have no rest; everybody else rests. */
      exerting: NAMES,
      /** In aging crises; none to ask for it when one comes. */
      care: or(nullable(crisisCare), null),
    },
  },
  (ask: Ask<PlayState, TimeFact>, x): void => {
    const { asleep, exerting } = x
    const both = asleep.find(who => exerting.includes(who))
    if (both !== undefined) throw new BadInput('exerting', 'nobody who is asleep', both)
    for (const who of asleep) characterIn(ask.state, who)
    for (const who of exerting) characterIn(ask.state, who)
    // A fight may outlast a faint: what was due before the span begins happens first.
    for (const due of dues(ask.state, ANYHOW)) if (due.after <= 0) happen(ask, due, x.care)
    let left = secondsOf(x)
    while (left > 0) {
      const coming = dues(ask.state, x).filter(({ after }) => after > 0)
      const step = coming.reduce((soonest, { after }) => Math.min(soonest, after), left)
      ask.record(timePassed({ seconds: step, asleep, exerting }))
      left -= step
      for (const due of coming) if (due.after === step) happen(ask, due, x.care)
    }
  },
)

function happen(ask: Ask<PlayState, TimeFact>, { what, who }: Due, care: CrisisCare | null): void {
  // Of two things at the same moment, the first may have been death.
  if (!characterIn(ask.state, who).alive) return
  switch (what) {
    case 'wakes':
      return wake(ask, who)
    case 'regains blows':
      return regainBlows(ask, who)
    case 'recovers by rest':
      return recoverByRest(ask, who)
    case 'returns to action':
      return ask.record(returnedToAction({ who }))
    case 'ages':
      return checkOnReaching(ask, who, care)
    case 'pension':
      return ask.record(pensionFellDue({ who, amount: characterIn(ask.state, who).wealth.pension_per_year }))
    case 'dividend':
      return payDividend(ask, who)
    case 'payment':
      return chargePayment(ask, who)
  }
}

function wake(ask: Ask<PlayState, TimeFact>, who: string): void {
  const { characteristics: full, injury } = characterIn(ask.state, who)
  if (injury === null) return
  const { current, at_start, down_seconds, treated } = injury
  const minutes = Math.floor(down_seconds / MINUTE)
  const { strength, dexterity, endurance, status } =
    zerosOf(current) === 1
      ? recoveryMinor({ full, at_start: at_start ?? full, current, minutes }, ask.why)
      : recoverySerious({ full, current, minutes }, ask.why)
  if (status !== 'active') return
  ask.record(wokeUp({ who, strength, dexterity, endurance }))
  if (treated) ask.record(recovered({ who, by: 'treatment' }))
  else if (restHeals(characterIn(ask.state, who))) recoverByRest(ask, who)
}

function regainBlows(ask: Ask<PlayState, TimeFact>, who: string): void {
  const { characteristics, injury, blows_used, rest_seconds } = characterIn(ask.state, who)
  const endurance_now = (injury?.current ?? characteristics).endurance
  const blows = blowAllowance(
    {
      endurance_at_start: endurance_now,
      endurance_full: characteristics.endurance,
      endurance_now,
      blows_used,
      rest_minutes: Math.floor(rest_seconds / MINUTE),
    },
    ask.why,
  )
  return ask.record(regainedBlows({ who, blows }))
}

function recoverByRest(ask: Ask<PlayState, TimeFact>, who: string): void {
  const { injury, rest_seconds } = characterIn(ask.state, who)
  if (injury === null) return
  const rest_days = Math.floor(rest_seconds / DAY)
  const well = recoveryFull({ zeros: injury.zeros, kit: null, attending_medical: null, rest_days }, ask.why)
  if (well) ask.record(recovered({ who, by: 'rest' }))
}

const DIVIDEND: Ticket = 'High Passage'

function payDividend(ask: Ask<PlayState, TimeFact>, who: string): void {
  const { high_passages = 0 } = tasMembership(
    { member: true, months: DIVIDEND_MONTHS, applied: false, cash: 0 },
    ask.why,
  )
  const tickets: Ticket[] = []
  while (tickets.length < high_passages) tickets.push(DIVIDEND)
  return ask.record(dividendPaid({ who, tickets }))
}

function chargePayment(ask: Ask<PlayState, TimeFact>, who: string): void {
  const { ship, cash, debt } = characterIn(ask.state, who).wealth
  if (ship === null) return
  const { monthly_payment: amount } = benefitFreeTrader({ receipts: ship.receipts }, ask.why)
  const paid = ask.why.compare('cash for the payment', cash, '>=', amount)
  ask.record(paymentFellDue({ who, amount, paid, months_left: ship.months_left - 1 }))
  if (!paid && debt === 0) {
    const text = `${who} cannot pay for the ship. The payment became debt; what the bank does about it is yours to say.`
    ask.note({ text, rule: benefitFreeTrader.id, secret: true })
  }
}
