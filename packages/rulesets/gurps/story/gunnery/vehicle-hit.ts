/** Vehicles in a story: told by the game master, struck, and what a critical hit does to them. */
import { BadInput, int, nullable, num, oneOf, optional, or, ownValue, procedure, type Why } from '@umpire/engine'
import { DAMAGE_TYPES } from '../../catalog/entry/damage-types.ts'
import { type CriticalHit, criticalHit } from '../../combat/attack/critical.ts'
import type { VehicleChange } from '../../consequence/consequence.ts'
import { damageOrder, PLAIN_BLOW } from '../../damage/order.ts'
import { type DiceAdds, diceAddsField, readDiceAdds } from '../../dice/dice-adds.ts'
import { damageDice } from '../../dice/thrown-dice.ts'
import { yardsField } from '../../ranged/modifier/fields.ts'
import { size, speedRange } from '../../ranged/modifier/speed-range.ts'
import { success } from '../../roll/success.ts'
import { type Asking, ONE_DIE } from '../body/common.ts'
import { leak } from '../body/vehicle-time.ts'
import { NAME, THREE_DICE } from '../facts/fields.ts'
import { VEHICLE, type Vehicle, vehicle as vehicleRecord } from '../facts/vehicle.ts'
import {
  blewUp,
  caughtFire,
  engineHit,
  powerHalved,
  systemLost,
  vehicleCame,
  vehicleHurt,
  vehicleMissed,
} from '../facts/vehicle-facts.ts'

export const tellVehicle = procedure(
  { id: 'gurps.procedure.vehicle', title: 'A vehicle', given: { vehicle: NAME, ...VEHICLE } },
  (ask: Asking, { vehicle, ...told }): void => {
    ask.record(vehicleCame({ vehicle, told: vehicleRecord.read({ ...told, hp: told.full_hp }, vehicle) }))
  },
)

function vehicleIn({ state }: Asking, name: string): Vehicle {
  const found = ownValue(state.vehicles, name)
  if (found === undefined) throw new BadInput('vehicle', `one of ${Object.keys(state.vehicles).join(', ')}`, name)
  return found
}

type Struck = { readonly hit: boolean; readonly critical: boolean; readonly penetrating: number }

export const strikeVehicle = procedure(
  {
    id: 'gurps.procedure.vehicle-hit',
    title: 'An attack on a vehicle',
    given: {
      vehicle: NAME,
      weapon: or(NAME, 'a shot'),
      /** Skill with all its modifiers; where the distance is told, with all but those of range, speed and size. */
      effective: int({ min: -1000, max: 1000 }),
      range_yards: optional(yardsField),
      length_yards: or(nullable(yardsField), null),
      width_yards: or(nullable(yardsField), null),
      target_mph: or(num({ min: 0, max: 1e9 }), 0),
      damage: diceAddsField(),
      type: or(oneOf(...DAMAGE_TYPES), 'bullet'),
      /** By which its DR is divided. */
      divisor: or(num({ min: 0.01, max: 1000 }), 1),
    },
  },
  (ask: Asking, x): Struck => {
    const { why } = ask
    const { vehicle, damage, weapon } = x
    const effective = skillAgainst(x, why)
    const target = vehicleIn(ask, vehicle)
    const about = { purpose: `attack on ${vehicle}`.slice(0, 200), by: weapon }
    const came = ask.read(THREE_DICE, about, roll => ({
      roll,
      hit: success({ effective, roll, roll_kind: 'forced' }, why).success,
    }))
    if (!came.hit) {
      ask.record(vehicleMissed({ vehicle, by: weapon }))
      return { hit: false, critical: false, penetrating: 0 }
    }
    const blow = {
      effective,
      roll: came.roll,
      damage,
      location: 'torso',
      target: 'vehicle',
      type: x.type,
      power: target.power,
      windows: target.windows !== null,
    } as const
    const first = criticalHit(blow, why)
    const row: CriticalHit =
      first.table === null
        ? first
        : ask.read(THREE_DICE, { ...about, purpose: 'critical hit' }, table_roll =>
            criticalHit({ ...blow, table_roll }, why),
          )
    const penetrating = land(ask, vehicle, { ...x, row })
    for (const change of row.vehicle) carryOut(ask, vehicle, change, penetrating)
    return { hit: true, critical: first.critical_hit, penetrating }
  },
)

interface Distant {
  readonly effective: number
  readonly range_yards?: number
  readonly length_yards: number | null
  readonly width_yards: number | null
  readonly target_mph: number
}

/** The skill as it was told, or with what distance, speed and size make of it. */
function skillAgainst({ effective, range_yards, length_yards, width_yards, target_mph }: Distant, why: Why): number {
  if (range_yards === undefined) return effective
  const target = 'vehicle'
  return why
    .sum('effective skill')
    .add('skill', effective)
    .add('speed and range', speedRange({ range_yards, target, target_mph }, why))
    .add('size', size({ target, length_yards, width_yards }, why))
    .total()
}

