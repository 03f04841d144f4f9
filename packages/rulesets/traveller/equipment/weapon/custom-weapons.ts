/**
 * Weapons that a campaign adds to the book's (traveller.equipment.new-weapons): each supplies its own rows of both
 * matrices, its levels and its wounds. Without its skill even a player character is untrained with it.
 */
import { flag, int, list, map, nullable, oneOf, or, record, setting, text, type ValueOf } from '@umpire/engine'
import { WEAPON_CLASSES } from '../../tables/combat/weapon-classes.ts'
import { ACCESSORIES } from '../../tables/words.ts'

const dm = int({ min: -20, max: 20 })
const reach = nullable(dm)
const level = int({ min: 0, max: 15 })
const grams = int({ min: 0, max: 1_000_000 })
const credits = int({ min: 0, max: 1_000_000_000 })

const customWeapon = record({
  class: oneOf(...WEAPON_CLASSES),
  /** Of a gun: it settles whether it is swung as a club or a cudgel or not at all, and whether ablat wears under it. */
  type: or(nullable(oneOf('pistol', 'long gun', 'laser')), null),
  /** The skill that serves it; none for the weapons of animals. */
  skill: nullable(text(100)),
  armour: record({ nothing: dm, jack: dm, mesh: dm, cloth: dm, reflec: dm, ablat: dm, combat: dm }),
  range: record({ close: reach, short: reach, medium: reach, long: reach, very_long: reach }),
  /** Of strength for blows and swings, of dexterity for shots; none where neither matters. */
  levels: or(
    nullable(
      record({ required: level, required_dm: dm, advantageous: level, advantageous_dm: dm, weakened_dm: or(dm, 0) }),
    ),
    null,
  ),
  wound_dice: int({ min: 0, max: 20 }),
  tl: or(int({ min: 0, max: 20 }), 0),
  weight_g: or(grams, 0),
  counts_as_load: or(flag(), true),
  price: or(credits, 0),
  /** Of guns: cartridges it holds, combat rounds to reload, cartridges for each pull of the trigger. */
  capacity: or(int({ min: 0, max: 100_000 }), 0),
  reload_rounds: or(int({ min: 1, max: 100 }), 1),
  shots_per_trigger: or(int({ min: 1, max: 4 }), 1),
  /** Of guns: their charge spreads as a shotgun's does; they may be switched from bursts to single shots. */
  spreads: or(flag(), false),
  single_shots: or(flag(), false),
  /** Of blades: thrown, it wounds as every thrown blade does. */
  throwable: or(flag(), false),
  ammo_weight_g: or(grams, 0),
  ammo_price: or(credits, 0),
  fits: or(list(oneOf(...ACCESSORIES), 5), []),
})
export type CustomWeapon = ValueOf<typeof customWeapon>

export const customWeapons = setting('traveller.weapons', 'Weapons of the campaign', map(customWeapon, 200), {})

export const settings = [customWeapons]
