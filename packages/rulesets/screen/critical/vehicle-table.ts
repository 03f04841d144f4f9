/** What a critical hit does to a vehicle. */
import { list, nullable, oneOf, optional, or, rule, table, type Why } from '@umpire/engine'
import { no, points, threeDice } from '../common/fields.ts'
import { changedBlow } from '../effect/ops.ts'
import { type RowTable, resolved } from '../effect/row.ts'
import type { VehicleEffect } from '../effect/vehicle.ts'

const times = (multiplier: number): VehicleEffect => ({ op: 'damage', multiplier })
const NORMAL = times(1)
const MOSTLY_THROUGH: VehicleEffect = { op: 'bypass-dr', part: 0.9 }
const FIRE_EVERY = 10
/** Fuel burns on this much or less, and explodes on half of it. */
const CATCHES_ON = table('Fuel catches fire', { diesel: 9, gasoline: 11, 'jet-or-rocket': 13 })
const RUDDER = { share: 0.05, least: 1 }

export const VEHICLE_TABLE: RowTable<VehicleEffect> = {
  title: 'Vehicle critical hits',
  rows: {
    3: [times(3), { op: 'disable', what: 'computer', if: 'penetrates' }],
    4: [times(2), { op: 'disable', what: 'rudder', if: 'rudder', ...RUDDER }],
    5: [MOSTLY_THROUGH, NORMAL, { op: 'disable', what: 'sensor', if: 'always' }],
    6: [NORMAL, { op: 'engine' }],
    7: [NORMAL, { op: 'fire', if: 'penetrates or wooden', dice: '2d', wooden: '3d', every_seconds: FIRE_EVERY }],
    8: [NORMAL, { op: 'disable', what: 'weapon', if: 'always' }],
    9: [{ op: 'window-hit', dr: 1 }],
    10: [{ op: 'as', row: 9 }],
    11: [{ op: 'as', row: 9 }],
    12: [NORMAL, { op: 'disable', what: 'equipment', if: 'always' }],
    13: [MOSTLY_THROUGH, NORMAL],
    14: [{ op: 'power' }],
    15: [NORMAL, { op: 'disable', what: 'communications', if: 'penetrates' }],
    16: [
      times(2),
      { op: 'fuel-leak', percent: '1d' },
      { op: 'fuel-fire', every_seconds: FIRE_EVERY, catches_on: CATCHES_ON.rows },
    ],
    17: [times(3)],
    18: [times(2), { op: 'ammunition-explodes', shots: '1d' }],
  },
}

const MOVES_FREELY = ['aircraft', 'watercraft'] as const
const POWERED = ['engine', 'batteries', 'both', 'neither'] as const

/** Which row counts where the vehicle lacks what the row strikes: engine and batteries point at each other. */
function rowFor(row: number, power: (typeof POWERED)[number]): number {
  if (row === 6 && power === 'batteries') return 14
  if (row === 14 && power === 'engine') return 6
  return row
}

/** The changes of a row for such a vehicle. */
function vehicleRow(
  row: number,
  x: { readonly power: (typeof POWERED)[number]; readonly windows: boolean },
  why: Why,
): readonly VehicleEffect[] {
  const found = resolved(VEHICLE_TABLE, rowFor(row, x.power), new Set(), why)
  if (found.some(({ op }) => op === 'window-hit')) return x.windows ? found : [NORMAL]
  const unpowered = x.power === 'neither' && found.some(({ op }) => op === 'engine' || op === 'power')
  return unpowered ? [NORMAL] : found
}

export const vehicleTable = rule(
  {
    id: 'screen.critical.vehicle-table',
    title: 'Vehicle critical hits',
    lines: '620-644',
    given: {
      row: threeDice,
      rolled: or(points, 0),
      dr: or(points, 0),
      penetrating: optional(points),
      body_hit_points: optional(points),
      vehicle: or(oneOf(...MOVES_FREELY, 'ground', 'space'), 'ground'),
      power: or(oneOf(...POWERED), 'engine'),
      windows: or(nullable(points), 1),
      wooden: no,
      fuel: optional(oneOf('diesel', 'gasoline', 'jet-or-rocket')),
      self_sealing: no,
      fire_roll: optional(threeDice),
      explosion_rolls: or(list(threeDice, 1000), []),
      explosive_ammunition: no,
    },
  },
  (x, why) => {
    const consequences = vehicleRow(x.row, { power: x.power, windows: x.windows !== null }, why)
    const ops = new Set(consequences.map(({ op }) => op))
    const armor = ops.has('window-hit') ? (x.windows ?? x.dr) : x.dr
    const blow = changedBlow(consequences, x.rolled, armor, why)
    const penetrating = x.penetrating ?? blow.penetrating
    const through = penetrating > 0
    const disabled = consequences.find(one => one.op === 'disable')
    const least = Math.max(RUDDER.least, (x.body_hit_points ?? 0) * RUDDER.share)
    const steers = x.vehicle === 'aircraft' || x.vehicle === 'watercraft'
    const rudder = steers && disabled?.what === 'rudder' && why.compare('5% of the body', penetrating, '>', least)
    const catches = x.fuel === undefined ? undefined : CATCHES_ON.at(x.fuel, why)
    const fuelBurns =
      ops.has('fuel-fire') &&
      catches !== undefined &&
      x.fire_roll !== undefined &&
      why.compare('fuel', x.fire_roll, '<=', catches)
    const explodes = fuelBurns
      ? x.explosion_rolls.findIndex(roll => why.compare('explosion', roll, '<=', Math.floor(catches / 2))) + 1
      : 0
    return {
      basic: blow.basic,
      effective_dr: blow.dr,
      penetrating,
      rudder_damaged: rudder,
      disabled: disabled === undefined || (disabled.if === 'penetrates' && !through) ? null : disabled.what,
      on_fire: fuelBurns || (ops.has('fire') && (through || x.wooden)),
      fire_dice: x.wooden ? '3d' : '2d',
      leaks: ops.has('fuel-leak') && x.fuel !== undefined && !x.self_sealing,
      explodes_at_check: explodes === 0 ? null : explodes,
      ammunition_explodes: ops.has('ammunition-explodes') && through && x.explosive_ammunition,
      consequences,
    }
  },
)
