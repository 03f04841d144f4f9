/** Climbing: how hard and how fast, the rolls on the way, and how far somebody falls. */
import { flag, int, num, oneOf, optional, or, rule, type Table, table, type Why } from '@umpire/engine'
import { BODY, LOAD, ROLL, SCORE } from '../roll/fields.ts'
import { effectiveSkill } from '../roll/modifiers.ts'
import { success } from '../roll/success.ts'

export const CLIMBS = [
  'ladder-up',
  'ladder-down',
  'ordinary-tree',
  'ordinary-mountain',
  'vertical-stone-wall',
  'modern-building',
  'rope-up',
  'rope-down-without-equipment',
  'rope-down-with-equipment',
] as const
type Climb = (typeof CLIMBS)[number]

/** A distance and the seconds it takes. */
type Rate = readonly [distance: number, seconds: number]

type Row = {
  /** None where no roll is asked for. */
  readonly modifier: number | null
  readonly unit: 'feet' | 'rungs'
  readonly short: Rate
  readonly long: Rate
}

const ROWS: Table<Climb, Row> = table<Climb, Row>('Climbing', {
  'ladder-up': { modifier: null, unit: 'rungs', short: [3, 1], long: [1, 1] },
  'ladder-down': { modifier: null, unit: 'rungs', short: [2, 1], long: [1, 1] },
  'ordinary-tree': { modifier: 5, unit: 'feet', short: [1, 1], long: [1, 3] },
  'ordinary-mountain': { modifier: 0, unit: 'feet', short: [1, 2], long: [10, 60] },
  'vertical-stone-wall': { modifier: -3, unit: 'feet', short: [1, 5], long: [4, 60] },
  'modern-building': { modifier: -3, unit: 'feet', short: [1, 10], long: [2, 60] },
  'rope-up': { modifier: -2, unit: 'feet', short: [1, 1], long: [20, 60] },
  'rope-down-without-equipment': { modifier: -1, unit: 'feet', short: [2, 1], long: [30, 60] },
  'rope-down-with-equipment': { modifier: -1, unit: 'feet', short: [12, 1], long: [12, 1] },
})

const DOWNWARD: readonly Climb[] = ['ladder-down', 'rope-down-without-equipment', 'rope-down-with-equipment']

/** Seconds between two rolls. */
const BETWEEN = 300

const secondsAt = ([distance, seconds]: Rate, far: number, why: Why): number =>
  why
    .product('seconds')
    .add('distance', far)
    .add('seconds for each', seconds / distance)
    .total()

type Pace = { readonly rate: 'short' | 'long'; readonly seconds: number; readonly rolls_needed: number }

/** Short is what the faster rate finishes before a second roll would be due, unless the game master says otherwise. */
function paceOf(row: Row, far: number, wanted: 'short' | 'long' | undefined, why: Why): Pace {
  const fast = secondsAt(row.short, far, why)
  const short = wanted === undefined ? why.compare('a short climb', fast, '<', BETWEEN) : wanted === 'short'
  const seconds = short ? fast : secondsAt(row.long, far, why)
  // One to begin and one for each further five minutes, but none on arrival.
  const further = Math.max(1, why.round('rolls', seconds / BETWEEN, 'up'))
  return { rate: short ? 'short' : 'long', seconds, rolls_needed: row.modifier === null ? 0 : further }
}

type Climbed = Partial<Pace> & {
  readonly modifier: number | null
  readonly unit: Row['unit']
  readonly roll_needed: boolean
}

const distance = optional(num({ min: 0, max: 1_000_000 }))
const rate = optional(oneOf('short', 'long'))

export const climbingTable = rule(
  {
    id: 'gurps.feat.climbing-table',
    title: 'Climbing modifiers and speeds',
    lines: '1692-1702',
    given: {
      climb: oneOf(...CLIMBS),
      height_feet: distance,
      /** Of a ladder; as many as feet where only those are known. */
      rungs: distance,
      /** The game master's word on which rate holds. */
      rate,
      climbing: optional(SCORE),
      ...BODY,
    },
  },
  ({ climb, height_feet, rungs, rate: wanted }, why): Climbed => {
    const row = ROWS.at(climb, why)
    const far = row.unit === 'rungs' ? (rungs ?? height_feet) : height_feet
    const { modifier, unit } = row
    return {
      modifier,
      unit,
      roll_needed: modifier !== null,
      ...(far === undefined ? {} : paceOf(row, far, wanted, why)),
    }
  },
)

/** How high somebody hangs when a roll is due. */
function heightAt(row: Row, height: number, at: number, down: boolean, wanted: Pace['rate'], why: Why): number {
  const [far, seconds] = row[wanted]
  const done = why.atMost('the whole way', height, (at * far) / seconds)
  return down ? why.sum('height').add('of all', height).add('climbed down', -done).total() : done
}

type Held = {
  readonly roll_needed: boolean
  readonly effective?: number
  readonly allowed?: boolean
  readonly after_seconds?: number
  readonly falls?: boolean
  readonly starts?: boolean
  readonly fall_feet?: number
}

export const climbingRoll = rule(
  {
    id: 'gurps.feat.climbing-roll',
    title: 'Climbing roll',
    lines: '1688-1690',
    given: {
      climbing: SCORE,
      climb: oneOf(...CLIMBS),
      encumbrance_level: or(LOAD, 0),
      /** The first is made to begin. */
      roll_number: or(int({ min: 1, max: 100_000 }), 1),
      /** Down what is as well climbed up: a tree, a wall. */
      downward: or(flag(), false),
      height_feet: distance,
      rate,
      roll: ROLL,
      ...BODY,
    },
  },
  (x, why): Held => {
    const row = ROWS.at(x.climb, why)
    if (row.modifier === null) return { roll_needed: false, falls: false, starts: true }
    const first = x.roll_number === 1
    const { effective, may_roll } = effectiveSkill(
      {
        basic: x.climbing,
        modifiers: [row.modifier, -x.encumbrance_level],
        roll_kind: first ? 'voluntary' : 'forced',
      },
      why,
    )
    const due = { roll_needed: true, effective, allowed: may_roll, after_seconds: (x.roll_number - 1) * BETWEEN }
    if (x.roll === undefined) return due
    const { success: holds } = success({ effective, roll: x.roll }, why)
    const down = x.downward || DOWNWARD.includes(x.climb)
    // Whoever cannot get off the ground falls from nowhere.
    const falls = !holds && (!first || down)
    const came = { ...due, falls, starts: holds || !first }
    if (!falls || x.height_feet === undefined) return came
    const wanted = x.rate ?? paceOf(row, x.height_feet, undefined, why).rate
    return { ...came, fall_feet: heightAt(row, x.height_feet, due.after_seconds, down, wanted, why) }
  },
)
