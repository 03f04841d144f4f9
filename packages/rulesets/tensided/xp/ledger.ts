/** Experience to begin with, and the account of it. */
import { int, num, optional, rule, steps } from '@umpire/engine'
import { startingXp } from '../campaign/settings.ts'

/** Experience comes in halves. */
export const xpAmount = num({ min: 0, max: 10_000_000 })

const ADVISED_LEAST = 100
const POWER = steps('Power', [
  [299, 'young and untested'],
  [999, 'seasoned'],
  [4999, 'heroic'],
  [Number.POSITIVE_INFINITY, 'godlike'],
])
/** What the book proposes. */
export const STARTING_XP_CHOICES = [100, 300, 1000, 5000] as const

export const starting = rule(
  {
    id: 'tensided.xp.starting',
    title: 'Starting experience',
    lines: '184-187',
    given: { starting_xp: optional(int({ min: 0, max: 1_000_000 })) },
  },
  (x, why) => {
    const starting_xp = x.starting_xp ?? startingXp(why)
    const enough = why.compare('as advised', starting_xp, '>=', ADVISED_LEAST)
    return {
      starting_xp,
      allowed: true,
      power: POWER.at(starting_xp, why),
      warning: enough ? null : 'below-advised-minimum',
    }
  },
)

export const ledger = rule(
  {
    id: 'tensided.xp.ledger',
    title: 'Available, earned and starting XP',
    lines: '1738-1740',
    given: {
      starting: xpAmount,
      flaw_xp: optional(xpAmount),
      earned: optional(xpAmount),
      spent: optional(xpAmount),
      paid_back: optional(xpAmount),
      /** Something to buy: refused if the account does not hold it. */
      price: optional(xpAmount),
    },
  },
  (x, why) => {
    const available = why
      .sum('available')
      .add('starting', x.starting)
      .add('from flaws', x.flaw_xp ?? 0)
      .add('earned', x.earned ?? 0)
      .add('spent', -(x.spent ?? 0))
      .add('paid back', -(x.paid_back ?? 0))
      .total()
    return { available, allowed: why.compare('enough', available, '>=', x.price ?? 0) }
  },
)
