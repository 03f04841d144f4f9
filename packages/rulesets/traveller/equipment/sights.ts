/** Sights knocked out of line. */
import { flag, int, oneOf, option, optional, or, replace, rolled, rule } from '@umpire/engine'
import { TO_HIT } from '../combat/weapon/matrices.ts'
import { makeThrow } from '../core/throw.ts'
import { RANGE_ADDITIONS } from '../tables/combat/range-matrix.ts'
import { RANGES, type Range } from '../tables/words.ts'
import { SIGHTS } from './accessories.ts'

const MISALIGNED_ON = '7+'

const SIGHTED: readonly Range[] = RANGES.filter(range =>
  SIGHTS.some(sights => RANGE_ADDITIONS.rows[sights][range] !== 0),
)

/** Where shots are aimed through the sights, as far as it is known: where these give a DM. */
export const throughSights = (range: Range | undefined): boolean => range !== undefined && SIGHTED.includes(range)

export const sightDamage = rule(
  {
    id: 'traveller.equipment.sight-damage',
    title: 'Sights knocked out of line',
    lines: '1247-1251',
    given: {
      /** After rough treatment. */
      roll: optional(rolled('2d6')),
      /** Or a shot with sights that are out of line already: its total to hit. */
      misaligned: or(flag(), false),
      range: optional(oneOf(...RANGES)),
      total: optional(int()),
    },
  },
  (x, why) => {
    if (x.total === undefined) {
      if (x.roll === undefined) return { misaligned: x.misaligned }
      const jarred = makeThrow({ throw: MISALIGNED_ON, roll: x.roll, dm: 0 }, why).success
      return { misaligned: x.misaligned || jarred }
    }
    const hit = why
      .stages('hit', 'throw', makeThrow({ throw: TO_HIT, roll: x.total, dm: 0 }, why).success)
      .adjust(x.misaligned && throughSights(x.range), 'aimed through sights out of line', false)
      .final()
    return { misaligned: x.misaligned, hit }
  },
)

export const misalignedAlwaysMisses = option({
  key: 'misaligned-always-misses',
  title: 'Sights out of line spoil every shot',
  says: 'With sights out of line shots miss at every range, not only where the sights would help.',
  replaces: [
    replace(sightDamage, (x, why, base) =>
      base(x.misaligned && x.total !== undefined ? { ...x, range: 'long' } : x, why),
    ),
  ],
})
