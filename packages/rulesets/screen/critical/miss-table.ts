/** What a critical miss with a weapon of old does. */
import { BadInput, list, oneOf, optional, or, rule, text, type Why } from '@umpire/engine'
import type { Consequence } from '@umpire/gurps/rooms'
import { no, points, threeDice, wounding } from '../common/fields.ts'
import { has } from '../effect/ops.ts'
import { type Condition, resolved } from '../effect/row.ts'
import { MISS_TABLE } from './miss-rows.ts'

export const QUALITIES = ['cheap', 'good', 'fine', 'very-fine'] as const
const MISSILE_WEAPONS = ['bow', 'crossbow', 'sling', 'missile']

/** What holds of a weapon, as the rows ask for it. */
function weaponConditions(x: {
  readonly ranged: boolean
  readonly impaling: boolean
  readonly quality: string
}): ReadonlySet<Condition> {
  const holds = new Set<Condition>()
  if (x.ranged) holds.add('ranged')
  if (x.impaling) holds.add('impaling')
  if (x.quality === 'cheap') holds.add('cheap')
  return holds
}

/** Rows that ask for another roll before they count. */
const asksAgain = (consequences: readonly Consequence[], resistant: boolean, thrust: boolean): boolean =>
  (resistant && has(consequences, 'break-weapon')?.resistant === true) ||
  (thrust && has(consequences, 'hit-self')?.reroll_if_thrust === true)

/** The first roll stands unless the second says otherwise. */
function outcome(
  rolls: readonly [number, number | undefined],
  holds: ReadonlySet<Condition>,
  resistant: boolean,
  why: Why,
): { readonly row: number; readonly consequences: readonly Consequence[]; readonly second_roll_needed: boolean } {
  const [first, second] = rolls
  const consequences = resolved(MISS_TABLE, first, holds, why)
  const thrust = holds.has('impaling') || holds.has('ranged')
  if (!asksAgain(consequences, resistant, thrust)) return { row: first, consequences, second_roll_needed: false }
  if (second === undefined) return { row: first, consequences, second_roll_needed: true }
  const again = resolved(MISS_TABLE, second, holds, why)
  if (has(consequences, 'hit-self') !== undefined)
    return { row: second, consequences: again, second_roll_needed: false }
  // A tough weapon breaks only if the second roll says so as well; otherwise it is dropped.
  const broken = has(again, 'break-weapon') !== undefined
  const dropped: Consequence = { op: 'drop-weapon', which: 'own' }
  return { row: first, consequences: broken ? [{ op: 'break-weapon' }] : [dropped], second_roll_needed: false }
}

export const missTable = rule(
  {
    id: 'screen.critical.miss-table',
    title: 'Critical miss table (hand weapons and ancient missiles)',
    lines: '387-403',
    given: {
      row: optional(threeDice),
      /** The roll on the table, and a second one where the first asks for it. */
      rolls: optional(list(threeDice, 2)),
      weapon: or(text(60), ''),
      quality: or(oneOf(...QUALITIES), 'good'),
      type: wounding,
      /** A solid weapon that crushes, or a magic one. */
      resistant: no,
      /** A shot or a throw. */
      ranged: no,
      rolled: optional(points),
    },
  },
  (x, why) => {
    const first = x.rolls?.[0] ?? x.row
    if (first === undefined) throw new BadInput('row', 'a roll of 3d on the table', x.row)
    const ranged = x.ranged || MISSILE_WEAPONS.includes(x.weapon)
    const holds = weaponConditions({ ranged, impaling: x.type === 'impaling', quality: x.quality })
    const resistant = x.resistant || x.quality === 'fine' || x.quality === 'very-fine'
    const { row, consequences, second_roll_needed } = outcome([first, x.rolls?.[1]], holds, resistant, why)
    const self = has(consequences, 'hit-self')
    const half = self?.damage === 'half'
    const done =
      x.rolled === undefined || self === undefined ? null : half ? why.round('half', x.rolled / 2, 'down') : x.rolled
    return {
      row,
      second_roll_needed,
      broken: has(consequences, 'break-weapon') !== undefined && !second_roll_needed,
      dropped: has(consequences, 'drop-weapon') !== undefined,
      off_balance: has(consequences, 'off-balance') !== undefined,
      position: has(consequences, 'fall') === undefined ? 'standing' : 'lying',
      basic: done,
      consequences,
    }
  },
)
