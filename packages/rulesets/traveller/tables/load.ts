/** Loads: lines 1131-1141 and 1564-1580. The printed table by world size is this formula worked out. */
import { table } from '@umpire/engine'

export const CATEGORIES = ['normal', 'double', 'triple'] as const
export type Category = (typeof CATEGORIES)[number]

/** How many times the normal limit each may weigh. */
export const MULTIPLE = table<Category, number>('Loads', { normal: 1, double: 2, triple: 3 })

/** What each takes from strength, dexterity and endurance. */
export const REDUCTION = table<Category, number>('Encumbrance', { normal: 0, double: 1, triple: 2 })

/** Here strength is the normal load in kilograms; each size less adds an eighth. */
export const NORMAL_WORLD_SIZE = 8
export const SHARE_BY_SIZE = 0.125
