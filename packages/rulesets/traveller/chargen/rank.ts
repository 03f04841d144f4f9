/** Commissions, promotions and ranks. */
import { flag, nullable, option, or, replace, rolled, rule } from '@umpire/engine'
import { forDms, rank, service, term } from '../core/fields.ts'
import { HIGHEST_RANK, LONG_TITLES, RANKS } from '../tables/chargen/ranks.ts'
import { priorService, services } from './enlisting.ts'

const COMMISSIONED = 1
/** None to ask whether a throw may be made. */
const ROLL = or(nullable(rolled('2d6')), null)

export const drafteeCommission = rule(
  {
    id: 'traveller.chargen.draftee-commission',
    title: 'Draftees and commissions',
    lines: '254-254, 262-262',
    given: { service, drafted: or(flag(), false), term },
  },
  (x, why) => {
    const barred = x.drafted && why.compare('term of a draftee', x.term, '=', 1)
    return { commission_allowed: !barred, promotion_allowed: !barred }
  },
)

/** No number for those who may have one: it is not this rule's to say. */
const RANKED = { commission_allowed: true, promotion_allowed: true, rank: null }
const UNRANKED = { commission_allowed: false, promotion_allowed: false, rank: 0 }

export const noRankServices = rule(
  {
    id: 'traveller.chargen.no-rank-services',
    title: 'Services without ranks',
    lines: '266-266, 387-387',
    given: { service },
  },
  (x, why) => {
    return services({ service: x.service }, why).ranks ? RANKED : UNRANKED
  },
)

export const ranks = rule(
  {
    id: 'traveller.chargen.ranks',
    title: 'Table of ranks',
    lines: '389-397',
    given: { service, rank },
  },
  (x, why) => {
    const title = x.rank === 0 ? null : RANKS.at(x.service, x.rank, why)
    const long_title = title !== null && Object.hasOwn(LONG_TITLES.rows, title) ? LONG_TITLES.at(title, why) : title
    return { title, long_title }
  },
)

const noCommission = (rank: number, because: string) => ({
  commission_allowed: false,
  dm: 0,
  total: null,
  rank,
  title: null,
  because,
})

/** Without a roll it says whether one may be made. */
export const commission = rule(
  {
    id: 'traveller.chargen.commission',
    title: 'Commission',
    lines: '262-262, 377-378',
    given: { service, rank: or(rank, 0), term, drafted: or(flag(), false), ...forDms, roll: ROLL },
  },
  (x, why) => {
    const { service, rank, term, drafted, roll } = x
    if (rank > 0) return noCommission(rank, 'a commission is thrown for until it is held; after that, for promotion')
    if (!noRankServices({ service }, why).commission_allowed)
      return noCommission(rank, 'scouts and others have no ranks')
    if (!drafteeCommission({ service, drafted, term }, why).commission_allowed)
      return noCommission(rank, 'a draftee may try from the second term on')
    if (roll === null) return { commission_allowed: true, dm: 0, total: null, rank, title: null, because: null }
    const { strength, dexterity, endurance, intelligence, education, social } = x
    const thrown = priorService(
      { service, use: 'commission', strength, dexterity, endurance, intelligence, education, social, roll },
      why,
    )
    const held = thrown.success ? COMMISSIONED : rank
    const { title } = ranks({ service, rank: held }, why)
    return { commission_allowed: true, dm: thrown.dm, total: thrown.total, rank: held, title, because: null }
  },
)

const noPromotion = (rank: number, because: string) => ({
  promotion_allowed: false,
  dm: 0,
  total: null,
  rank,
  title: null,
  because,
})

/** Without a roll it says whether one may be made. */
export const promotion = rule(
  {
    id: 'traveller.chargen.promotion',
    title: 'Promotion',
    lines: '264-264, 379-380',
    given: {
      service,
      rank: or(rank, 0),
      /** In this very term. */
      commissioned: or(flag(), false),
      ...forDms,
      roll: ROLL,
    },
  },
  (x, why) => {
    const { service, rank, roll } = x
    if (!noRankServices({ service }, why).promotion_allowed) return noPromotion(rank, 'scouts and others have no ranks')
    if (rank === 0) return noPromotion(rank, 'only officers are promoted: a commission comes first')
    if (rank === HIGHEST_RANK || RANKS.at(service, rank + 1, why) === null)
      return noPromotion(rank, 'there is no higher rank in this service')
    if (roll === null) return { promotion_allowed: true, dm: 0, total: null, rank, title: null, because: null }
    const { strength, dexterity, endurance, intelligence, education, social } = x
    const thrown = priorService(
      { service, use: 'promotion', strength, dexterity, endurance, intelligence, education, social, roll },
      why,
    )
    const held = thrown.success ? rank + 1 : rank
    const { title } = ranks({ service, rank: held }, why)
    return { promotion_allowed: true, dm: thrown.dm, total: thrown.total, rank: held, title, because: null }
  },
)

/** The checklist (lines 892-894) against the text and the Jamison example. */
export const commissionOrPromotion = option({
  key: 'commission-or-promotion',
  title: 'Commission or promotion, not both in a term',
  says: 'As the checklist has it: who is commissioned in a term does not throw for promotion in it.',
  replaces: [
    replace(promotion, (x, why, base) => {
      if (!x.commissioned) return base(x, why)
      const because = 'the commission was the step of this term; promotion is thrown for from the next one on'
      return noPromotion(x.rank, because)
    }),
  ],
})
