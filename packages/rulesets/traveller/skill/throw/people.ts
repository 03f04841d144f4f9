/** Leading people, and finding one's way among them. */
import { int, nullable, oneOf, or, rule } from '@umpire/engine'
import { STREETWISE_SAMPLES } from '../../tables/skill/skill-throws.ts'
import { LEVEL, levelDm, NEEDED, REFEREE_DMS, refereeThrow, TWO_DICE } from './level.ts'

/** So many follow anybody. */
const WITHOUT_LEADER = 6
const OBEYED_AT_ONCE = 3

export const leader = rule(
  {
    id: 'traveller.skill.leader',
    title: 'Leader',
    lines: '646-654',
    given: { hirelings: or(int({ min: 0 }), 0), level: LEVEL },
  },
  (x, why) => {
    const many = why.compare('hirelings', x.hirelings, '>', WITHOUT_LEADER)
    const dmFor = (use: string): number => levelDm({ skill: 'Leader', use, level: x.level, throw: null }, why).dm
    return {
      // Level 0, by jack of all trades say, is leave to try; the group has nobody better to look to.
      control: !many || x.level !== null,
      reaction_dm: dmFor('reaction'),
      obey_without_hesitation: why.compare('obeyed at once', x.level ?? 0, '>=', OBEYED_AT_ONCE),
      recruiting_dm: dmFor('recruiting'),
    }
  },
)

export const streetwise = rule(
  {
    id: 'traveller.skill.streetwise',
    title: 'Streetwise',
    lines: '714-718, 736-736',
    given: {
      level: LEVEL,
      /** One of the book's samples, for its number. */
      sample: or(nullable(oneOf('pliable official', 'good guns cheap')), null),
      throw: NEEDED,
      referee_dms: REFEREE_DMS,
      roll: TWO_DICE,
    },
  },
  (x, why) => {
    const { level, sample, referee_dms, roll } = x
    const needed = x.throw ?? (sample === null ? null : STREETWISE_SAMPLES.at(sample, why))
    return refereeThrow({ skill: 'Streetwise', use: null, level, throw: needed, referee_dms, roll }, why)
  },
)
