/** What one blow does beside its hit points: the feet, a limb, the heart. */
import { flag, oneOf, or, rule, type Why } from '@umpire/engine'
import { success } from '@umpire/gurps/rooms'
import { exact } from '../common/exact.ts'
import { measure, no, rollMade, score, size } from '../common/fields.ts'
import { linearScale } from '../common/scale.ts'

export const injuryKnockdown = rule(
  {
    id: 'gulliver.injury.knockdown',
    title: 'Knockdown',
    lines: '1712',
    given: { hp: measure, injury: measure, ht: or(score, 10), roll: rollMade },
  },
  ({ hp, injury, ht, roll }, why) => {
    const roll_needed = why.compare('more than half', exact(2 * injury), '>', exact(hp))
    const knocked = roll_needed && roll !== undefined ? !success({ effective: ht, roll }, why).success : null
    return { roll_needed, knocked_down: roll_needed ? knocked : false }
  },
)

/** Hit points over this cripple the part. */
const PARTS = { arm: 2, leg: 2, hand: 3, foot: 3, neck: 2, body: 1 } as const
/** Where what is left over still counts, and paralysis is what comes of it. */
const VITAL: readonly string[] = ['neck', 'body']
const locations = oneOf('arm', 'leg', 'hand', 'foot', 'neck', 'body')

/** The threshold of a part: half of the hit points, a third, or all. */
const thresholdOf = (hp: number, location: keyof typeof PARTS): number => exact(hp / PARTS[location])

/** Below this hit points are not whole, nor is what is lost of them. */
const WHOLE_FROM = 2

/** The least that goes over a threshold: the first whole point over it; of fractions, the threshold itself. */
export function firstOver(hp: number, threshold: number): number {
  return hp < WHOLE_FROM && !Number.isInteger(hp) ? threshold : Math.floor(exact(threshold)) + 1
}

const CRIPPLING_SHOCK = 2

export const crippling = rule(
  {
    id: 'gulliver.injury.crippling',
    title: 'Crippling',
    lines: '1714-1716',
    given: {
      hp: measure,
      location: locations,
      injury: measure,
      /** Necks and bodies are crippled only by campaigns that want it; there a doubled threshold is another choice. */
      paralysis: no,
      doubled: no,
    },
  },
  ({ hp, location, injury, paralysis, doubled }, why) => {
    const vital = VITAL.includes(location)
    const threshold = thresholdOf(hp, location) * (vital && doubled ? 2 : 1)
    const crippled = (!vital || paralysis) && why.compare('more than the part bears', exact(injury), '>', threshold)
    const lost = crippled && !vital ? why.atMost('the rest is lost', firstOver(hp, threshold), injury) : injury
    return {
      crippled,
      hp_lost: lost,
      shock_factor: crippled ? CRIPPLING_SHOCK : 1,
      effect: crippled ? (vital ? 'paralysed' : 'crippled') : null,
    }
  },
)

const SURELY = 4
const PERHAPS = 2

/** What tears cuts. */
const BY_TYPE = { cutting: 'cutting', rending: 'cutting', crushing: 'crushing' } as const
const EFFECTS = {
  cutting: { arm: 'off', leg: 'off', hand: 'off', foot: 'off', neck: 'beheaded', body: 'cleft' },
  crushing: {
    arm: 'pulverised',
    leg: 'pulverised',
    hand: 'pulverised',
    foot: 'pulverised',
    neck: 'spine snapped',
    body: 'spine snapped',
  },
} as const

export const devastating = rule(
  {
    id: 'gulliver.injury.devastating',
    title: 'Devastating damage',
    lines: '1718-1724',
    given: {
      hp: measure,
      location: locations,
      injury: measure,
      /** A body is cleft only by a blade that is long enough. */
      long_blade: or(flag(), true),
      type: or(oneOf('cutting', 'rending', 'crushing'), 'cutting'),
      ht: or(score, 10),
      roll: rollMade,
    },
  },
  (x, why) => {
    const threshold = thresholdOf(x.hp, x.location)
    const surely = why.compare('four times what cripples', exact(x.injury), '>', exact(SURELY * threshold))
    const perhaps = why.compare('twice what cripples', exact(x.injury), '>', exact(PERHAPS * threshold))
    const roll_needed = perhaps && !surely
    const failed = roll_needed && x.roll !== undefined ? !success({ effective: x.ht, roll: x.roll }, why).success : null
    const devastated = surely ? true : roll_needed ? failed : false
    const type = BY_TYPE[x.type]
    const cleaves = x.location !== 'body' || type === 'crushing' || x.long_blade
    return {
      devastated: devastated && cleaves,
      roll_needed: roll_needed && cleaves,
      effect: devastated === true && cleaves ? EFFECTS[type][x.location] : null,
      // A limb loses no more than what cripples it; its loss is felt as much as its crippling, not twice.
      hp_lost: VITAL.includes(x.location) ? x.injury : Math.min(x.injury, firstOver(x.hp, threshold)),
      shock_factor: devastated === true && cleaves ? CRIPPLING_SHOCK : 1,
    }
  },
)

const WORSE = { at2: -4, at3: -8 } as const
const WEAK_MORE = -4
const HEART_TIMES = 4
const FAILED = { major: 4, fatal: 8 } as const

export const heart = rule(
  {
    id: 'gulliver.injury.heart',
    title: 'Heart hits and heart attacks',
    lines: '1794-1802',
    given: {
      hp: measure,
      /** Bullets and points count four times there; that is in it. */
      heart_damage: measure,
      ht: score,
      roll: rollMade,
      weak_heart: or(oneOf('no', 'weak', 'very weak'), 'no'),
      size,
    },
  },
  (x, why) => {
    const damage = x.weak_heart === 'no' ? x.heart_damage : 2 * x.heart_damage
    const roll_needed = why.compare('as much as there is', exact(damage), '>=', exact(x.hp))
    const worse = exact(damage) >= exact(3 * x.hp) ? WORSE.at3 : exact(damage) >= exact(2 * x.hp) ? WORSE.at2 : 0
    const effective = why
      .sum('to live through it')
      .add('HT', x.ht)
      .when(worse !== 0, 'how much', worse)
      .when(x.weak_heart === 'very weak', 'very weak heart', WEAK_MORE)
      .total()
    const failed_by = !roll_needed || x.roll === undefined ? null : Math.max(0, x.roll - effective)
    const result = failed_by === null || x.roll === undefined ? null : resultOf(effective, x.roll, why)
    return {
      damage_factor: HEART_TIMES,
      roll_needed,
      effective,
      failed_by,
      result,
      harm: harmOf(result, x.size),
    }
  },
)

function resultOf(effective: number, roll: number, why: Why): string {
  const came = success({ effective, roll }, why)
  if (came.success) return 'none'
  const by = roll - effective
  if (by >= FAILED.fatal) return 'fatal'
  return by >= FAILED.major || came.critical === 'failure' ? 'major' : 'minor'
}

/** Dice, each times the linear scale. */
function harmOf(result: string | null, own: number) {
  const times = linearScale(own)
  if (result === 'minor')
    return { dice: '2d', times, leaves: 'stunned', next: 'HT each turn; a critical failure: major' }
  if (result !== 'major') return null
  return { dice: '6d', times, leaves: 'incapacitated', next: 'HT, or 1d × failure in points of disabilities' }
}
