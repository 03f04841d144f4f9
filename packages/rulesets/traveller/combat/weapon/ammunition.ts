/** Cartridges: what a pull of the trigger uses, whose fit whose gun, and how long reloading takes. */
import { BadInput, flag, int, optional, or, rule, type Why } from '@umpire/engine'
import { type Weapon, weaponField, weaponNamed } from '../../equipment/weapon/weapon.ts'
import { RELOADING, type Reload } from '../../tables/combat/reloading.ts'
import { BELT } from '../../tables/equipment/belts.ts'
import { GUN_CATALOGUE, MAGAZINES_SHARED } from '../../tables/equipment/guns.ts'
import type { GunName } from '../../tables/words.ts'

const count = or(int({ min: 0 }), 0)

const gunNamed = (name: string, why: Why): Weapon => {
  const weapon = weaponNamed(name, why)
  if (weapon.class !== 'gun') throw new BadInput('weapon', 'a gun', name)
  return weapon
}

/** Changing the power pack of a laser has no stated time. */
const PACK_CHANGE_ROUNDS = 3

const reloads = (name: string): name is keyof typeof RELOADING.rows => Object.hasOwn(RELOADING.rows, name)

function reloadOf(weapon: Weapon, belt_fed: boolean, why: Why): Reload {
  if (weapon.own !== null) {
    const { reload_rounds: rounds, capacity } = weapon.own
    return why.table('Weapons of the campaign', weapon.name, 'reloading', { rounds, capacity })
  }
  const name = belt_fed && weapon.name === BELT.usable_in ? 'Automatic Rifle (belt)' : weapon.name
  if (!reloads(name)) throw new BadInput('weapon', 'a gun', name)
  return RELOADING.at(name, why)
}

/** Cartridges in a full magazine, cylinder, belt or power pack. */
export const capacityOf = (weapon: string, belt_fed: boolean, why: Why): number =>
  reloadOf(gunNamed(weapon, why), belt_fed, why).capacity

export const reloading = rule(
  {
    id: 'traveller.combat.reloading',
    title: 'Reloading',
    lines: '1185-1243, 1303-1315',
    given: {
      weapon: weaponField,
      belt_fed: or(flag(), false),
      evading: or(flag(), false),
      /** Of a percussion revolver, loaded beforehand. */
      spare_cylinder: or(flag(), false),
      rounds_done: count,
    },
  },
  (x, why) => {
    const entry = reloadOf(gunNamed(x.weapon, why), x.belt_fed, why)
    if (x.evading && entry.evade_allowed === false) {
      return { allowed: false as const, because: 'who loads this gun may not evade: stand, or load later' }
    }
    const rounds = why
      .stages('rounds', 'table', entry.rounds ?? PACK_CHANGE_ROUNDS)
      .adjust(
        !x.evading && entry.rounds_if_not_evading !== undefined,
        'without evasion',
        entry.rounds_if_not_evading ?? 0,
      )
      .adjust(
        x.spare_cylinder && entry.spare_cylinder_rounds !== undefined,
        'spare cylinder',
        entry.spare_cylinder_rounds ?? 0,
      )
      .final()
    const loaded = why.compare('rounds done', x.rounds_done, '>=', rounds)
    return { allowed: true as const, rounds, loaded, capacity: entry.capacity }
  },
)

const isGun = (name: string): name is GunName => Object.hasOwn(GUN_CATALOGUE.rows, name)

/** Whether cartridges meant for one gun go into another, loose and in their magazine. */
function fits(from: string, gun: string, belt: boolean, why: Why) {
  if (from === gun) return { cartridges_fit: true, magazines_fit: true }
  const shared = isGun(gun) && GUN_CATALOGUE.at(gun, why).ammo_shared_with.some(other => other === from)
  const both = shared && !belt && MAGAZINES_SHARED.some(other => other === gun)
  return { cartridges_fit: shared, magazines_fit: both }
}

type Counted = Partial<ReturnType<typeof fits>> &
  (
    | {
        readonly allowed: true
        readonly ammo_used: number
        readonly ammo_left: number
        readonly must_reload: boolean
      }
    | { readonly allowed: false; readonly ammo_left: number; readonly must_reload: true; readonly because: string }
  )

export const ammunition = rule(
  {
    id: 'traveller.combat.ammunition',
    title: 'Counting ammunition',
    lines: '1185-1243, 1295-1295, 1301-1301',
    given: {
      weapon: weaponField,
      ammo: count,
      shots: count,
      bursts: count,
      /** The gun that cartridges or magazines at hand were bought for, and whether they come as a belt. */
      ammo_for: optional(weaponField),
      belt: or(flag(), false),
    },
  },
  (x, why): Counted => {
    const { shots_per_trigger } = gunNamed(x.weapon, why)
    if (x.bursts > 0 && shots_per_trigger === 1)
      throw new BadInput('bursts', 'none: this gun fires single shots', x.bursts)
    const ammo_used = why
      .sum('cartridges used')
      .add('shots', x.shots)
      .add('bursts', x.bursts * shots_per_trigger)
      .total()
    const other = x.ammo_for === undefined ? {} : fits(x.ammo_for, x.weapon, x.belt, why)
    if (!why.compare('cartridges', x.ammo, '>=', ammo_used)) {
      return {
        allowed: false as const,
        ammo_left: x.ammo,
        must_reload: true,
        because: 'not enough cartridges: reload',
        ...other,
      }
    }
    const ammo_left = why
      .sum('cartridges left')
      .add('before', x.ammo)
      .add('used', 0 - ammo_used)
      .total()
    return { allowed: true as const, ammo_used, ammo_left, must_reload: ammo_left === 0, ...other }
  },
)

/** Whether a magazine, belt or pack bought for one gun goes into another as it is. */
export function loadFits(
  load: { readonly gun: string; readonly belt: boolean },
  into: { readonly gun: string; readonly belt_fed: boolean },
  why: Why,
): boolean {
  if (weaponNamed(into.gun, why).class !== 'gun' || load.belt !== into.belt_fed) return false
  const asked = { weapon: into.gun, ammo: 0, shots: 0, bursts: 0, ammo_for: load.gun, belt: load.belt }
  return ammunition(asked, why).magazines_fit === true
}
