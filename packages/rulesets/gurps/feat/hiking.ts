/** Marching: miles in a day, Hiking, terrain, and people who march together. */
import { BadInput, int, list, num, oneOf, optional, or, rule, table, type Why } from '@umpire/engine'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import { affected } from '../effect/apply.ts'
import { LEARNED, LOAD, ROLL, SCORE } from '../roll/fields.ts'
import { success } from '../roll/success.ts'
import { skillBearer } from '../skill/bearer.ts'

const MILES = table<number, number>('Miles in a day by encumbrance', { 0: 50, 1: 40, 2: 30, 3: 20, 4: 10 })

export const hikingDaily = rule(
  {
    id: 'gurps.feat.hiking-daily',
    title: "A day's march",
    lines: '1704-1708',
    given: { encumbrance_level: or(LOAD, 0) },
    gives: 'miles',
  },
  ({ encumbrance_level }, why) => MILES.at(encumbrance_level, why),
)

/** A distance after a roll against Hiking. */
function marched(miles: number, made: boolean, why: Why): number {
  const hiking = skillBearer(skillNamed('Hiking', catalogOf(why), 'skill'), 0)
  const facts = { skill_roll: made ? 'success' : 'failure' }
  return affected('distance marched', miles, ['distance marched'], [hiking], facts, why)
}

const HALVES = 2

/** A day of two half-days, each with its own roll. */
function dayOf(miles: number, made: readonly boolean[], why: Why): number {
  const sum = why.sum('miles')
  for (let half = 0; half < HALVES; half++) {
    sum.add(`half-day ${half + 1}`, marched(miles / HALVES, made[half] === true, why))
  }
  return sum.total()
}

export const hikingRoll = rule(
  {
    id: 'gurps.feat.hiking-roll',
    title: 'Hiking roll',
    lines: '1710',
    given: {
      encumbrance_level: or(LOAD, 0),
      /** Without it there is no roll. */
      hiking: LEARNED,
      /** One before each half-day. */
      rolls: or(list(int({ min: 3, max: 18 }), HALVES), []),
    },
  },
  ({ encumbrance_level, hiking, rolls }, why) => {
    const rolled = hiking === undefined ? [] : rolls
    const made = rolled.map(roll => success({ effective: hiking ?? 0, roll }, why).success)
    const miles = dayOf(hikingDaily({ encumbrance_level }, why), made, why)
    return { roll_allowed: hiking !== undefined, successes: made.filter(one => one).length, miles }
  },
)

export const hikingParty = rule(
  {
    id: 'gurps.feat.hiking-party',
    title: 'A party marches at the pace of its slowest member',
    lines: '1710',
    given: { member_miles: list(num({ min: 0, max: 10_000 }), 1000) },
    gives: 'party_miles',
  },
  ({ member_miles: [first, ...others] }, why) => {
    if (first === undefined) throw new BadInput('member_miles', 'at least one member', 0)
    return others.reduce((slowest, miles) => why.atMost('the slowest', miles, slowest), first)
  },
)

const [SMALLEST, MEN_PER_LEADER] = [20, 20]
/** Of the unit, for each point of the margin of failure. */
const BEHIND = 0.1
const TO_REJOIN = 2

/** The mean of all; whoever has not learned it counts as 0. */
function meanOf(levels: readonly number[], men: number, why: Why): number {
  const sum = why.sum('Hiking of all')
  for (const level of levels) sum.add('member', level)
  return why.round('average Hiking', sum.total() / men, 'down')
}

type Unit = {
  readonly unit_rule_applies: boolean
  readonly leaders_needed: number
  readonly effective: number
  /** Of each who was left behind and comes up at the end of the day. */
  readonly fatigue_to_rejoin: number
  readonly miles?: number
  readonly left_behind?: number
  readonly stalled?: boolean
}

export const hikingUnit = rule(
  {
    id: 'gurps.feat.hiking-unit',
    title: 'Marching units of twenty or more',
    lines: '1712',
    given: {
      men: int({ min: 1, max: 1_000_000 }),
      /** With Leadership 12 or better. */
      leaders_12_plus: or(int({ min: 0, max: 1_000_000 }), 0),
      average_hiking: optional(SCORE),
      /** Of those who have learned it, where the average is not known. */
      hiking: or(list(SCORE, 10_000), []),
      worst_encumbrance_level: or(LOAD, 0),
      roll: ROLL,
    },
  },
  (x, why): Unit => {
    const leaders_needed = why.round('leaders, one for each 20', x.men / MEN_PER_LEADER, 'up')
    const unit_rule_applies =
      why.compare('a unit', x.men, '>=', SMALLEST) && why.compare('leaders', x.leaders_12_plus, '>=', leaders_needed)
    const effective = x.average_hiking ?? meanOf(x.hiking, x.men, why)
    const unit = { unit_rule_applies, leaders_needed, effective, fatigue_to_rejoin: TO_REJOIN }
    if (!unit_rule_applies || x.roll === undefined) return unit
    const { success: made, critical, margin } = success({ effective, roll: x.roll }, why)
    if (critical === 'failure') return { ...unit, miles: 0, left_behind: 0, stalled: true }
    const miles = marched(hikingDaily({ encumbrance_level: x.worst_encumbrance_level }, why), made, why)
    const share = made ? 0 : why.atMost('all of them', 1, -margin * BEHIND)
    return { ...unit, miles, left_behind: why.round('left behind', x.men * share, 'near'), stalled: false }
  },
)

export const TERRAINS = ['very-bad', 'bad', 'average', 'good'] as const
type Terrain = (typeof TERRAINS)[number]
export const ROADS = ['none', 'very-poor', 'ordinary', 'very-good'] as const
export const WEATHERS = ['bad', 'ordinary', 'fine'] as const

const FACTORS = table('Terrain', { 'very-bad': 0.2, bad: 0.5, average: 1, good: 1.25 })

/** A road is average whatever lies around it, but mud is mud. */
function underfoot(terrain: Terrain, road: (typeof ROADS)[number], weather: (typeof WEATHERS)[number]): Terrain {
  if (road === 'none') return terrain
  if (road === 'very-poor' && weather === 'bad') return 'very-bad'
  return road === 'very-good' && weather === 'fine' ? 'good' : 'average'
}

export const hikingTerrain = rule(
  {
    id: 'gurps.feat.hiking-terrain',
    title: 'Terrain factor for marching',
    lines: '1714-1722',
    given: {
      encumbrance_level: or(LOAD, 0),
      terrain: or(oneOf(...TERRAINS), 'average'),
      road: or(oneOf(...ROADS), 'none'),
      weather: or(oneOf(...WEATHERS), 'ordinary'),
      hiking_successes: or(int({ min: 0, max: HALVES }), 0),
      /** Under ideal conditions, where it is known already. */
      ideal_miles: optional(num({ min: 0, max: 10_000 })),
    },
  },
  (x, why) => {
    const made = [x.hiking_successes > 0, x.hiking_successes > 1]
    const ideal = x.ideal_miles ?? dayOf(hikingDaily({ encumbrance_level: x.encumbrance_level }, why), made, why)
    const counts_as = underfoot(x.terrain, x.road, x.weather)
    const factor = FACTORS.at(counts_as, why)
    return { counts_as, miles: why.product('miles').add('ideal', ideal).add(counts_as, factor).total() }
  },
)
