/** Bursts of automatic fire, and the automatic rifle that may be switched to single shots. */
import { BadInput, int, list, oneOf, optional, or, rolled, rule, type Why } from '@umpire/engine'
import { makeThrow } from '../../core/throw.ts'
import { armourDm } from '../../equipment/protection.ts'
import { weaponField, weaponNamed } from '../../equipment/weapon/weapon.ts'
import { wornField } from '../../equipment/weapon/worn.ts'
import { RANGES } from '../../tables/words.ts'
import { ammunition } from '../weapon/ammunition.ts'
import { rangeMatrix, TO_HIT } from '../weapon/matrices.ts'

export const FIRE_MODES = ['burst', 'single'] as const
export type FireMode = (typeof FIRE_MODES)[number]

const THROWS_PER_BURST = 2
const SHOTS_ONE_BY_ONE = 1

export const automaticFire = rule(
  {
    id: 'traveller.combat.automatic-fire',
    title: 'Full automatic fire',
    lines: '1211-1211, 1231-1231, 1295-1295',
    given: {
      weapon: weaponField,
      ammo: int({ min: 0 }),
      bursts: or(int({ min: 0 }), 1),
      dm: or(int(), 0),
      /** The throws of one burst against its target. */
      rolls: or(list(rolled('2d6'), THROWS_PER_BURST), []),
    },
  },
  (x, why) => {
    const { shots_per_trigger } = weaponNamed(x.weapon, why)
    if (shots_per_trigger <= 1) throw new BadInput('weapon', 'a gun that fires bursts', x.weapon)
    const fired = ammunition({ weapon: x.weapon, ammo: x.ammo, shots: 0, bursts: x.bursts, belt: false }, why)
    const can_fire_burst = why.compare('cartridges for another burst', fired.ammo_left, '>=', shots_per_trigger)
    const base = { throws: THROWS_PER_BURST, ammo_left: fired.ammo_left, can_fire_burst }
    if (!fired.allowed)
      return { allowed: false as const, ...base, because: 'fewer than four cartridges: reload, or fire single shots' }
    const thrown = x.rolls.map(roll => makeThrow({ throw: TO_HIT, roll, dm: x.dm }, why))
    const hits = thrown.filter(({ success }) => success).length
    return { allowed: true as const, ...base, totals: thrown.map(({ total }) => total), hits }
  },
)

const throwsFor = (shots: number): number => (shots > SHOTS_ONE_BY_ONE ? THROWS_PER_BURST : 1)

export const automaticRifleMode = rule(
  {
    id: 'traveller.combat.automatic-rifle-mode',
    title: 'Automatic rifle, single shots',
    lines: '1211-1211, 1295-1295',
    given: {
      /** One that may be switched: of the book's, this one alone. */
      weapon: or(weaponField, 'Automatic Rifle'),
      mode: or(oneOf(...FIRE_MODES), 'burst'),
      armor: optional(wornField),
      range: optional(oneOf(...RANGES)),
    },
  },
  (x, why) => {
    const { single_as, shots_per_trigger } = weaponNamed(x.weapon, why)
    if (single_as === null) throw new BadInput('weapon', 'a gun that may be switched to single shots', x.weapon)
    const single = x.mode === 'single'
    const row = single ? single_as : x.weapon
    const throws = single ? 1 : throwsFor(shots_per_trigger)
    const ammo_used = single ? SHOTS_ONE_BY_ONE : shots_per_trigger
    if (x.armor === undefined || x.range === undefined) return { row, throws, ammo_used }
    const armor_dm = armourDm(row, x.armor, 0, why)
    const reach = rangeMatrix({ weapon: row, range: x.range, accessories: [], folded: false }, why)
    return { row, throws, ammo_used, armor_dm, range_dm: reach.attack_possible ? reach.dm : null }
  },
)

/** One pull of the trigger: whose rows it uses, how often it is thrown for, and the cartridges it takes. */
export interface TriggerPull {
  readonly row: string
  readonly throws: number
  readonly ammo_used: number
}

export function triggerPull(weapon: string, mode: FireMode | null, why: Why): TriggerPull {
  const { shots_per_trigger, single_as } = weaponNamed(weapon, why)
  if (single_as !== null) return automaticRifleMode({ weapon, mode: mode ?? 'burst' }, why)
  return { row: weapon, throws: throwsFor(shots_per_trigger), ammo_used: shots_per_trigger }
}
