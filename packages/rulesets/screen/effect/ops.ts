/** What changes do to a blow on its way through the armor. */
import { isObject, type Why } from '@umpire/engine'
import type { Consequence } from '@umpire/gurps/rooms'

export const has = <O extends Consequence['op']>(
  consequences: readonly Consequence[],
  op: O,
): Extract<Consequence, { readonly op: O }> | undefined =>
  consequences.find((one): one is Extract<Consequence, { readonly op: O }> => one.op === op)

export type Changed = {
  readonly basic: number
  readonly dr: number
  readonly penetrating: number
  /** Injury whatever got through, where a row fixes it. */
  readonly fixed: number | null
}

/** A number among the fields of a change, whoever wrote it. */
function numberIn(one: { readonly op: string } | undefined, field: string): number | undefined {
  const fields: unknown = one
  const value = isObject(fields) ? fields[field] : undefined
  return typeof value === 'number' ? value : undefined
}

/** The damage after a row's multiplier, and the DR that a row leaves. */
export function changedBlow(
  consequences: readonly { readonly op: string }[],
  rolled: number,
  dr: number,
  why: Why,
): Changed {
  const damage = consequences.find(one => one.op === 'damage')
  const part = numberIn(
    consequences.find(one => one.op === 'bypass-dr'),
    'part',
  )
  const none = damage !== undefined && 'none' in damage && damage.none === true
  const times = none ? 0 : (numberIn(damage, 'multiplier') ?? 1)
  const basic = why.product('damage').add('rolled', rolled).add('critical', times).total()
  // In whole hundredths, because nine tenths of a number do not subtract exactly.
  const left = part === undefined ? dr : why.round('DR left', (dr * (100 - Math.round(part * 100))) / 100, 'down')
  const through = why.sum('penetrating').add('damage', basic).add('DR', -left).total()
  return {
    basic,
    dr: left,
    penetrating: none ? 0 : why.atLeast('nothing gets through', 0, through),
    fixed: numberIn(damage, 'fixed') ?? null,
  }
}
