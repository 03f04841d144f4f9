/** People, information and money that merits bring. */
import { BadInput, list, oneOf, optional, rolled, rule } from '@umpire/engine'
import { startingMoney } from '../campaign/settings.ts'
import { flawsHeld, meritsHeld, value } from '../effect/effect.ts'
import { MERITS } from '../tables/merit-keys.ts'
import { xpAmount } from '../xp/ledger.ts'

export const followers = rule(
  {
    id: 'tensided.traits.followers',
    title: 'Followers from merits',
    lines: '454-454, 489-489, 501-501, 514-514, 519-519',
    given: {
      merits: meritsHeld,
      /** Without what flaws gave. */
      starting_xp: xpAmount,
      /** What each of them is built with. */
      shares: optional(list(xpAmount, 100)),
    },
  },
  (x, why) => {
    const most = value(x, 'value', 'followers', why)
    const share = value(x, 'value', 'follower-share', why)
    if (most === undefined || share === undefined)
      throw new BadInput('given.merits', 'a merit that brings followers', x.merits)
    const ofStarting = (part: number): number =>
      why.round('rounded down', why.product('XP').add('starting', x.starting_xp).add('share', part).total(), 'down')
    const follower_xp = ofStarting(share)
    const combined = ofStarting(value(x, 'value', 'combined-share', why) ?? share)
    const { shares = [] } = x
    const sum = why.sum('together')
    for (const [at, one] of shares.entries()) sum.add(`follower ${at + 1}`, one)
    const total = sum.total()
    const problems = [
      ...(shares.length > most ? ['too-many-followers'] : []),
      ...(shares.some(one => one > follower_xp) ? ['follower-above-limit'] : []),
      ...(total > combined ? ['too-much-xp'] : []),
    ]
    return { followers: most, follower_xp, combined_xp: combined, total, valid: problems.length === 0, problems }
  },
)

export const information = rule(
  {
    id: 'tensided.traits.information',
    title: 'Chance of help from contacts or memory',
    lines: '456-456, 487-487, 495-495, 503-503',
    given: {
      merits: meritsHeld,
      /** Whom to ask: friends where there are any. */
      source: optional(oneOf('contacts', 'memory')),
      /** One for each predicament. */
      d10: rolled('1d10'),
    },
  },
  (x, why) => {
    const friends = x.source === 'memory' ? undefined : value(x, 'value', 'information-chance', why)
    const memory = x.source === 'contacts' ? undefined : value(x, 'value', 'recall-chance', why)
    const chance = friends ?? memory ?? 0
    return { chance, helped: chance > 0 && why.compare('helped', x.d10, '<=', chance / 10) }
  },
)

export const money = rule(
  {
    id: 'tensided.traits.starting-money',
    title: 'Starting money',
    lines: '462-462, 497-497, 505-505, 510-510, 517-517, 542-542, 565-565',
    given: {
      merits: meritsHeld,
      flaws: flawsHeld,
      /** A merit taken when play has begun adds its whole sum, or what it has over the one it was raised from. */
      taken_later: optional(oneOf(...MERITS)),
    },
  },
  (x, why) => {
    const held = value(x, 'value', 'starting-money', why)
    const at_start = held ?? startingMoney(why)
    if (x.taken_later === undefined) return { money: at_start }
    const sum = value({ merits: [x.taken_later] }, 'value', 'starting-money', why)
    if (sum === undefined) throw new BadInput('given.taken_later', 'a merit of wealth', x.taken_later)
    const gained = why
      .sum('gained')
      .add(x.taken_later, sum)
      .add('raised from', -(held ?? 0))
      .total()
    return { money: at_start, gained: why.atLeast('not less than nothing', 0, gained) }
  },
)
