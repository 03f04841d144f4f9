/** Rank, powers, stigma and Status. */
import { flag, int, oneOf, or, rule, text } from '@umpire/engine'
import { rankStatus } from '../campaign/settings.ts'
import { WEALTH_LEVELS } from '../campaign/wealth-levels.ts'
import { catalogOf, eachLevel, take } from '../catalog/catalog.ts'
import { observerField } from '../effect/observer.ts'
import { traitModifiers } from '../reaction/reaction.ts'
import { freeStatus } from '../wealth/wealth.ts'

const level = int({ min: -1000, max: 1000 })
const EACH = 5

export const clericalInvestment = rule(
  {
    id: 'gurps.social.clerical-investment',
    title: 'Clerical Investment',
    lines: '362-364',
    given: { level: int({ min: 0, max: 1000 }), observer: observerField },
  },
  (x, why) => ({
    points: why
      .product('points')
      .add('level', x.level)
      .add('each', eachLevel('Clerical Investment', catalogOf(why)))
      .total(),
    reaction: traitModifiers(
      { traits: [{ trait: 'Clerical Investment', level: x.level }], observer: x.observer, facts: {} },
      why,
    ),
  }),
)

/** Of the powers that cost more: one or two, then three. */
const [SOME, MANY] = [1, 3]

export const legalEnforcementPowers = rule(
  {
    id: 'gurps.social.legal-enforcement-powers',
    title: 'Legal Enforcement Powers',
    lines: '384-394',
    given: { extra_powers: int({ min: 0, max: 4 }) },
    gives: 'points',
  },
  (x, why) => {
    const many = why.compare('powers beyond the local', x.extra_powers, '>=', MANY)
    const some = why.compare('powers beyond the local', x.extra_powers, '>=', SOME)
    const name = many ? 'Sweeping Powers' : some ? 'Wide Powers' : 'Local Powers'
    return why.table(
      'Legal Enforcement Powers',
      name,
      undefined,
      take({ trait: name }, catalogOf(why), name).variant?.points ?? 0,
    )
  },
)

const HIGHEST_RANK = 8

export const militaryRank = rule(
  {
    id: 'gurps.social.military-rank',
    title: 'Military Rank',
    lines: '396-400',
    given: { rank: level },
  },
  ({ rank }, why) => ({
    points: why
      .product('points')
      .add('rank', rank)
      .add('each', eachLevel('Military Rank', catalogOf(why)))
      .total(),
    legal: rank >= 0 && why.compare('highest', rank, '<=', HIGHEST_RANK),
    status_bonus: rankStatus(why)[String(rank)] ?? 0,
  }),
)

export const socialStigma = rule(
  {
    id: 'gurps.social.stigma',
    title: 'Social Stigma',
    lines: '426-438',
    given: { kind: text(100), observer: observerField, in_own_culture: or(flag(), false) },
  },
  (x, why) => {
    const trait = { trait: 'Social Stigma', variant: x.kind }
    const { variant } = take(trait, catalogOf(why), 'kind')
    // A stigma shows: whoever meets the character sees it, unless it is said otherwise.
    const observer = { sees: true, ...x.observer }
    return {
      points: variant?.points ?? 0,
      reaction: traitModifiers({ traits: [trait], observer, facts: { in_own_culture: x.in_own_culture } }, why),
    }
  },
)

const [LOWEST, HIGHEST] = [-2, 8]

export const status = rule(
  {
    id: 'gurps.social.status',
    title: 'Status',
    lines: '440-448',
    given: {
      /** As it is wanted, free levels included. */
      status: level,
      free_levels: or(int({ min: 0, max: 20 }), 0),
      wealth: or(oneOf(...WEALTH_LEVELS), 'average'),
      /** As they are in the file: levels that nobody can have are told elsewhere, and bring nothing here. */
      multimillionaire_levels: or(level, 0),
      rank: or(level, 0),
    },
  },
  (x, why) => {
    const free = why
      .sum('free levels')
      .add('given', x.free_levels)
      .add('for wealth', freeStatus(x.wealth, x.multimillionaire_levels, why))
      .add('for Rank', rankStatus(why)[String(x.rank)] ?? 0)
      .total()
    const outside = x.status < LOWEST || x.status > HIGHEST
    const warning = outside ? 'outside the scale' : null
    // Free levels are not cashed in: a low Status is paid for as if there were none.
    if (x.status < 0) {
      return {
        points: why.product('points').add('Status', x.status).add('each', EACH).total(),
        actual_status: x.status,
        warning,
      }
    }
    const bought = why.atLeast(
      'free levels are not cashed in',
      0,
      why.sum('levels to buy').add('Status', x.status).add('free', -free).total(),
    )
    return {
      points: why.product('points').add('levels to buy', bought).add('each', EACH).total(),
      actual_status: Math.max(x.status, free),
      warning,
    }
  },
)

const WORST = -4

export const statusReaction = rule(
  {
    id: 'gurps.social.status-reaction',
    title: 'Status as a reaction modifier',
    lines: '450',
    given: {
      own_status: level,
      npc_status: level,
      npc_attitude: or(oneOf('friendly', 'neutral', 'hostile'), 'neutral'),
      same_culture: or(flag(), true),
    },
    gives: 'modifier',
  },
  (x, why) => {
    const difference = why.sum('difference').add('own Status', x.own_status).add('other’s', -x.npc_status).total()
    if (!x.same_culture) {
      why.note('Status counts only within one’s own culture')
      return 0
    }
    if (difference >= 0) return difference
    if (x.own_status >= 0 && x.npc_attitude === 'friendly') {
      why.note('a friend does not mind a Status that is only lower')
      return 0
    }
    return why.atLeast('worst', WORST, difference)
  },
)
