/** When merits and flaws are taken, and what a flaw costs that is gone. */
import { BadInput, flag, int, nullable, oneOf, optional, rule } from '@umpire/engine'
import { flawXpLimit } from '../campaign/settings.ts'
import { abilitiesHeld, acts } from '../effect/effect.ts'
import { FLAWS } from '../tables/flaw-keys.ts'
import { flawRow } from '../tables/flaws.ts'
import { MERITS } from '../tables/merit-keys.ts'
import { meritRow } from '../tables/merits.ts'
import { xpAmount } from '../xp/ledger.ts'
import { cost, magnitudeField } from './cost.ts'

const times = optional(int({ min: 1, max: 5 }))

export const when = rule(
  {
    id: 'tensided.traits.when',
    title: 'When merits and flaws can be taken',
    lines: '439-439',
    given: {
      phase: oneOf('creation', 'play'),
      merit: optional(oneOf(...MERITS)),
      flaw: optional(oneOf(...FLAWS)),
      times,
      /** In play a flaw befalls somebody; nobody chooses it. */
      cause: optional(oneOf('events', 'choice')),
      abilities: abilitiesHeld,
      /** Experience that flaws gave before. */
      flaw_xp: optional(xpAmount),
      flaw_xp_limit: optional(nullable(int({ min: 0, max: 100_000 }))),
    },
  },
  (x, why) => {
    const { merit, flaw, phase, times: taken = 1 } = x
    if (merit !== undefined) {
      const { later, magnitude, name } = meritRow(merit)
      const allowed = phase === 'creation' || later
      if (!allowed) why.note(`${name} is taken at creation only`)
      return { allowed, xp_cost: cost({ magnitude: magnitude * taken }, why) }
    }
    if (flaw === undefined) throw new BadInput('given', 'a merit or a flaw', 'neither')
    const { magnitude, creationOnly, name } = flawRow(flaw)
    if (flaw === 'shooters-flinch' && acts(x, 'waives', 'shooters-flinch')) {
      why.note('a stubborn shooter never flinches')
      return { allowed: false, xp_gained: 0 }
    }
    if (phase === 'play') {
      const befalls = x.cause === 'events' && creationOnly !== true
      if (!befalls) why.note(creationOnly === true ? `${name} is taken at creation only` : 'not chosen in play')
      return { allowed: befalls, xp_gained: 0 }
    }
    const limit = x.flaw_xp_limit === undefined ? flawXpLimit(why) : x.flaw_xp_limit
    const worth = cost({ magnitude: magnitude * taken }, why)
    if (limit === null) return { allowed: true, xp_gained: worth }
    const left = Math.max(0, limit - (x.flaw_xp ?? 0))
    return { allowed: true, xp_gained: why.atMost('experience from flaws is limited', left, worth) }
  },
)

export const payback = rule(
  {
    id: 'tensided.traits.payback',
    title: 'Paying back a cured or hollow flaw',
    lines: '442-442',
    given: {
      /** The flaw that is gone; or what is earned while there is debt. */
      flaw_magnitude: optional(magnitudeField),
      /** Suffered in play: it gave nothing. */
      from_play: optional(flag()),
      available: optional(xpAmount),
      debt: optional(xpAmount),
      earned: optional(xpAmount),
    },
  },
  (x, why) => {
    const { flaw_magnitude: magnitude, available = 0, debt = 0 } = x
    if (magnitude !== undefined) {
      const owed = x.from_play === true ? why.input('suffered in play', 0) : cost({ magnitude }, why)
      const paid_back = why.atMost('as far as it goes', available, owed)
      return {
        paid_back,
        available: why.sum('available').add('before', available).add('paid back', -paid_back).total(),
        debt: why.sum('debt').add('before', debt).add('flaw', owed).add('paid back', -paid_back).total(),
      }
    }
    const { earned } = x
    if (earned === undefined) throw new BadInput('given', 'flaw_magnitude, or debt and earned', 'neither')
    // Half of it, up to the next half point.
    const share = why.round('half, in half points', earned, 'up') / 2
    const paid_back = why.atMost('no more than the debt', debt, share)
    return {
      paid_back,
      debt: why.sum('debt').add('before', debt).add('paid back', -paid_back).total(),
      available_gain: why.sum('gained').add('earned', earned).add('paid back', -paid_back).total(),
    }
  },
)
