/** Whether a weapon may be brought into an encounter as a file says: loaded, fitted and carried so. */
import { BadInput, type Json, nearest, type Why } from '@umpire/engine'
import { automaticRifleMode } from '../../combat/attack/automatic-fire.ts'
import { capacityOf, reloading } from '../../combat/weapon/ammunition.ts'
import { accessories as accessoriesRule, silencer } from '../../equipment/accessories.ts'
import { bayonet } from '../../equipment/found-weapons.ts'
import { belts } from '../../equipment/guns.ts'
import { isWeapon, weaponNamed, weaponNames } from '../../equipment/weapon/weapon.ts'
import { BELT } from '../../tables/equipment/belts.ts'
import type { Brought } from './enter.ts'

/** What a file says, and a rule does not allow. */
export class RefusedByRule extends BadInput {
  readonly rule: string
  /** For whoever shows the rule beside it. */
  readonly withoutRule: string

  constructor(place: string, rule: string, because: string, got: Json) {
    super(place, `${because} (${rule})`, got)
    this.rule = rule
    this.withoutRule = new BadInput(place, because, got).message
  }
}

export const refuse = (place: string, rule: { readonly id: string }, because: string, got: Json): never => {
  throw new RefusedByRule(place, rule.id, because, got)
}

export function checkBrought(brought: Brought, place: string, why: Why): void {
  const { weapon, bayonet_fixed } = brought
  if (!isWeapon(weapon, why)) {
    const meant = nearest(weapon, weaponNames(why))
    throw new BadInput(
      place,
      meant === undefined ? 'a weapon of the book or the campaign' : `a weapon, perhaps ${meant}`,
      weapon,
    )
  }
  if (bayonet_fixed) {
    const fixed = bayonet({ bayonet: 'fixed', weapon, held_as: 'Dagger' }, why)
    if (!fixed.allowed) refuse(`${place}.bayonet_fixed`, bayonet, fixed.because, bayonet_fixed)
  }
  checkFed(brought, place, why)
  checkFittings(brought, place, why)
}

/** Cartridges, magazines and belts. */
function checkFed({ weapon, ammo, spare_loads, belt_fed, mode }: Brought, place: string, why: Why): void {
  const { class: used, single_as, shots_per_trigger } = weaponNamed(weapon, why)
  if (belt_fed && weapon !== BELT.usable_in) {
    refuse(`${place}.belt_fed`, belts, `no belt: they are made for the ${BELT.usable_in}`, belt_fed)
  }
  if (mode === 'single' && shots_per_trigger > 1 && single_as === null) {
    refuse(`${place}.mode`, automaticRifleMode, 'burst: this gun is not switched to single shots', mode)
  }
  const capacity = used === 'gun' ? capacityOf(weapon, belt_fed, why) : 0
  if (ammo !== null && ammo > capacity) {
    const most = used === 'gun' ? `at most ${capacity}, which is what it holds` : 'none: it takes no cartridges'
    refuse(`${place}.ammo`, reloading, most, ammo)
  }
  if (spare_loads > 0 && used !== 'gun') {
    refuse(`${place}.spare_loads`, reloading, 'none: it takes no cartridges', spare_loads)
  }
}

function checkFittings({ weapon, accessories, folded, carried }: Brought, place: string, why: Why): void {
  const fitted = accessoriesRule({ weapon, accessories, folded }, why)
  if (!fitted.allowed) refuse(`${place}.accessories`, accessoriesRule, fitted.because, accessories)
  if (folded && !accessories.includes('Folding Stock')) {
    refuse(`${place}.folded`, accessoriesRule, 'a folding stock on it', folded)
  }
  const silenced = accessories.includes('Silencer')
  const quiet = silencer({ weapon, silenced, weapon_carried: carried }, why)
  if (!quiet.allowed) refuse(`${place}.carried`, silencer, quiet.because, carried)
  if (accessories.includes('Shoulder Stock') && carried === 'holstered') {
    refuse(`${place}.carried`, accessoriesRule, 'a pistol with its stock fitted cannot be holstered', carried)
  }
}
