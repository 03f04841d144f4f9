/** What can be wrong with what somebody owns, wears and carries. */
import { nearest, type Problem, type Why } from '@umpire/engine'
import { benefitFreeTrader, benefitScoutShip } from '../../chargen/benefits.ts'
import { automaticRifleMode } from '../../combat/attack/automatic-fire.ts'
import { capacityOf, reloading } from '../../combat/weapon/ammunition.ts'
import { accessories, silencer } from '../../equipment/accessories.ts'
import { armor } from '../../equipment/armour.ts'
import { bayonet, brawlingWeapons } from '../../equipment/found-weapons.ts'
import { belts } from '../../equipment/guns.ts'
import { isWeapon, weaponNamed, weaponNames } from '../../equipment/weapon/weapon.ts'
import { hasWeight } from '../../load/carried.ts'
import { loadTotal } from '../../load/total.ts'
import { BELT } from '../../tables/equipment/belts.ts'
import { ANIMAL_WEAPONS } from '../../tables/words.ts'
import { CATALOGUED } from '../any-case.ts'
import type { Character, Item } from '../character.ts'
import { problem } from './check-person.ts'

/** What the rules say of a gun's fittings and cartridges; nothing else takes any. */
function gunProblems(owned: Item, where: string, why: Why): readonly Problem[] {
  const { item: weapon, belt_fed, carried, ammo } = owned
  const found: Problem[] = []
  if (belt_fed && weapon !== BELT.usable_in) {
    found.push(problem(belts, `${where}.belt_fed`, `is true; belts are made for the ${BELT.usable_in}`))
  }
  const capacity = capacityOf(weapon, belt_fed, why)
  if (ammo !== undefined && ammo > capacity) {
    found.push(problem(reloading, `${where}.ammo`, `is ${ammo}; it holds ${capacity}`))
  }
  const { shots_per_trigger, single_as } = weaponNamed(weapon, why)
  if (owned.mode === 'single' && single_as === null && shots_per_trigger > 1) {
    found.push(problem(automaticRifleMode, `${where}.mode`, 'is single; of automatic guns only the rifle is switched'))
  }
  const fitted = accessories({ weapon, accessories: owned.accessories, folded: owned.folded }, why)
  if (!fitted.allowed) found.push(problem(accessories, `${where}.accessories`, fitted.because))
  else if (owned.folded && !owned.accessories.includes('Folding Stock')) {
    found.push(problem(accessories, `${where}.folded`, 'is true; it has no folding stock'))
  } else if (carried === 'holstered' && owned.accessories.includes('Shoulder Stock')) {
    found.push(problem(accessories, `${where}.carried`, 'is holstered; a pistol with its stock fitted cannot be'))
  } else {
    const quiet = silencer({ weapon, silenced: owned.accessories.includes('Silencer'), weapon_carried: carried }, why)
    if (!quiet.allowed) found.push(problem(silencer, `${where}.carried`, quiet.because))
  }
  return found
}

const ANIMALS: readonly string[] = ANIMAL_WEAPONS

/** A name that is nearly one of a catalogue was probably meant so. */
function meant(item: string, why: Why): string {
  const known = [...CATALOGUED, ...weaponNames(why).filter(weapon => !ANIMALS.includes(weapon))]
  const near = known.includes(item) ? undefined : nearest(item, known)
  return near === undefined ? '' : `; perhaps ${near} is meant`
}

function itemProblems(owned: Item, where: string, why: Why): readonly Problem[] {
  const { item, bayonet_fixed } = owned
  const found: Problem[] = []
  if (!hasWeight(owned, why)) {
    const rule = isWeapon(item, why) ? brawlingWeapons : loadTotal
    found.push(problem(rule, `${where}.weight_g`, `is missing; no catalogue says what it weighs${meant(item, why)}`))
  }
  if (bayonet_fixed) {
    const fixed = bayonet({ bayonet: 'fixed', weapon: item, held_as: 'Dagger' }, why)
    if (!fixed.allowed) found.push(problem(bayonet, `${where}.bayonet_fixed`, fixed.because))
  }
  if (isWeapon(item, why) && weaponNamed(item, why).class === 'gun')
    return [...found, ...gunProblems(owned, where, why)]
  if (owned.accessories.length > 0) {
    found.push(problem(accessories, `${where}.accessories`, 'are fitted to guns only'))
  }
  return found
}

function shipProblems({ ship }: Character['wealth'], why: Why): readonly Problem[] {
  if (ship === null) return []
  const { kind, receipts, months_left } = ship
  if (kind === 'Scout Ship') {
    const { wasted } = benefitScoutShip({ receipts }, why)
    const one =
      wasted === 0 ? [] : [problem(benefitScoutShip, 'wealth.ship.receipts', `is ${receipts}; only one is lent`)]
    const lent = problem(benefitScoutShip, 'wealth.ship.months_left', `is ${months_left}; it is lent, not paid for`)
    return months_left === 0 ? one : [...one, lent]
  }
  const most = benefitFreeTrader({ receipts }, why).months_left
  if (months_left <= most) return []
  return [
    problem(benefitFreeTrader, 'wealth.ship.months_left', `is ${months_left}; ${receipts} receipts leave ${most}`),
  ]
}

/** Ships have a place of their own, where there is room for one. */
function strayShips({ items }: Character['gear']): readonly Problem[] {
  const stray = (kind: string, rule: { readonly id: string }): readonly Problem[] =>
    items.flatMap(({ item }, at) =>
      item === kind
        ? [problem(rule, `gear.items[${at}]`, 'is a ship; it belongs to wealth.ship, one to a character')]
        : [],
    )
  return [...stray('Scout Ship', benefitScoutShip), ...stray('Free Trader', benefitFreeTrader)]
}

export function gearProblems(character: Character, why: Why): readonly Problem[] {
  const { gear, skills, player_character, wealth } = character
  const ships = [...shipProblems(wealth, why), ...strayShips(gear)]
  const worn = armor({ worn: gear.worn, skills, player_character }, why)
  const suit = worn.allowed ? [] : [problem(armor, 'gear.worn', worn.because)]
  const items = gear.items.flatMap((item, at) => itemProblems(item, `gear.items[${at}]`, why))
  // What somebody owns need not all be carried: loads are checked when it is, on entering a fight.
  return [...ships, ...suit, ...items]
}
