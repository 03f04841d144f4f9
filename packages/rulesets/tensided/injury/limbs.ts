/** Crippling hits: which limb they find, what becomes of it, and what stays of it for good. */
import { BadInput, int, oneOf, optional, rolled, rule, steps, table, type Why } from '@umpire/engine'
import { DAMAGE_TYPE } from '../tables/damage-types.ts'
import type { HitLevel } from '../tables/health-levels.ts'
import {
  LIMB,
  LIMB_ROWS,
  LIMB_STATUS,
  LIMB_STATUSES,
  LIMBS,
  type Limb,
  type LimbStatus,
  limbKind,
  limbStatusAt,
} from '../tables/limb-levels.ts'
import { SEVERED_AT } from '../tables/locations.ts'
import { DAMAGE, further, HP, hitLevel, MARKS, reachedLevel, reaches } from './health.ts'

/** A crippling hit finds a limb, or the spine, and with it all of them. */
const CRIPPLED_AREAS = [...LIMBS, 'spine'] as const
export type CrippledArea = (typeof CRIPPLED_AREAS)[number]

const AREAS = steps<CrippledArea>('Where a crippling hit lands', [
  [2, 'left leg'],
  [4, 'right leg'],
  [6, 'left arm'],
  [8, 'right arm'],
  [10, 'spine'],
])

export const limbsIn = (area: CrippledArea): readonly Limb[] => (area === 'spine' ? LIMBS : [area])

export const debilitating = rule(
  {
    id: 'tensided.injury.debilitating',
    title: 'Debilitating injuries',
    lines: '908-922',
    given: { limb_roll: rolled('1d10') },
  },
  ({ limb_roll }, why) => {
    const area = AREAS.at(limb_roll, why)
    const affected = limbsIn(area)
    return { area, limbs: affected.length, affected }
  },
)

const ROWS = LIMB_STATUSES.map(status => LIMB_ROWS[status])
const WORST = LIMB_STATUSES.length - 1

/** A cut takes off an arm sooner than a leg; a hit on all four takes off none. */
function severs(area: CrippledArea, damage: number, hp: number, why: Why): boolean {
  if (area === 'spine') return false
  const percent = SEVERED_AT[limbKind(area)]
  const off = reaches(damage, percent, hp)
  if (off) why.note(`a cut of at least ${percent} % takes the ${area} off`)
  return off
}

export const mobilityLevels = rule(
  {
    id: 'tensided.injury.mobility-levels',
    title: 'Mobility status of a limb',
    lines: '924-953',
    given: {
      hp: HP,
      damage: DAMAGE,
      limb: optional(LIMB),
      /** Instead of the limb, where all four are hit. */
      area: optional(oneOf(...CRIPPLED_AREAS)),
      /** Before the hit; of each, where all four are hit. */
      limb_status: optional(LIMB_STATUS),
      marks: optional(MARKS),
      damage_type: optional(DAMAGE_TYPE),
    },
  },
  (x, why) => {
    const { hp, damage, limb, area = limb, limb_status = 'uninjured', marks = 0 } = x
    if (area === undefined) throw new BadInput('limb', `one of ${CRIPPLED_AREAS.join(', ')}`, area)
    const before = LIMB_ROWS[limb_status].level
    const hit = reachedLevel(ROWS, damage, hp, why)
    const after = further({ level: before, marks }, hit, WORST, why, damage > 0)
    const status = limbStatusAt(after.level)
    const severed = x.damage_type === 'cutting' && severs(area, damage, hp, why)
    return {
      limb_hit_level: limbStatusAt(hit),
      limb_status: status,
      limb_df: LIMB_ROWS[status].df,
      marks: after.marks,
      worsened: after.level > before,
      limbs: limbsIn(area).length,
      severed,
      /** Out of use: for the rest of the fight, for months (1d6), or for good; none where it still serves. */
      out_of_use: outOfUse(status, severed),
      bleeds_as: bleedsAs(hitLevel(damage, hp, why)),
    }
  },
)

/** It bleeds as the same damage would to the body; but nobody is dead of it, so it bleeds as the worst that do. */
const bleedsAs = (level: HitLevel): HitLevel => (level === 'dead' ? 'comatose' : level)

type OutOfUse = 'fight' | 'months' | 'for good'

function outOfUse(status: LimbStatus, severed: boolean): OutOfUse | null {
  if (severed) return 'for good'
  if (status === 'maimed') return 'months'
  return status === 'useless' ? 'fight' : null
}

/** Several limbs used in one roll: the worst counts; nothing where one of them cannot be used at all. */
export function limbDf(used: readonly LimbStatus[]): number | null {
  let worst = 0
  for (const status of used) {
    const { df } = LIMB_ROWS[status]
    if (df === null) return null
    worst = Math.max(worst, df)
  }
  return worst
}

/** A limb that was only out for the fight. */
export const afterTheFight = (status: LimbStatus): LimbStatus => (status === 'useless' ? 'crippled' : status)

const HOPPING = 0.25

/** What two legs leave of walking: all, hopping, or nothing; whoever hops does not run. */
export function legsLeave(legs: readonly LimbStatus[]): number {
  const out = legs.filter(status => LIMB_ROWS[status].df === null).length
  if (out === 0) return 1
  return out < legs.length ? HOPPING : 0
}

export type LimbLimit = 'uninjured' | 'hurt' | 'damaged' | 'crippled' | 'unusable'

const LIMIT = table<0 | 1 | 2 | 3 | 4, LimbLimit>('Lasting damage', {
  0: 'uninjured',
  1: 'hurt',
  2: 'damaged',
  3: 'crippled',
  4: 'unusable',
})
const timesThatCount = (times: number): keyof typeof LIMIT.rows => {
  for (const known of [0, 1, 2, 3] as const) if (times === known) return known
  return 4
}

export const maimedLimit = rule(
  {
    id: 'tensided.injury.maimed-limit',
    title: 'Lasting damage of a maimed limb',
    lines: '952-953',
    given: {
      times_maimed: int({ min: 0, max: 1000 }),
      /** Months until it can be used again. */
      d6: optional(rolled('1d6')),
    },
  },
  (x, why): { readonly best_status: LimbLimit; readonly months?: number } => {
    const best_status = LIMIT.at(timesThatCount(x.times_maimed), why)
    const { d6 } = x
    return d6 === undefined ? { best_status } : { best_status, months: d6 }
  },
)
