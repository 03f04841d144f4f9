/** What happens to vehicles in a story, and what it makes of them. */
import { everyone, type Fact, fact, flag, int, json, nullable, oneOf, ownValue, text, whole } from '@umpire/engine'
import { NAME } from './fields.ts'
import type { Story } from './state.ts'
import { burntOut, SYSTEMS, type Vehicle, vehicle } from './vehicle.ts'

const ON = { vehicle: NAME }
const SEEN = { vehicle: everyone }
const points = int({ min: 0, max: 1_000_000 })

export const vehicleCame = fact({
  type: 'vehicleCame',
  version: 1,
  fields: { ...ON, told: json() },
  sight: { ...SEEN, told: whole(everyone) },
})

export const vehicleMissed = fact({
  type: 'vehicleMissed',
  version: 1,
  fields: { ...ON, by: NAME },
  sight: { ...SEEN, by: everyone },
})

/** Hit points lost: at 0 it stops working. */
export const vehicleHurt = fact({
  type: 'vehicleHurt',
  version: 1,
  fields: { ...ON, by: NAME, basic: points, penetrating: points },
  sight: { ...SEEN, by: everyone, basic: everyone, penetrating: everyone },
})

export const systemLost = fact({
  type: 'systemLost',
  version: 1,
  fields: { ...ON, what: oneOf(...SYSTEMS) },
  sight: { ...SEEN, what: everyone },
})

export const engineHit = fact({ type: 'engineHit', version: 1, fields: ON, sight: SEEN })
export const powerHalved = fact({ type: 'powerHalved', version: 1, fields: ON, sight: SEEN })

export const fuelLost = fact({
  type: 'fuelLost',
  version: 1,
  fields: { ...ON, percent: int({ min: 0, max: 100 }), again_in: nullable(int({ min: 0, max: 3600 })) },
  sight: { ...SEEN, percent: everyone, again_in: everyone },
})

export const caughtFire = fact({
  type: 'caughtFire',
  version: 1,
  fields: {
    ...ON,
    dice: text(20),
    every: int({ min: 1, max: 3600 }),
    explodes_on: nullable(int({ min: 0, max: 18 })),
  },
  sight: { ...SEEN, dice: everyone, every: everyone, explodes_on: everyone },
})

export const blewUp = fact({
  type: 'blewUp',
  version: 1,
  fields: { ...ON, of: oneOf('fuel', 'ammunition'), shots: int({ min: 0, max: 100_000 }), wrecked: flag() },
  sight: { ...SEEN, of: everyone, shots: everyone, wrecked: everyone },
})

export const vehicleFacts = [
  vehicleCame,
  vehicleMissed,
  vehicleHurt,
  systemLost,
  engineHit,
  powerHalved,
  fuelLost,
  caughtFire,
  blewUp,
] as const
type VehicleFact = ReturnType<(typeof vehicleFacts)[number]['read']>

const TYPES: ReadonlySet<string> = new Set(vehicleFacts.map(({ type }) => type))
export const isVehicleFact = (happened: Fact): happened is VehicleFact => TYPES.has(happened.type)

function changed(one: Vehicle, happened: Exclude<VehicleFact, { readonly type: 'vehicleCame' }>): Partial<Vehicle> {
  switch (happened.type) {
    case 'vehicleMissed':
      return {}
    case 'vehicleHurt': {
      const hp = one.hp - happened.values.penetrating
      const left = { ...one, hp }
      // The time of the next damage by fire begins with each.
      const burning = one.burning === null || burntOut(left) ? null : refreshed(one.burning)
      return { hp, disabled: one.disabled || hp <= 0, burning }
    }
    case 'systemLost':
      return { broken: [...one.broken, happened.values.what] }
    case 'engineHit':
      return { engine_hits: Math.min(2, one.engine_hits + 1) }
    case 'powerHalved':
      return { power_percent: Math.floor(one.power_percent / 2) }
    case 'fuelLost': {
      const fuel_percent = Math.max(0, one.fuel_percent - happened.values.percent)
      return { fuel_percent, leaks_in: fuel_percent === 0 ? null : happened.values.again_in }
    }
    case 'caughtFire': {
      const { dice, every, explodes_on } = happened.values
      return { burning: { dice, every, next_in: every, explodes_on } }
    }
    case 'blewUp': {
      const { of, shots, wrecked } = happened.values
      const { ammunition } = one
      const left = ammunition === null ? null : { ...ammunition, shots: Math.max(0, ammunition.shots - shots) }
      return of === 'fuel'
        ? { disabled: wrecked || one.disabled, burning: null, leaks_in: null, fuel_percent: 0 }
        : { ammunition: left }
    }
  }
}

const refreshed = (fire: NonNullable<Vehicle['burning']>) =>
  fire.next_in === 0 ? { ...fire, next_in: fire.every } : fire

export function evolveVehicle(story: Story, happened: VehicleFact): Story {
  const { vehicle: name } = happened.values
  if (happened.type === 'vehicleCame') {
    return { ...story, vehicles: { ...story.vehicles, [name]: vehicle.read(happened.values.told, name) } }
  }
  const one = ownValue(story.vehicles, name)
  return one === undefined
    ? story
    : { ...story, vehicles: { ...story.vehicles, [name]: { ...one, ...changed(one, happened) } } }
}
