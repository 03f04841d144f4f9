/** Disadvantages beside those of looks, standing, wealth and friends, by name. */

import type { Trait } from '../entry/trait.ts'
import { AFFLICTIONS } from './afflictions.ts'
import { FLAWS } from './flaws.ts'

export const DISADVANTAGES: readonly Trait[] = [...FLAWS, ...AFFLICTIONS].toSorted((a, b) => (a.name < b.name ? -1 : 1))