interface Landing {
  readonly weapon: string
  readonly damage: DiceAdds
  readonly type: (typeof DAMAGE_TYPES)[number]
  readonly divisor: number
  readonly row: CriticalHit
}

/** The blow itself: what the row makes of it, armour or glass, and the hit points it costs. */
function land(ask: Asking, vehicle: string, { weapon, damage, type, divisor, row }: Landing): number {
  const one = vehicleIn(ask, vehicle)
  const rolled =
    row.maximum_damage && row.basic !== null
      ? row.basic
      : ask.roll(damageDice(damage), { purpose: 'damage', by: weapon })
  const changed = row.consequences.find(({ op }) => op === 'damage')
  const through = row.consequences.find(({ op }) => op === 'bypass-dr')
  const glass = row.vehicle.some(({ op }) => op === 'window-hit') ? one.windows : null
  const { basic, penetrating } = damageOrder(
    {
      ...PLAIN_BLOW,
      rolled,
      type,
      critical_multiplier: changed?.op === 'damage' ? (changed.multiplier ?? 1) : 1,
      living: false,
      dr: glass ?? one.dr,
      divisor,
      bypass: through?.op === 'bypass-dr' ? through.part : 0,
    },
    ask.why,
  )
  ask.record(vehicleHurt({ vehicle, by: weapon, basic, penetrating }))
  return penetrating
}

function carryOut(ask: Asking, vehicle: string, change: VehicleChange, penetrating: number): void {
  const one = vehicleIn(ask, vehicle)
  const gotThrough = penetrating > 0
  switch (change.op) {
    case 'disable':
      if (breaks(change, one, penetrating)) ask.record(systemLost({ vehicle, what: change.what }))
      return
    case 'engine':
      return ask.record(engineHit({ vehicle }))
    case 'power':
      return ask.record(powerHalved({ vehicle }))
    case 'fire': {
      if (!gotThrough && !one.wooden) return
      const dice = one.wooden ? change.wooden : change.dice
      return ask.record(caughtFire({ vehicle, dice, every: change.every_seconds, explodes_on: null }))
    }
    case 'fuel-leak':
      if (one.fuel !== null) leak(ask, vehicle, !one.self_sealing)
      return
    case 'fuel-fire':
      return fuelFire(ask, vehicle, change)
    case 'ammunition-explodes':
      if (gotThrough) cookOff(ask, vehicle)
      return
    case 'window-hit':
      // The blow met the glass.
      return
  }
}

type Of<O extends VehicleChange['op']> = Extract<VehicleChange, { readonly op: O }>

/** A rudder takes more than a scratch, and only what flies or swims has one. */
function breaks(change: Of<'disable'>, { kind, full_hp }: Vehicle, penetrating: number): boolean {
  if (change.if === 'always') return true
  if (change.if === 'penetrates') return penetrating > 0
  const least = Math.max(change.least ?? 0, full_hp * (change.share ?? 0))
  return (kind === 'aircraft' || kind === 'watercraft') && penetrating > least
}

const FIRE_DICE = '2d'

function fuelFire(ask: Asking, vehicle: string, change: Of<'fuel-fire'>): void {
  const { fuel, wooden } = vehicleIn(ask, vehicle)
  const catches = fuel === null ? undefined : ownValue(change.catches_on, fuel)
  if (catches === undefined) return
  const burns = ask.read(THREE_DICE, { purpose: 'whether the fuel burns', by: vehicle }, roll => roll <= catches)
  if (!burns) return
  const fire = { dice: wooden ? WOODEN_DICE : FIRE_DICE, every: change.every_seconds }
  ask.record(caughtFire({ vehicle, ...fire, explodes_on: Math.floor(catches / 2) }))
}

const WOODEN_DICE = '3d'

/** Some of what is on board, at most all of it, does its damage within. */
function cookOff(ask: Asking, vehicle: string): void {
  const { ammunition } = vehicleIn(ask, vehicle)
  if (ammunition === null || ammunition.shots === 0) return
  const shots = Math.min(ammunition.shots, ask.roll(ONE_DIE, { purpose: 'rounds that explode', by: vehicle }))
  ask.record(blewUp({ vehicle, of: 'ammunition', shots, wrecked: false }))
  const each = damageDice(readDiceAdds(ammunition.damage, 'ammunition'))
  for (let shot = 0; shot < shots; shot++) {
    const basic = Math.max(0, ask.roll(each, { purpose: 'ammunition', by: vehicle }))
    ask.record(vehicleHurt({ vehicle, by: 'ammunition', basic, penetrating: basic }))
  }
}
