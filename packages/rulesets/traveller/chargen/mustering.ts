/** Leaving a service: how many rolls, on which table, and what they bring. */
import { flag, int, oneOf, option, or, ownValue, replace, rolled, rule } from '@umpire/engine'
import { rank, service, skills, terms } from '../core/fields.ts'
import { applyDms } from '../core/throw.ts'
import { BENEFITS, CASH, EXTRA_ROLLS } from '../tables/chargen/mustering.ts'

const PER_TERM = 1
export const MOST_CASH_ROLLS = 3
export const BENEFITS_DM = { dm: 1, from_rank: 5 }
export const CASH_DM = { dm: 1, from_level: 1 }
const LAST_ROW = 7

type Skills = { readonly [skill: string]: number }
const NO_SKILLS: Skills = {}

export const musteringRolls = rule(
  {
    id: 'traveller.chargen.mustering-rolls',
    title: 'Number of mustering-out rolls',
    lines: '297-311',
    given: { terms, rank: or(rank, 0) },
    gives: 'mustering_rolls',
  },
  (x, why) =>
    why
      .sum('mustering-out rolls')
      .add('terms', PER_TERM * x.terms)
      .add('final rank', EXTRA_ROLLS.at(x.rank, why))
      .total(),
)

const gamblingLevel = (held: Skills): number => ownValue(held, 'Gambling') ?? 0

export const musteringDms = rule(
  {
    id: 'traveller.chargen.mustering-dms',
    title: 'DMs on the mustering-out tables',
    lines: '306-313, 409-409, 419-419',
    given: {
      rank: or(rank, 0),
      skills: or(skills, {}),
      table: oneOf('benefits', 'cash'),
      roll: rolled('1d6'),
      /** The DM is a permission: the player may do without it, but says so before the throw. */
      declined: or(flag(), false),
    },
  },
  (x, why) => {
    const dm = x.declined
      ? why.sum('DM').when(false, 'rank or gambling', 1, 'declined').total()
      : why
          .sum('DM')
          .when(
            x.table === 'benefits' && x.rank >= BENEFITS_DM.from_rank,
            'rank 5 or 6',
            BENEFITS_DM.dm,
            'needs rank 5 and the benefits table',
          )
          .when(
            x.table === 'cash' && gamblingLevel(x.skills) >= CASH_DM.from_level,
            'gambling',
            CASH_DM.dm,
            'needs gambling-1 and the cash table',
          )
          .total()
    return { dm, total: applyDms({ roll: x.roll, dms: [dm] }, why) }
  },
)

/** The sidebar (line 309) against the text (311-313) and the note under the table (419). */
export const gamblingLevelOnCash = option({
  key: 'gambling-level-on-cash',
  title: 'Gambling counts by level on the cash table',
  says: 'The whole level of gambling is the DM on the cash table, not +1; results beyond the last row are read there.',
  replaces: [
    replace(musteringDms, (x, why, base) => {
      const level = gamblingLevel(x.skills)
      if (x.table !== 'cash' || x.declined || level < CASH_DM.from_level) return base(x, why)
      const dm = why.sum('DM').add('level of gambling', level).total()
      return { dm, total: why.atMost('last row', LAST_ROW, applyDms({ roll: x.roll, dms: [dm] }, why)) }
    }),
  ],
})

export const musteringChoice = rule(
  {
    id: 'traveller.chargen.mustering-choice',
    title: 'Choosing between cash and benefits',
    lines: '315-317, 419-419',
    given: { mustering_rolls_left: int({ min: 0 }), cash_used: or(int({ min: 0 }), 0) },
  },
  (x, why) => {
    const open = why.sum('cash rolls').add('allowed in all', MOST_CASH_ROLLS).add('used', -x.cash_used).total()
    const left = why.atMost('rolls left', x.mustering_rolls_left, why.atLeast('cash rolls left', 0, open))
    return { cash_allowed: why.compare('cash rolls left', left, '>', 0), cash_rolls_left: left }
  },
)

export const benefitsTable = rule(
  {
    id: 'traveller.chargen.benefits-table',
    title: 'Mustering out, benefits table',
    lines: '399-409',
    given: {
      service,
      rank: or(rank, 0),
      roll: rolled('1d6'),
      declined: or(flag(), false),
    },
  },
  (x, why) => {
    const { rank, roll, declined } = x
    const { total } = musteringDms({ rank, skills: NO_SKILLS, table: 'benefits', roll, declined }, why)
    return { total, benefit: BENEFITS.at(x.service, total, why) }
  },
)

export const cashTable = rule(
  {
    id: 'traveller.chargen.cash-table',
    title: 'Mustering out, cash table',
    lines: '411-419',
    given: {
      service,
      skills: or(skills, {}),
      roll: rolled('1d6'),
      declined: or(flag(), false),
    },
  },
  (x, why) => {
    const { skills, roll, declined } = x
    const { total } = musteringDms({ rank: 0, skills, table: 'cash', roll, declined }, why)
    return { total, cash: CASH.at(x.service, total, why) }
  },
)
