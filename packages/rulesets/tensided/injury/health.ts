/** What one hit does to somebody's health, and what further hits do. */
import { flag, int, num, optional, rule, type Why } from '@umpire/engine'
import { slightHitsMark } from '../campaign/readings.ts'
import {
  HIT_LEVEL,
  type HitLevel,
  levelOf,
  STATUS,
  STATUS_ROWS,
  STATUSES,
  type Status,
  statusAt,
} from '../tables/health-levels.ts'

/** Hit points are a yardstick: never none. */
export const HP = num({ min: 0.5, max: 100_000 })
export const DAMAGE = num({ min: 0, max: 1_000_000 })
/** Eight make it worse, so there are never more. */
export const MARKS = int({ min: 0, max: 7 })

/** Damage is no float: a campaign's weapon may do 1.1, and three of them 3.3. */
const PARTS = 1_000_000
const exact = (number: number): number => Math.round(number * PARTS) / PARTS

/** Whether damage is so many percent of the hit points. */
export const reaches = (damage: number, percent: number, hp: number): boolean =>
  exact(damage * 100) >= exact(percent * hp)

/** The worst level whose percentage is reached; 0 for none. */
export function reachedLevel(
  rows: readonly { readonly level: number; readonly percent: number | null }[],
  damage: number,
  hp: number,
  why: Why,
): number {
  for (let level = rows.length - 1; level > 0; level--) {
    const percent = rows[level]?.percent
    if (percent !== undefined && percent !== null && reaches(damage, percent, hp)) {
      why.compare('hundred times the damage against percent of HP', exact(damage * 100), '>=', exact(percent * hp))
      return level
    }
  }
  return 0
}

const ROWS = STATUSES.map(status => STATUS_ROWS[status])

/** The level that one hit is worth. */
export function hitLevel(damage: number, hp: number, why: Why): HitLevel {
  const status = statusAt(reachedLevel(ROWS, damage, hp, why))
  return status === 'healthy' ? 'none' : status
}

export const healthLevels = rule(
  {
    id: 'tensided.injury.health-levels',
    title: 'Health status',
    lines: '861-899',
    given: { hp: HP, damage: DAMAGE },
  },
  ({ hp, damage }, why) => {
    const hit_level = hitLevel(damage, hp, why)
    const status = hit_level === 'none' ? 'healthy' : hit_level
    const { df, move } = STATUS_ROWS[status]
    return {
      hit_level,
      /** Of whoever was healthy before. */
      status: why.table('Health status', status, undefined, status),
      wound_df: df,
      move,
    }
  },
)

/** Marks of a hit that is worth so many levels less. */
const MARKS_BELOW: readonly number[] = [0, 4, 2, 1]
/** So many make it a level worse. */
const MARKS_FULL = 8

type Hurt = { readonly level: number; readonly marks: number }

/** A further hit on a scale of so many levels: a worse one is where it leads, an equal one worsens, a lesser leaves marks. */
export function further(before: Hurt, hit: number, worst: number, why: Why, slight = false): Hurt {
  const { level, marks } = before
  if (level === worst) return before
  if (hit === 0)
    return slight && level > 0 && slightHitsMark(why) ? marked(before, MARKS_BELOW[level] ?? 0, why) : before
  if (hit > level) return { level: hit, marks }
  if (hit === level) return { level: level + 1, marks }
  return marked(before, MARKS_BELOW[level - hit] ?? 0, why)
}

/** More marks: eight of them are a level. */
function marked({ level, marks }: Hurt, left: number, why: Why): Hurt {
  const sum = why.sum('marks').add('marks before', marks).add('a lesser hit', left).total()
  if (sum < MARKS_FULL) return { level, marks: sum }
  return { level: level + 1, marks: why.sum('marks left').add('marks', sum).add('a level worse', -MARKS_FULL).total() }
}

/** What is rolled when a status is reached, in this order. */
export type StatusRoll = 'incapacitation' | 'halving' | 'coma'

/** The rolls that come with a new status: to stay awake, to will away the pain, to live. */
export function rollsOf(status: Status): readonly StatusRoll[] {
  const { df } = STATUS_ROWS[status]
  if (status === 'comatose') return ['coma']
  if (status === 'incapacitated') return ['incapacitation', 'halving']
  return df !== null && df > 0 ? ['halving'] : []
}

export const progression = rule(
  {
    id: 'tensided.injury.progression',
    title: 'Further hits',
    lines: '903-903',
    given: {
      status: STATUS,
      hit_level: HIT_LEVEL,
      marks: MARKS,
      /** It did damage, though too little for a level. */
      slight: optional(flag()),
    },
  },
  (x, why) => {
    const before = levelOf(x.status)
    const { level, marks } = further(
      { level: before, marks: x.marks },
      levelOf(x.hit_level),
      STATUSES.length - 1,
      why,
      x.slight === true,
    )
    const status = statusAt(level)
    const worsened = level > before
    return { status, marks, worsened, rolls: worsened ? rollsOf(status) : [] }
  },
)
