/** Condition: how likely a gun is to jam, and what it sells for. */
import { int, optional, rolled, rule, table, type Why } from '@umpire/engine'
import { listPriceBuys } from '../campaign/readings.ts'
import { diceless, jamClearRounds } from '../campaign/settings.ts'
import { halfOfMost } from '../core/diceless.ts'
import { roll, score } from '../core/roll.ts'
import { cell, gunNamed, WEAPON } from '../tables/weapon.ts'
import { CONDITION, type Condition } from './conditions.ts'

export const CONDITION_ROWS = table<Condition, { readonly jam_on: number; readonly price_factor: number }>(
  'Condition',
  {
    good: { jam_on: 0, price_factor: 1 },
    average: { jam_on: 1, price_factor: 0.5 },
    poor: { jam_on: 2, price_factor: 0.25 },
  },
)

type InCondition = {
  readonly jam_on: number
  readonly price?: number
  readonly jam?: boolean
  readonly success?: boolean
  readonly rounds_used?: number
  readonly rounds_to_clear?: number
}

export const condition = rule(
  {
    id: 'tensided.equipment.condition',
    title: 'Condition, jams and price',
    lines: '1563-1569',
    given: {
      condition: CONDITION,
      /** Told what it costs. */
      weapon: optional(WEAPON),
      /** The raw die of the attack, before anything else is read from it. */
      d10: optional(rolled('1d10')),
      shots: optional(int({ min: 0, max: 10_000 })),
      attribute: optional(score),
      difficulty: optional(score),
    },
  },
  (x, why): InCondition => {
    const { jam_on, price_factor } = CONDITION_ROWS.at(x.condition, why)
    const priced =
      x.weapon === undefined ? { jam_on } : { jam_on, price: priceOf(x.weapon, price_factor * listed(why), why) }
    const { attribute, difficulty, shots = 1 } = x
    const d10 = diceless(why) ? halfOfMost('1d10') : x.d10
    if (d10 === undefined) return priced
    const jam = why.compare('jams', d10, '<=', jam_on)
    const fired = {
      ...priced,
      jam,
      // Nothing leaves a gun that jams.
      rounds_used: jam ? 0 : shots,
      rounds_to_clear: jam ? jamClearRounds(why) : 0,
    }
    if (attribute === undefined || difficulty === undefined) return fired
    return { ...fired, success: !jam && roll({ d10, attribute, difficulty }, why).success }
  },
)

/** The list price is a good gun's, or an average one's, so that a good one costs twice as much. */
const listed = (why: Why): number => 1 / CONDITION_ROWS.rows[listPriceBuys(why)].price_factor

const priceOf = (name: string, share: number, why: Why): number => {
  const gun = gunNamed(name, why)
  return why
    .product('price')
    .add('list price', cell(gun, 'price', gun.price, why))
    .add('condition', share)
    .total()
}
