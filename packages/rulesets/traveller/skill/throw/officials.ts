/** Dealing with officials: administration, bribery and forgery. */
import { flag, int, nullable, oneOf, option, or, replace, rule, type ValuesOf, type Why } from '@umpire/engine'
import { LAW_LEVEL_OR_LESS } from '../../tables/skill/skill-throws.ts'
import {
  LEVEL,
  levelDm,
  NEEDED,
  REFEREE_DMS,
  refereeDm,
  refereeThrow,
  type SkillThrow,
  settle,
  TWO_DICE,
} from './level.ts'

/** Of a world; above 15 nothing changes, because no throw goes so high. */
export const LAW_LEVEL = int({ min: 0, max: 15 })
export const CASH = int({ min: 0, max: 1_000_000_000 })

export const administration = rule(
  {
    id: 'traveller.skill.administration',
    title: 'Administration',
    lines: '526-532',
    given: {
      use: or(oneOf('officials', 'serving'), 'officials'),
      level: LEVEL,
      throw: NEEDED,
      referee_dms: REFEREE_DMS,
      roll: TWO_DICE,
    },
  },
  (x, why) => {
    const { use, level, throw: needed, referee_dms, roll } = x
    return refereeThrow({ skill: 'Administration', use, level, throw: needed, referee_dms, roll }, why)
  },
)

const STRONG_FRIEND = -2
const SECOND_OFFER = 2

const BRIBE = {
  use: or(oneOf('offer', 'report'), 'offer'),
  law_level: or(LAW_LEVEL, 0),
  level: LEVEL,
  strong_friend: or(flag(), false),
  cash_offer: or(nullable(CASH), null),
  /** The second offer, after which there is no other. */
  second: or(flag(), false),
  throw: NEEDED,
  referee_dms: REFEREE_DMS,
  roll: TWO_DICE,
}

type Bribed = SkillThrow & {
  readonly accepted?: boolean
  /** What must be offered to throw again; none if there is no second throw. */
  readonly second_offer?: number | null
  readonly reported?: boolean
}

/** A throw of the law level or less: everything that helps is negative. */
function offer(x: ValuesOf<typeof BRIBE>, forLevel: number, why: Why): Bribed {
  const needed = x.throw ?? LAW_LEVEL_OR_LESS.at(x.law_level, why)
  const dm = why
    .sum('DM')
    .add('level', forLevel)
    .when(x.strong_friend, 'strong friend', STRONG_FRIEND)
    .add('referee', refereeDm(x.referee_dms, why))
    .total()
  const settled = settle(needed, x.roll, dm, why)
  if (settled.success || x.second || x.cash_offer === null) {
    return { ...settled, accepted: settled.success, second_offer: null }
  }
  const doubled = why.product('second offer').add('cash offered', x.cash_offer).add('doubled', SECOND_OFFER).total()
  return { ...settled, accepted: false, second_offer: doubled }
}

export const bribery = rule(
  { id: 'traveller.skill.bribery', title: 'Bribery', lines: '546-550, 574-578', given: BRIBE },
  (x, why): Bribed => {
    const { throw: needed, dm } = levelDm({ skill: 'Bribery', use: x.use, level: x.level, throw: x.throw }, why)
    if (x.use === 'offer') return offer(x, dm, why)
    const settled = settle(needed, x.roll, dm, why)
    return { ...settled, reported: settled.success }
  },
)

export const briberyAsPrinted = option({
  key: 'bribery-as-printed',
  title: 'Bribery: +1 per level',
  says: 'Each level counts +1 on the throw of the law level or less, by the letter of the book: skill is a handicap.',
  replaces: [
    replace(bribery, (x, why, base) => {
      if (x.use === 'report' || x.level === null) return base(x, why)
      return offer(x, why.input('+1 per level', x.level), why)
    }),
  ],
})

type Inspected = SkillThrow & { readonly inspected?: boolean; readonly detected?: boolean }

export const forgery = rule(
  {
    id: 'traveller.skill.forgery',
    title: 'Forgery',
    lines: '606-612',
    given: {
      use: or(oneOf('inspection', 'detection'), 'detection'),
      law_level: or(LAW_LEVEL, 0),
      /** Of the forger. */
      level: LEVEL,
      throw: NEEDED,
      referee_dms: REFEREE_DMS,
      roll: TWO_DICE,
    },
  },
  (x, why): Inspected => {
    const { use, level, referee_dms, roll } = x
    const stated = use === 'inspection' ? LAW_LEVEL_OR_LESS.at(x.law_level, why) : null
    const settled = refereeThrow({ skill: 'Forgery', use, level, throw: x.throw ?? stated, referee_dms, roll }, why)
    return use === 'inspection' ? { ...settled, inspected: settled.success } : { ...settled, detected: settled.success }
  },
)
