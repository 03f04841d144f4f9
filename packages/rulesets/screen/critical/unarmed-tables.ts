/** What a critical miss with bare hands does. */
import { int, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { type Consequence, readDiceAdds, success } from '@umpire/gurps/rooms'
import { die, ht, no, points, score, threeDice } from '../common/fields.ts'
import { has } from '../effect/ops.ts'
import { type Condition, resolved } from '../effect/row.ts'
import { cripplingAt } from '../location/cap.ts'
import { GRAPPLING_TABLE, STRIKING_TABLE } from './unarmed-rows.ts'

export const STRIKES = ['punch', 'kick', 'elbow', 'knee', 'head-butt', 'parry'] as const
type Strike = (typeof STRIKES)[number]

/** The part of the body that strikes. */
const STRIKING_LIMB = {
  punch: 'hand',
  parry: 'arm',
  elbow: 'arm',
  kick: 'foot',
  knee: 'leg',
  'head-butt': 'neck',
} as const satisfies { [strike in Strike]: string }

function strikeConditions(attack: Strike): ReadonlySet<Condition> {
  const holds = new Set<Condition>()
  if (attack === 'kick' || attack === 'knee') holds.add('kick')
  else if (attack === 'head-butt') holds.add('head-butt')
  else holds.add('punch-or-parry')
  return holds
}

const CRIPPLED_OVER = { hand: 3, foot: 3, arm: 2, leg: 2, neck: 2 } as const

type Hurting = {
  readonly attack?: Strike
  readonly ht?: number
  readonly die?: number
  readonly dr: number
  readonly strike_damage?: number
}

/** What it costs him in hit points, where the dice are known. */
function hurt(consequences: readonly Consequence[], x: Hurting, why: Why): number | null {
  const self = has(consequences, 'self-injury')
  if (self === undefined) return 0
  if (self.amount === 'cripple') {
    const part = CRIPPLED_OVER[STRIKING_LIMB[x.attack ?? 'punch']]
    return x.ht === undefined ? null : cripplingAt(part, x.ht, why)
  }
  const done = hurtDice(self.amount, x)
  if (done === null) return null
  const sum = why.sum('injury').add('damage', Math.max(0, done)).when(self.dr, 'DR', -x.dr, 'DR does not help')
  return why.atLeast('nothing gets through', 0, sum.total())
}

function hurtDice(amount: string, x: Hurting): number | null {
  if (amount === 'strike') return x.strike_damage ?? null
  if (amount === 'half strike') return x.strike_damage === undefined ? null : Math.floor(x.strike_damage / 2)
  return x.die === undefined ? null : x.die + readDiceAdds(amount, 'amount').adds
}

/** The DX roll of a row, if it has one, and where he ends up. */
function footing(consequences: readonly Consequence[], x: { dx?: number; roll?: number }, why: Why) {
  const trip = has(consequences, 'roll')
  const effective =
    trip === undefined || x.dx === undefined
      ? null
      : why
          .sum('roll to stay up')
          .add('DX', x.dx)
          .add('kicking', trip.modifier ?? 0)
          .total()
  const tripped =
    effective !== null && x.roll !== undefined ? !success({ effective, roll: x.roll }, why).success : trip !== undefined
  const falls = has(consequences, 'fall') !== undefined || (trip !== undefined && tripped)
  return { effective, position: falls ? 'lying' : 'standing' }
}

export const strikingTable = rule(
  {
    id: 'screen.critical.unarmed-striking-table',
    title: 'Unarmed critical misses, striking and parrying',
    lines: '405-422',
    given: {
      row: threeDice,
      attack: or(oneOf(...STRIKES), 'punch'),
      ht,
      dr: or(points, 0),
      die: optional(die),
      /** Of a strike as it is usually made. */
      strike_damage: optional(int({ min: 0, max: 10_000 })),
      dx: optional(score),
      roll: optional(threeDice),
    },
  },
  (x, why) => {
    const consequences = resolved(STRIKING_TABLE, x.row, strikeConditions(x.attack), why)
    return {
      injury: hurt(consequences, x, why),
      crippled: has(consequences, 'cripple') !== undefined,
      location: STRIKING_LIMB[x.attack],
      unconscious: has(consequences, 'unconscious') !== undefined,
      off_balance: has(consequences, 'off-balance') !== undefined,
      ...footing(consequences, x, why),
      consequences,
    }
  },
)

export const grapplingTable = rule(
  {
    id: 'screen.critical.unarmed-grappling-table',
    title: 'Unarmed critical misses, grappling, locks and throws',
    lines: '424-443',
    given: {
      row: threeDice,
      die: optional(die),
      dr: or(points, 0),
      dx: optional(score),
      iq: optional(score),
      roll: optional(threeDice),
      high_pain_threshold: no,
      /** A lock or throw that the foe knows as well. */
      reversible: no,
    },
  },
  (x, why) => {
    const consequences = resolved(GRAPPLING_TABLE, x.row, new Set(x.reversible ? ['reversible'] : []), why)
    const lowered = (attribute: 'dx' | 'iq', from: number | undefined): number | null => {
      if (from === undefined) return null
      const sum = why.sum(attribute.toUpperCase()).add('unhurt', from)
      for (const one of consequences) {
        if (one.op !== 'penalty' || !one.to.includes(attribute)) continue
        sum.add('pain', x.high_pain_threshold ? (one.high_pain_threshold ?? one.value) : one.value)
      }
      return sum.total()
    }
    return {
      injury: hurt(consequences, x, why),
      dx: lowered('dx', x.dx),
      iq: lowered('iq', x.iq),
      unconscious: has(consequences, 'unconscious') !== undefined,
      off_balance: has(consequences, 'off-balance') !== undefined,
      ...footing(consequences, x, why),
      consequences,
    }
  },
)
