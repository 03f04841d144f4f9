/**
 * Somebody in an encounter: what they are, which does not change while it lasts, and how they stand, which does. Lists
 * of both run side by side in the order in which people were entered; that is the order of the dice, too.
 */
import { flag, int, list, map, nullable, oneOf, or, record, text, type ValueOf } from '@umpire/engine'
import { MOVEMENTS, PACES } from '../../tables/combat/movement.ts'
import { STATUSES } from '../../tables/combat/wounds.ts'
import { ACCESSORIES, ARMOURS, CARRIED } from '../../tables/words.ts'

/** What everybody has. */
export const HANDS = 'Hands'

const value = int({ min: 0, max: 60 })
/** Strength, dexterity and endurance. */
const physical = record({ strength: value, dexterity: value, endurance: value })

const carriedWeapon = record({
  /** One of a kind among the weapons of its owner: "Revolver", "Revolver 2". */
  key: text(80),
  weapon: text(60),
  /** It is fired, and takes cartridges. */
  gun: flag(),
  /** It goes into no holster. */
  long: flag(),
  belt_fed: flag(),
})

export const fighter = record({
  id: text(60),
  name: text(100),
  /** 0 or 1. */
  party: int({ min: 0, max: 1 }),
  kind: oneOf('person', 'animal'),
  player_character: flag(),
  full: physical,
  /** The values on entering this encounter. */
  at_start: physical,
  skills: map(int({ min: 0, max: 30 }), 100),
  weapons: list(carriedWeapon, 20),
  armor: list(oneOf(...ARMOURS), 2),
  category: oneOf('normal', 'double', 'triple'),
  size: oneOf('smaller', 'human', 'larger'),
  flying: flag(),
  pouncer: flag(),
  /** On a mount or in a vehicle: runs without tiring. */
  mounted: flag(),
  military_experience: flag(),
})
export type Fighter = ValueOf<typeof fighter>

/** A weapon as it stands, beside its place in the fighter's list. */
const weaponState = record({
  /** Cartridges in it; 0 for what takes none. */
  ammo: int({ min: 0 }),
  spare_loads: int({ min: 0 }),
  mode: oneOf('burst', 'single'),
  accessories: list(oneOf(...ACCESSORIES), 3),
  folded: flag(),
  bayonet_fixed: flag(),
  carried: oneOf(...CARRIED, 'thrown', 'fixed'),
  /** Rounds spent so far on what is being done with it, and what that is. */
  work: nullable(record({ doing: text(60), rounds_done: int({ min: 0 }), round: int({ min: 0 }) })),
  /** Swings made with it: a bottle breaks. */
  uses: int({ min: 0 }),
})
export type WeaponState = ValueOf<typeof weaponState>

export const standing = record({
  id: text(60),
  /** On the line of range bands. */
  band: int(),
  movement: oneOf(...MOVEMENTS),
  pace: oneOf(...PACES),
  /** Physical characteristics now. */
  strength: value,
  dexterity: value,
  endurance: value,
  status: oneOf(...STATUSES),
  /** Has had the first wound of this encounter. */
  wounded: flag(),
  /** The most characteristics at zero at one time. */
  zeros: int({ min: 0, max: 3 }),
  /** The second of the encounter at which they fell. */
  fell_at: nullable(int({ min: 0 })),
  blows_left: int({ min: 0 }),
  /** The place of the weapon in hand in the list; none is bare hands. */
  hand: nullable(int({ min: 0 })),
  /** Drew it this round. */
  drew: flag(),
  weapons: list(weaponState, 20),
  /** The places of the weapons whose sights are out of line: the referee's secret. */
  misaligned: list(int({ min: 0 }), 20),
  /** Carried, but on no weapon. */
  loose: list(oneOf(...ACCESSORIES), 20),
  /** Hits by lasers that an ablat suit has taken. */
  laser_hits: int({ min: 0 }),
  gone: or(nullable(oneOf('escaped', 'surrendered')), null),
})
export type Standing = ValueOf<typeof standing>
