/** The Travellers' Aid Society: its one application, its fee, and its dividends. */
import { BadInput, flag, int, optional, or, rolled, rule } from '@umpire/engine'
import { makeThrow } from '../core/throw.ts'

const BLACKBALL_THROW = '4+'
const FEE = 1_000_000
export const DIVIDEND_MONTHS = 2

type Membership = {
  readonly member: boolean
  /** An application may be made, or was. */
  readonly allowed: boolean
  readonly because?: string
  readonly cash?: number
  readonly high_passages?: number
  readonly throw?: string
  readonly fee?: number
  readonly may_apply_again?: boolean
}

const refused = (because: string) => ({ allowed: false, because })

/** What a member has received in so many months; or an application: without a roll, whether it may be made. */
export const tasMembership = rule(
  {
    id: 'traveller.travel.tas-membership',
    title: "Travellers' Aid Society",
    lines: '785-789',
    given: {
      member: or(flag(), false),
      /** Full ones, since joining. */
      months: or(int({ min: 0 }), 0),
      /** The one application of a lifetime has been made. */
      applied: or(flag(), false),
      cash: or(int(), 0),
      roll: optional(rolled('2d6')),
    },
  },
  (x, why): Membership => {
    const { cash } = x
    if (!x.member && x.months > 0) throw new BadInput('months', '0 without a membership', x.months)
    if (x.member) {
      const high_passages = why.round('full spans of two months', x.months / DIVIDEND_MONTHS, 'down')
      return { member: true, high_passages, ...refused('membership is for life and needs no application') }
    }
    if (x.applied) return { member: false, cash, ...refused('only one application is allowed in a lifetime') }
    // The book does not say what becomes of an accepted applicant who cannot pay: the fee is asked for first.
    if (!why.compare('fee at hand', cash, '>=', FEE)) {
      return { member: false, cash, ...refused('the fee of Cr1,000,000 must be at hand') }
    }
    if (x.roll === undefined) return { member: false, cash, allowed: true, throw: BLACKBALL_THROW, fee: FEE }
    const member = makeThrow({ throw: BLACKBALL_THROW, roll: x.roll, dm: 0 }, why).success
    const left = why.sum('cash').add('before', cash).when(member, 'fee', -FEE, 'blackballed').total()
    return { member, cash: left, allowed: true, may_apply_again: false }
  },
)
