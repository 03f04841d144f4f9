/** Computers, electronics, engines and machines. */
import { flag, optional, or, rolled, rule } from '@umpire/engine'
import { ELECTRONICS_AIDS } from '../../tables/skill/skill-throws.ts'
import { LEVEL, levelDm, NEEDED, REFEREE_DMS, refereeDm, refereeThrow, settle, TWO_DICE } from './level.ts'

/** A die for the half chance of either. */
const FLAW = { slight: -1, slightUpTo: 3, grave: -2 }

type Program = {
  readonly fatal: boolean
  /** None as long as the roll for it is to come. */
  readonly flaw_dm: number | null
  readonly roll_needed: 'second_roll' | 'die' | null
}

export const computer = rule(
  {
    id: 'traveller.skill.computer',
    title: 'Computer',
    lines: '552-560, 580-588',
    given: { roll: TWO_DICE, second_roll: optional(TWO_DICE), die: optional(rolled('1d6')) },
  },
  (x, why): Program => {
    // Nobody's level helps here; the secret is the referee's.
    const { throw: fatal } = levelDm({ skill: 'Computer', use: 'fatal', level: null, throw: null }, why)
    if (settle(fatal, x.roll, 0, why).success) return { fatal: true, flaw_dm: 0, roll_needed: null }
    if (x.second_roll === undefined) return { fatal: false, flaw_dm: null, roll_needed: 'second_roll' }
    const { throw: flaw } = levelDm({ skill: 'Computer', use: 'flaw', level: null, throw: null }, why)
    if (!settle(flaw, x.second_roll, 0, why).success) return { fatal: false, flaw_dm: 0, roll_needed: null }
    if (x.die === undefined) return { fatal: false, flaw_dm: null, roll_needed: 'die' }
    const slight = why.compare('half chance', x.die, '<=', FLAW.slightUpTo)
    return { fatal: false, flaw_dm: slight ? FLAW.slight : FLAW.grave, roll_needed: null }
  },
)

const DEVICE = { level: LEVEL, throw: NEEDED, referee_dms: REFEREE_DMS, roll: TWO_DICE }

type Aid = keyof typeof ELECTRONICS_AIDS.rows

export const electronics = rule(
  {
    id: 'traveller.skill.electronics',
    title: 'Electronics',
    lines: '562-566, 590-596',
    given: {
      ...DEVICE,
      /** Offered to the referee, who ticks what counts. */
      no_tools: or(flag(), false),
      poor_conditions: or(flag(), false),
      intelligence_10_or_more: or(flag(), false),
      education_9_or_more: or(flag(), false),
    },
  },
  (x, why) => {
    const { throw: needed, dm: forLevel } = levelDm(
      { skill: 'Electronics', use: null, level: x.level, throw: x.throw },
      why,
    )
    const aid = (what: Aid) => () => ELECTRONICS_AIDS.at(what, why)
    const dm = why
      .sum('DM')
      .add('level', forLevel)
      .when(x.no_tools, 'no tools', aid('no_tools'))
      .when(x.poor_conditions, 'poor conditions', aid('poor_conditions'))
      .when(x.intelligence_10_or_more, 'intelligence 10 or more', aid('intelligence_10_or_more'))
      .when(x.education_9_or_more, 'education 9 or more', aid('education_9_or_more'))
      .add('referee', refereeDm(x.referee_dms, why))
      .total()
    return settle(needed, x.roll, dm, why)
  },
)

export const engineering = rule(
  { id: 'traveller.skill.engineering', title: 'Engineering', lines: '598-604', given: DEVICE },
  (x, why) => {
    const { level, throw: needed, referee_dms, roll } = x
    return refereeThrow({ skill: 'Engineering', use: null, level, throw: needed, referee_dms, roll }, why)
  },
)

export const mechanical = rule(
  { id: 'traveller.skill.mechanical', title: 'Mechanical', lines: '656-662', given: DEVICE },
  (x, why) => {
    const { level, throw: needed, referee_dms, roll } = x
    return refereeThrow({ skill: 'Mechanical', use: null, level, throw: needed, referee_dms, roll }, why)
  },
)
