/** What is done with equipment between fights: put on, fitted, set, knocked about. */
import { dice } from '@umpire/dice'
import { type Ask, flag, int, nullable, oneOf, or, procedure, text, type Why } from '@umpire/engine'
import type { Character, Item } from '../../character/character.ts'
import { automaticRifleMode, FIRE_MODES } from '../../combat/attack/automatic-fire.ts'
import { accessories as accessoriesRule, isSights, silencer } from '../../equipment/accessories.ts'
import { armor, vaccSuitWeight } from '../../equipment/armour.ts'
import { bayonet, brawlingWeapons } from '../../equipment/found-weapons.ts'
import { sightDamage } from '../../equipment/sights.ts'
import { BOTTLE, weaponNamed } from '../../equipment/weapon/weapon.ts'
import { wornField } from '../../equipment/weapon/worn.ts'
import { ACCESSORY_CATALOGUE } from '../../tables/equipment/accessories.ts'
import { ARMOUR_CATALOGUE } from '../../tables/equipment/armour.ts'
import { ACCESSORIES, type Armour, CARRIED } from '../../tables/words.ts'
import { unable } from '../facts/able.ts'
import { itemAt, looseName, placeOfItem, thing, weaponAt } from '../facts/gear.ts'
import { type Refused, refused } from '../facts/refused.ts'
import {
  dressed,
  fitted,
  foundWeapon,
  handled,
  type ShoppingFact,
  sightsJarred,
  sightsSet,
  tookOff,
} from '../facts/shopping-facts.ts'
import { characterIn, type PlayState } from '../facts/state.ts'

type Asking = Ask<PlayState, ShoppingFact>
type Done = Refused | { readonly allowed: true }
const DONE: Done = { allowed: true }

const WHO = { who: text(100) }
/** Which of the things in the list of gear. */
const WHICH = { ...WHO, place: int({ min: 0, max: 1000 }) }

const suitName = (suit: Armour): string => (suit === 'nothing' ? '' : ARMOUR_CATALOGUE.rows[suit].name)

/** A suit that goes back into the pack; a vacc suit keeps its weight there. */
const packed = (suit: Armour, { gear }: Character, why: Why): Item =>
  thing(suitName(suit), { weight_g: suit === 'vacc_suit' ? vaccSuitWeight({ tl: gear.suit_tl }, why).weight_g : 0 })

export const wear = procedure(
  {
    id: 'traveller.proc.dressing',
    title: 'Putting armour on and off',
    given: { ...WHO, worn: wornField },
  },
  (ask: Asking, { who, worn }): Done => {
    const { why } = ask
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    const wearer = characterIn(ask.state, who)
    const { skills, player_character, gear } = wearer
    const may = armor({ worn, skills, player_character }, why)
    if (!may.allowed) return refused(armor, may.because)
    const on = worn.filter(suit => suit !== 'nothing' && !gear.worn.includes(suit)).map(suitName)
    const missing = on.find(name => placeOfItem(gear.items, name) < 0)
    if (missing !== undefined) return refused(armor, `there is no ${missing} to put on`)
    const off = gear.worn
      .filter(suit => suit !== 'nothing' && !worn.includes(suit))
      .map(suit => packed(suit, wearer, why))
    ask.record(dressed({ who, worn: worn.filter(suit => suit !== 'nothing'), on, off }))
    return DONE
  },
)

/** Fitted to something that is in the holster: first it must be taken out. */
const barsHolster = (one: Item, why: Why): Refused | undefined => {
  const { item: weapon, carried, accessories } = one
  const quiet = silencer({ weapon, silenced: accessories.includes('Silencer'), weapon_carried: carried }, why)
  if (!quiet.allowed) return refused(silencer, quiet.because)
  if (carried === 'holstered' && accessories.includes('Shoulder Stock')) {
    return refused(accessoriesRule, 'a pistol with its stock fitted cannot be holstered')
  }
  return undefined
}

const FIT = { ...WHICH, accessory: oneOf(...ACCESSORIES) }

export const fitAccessory = procedure(
  { id: 'traveller.proc.fitting', title: 'Fitting an accessory', given: FIT },
  (ask: Asking, { who, place, accessory }): Done => {
    const { why } = ask
    const unfit = unable(ask.state, who)
    if (unfit !== undefined) return unfit
    const owner = characterIn(ask.state, who)
    const gun = weaponAt(owner, place, why)
    const accessories = [...gun.accessories, accessory]
    const fits = accessoriesRule({ weapon: gun.item, accessories, folded: gun.folded }, why)
    if (!fits.allowed) return refused(accessoriesRule, fits.because)
    if (placeOfItem(owner.gear.items, looseName(accessory, gun.item)) < 0) {
      return refused(accessoriesRule, `there is no ${looseName(accessory, gun.item)} to fit: buy one`)
    }
    const barred = barsHolster({ ...gun, accessories }, why)
    if (barred !== undefined) return barred
    ask.record(fitted({ who, place, accessory }))
    return DONE
  },
)

