/** How far somebody may still choose where to hit. */
import { flag, oneOf, optional, rule, table } from '@umpire/engine'
import { abilitiesHeld, added, flawsHeld, wearsLenses } from '../../effect/effect.ts'
import { WEAPON, type Weapon, weaponNamed } from '../../tables/weapon.ts'
import { timesOf } from './base-difficulty.ts'
import { DISTANCE, SIGHTING_ROWS } from './sighting.ts'
import { SNAP, sightingDistance } from './snap-shot.ts'

const CALLED = ['specific', 'general'] as const
export type Called = (typeof CALLED)[number]

/** Rows of the sighting table, counted from 0, that such a shot is still possible in. */
const LAST_ROW = {
  rough: table<Called, number>('Called shots with shot, full auto, grenades and shells', { specific: 0, general: 1 }),
  fine: table<Called, number>('Called shots', { specific: 2, general: 3 }),
}

/** A gun that can fire full auto is only bound when it does; whatever is thrown always is. */
const isRough = (weapon: Weapon, fullAuto: boolean): boolean =>
  fullAuto || weapon.kind !== 'gun' || weapon.pellets !== null

export const calledShotLimits = rule(
  {
    id: 'tensided.ranged.called-shot-limits',
    title: 'How far called shots are possible',
    lines: '376-376, 812-815',
    given: {
      weapon: WEAPON,
      /** True metres. */
      distance: DISTANCE,
      called: oneOf(...CALLED),
      full_auto: optional(flag()),
      ...SNAP,
      abilities: abilitiesHeld,
      flaws: flawsHeld,
      lenses: wearsLenses,
    },
  },
  (x, why) => {
    const weapon = weaponNamed(x.weapon, why)
    const effective_distance = sightingDistance({ ...x, times: timesOf(weapon, 'person') }, why)
    const limits = isRough(weapon, x.full_auto === true) ? LAST_ROW.rough : LAST_ROW.fine
    const row = why
      .sum('row')
      .add('printed', limits.at(x.called, why))
      .add('traits', added(x, 'add', 'called-shot-rows', why))
      .total()
    const limit = SIGHTING_ROWS[row]?.to ?? 0
    return { effective_distance, limit, allowed: why.compare('still possible', effective_distance, '<=', limit) }
  },
)
