/** The eight stats, what they cost and what they come from. */
import { flag, num, oneOf, optional, rule } from '@umpire/engine'
import { OLDER_WORDS, STATS, statField, statNamed, statRow } from '../tables/stats.ts'

export const statsList = rule(
  {
    id: 'tensided.stats.list',
    title: 'The eight stats',
    lines: '73-92',
    given: { stat: oneOf(...STATS, ...OLDER_WORDS) },
  },
  (x, why) => {
    const { key, name, covers, base, min, max } = statRow(statNamed(x.stat, why))
    return { stat: key, name, covers, base, min, max }
  },
)

export const noXpRaise = rule(
  {
    id: 'tensided.stats.no-xp-raise',
    title: 'Stats cannot be bought with experience',
    lines: '168-182',
    given: {
      buy: oneOf('stat', 'skill', 'concentration', 'ability', 'merit'),
      stat: optional(statField),
      xp_available: optional(num({ min: 0, max: 1_000_000 })),
      /** The game master's word against the rule, to be kept in the log. */
      gm_override: optional(flag()),
    },
    gives: 'allowed',
  },
  (x, why) => {
    if (x.buy !== 'stat') return true
    why.note(
      x.gm_override === true
        ? 'by the game master’s word'
        : 'experience buys skills, abilities and merits, never stats',
    )
    return x.gm_override === true
  },
)

/** Pounds of an average human for each point of physique. */
const POUNDS_PER_POINT = 40

export const creatureConversion = rule(
  {
    id: 'tensided.stats.creature-conversion',
    title: 'Sizing creatures',
    lines: '14-14',
    given: { weight_lb: num({ min: 0, max: 10_000_000 }) },
    gives: 'physique',
  },
  (x, why) => {
    const physique = why.round('nearest', why.input('weight / 40', x.weight_lb / POUNDS_PER_POINT), 'near')
    return why.atLeast('at least', 1, physique)
  },
)
