import { flag, oneOf, option, or, replace, rule } from '@umpire/engine'
import { criticalHit, type OfBlow, type VehicleChange } from '@umpire/gurps/rooms'
import { vehicleTable } from '../critical/vehicle-table.ts'
import type { VehicleEffect } from '../effect/vehicle.ts'

export const optionVehicleCriticals = rule(
  {
    id: 'screen.option.vehicle-criticals',
    title: 'Option, vehicle critical hits',
    lines: '620-644',
    given: {
      option_on: flag(),
      target: or(oneOf('person', 'vehicle'), 'person'),
      critical_hit: or(flag(), false),
    },
  },
  ({ option_on, target, critical_hit }) => ({
    roll_on: option_on && target === 'vehicle' && critical_hit ? vehicleTable.id : 'none',
  }),
)

const isOfBlow = (one: VehicleEffect): one is OfBlow =>
  one.op === 'damage' || one.op === 'bypass-dr' || one.op === 'becomes'
const isOfVehicle = (one: VehicleEffect): one is VehicleChange => !isOfBlow(one)

export const vehicleCriticals = option({
  key: 'vehicle-criticals',
  title: 'Vehicle critical hits',
  says: 'A critical hit on a vehicle goes to a table of its own.',
  replaces: [
    replace(
      criticalHit,
      (x, why, base) => {
        const hit = base(x, why)
        if (x.target !== 'vehicle' || !hit.critical_hit) return hit
        if (x.table_roll === undefined) return { ...hit, maximum_damage: false, table: '3d6' }
        const told = { power: x.power ?? 'engine', windows: x.windows === false ? null : 1 }
        const { consequences } = vehicleTable({ ...INTACT, ...told, row: x.table_roll }, why)
        const vehicle = consequences.filter(isOfVehicle)
        return { ...hit, maximum_damage: false, consequences: consequences.filter(isOfBlow), vehicle }
      },
      ['critical-tables'],
    ),
  ],
})

/** What is known of a vehicle when its driver has told nothing. */
const INTACT = {
  rolled: 0,
  dr: 0,
  vehicle: 'ground',
  wooden: false,
  self_sealing: false,
  explosion_rolls: [],
  explosive_ammunition: false,
} as const