export const removeAccessory = procedure(
  { id: 'traveller.proc.taking-off', title: 'Taking an accessory off', given: FIT },
  (ask: Asking, { who, place, accessory }): Done => {
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    const gun = itemAt(characterIn(ask.state, who), place)
    if (!gun.accessories.includes(accessory)) return refused(accessoriesRule, `there is no ${accessory} on it`)
    const { weight_g } = ACCESSORY_CATALOGUE.at(accessory, ask.why)
    ask.record(tookOff({ who, place, accessory, weight_g }))
    return DONE
  },
)

/** What stands in the way of carrying or setting a weapon so. */
function barsHandling(one: Item, { gear }: Character, why: Why): Refused | undefined {
  const { item: weapon } = one
  if (one.bayonet_fixed) {
    const fits = bayonet({ bayonet: 'fixed', weapon, held_as: 'Dagger' }, why)
    if (!fits.allowed) return refused(bayonet, fits.because)
    if (placeOfItem(gear.items, 'Bayonet') < 0) return refused(bayonet, 'there is no bayonet to fix')
  }
  if (one.folded && !one.accessories.includes('Folding Stock')) {
    return refused(accessoriesRule, 'only a folding stock folds')
  }
  if (one.mode !== undefined && weaponNamed(weapon, why).single_as === null) {
    return refused(automaticRifleMode, 'only an automatic rifle is switched')
  }
  return barsHolster(one, why)
}

export const handle = procedure(
  {
    id: 'traveller.proc.handling',
    title: 'How a weapon is carried and set',
    given: {
      ...WHICH,
      /** What is not named stays as it is. */
      carried: or(nullable(oneOf(...CARRIED)), null),
      folded: or(nullable(flag()), null),
      bayonet_fixed: or(nullable(flag()), null),
      mode: or(nullable(oneOf(...FIRE_MODES)), null),
    },
  },
  (ask: Asking, x): Done => {
    const unfit = unable(ask.state, x.who)
    if (unfit !== undefined) return unfit
    const owner = characterIn(ask.state, x.who)
    const one = weaponAt(owner, x.place, ask.why)
    const mode = x.mode ?? one.mode
    const set = {
      carried: x.carried ?? one.carried,
      folded: x.folded ?? one.folded,
      bayonet_fixed: x.bayonet_fixed ?? one.bayonet_fixed,
      ...(mode !== undefined && { mode }),
    }
    const barred = barsHandling({ ...one, ...set }, owner, ask.why)
    if (barred !== undefined) return barred
    ask.record(handled({ who: x.who, place: x.place, ...set }))
    return DONE
  },
)

const TWO_DICE = dice('2d6')
const ONE_DIE = dice('1d6')

/** It happens to the gun, whatever became of its owner. Whether it did harm, nobody but the referee learns. */
export const dropSights = procedure(
  { id: 'traveller.proc.rough-treatment', title: 'Sights after rough treatment', given: WHICH },
  (ask: Asking, { who, place }): Done => {
    const { why } = ask
    const { accessories, misaligned: before } = itemAt(characterIn(ask.state, who), place)
    if (!accessories.some(isSights)) return refused(sightDamage, 'there are no sights on it')
    const misaligned = ask.read(
      TWO_DICE,
      { purpose: 'sights knocked out of line', by: who, secret: true },
      roll => sightDamage({ roll, misaligned: before }, why).misaligned,
    )
    ask.record(sightsJarred({ who, place, misaligned }))
    return DONE
  },
)

/** How they are set right again is for the referee to say. */
export const realignSights = procedure(
  { id: 'traveller.proc.realigning', title: 'Setting sights right', given: WHICH },
  (ask: Asking, { who, place }): Done => {
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    if (!itemAt(characterIn(ask.state, who), place).accessories.some(isSights)) {
      return refused(sightDamage, 'there are no sights on it')
    }
    ask.record(sightsSet({ who, place }))
    return DONE
  },
)

export const findWeapon = procedure(
  {
    id: 'traveller.proc.finding-a-weapon',
    title: 'Picking up something to fight with',
    given: { ...WHO, weapon: or(oneOf('Club', BOTTLE), 'Club') },
  },
  (ask: Asking, { who, weapon }): Done => {
    const { why } = ask
    const barred = unable(ask.state, who)
    if (barred !== undefined) return barred
    const weight_g = ask.read(ONE_DIE, { purpose: 'weight', by: who }, die => {
      const found = brawlingWeapons({ weapon, swung: false, bottle_uses: 0, die }, why)
      return found.allowed && 'weight_g' in found ? found.weight_g : 0
    })
    ask.record(foundWeapon({ who, item: thing(weapon, { weight_g, carried: 'in hand' }) }))
    return DONE
  },
)
