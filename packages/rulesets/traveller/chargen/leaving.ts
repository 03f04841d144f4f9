/** Staying, leaving, retiring. */
import { int, oneOf, optional, rolled, rule } from '@umpire/engine'
import { service, terms } from '../core/fields.ts'
import { EACH_FURTHER_TERM, LAST_PAY_ROW, RETIREMENT_PAY } from '../tables/chargen/retirement-pay.ts'
import { priorService, services } from './enlisting.ts'

const FORCED = 12
export const MOST_TERMS = 7
const TERMS_TO_RETIRE = 5

const REENLISTING = { service, terms, roll: rolled('2d6'), wants: oneOf('stay', 'leave') }

/** Thrown also by those who want to leave. */
export const reenlistment = rule(
  {
    id: 'traveller.chargen.reenlistment',
    title: 'Reenlistment throw',
    lines: '289-289, 381-383',
    given: REENLISTING,
  },
  (x, why) => {
    if (why.compare('needs of the service', x.roll, '=', FORCED))
      return { leaves: false, mandatory: true, denied: false }
    const { service, roll } = x
    // No characteristic earns a DM here.
    const { success } = priorService(
      {
        service,
        use: 'reenlist',
        strength: 0,
        dexterity: 0,
        endurance: 0,
        intelligence: 0,
        education: 0,
        social: 0,
        roll,
      },
      why,
    )
    return { leaves: !success || x.wants === 'leave', mandatory: false, denied: !success }
  },
)

/** Reenlistment as it stands after so many terms. */
export const termLimit = rule(
  {
    id: 'traveller.chargen.term-limit',
    title: 'Seven terms, unless forced',
    lines: '291-293',
    given: REENLISTING,
  },
  (x, why) => {
    const { leaves, mandatory, denied } = reenlistment(x, why)
    const over = why.compare('voluntary terms', x.terms, '>=', MOST_TERMS) && !mandatory
    if (!leaves && !over) return { leaves: false, mandatory, denied, retired: false, next_term: x.terms + 1 }
    const { retired } = retirement({ service: x.service, terms: x.terms }, why)
    return { leaves: true, mandatory, denied, retired, next_term: null }
  },
)

/** On leaving and on every anniversary; what is not collected adds up. */
export const retirementPay = rule(
  {
    id: 'traveller.chargen.retirement-pay',
    title: 'Retirement pay',
    lines: '760-767',
    given: { service, terms, years_since_leaving: optional(int({ min: 0, max: 1000 })) },
  },
  (x, why) => {
    const { retirement_pay } = services({ service: x.service }, why)
    const pay_per_year = why
      .sum('pay per year')
      .when(retirement_pay, 'terms', () => RETIREMENT_PAY.at(x.terms, why), 'not for scouts and others')
      .when(
        retirement_pay && x.terms > LAST_PAY_ROW,
        'terms beyond the eighth',
        () => EACH_FURTHER_TERM * (x.terms - LAST_PAY_ROW),
        'none',
      )
      .total()
    if (x.years_since_leaving === undefined) return { pay_per_year, payments: null, paid: null }
    const payments = why.sum('payments').add('on leaving', 1).add('anniversaries', x.years_since_leaving).total()
    return {
      pay_per_year,
      payments,
      paid: why.product('paid').add('payments', payments).add('pay', pay_per_year).total(),
    }
  },
)

export const retirement = rule(
  {
    id: 'traveller.chargen.retirement',
    title: 'Retirement',
    lines: '291-291, 760-760',
    given: { service, terms },
  },
  (x, why) => {
    const retired = why.compare('terms', x.terms, '>=', TERMS_TO_RETIRE)
    const pay_per_year = retired ? retirementPay({ service: x.service, terms: x.terms }, why).pay_per_year : 0
    return { retired, pay_per_year }
  },
)
