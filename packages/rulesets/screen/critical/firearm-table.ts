/** What a critical miss with a gun, beam or grenade does. */
import { oneOf, optional, or, rule, text } from '@umpire/engine'
import { diceAddsField } from '@umpire/gurps/rooms'
import { no, points, score, threeDice } from '../common/fields.ts'
import { has } from '../effect/ops.ts'
import { type Condition, resolved } from '../effect/row.ts'
import { FIREARM_TABLE } from './miss-rows.ts'
import { QUALITIES } from './miss-table.ts'

/** So much stronger than the gun asks for, and the recoil does not throw him. */
const STRONGER_BY = 5
const STRONG_ANYWAY = 12

function gunConditions(x: {
  readonly weapon: string
  readonly quality: string
  readonly recoilless: boolean
  readonly aimed: boolean
  readonly st?: number
  readonly min_st?: number
}): ReadonlySet<Condition> {
  const holds = new Set<Condition>()
  if (x.weapon.includes('grenade')) holds.add('grenade')
  if (x.weapon === 'beam' || x.weapon === 'flamethrower') holds.add('beam')
  if (x.quality === 'cheap') holds.add('cheap')
  if (x.recoilless) holds.add('recoilless')
  if (x.aimed) holds.add('aimed')
  const needed = x.min_st === undefined ? STRONG_ANYWAY : x.min_st + STRONGER_BY
  if (x.st !== undefined && x.st >= needed) holds.add('strong')
  return holds
}

export const firearmTable = rule(
  {
    id: 'screen.critical.firearm-table',
    title: 'Firearm critical misses',
    lines: '445-463',
    given: {
      row: threeDice,
      /** Grenades, beams and flamethrowers fail in their own ways. */
      weapon: or(text(60), 'gun'),
      quality: or(oneOf(...QUALITIES), 'good'),
      guns: optional(score),
      st: optional(score),
      min_st: optional(score),
      recoilless: no,
      aim_turns: or(score, 0),
      damage: optional(diceAddsField()),
      dice_total: optional(points),
      dr: or(points, 0),
    },
  },
  (x, why) => {
    const holds = gunConditions({ ...x, aimed: x.aim_turns > 0 })
    const consequences = resolved(FIREARM_TABLE, x.row, holds, why)
    const jam = has(consequences, 'jam')
    const burst = has(consequences, 'explode') !== undefined && x.dice_total !== undefined
    const damage = why
      .sum('damage of the explosion')
      .add('dice', x.dice_total ?? 0)
      .add('adds', x.damage?.adds ?? 0)
      .total()
    const through = why.sum('injury').add('damage', damage).add('DR', -x.dr).total()
    return {
      clear_effective:
        jam === undefined || x.guns === undefined
          ? null
          : why.sum('clearing').add('Guns', x.guns).add('jam', jam.clear).total(),
      jammed: jam !== undefined,
      broken: has(consequences, 'break-weapon') !== undefined,
      dropped: has(consequences, 'drop-weapon') !== undefined,
      off_balance: has(consequences, 'off-balance') !== undefined,
      position: has(consequences, 'fall') === undefined ? 'standing' : 'lying',
      reroll: has(consequences, 'reroll') !== undefined,
      injury: burst ? why.atLeast('nothing gets through', 0, through) : null,
      blinded_minutes: has(consequences, 'blind')?.minutes ?? 0,
      consequences,
    }
  },
)
