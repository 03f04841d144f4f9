/** Quick fingers, quiet feet, and locks. */
import { BadInput, num, optional, record, rule, steps } from '@umpire/engine'
import { attribute, skillLevel } from '../core/attribute.ts'
import { score } from '../core/roll.ts'
import { statValue } from '../tables/stats.ts'
import { setBy, WATCHER } from './alertness.ts'
import { type Attempt, attempt, harder, ROLLER } from './attempt.ts'
import { complex } from './complex.ts'

export const sleightStealth = rule(
  {
    id: 'tensided.skills.sleight-stealth',
    title: 'Sleight of hand and stealth',
    lines: '340-344',
    given: {
      dexterity: optional(statValue),
      sleight_of_hand: optional(skillLevel),
      athleticism: optional(statValue),
      stealth: optional(skillLevel),
      target: record(WATCHER),
      /** Of the ground that is walked on. */
      surface_df: optional(score),
      ...ROLLER,
    },
  },
  (x, why): Attempt => {
    const { dexterity, sleight_of_hand, athleticism, stealth } = x
    const quick = sleight_of_hand !== undefined
    const stat_value = quick ? dexterity : athleticism
    const skill_level = quick ? sleight_of_hand : stealth
    if (stat_value === undefined || skill_level === undefined) {
      throw new BadInput('given', 'dexterity and sleight_of_hand, or athleticism and stealth', 'neither')
    }
    const own = attribute({ stat_value, skill_level }, why)
    const difficulty = harder(setBy(x.target, why), quick ? undefined : x.surface_df, why)
    return attempt(own, harder(difficulty, x.df_modifier, why), x.d10, why)
  },
)

export const securityOpposed = rule(
  {
    id: 'tensided.skills.security-opposed',
    title: 'Disabling locks and traps',
    lines: '342-342',
    given: {
      dexterity: statValue,
      security: skillLevel,
      designer: optional(record({ dexterity: statValue, security: skillLevel })),
      /** The game master's, where nobody knows the designer. */
      base_df: optional(score),
      ...ROLLER,
    },
  },
  (x, why): Attempt => {
    const { designer, base_df } = x
    const own = { stat_value: x.dexterity, skill_level: x.security, df_modifier: x.df_modifier ?? 0 }
    if (designer !== undefined) {
      const opponent = { stat_value: designer.dexterity, skill_level: designer.security }
      const { attribute: at, difficulty } = complex({ ...own, opponent, opposed: true }, why)
      return attempt(at, difficulty, x.d10, why)
    }
    if (base_df === undefined) throw new BadInput('given', 'the designer, or a base_df', 'neither')
    const { attribute: at, difficulty } = complex({ ...own, base_df }, why)
    return attempt(at, difficulty, x.d10, why)
  },
)

/** A failed try costs as much as the barest success; none takes less than a round. */
const SECONDS = steps<number>('Time to open a lock', [
  [0, 120],
  [1, 90],
  [2, 60],
  [3, 30],
  [4, 20],
  [5, 10],
  [Number.POSITIVE_INFINITY, 1],
])

export const securityTime = rule(
  {
    id: 'tensided.skills.security-time',
    title: 'Time to open a lock or disable a trap',
    lines: '342-342',
    given: { mos: num({ min: -100_000, max: 100_000 }) },
    gives: 'seconds',
  },
  ({ mos }, why) => SECONDS.at(mos, why),
)
