/** The type A free trader as a benefit, by how often it was received: lines 797-799. */
import { table } from '@umpire/engine'

/** The fifth receipt leaves the ship free and clear; later ones change nothing. */
export const MOST_RECEIPTS = 5
/** In credits; "about", for the exact figure stands in Book 2. */
export const MONTHLY_PAYMENT = 150_000

export const FREE_TRADER = table<number, { readonly years_left: number; readonly ship_age: number }>(
  'Type A free trader by receipts',
  {
    1: { years_left: 40, ship_age: 0 },
    2: { years_left: 30, ship_age: 10 },
    3: { years_left: 20, ship_age: 20 },
    4: { years_left: 10, ship_age: 30 },
    5: { years_left: 0, ship_age: 40 },
  },
)
