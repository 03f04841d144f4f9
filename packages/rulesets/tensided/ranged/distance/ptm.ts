/** How far a gun can be trusted: its propensity to miss. */
import { int, num, optional, rolled, rule, type ValuesOf, type Why } from '@umpire/engine'
import { diceless } from '../../campaign/settings.ts'
import { halfOfMost } from '../../core/diceless.ts'
import { cap, flawsHeld, wearsLenses } from '../../effect/effect.ts'
import { cell, type Gun, gunNamed, WEAPON } from '../../tables/weapon.ts'
import { DISTANCE } from './sighting.ts'

/** Of shot there is none: it spreads. */
function propensity(gun: Gun, x: ValuesOf<typeof GIVEN>, why: Why): number {
  if (gun.pellets !== null) {
    why.note('shot spreads, and does not miss by itself')
    return 0
  }
  const printed = cell(gun, 'range', gun.rng, why)
  const most = x.range_cap ?? cap(x, 'weapon-range', why)
  const range = most === undefined ? printed : why.atMost('of the nearsighted', most, printed)
  return why
    .sum('propensity to miss')
    .add('gun', gun.ptm)
    .add('full multiples of its range', why.round('multiples of its range', x.distance / range, 'down'))
    .total()
}

const GIVEN = {
  weapon: WEAPON,
  /** True metres. */
  distance: DISTANCE,
  /** As it fell; without dice it reads 5. */
  d10: optional(rolled('1d10')),
  flaws: flawsHeld,
  lenses: wearsLenses,
  /** The most that a gun's range may count. */
  range_cap: optional(num({ min: 0.1, max: 1_000_000 })),
  ptm: optional(int({ min: 0, max: 1_000_000 })),
}

type Ptm = { readonly ptm: number; readonly ptm_miss?: boolean }

export const ptm = rule(
  {
    id: 'tensided.ranged.ptm',
    title: 'Propensity to miss of normal guns',
    lines: '826-826',
    given: GIVEN,
  },
  (x, why): Ptm => {
    const found = x.ptm ?? propensity(gunNamed(x.weapon, why), x, why)
    const d10 = diceless(why) ? halfOfMost('1d10') : x.d10
    return d10 === undefined ? { ptm: found } : { ptm: found, ptm_miss: why.compare('it misses', d10, '<=', found) }
  },
)
