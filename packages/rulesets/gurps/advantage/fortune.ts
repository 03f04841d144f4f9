/** Daredevil and Luck: rolls that may be made again after the result is seen. */
import { BadInput, flag, int, list, oneOf, optional, or, rule, text, type Why } from '@umpire/engine'
import { daredevilRerolls } from '../campaign/settings.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { actsOn, affected } from '../effect/apply.ts'
import { success } from '../roll/success.ts'

const total = int({ min: 3, max: 18 })

export const daredevil = rule(
  {
    id: 'gurps.advantage.daredevil',
    title: 'Daredevil',
    lines: '592-596',
    given: {
      basic: int({ min: -1000, max: 1000 }),
      /** Whether the risk is unnecessary is the game master's to say. */
      taking_risk: or(flag(), false),
      /** The roll, and those that were thrown in its place. */
      rolls: or(list(total, 11), []),
    },
  },
  ({ basic, taking_risk, rolls }, why) => {
    const [bearers, facts] = [bearersOf([{ trait: 'Daredevil' }], why), { taking_risk }]
    const effective = affected('effective skill', basic, ['any skill'], bearers, facts, why)
    const dares = actsOn('reroll', 'critical failure', bearers, facts) !== undefined
    // As printed, the second roll stands, even if it fails as badly.
    const most = dares ? daredevilRerolls(why) : 0
    for (const [index, kept] of rolls.entries()) {
      const { critical, success: made } = success({ effective, roll: kept }, why)
      const may_reroll = critical === 'failure' && index < most
      if (!may_reroll || index === rolls.length - 1) return { effective, kept, success: made, may_reroll }
    }
    return { effective }
  },
)

const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)$/
const [HOUR, DAY] = [60, 24 * 60]

function minuteOfDay(time: string, place: string): number {
  const [, hours, minutes] = CLOCK.exec(time) ?? []
  if (hours === undefined || minutes === undefined) throw new BadInput(place, 'a time such as 11:58', time)
  return Number(hours) * HOUR + Number(minutes)
}

/** The best of the rolls for whoever is lucky: the lowest of his own, the highest of somebody who attacks him. */
function kept(rolls: readonly number[], highest: boolean, why: Why): number {
  const [first, ...others] = rolls
  if (first === undefined) throw new BadInput('rolls', 'at least one roll', rolls.length)
  return others.reduce(
    (best, roll) =>
      highest ? why.atLeast('the highest of them', roll, best) : why.atMost('the lowest of them', roll, best),
    first,
  )
}

const rolls = optional(list(int({ min: -1000, max: 1000 }), 3))

/** Minutes of real time that must pass between two uses. */
const luckMinutes = (variant: string, why: Why): number =>
  affected('minutes between uses', 0, ['luck minutes'], bearersOf([{ trait: 'Luck', variant }], why), {}, why)

export const luck = rule(
  {
    id: 'gurps.advantage.luck',
    title: 'Luck',
    lines: '668-682',
    given: {
      own_rolls: rolls,
      attacker_rolls: rolls,
      /** Success rolls want low totals; damage and reactions in one's favour high ones. */
      best: or(oneOf('lowest', 'highest'), 'lowest'),
      variant: or(text(200), 'Luck'),
      /** Of the clock on the wall, not of the game. */
      used_at: optional(text(5)),
      now: optional(text(5)),
    },
  },
  ({ own_rolls, attacker_rolls, best, variant, used_at, now }, why) => {
    const minutes = luckMinutes(variant, why)
    const highest = best === 'highest'
    const own = own_rolls === undefined ? {} : { kept: kept(own_rolls, highest, why) }
    const attackers = attacker_rolls === undefined ? {} : { kept: kept(attacker_rolls, !highest, why) }
    if (used_at === undefined || now === undefined) return { minutes, ...own, ...attackers }
    const since = (minuteOfDay(now, 'now') - minuteOfDay(used_at, 'used_at') + DAY) % DAY
    const available = why.compare('minutes since the last use', since, '>=', minutes)
    return { minutes, ...own, ...attackers, available, minutes_left: available ? 0 : minutes - since }
  },
)
