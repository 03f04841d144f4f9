/** What skills cost, and what points buy: two tables and their inverse. */
import { BadInput, int, num, oneOf, rule, type Table, table, type Why } from '@umpire/engine'
import { DIFFICULTIES } from '../../catalog/entry/difficulties.ts'
import { type Difficulty, SKILL_TYPES, type SkillType } from '../../catalog/entry/skill.ts'

/** Points by the level relative to the attribute, and what each level past the table costs. */
interface Column {
  readonly costs: Table<number, number>
  readonly lowest: number
  readonly highest: number
  readonly beyond: number
}

/** A column of the printed table, from its lowest level on. */
function column(title: string, lowest: number, points: readonly number[], beyond: number): Column {
  const rows = Object.fromEntries(points.map((cost, index) => [lowest + index, cost]))
  return { costs: table<number, number>(title, rows), lowest, highest: lowest + points.length - 1, beyond }
}

const COLUMNS = {
  physical: {
    easy: column('Physical skills, Easy', -1, [0.5, 1, 2, 4, 8, 16], 8),
    average: column('Physical skills, Average', -2, [0.5, 1, 2, 4, 8, 16, 24], 8),
    hard: column('Physical skills, Hard', -3, [0.5, 1, 2, 4, 8, 16, 24, 32], 8),
  },
  mental: {
    easy: column('Mental skills, Easy', -1, [0.5, 1, 2, 4], 2),
    average: column('Mental skills, Average', -2, [0.5, 1, 2, 4, 6], 2),
    hard: column('Mental skills, Hard', -3, [0.5, 1, 2, 4, 6, 8], 2),
    very_hard: column('Mental skills, Very Hard', -4, [0.5, 1, 2, 4, 8, 12, 16], 4),
  },
} as const

const PHYSICAL_DIFFICULTIES = ['easy', 'average', 'hard'] as const
const physicalOnly = oneOf(...PHYSICAL_DIFFICULTIES)

const columnOf = (type: SkillType, difficulty: Difficulty): Column =>
  type === 'mental' ? COLUMNS.mental[difficulty] : COLUMNS.physical[physicalOnly.read(difficulty, 'difficulty')]

const score = int({ min: -1000, max: 1000 })

type Price = { readonly legal: true; readonly points: number } | { readonly legal: false; readonly points: null }

function price({ costs, lowest, highest, beyond }: Column, attribute: number, level: number, why: Why): Price {
  const relative = why.sum('relative level').add('level', level).add('attribute', -attribute).total()
  if (!why.compare('lowest level that can be bought', relative, '>=', lowest)) return { legal: false, points: null }
  const points = why
    .sum('points')
    .add('by the table', costs.at(Math.min(relative, highest), why))
    .when(relative > highest, 'levels past the table', () => (relative - highest) * beyond, 'within the table')
    .total()
  return { legal: true, points }
}

export const costPhysical = rule(
  {
    id: 'gurps.skill.cost-physical',
    title: 'Cost of physical skills',
    lines: '964-983, 997',
    given: { difficulty: physicalOnly, attribute: score, level: score },
  },
  ({ difficulty, attribute, level }, why) => price(COLUMNS.physical[difficulty], attribute, level, why),
)

export const costMental = rule(
  {
    id: 'gurps.skill.cost-mental',
    title: 'Cost of mental skills',
    lines: '985-997',
    given: { difficulty: oneOf(...DIFFICULTIES), attribute: score, level: score },
  },
  ({ difficulty, attribute, level }, why) => price(COLUMNS.mental[difficulty], attribute, level, why),
)

interface Bought {
  readonly type: SkillType
  readonly difficulty: Difficulty
  readonly attribute: number
  readonly level: number
}

/** The points for a level without lasting bonuses, by the table of its type. */
export function skillCost({ type, difficulty, attribute, level }: Bought, why: Why): Price {
  if (type === 'mental') return costMental({ difficulty, attribute, level }, why)
  return costPhysical({ difficulty: physicalOnly.read(difficulty, 'difficulty'), attribute, level }, why)
}

export const relativeLevel = rule(
  {
    id: 'gurps.skill.relative-level',
    title: 'Skills follow their attribute',
    lines: '968, 1619',
    given: { attribute: score, relative: score },
    gives: 'level',
  },
  ({ attribute, relative }, why) =>
    why.sum('level').add('attribute', attribute).add('relative level', relative).total(),
)

/** The highest relative level that the points reach; nothing below the first row. */
function reached({ costs, lowest, highest, beyond }: Column, points: number): number | undefined {
  if (points >= (costs.rows[highest] ?? Number.POSITIVE_INFINITY)) {
    return highest + Math.floor((points - (costs.rows[highest] ?? 0)) / beyond)
  }
  let relative: number | undefined
  for (let row = lowest; row < highest && (costs.rows[row] ?? 0) <= points; row++) relative = row
  return relative
}

export const levelFromPoints = rule(
  {
    id: 'gurps.skill.level-from-points',
    title: 'Skill level from points spent',
    lines: '972-997',
    given: {
      type: oneOf(...SKILL_TYPES),
      difficulty: oneOf(...DIFFICULTIES),
      attribute: score,
      points: num({ min: 0, max: 100_000 }),
    },
  },
  ({ type, difficulty, attribute, points }, why): { readonly level: number | null; readonly unused: number } => {
    const relative = reached(columnOf(type, difficulty), points)
    if (relative === undefined) {
      why.note('less than the first step of the table: nothing is bought')
      return { level: null, unused: points }
    }
    const level = relativeLevel({ attribute, relative }, why)
    const { points: cost } = skillCost({ type, difficulty, attribute, level }, why)
    if (cost === null) throw new BadInput('points', 'a level that can be bought', points)
    return { level, unused: why.sum('unused').add('points', points).add('cost', -cost).total() }
  },
)
