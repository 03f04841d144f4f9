/** What forms of a fight offer to carry and wear, and how far apart it may begin, by the names that the rules have. */
import { ANIMAL_WEAPONS, ARMOUR_COLUMN, ARMOURS, BLADES, BRAWLING_WEAPONS, GUNS, RANGES } from '@umpire/traveller/file'

export { RANGES }

/** What people fight with. */
export const WEAPONS: readonly string[] = [...BRAWLING_WEAPONS, ...BLADES, ...GUNS]
/** Whoever fights: a simulation also knows animals. */
export const ALL_WEAPONS: readonly string[] = [...WEAPONS, ...ANIMAL_WEAPONS]

/** Other armor counts as one of these. */
export const ALL_ARMOUR: readonly string[] = ARMOURS.filter(armour => ARMOUR_COLUMN.rows[armour] === armour)
/** What anyone can wear: combat armor takes the skill of vacc suits. */
export const ARMOUR: readonly string[] = ALL_ARMOUR.filter(armour => armour !== 'combat')
