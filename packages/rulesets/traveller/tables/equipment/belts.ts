/** Belts for automatic rifles that take them, line 1215. Reloading with one stands with reloading. */
import type { GunName } from '../words.ts'

type Belt = { readonly rounds: number; readonly weight_g: number; readonly price: number; readonly usable_in: GunName }

export const BELT: Belt = { rounds: 100, weight_g: 2500, price: 120, usable_in: 'Automatic Rifle' }
