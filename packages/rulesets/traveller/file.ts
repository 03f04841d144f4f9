/** The form of a character's file, and the names that an encounter file has for weapons, armor and places. */
export { type Character, character } from './character/character.ts'
export { HANDS } from './encounter/state/fighter.ts'
export { bookSkill } from './equipment/weapon/weapon.ts'
export { TERRAIN_NAMES, TERRAINS } from './tables/combat/terrain.ts'
export { ARMOUR_COLUMN } from './tables/equipment/armour.ts'
export {
  ANIMAL_WEAPONS,
  ARMOURS,
  BLADES,
  BRAWLING_WEAPONS,
  CHARACTERISTICS,
  GUNS,
  PHYSICAL,
  RANGES,
} from './tables/words.ts'
