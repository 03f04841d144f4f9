/** Air/rafts, all-terrain vehicles, and the vehicles of a group. */
import { flag, oneOf, option, or, ownValue, replace, rule, text, type Why } from '@umpire/engine'
import { RELATED_VEHICLES } from '../../tables/skill/skills.ts'
import { VEHICLE_GROUPS, VEHICLE_TYPES, type VehicleGroup } from '../../tables/skill/vehicles.ts'
import {
  LEVEL,
  levelDm,
  NEEDED,
  REFEREE_DMS,
  refereeDm,
  refereeThrow,
  SKILL_LEVELS,
  settle,
  TWO_DICE,
} from './level.ts'

const CONDITION = -1

export const airRaft = rule(
  {
    id: 'traveller.skill.air-raft',
    title: 'Air/raft',
    lines: '534-538',
    given: {
      level: LEVEL,
      extremely_bad_weather: or(flag(), false),
      old_craft: or(flag(), false),
      gunfire: or(flag(), false),
      throw: NEEDED,
      referee_dms: REFEREE_DMS,
      roll: TWO_DICE,
    },
  },
  (x, why) => {
    const { throw: needed, dm: forLevel } = levelDm(
      { skill: 'Air/Raft', use: 'accident', level: x.level, throw: x.throw },
      why,
    )
    const dm = why
      .sum('DM')
      .add('level', forLevel)
      .when(x.extremely_bad_weather, 'extremely bad weather', CONDITION)
      .when(x.old_craft, 'old craft', CONDITION)
      .when(x.gunfire, 'gunfire', CONDITION)
      .add('referee', refereeDm(x.referee_dms, why))
      .total()
    const settled = settle(needed, x.roll, dm, why)
    return { ...settled, accident: !settled.success }
  },
)

export const airRaftOneCondition = option({
  key: 'air-raft-one-condition',
  title: 'Air/raft: one condition counts',
  says: 'Extremely bad weather, an old craft and gunfire count −1 together, not each.',
  replaces: [
    replace(airRaft, (x, why, base) => {
      why.note('of weather, craft and gunfire only the first counts')
      const old_craft = x.old_craft && !x.extremely_bad_weather
      return base({ ...x, old_craft, gunfire: x.gunfire && !old_craft && !x.extremely_bad_weather }, why)
    }),
  ],
})

export const atv = rule(
  {
    id: 'traveller.skill.atv',
    title: 'ATV',
    lines: '540-544, 568-572',
    given: {
      use: or(oneOf('breakdown', 'off_road'), 'off_road'),
      level: LEVEL,
      throw: NEEDED,
      referee_dms: REFEREE_DMS,
      roll: TWO_DICE,
    },
  },
  (x, why) => {
    const settled = refereeThrow(
      { skill: 'ATV', use: x.use, level: x.level, throw: x.throw, referee_dms: x.referee_dms, roll: x.roll },
      why,
    )
    return { ...settled, breakdown: x.use === 'breakdown' && settled.success }
  },
)

/** Types that stand in other books are written with their group: "Ground Car (Truck)". */
const isOf = (group: VehicleGroup, skill: string): boolean =>
  VEHICLE_TYPES.rows[group].includes(skill) || (skill.startsWith(group) && skill.charAt(group.length) === ' ')

export function vehicleGroup(skill: string): VehicleGroup | null {
  for (const group of VEHICLE_GROUPS) if (isOf(group, skill)) return group
  return null
}

/** The best of the skills in other vehicles of the group, less what it loses; none if that is below level 0. */
function related(skills: { readonly [skill: string]: number }, skill: string, why: Why): number | null {
  const group = vehicleGroup(skill)
  if (group === null) return null
  const loss = why.table('Other vehicles of a group', group, undefined, RELATED_VEHICLES[group])
  if (loss === null) return null
  let best: number | null = null
  for (const [other, level] of Object.entries(skills)) {
    if (other !== skill && isOf(group, other) && level + loss >= (best ?? 0)) best = level + loss
  }
  return best
}

export const vehicle = rule(
  {
    id: 'traveller.skill.vehicle',
    title: 'Vehicle',
    lines: '726-728, 742-744',
    given: { skills: SKILL_LEVELS, skill: text(100) },
    gives: 'effective_level',
  },
  (x, why) => {
    const learnt = ownValue(x.skills, x.skill) ?? null
    const other = related(x.skills, x.skill, why)
    return why
      .stages('level', 'learnt', learnt)
      .adjust(other !== null && other > (learnt ?? -1), 'by another vehicle of the group', other)
      .final()
  },
)
