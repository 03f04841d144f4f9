/** Weapons, armour and gear as the catalogues have them. */
import {
  BadInput,
  type Field,
  flag,
  int,
  isObject,
  list,
  nullable,
  num,
  oneOf,
  optional,
  or,
  record,
  text,
  type ValueOf,
} from '@umpire/engine'
import { diceAddsField } from '../../dice/dice-adds.ts'
import { effectField } from '../../effect/effect.ts'
import { DAMAGE_TYPES } from './damage-types.ts'

const name = text(100)
const dollars = nullable(num({ min: 0, max: 1e9 }))
const pounds = nullable(num({ min: 0, max: 1e6 }))
const minimum = nullable(int({ min: 0, max: 1000 }))
const modifier = or(int({ min: -20, max: 20 }), 0)

/** Swing or thrust with an add: sw+1, thr. */
export type BasicDamage = { readonly basic: 'swing' | 'thrust'; readonly add: number }

const WRITTEN = /^(sw|thr)([+-]\d{1,3})?$/

const readBasic = record({ basic: oneOf('swing', 'thrust'), add: int({ min: -999, max: 999 }) })

export const basicDamageField: Field<BasicDamage> = {
  spec: { kind: 'text', most: 10 },
  read: (value, place) => {
    // As it was read before: a campaign's file is read when it is chosen, and again when it is used.
    if (isObject(value)) return readBasic.read(value, place)
    const [, which, add = '0'] = typeof value === 'string' ? (WRITTEN.exec(value.trim()) ?? []) : []
    if (which === undefined) throw new BadInput(place, 'swing or thrust with an add, such as sw+1 or thr', value)
    return { basic: which === 'sw' ? 'swing' : 'thrust', add: Number(add) }
  },
}

const mode = record({
  name,
  type: oneOf('cutting', 'impaling', 'crushing'),
  damage: basicDamageField,
  reach: or(text(20), '1'),
  /** One turn to change between the long and the short grip. */
  grip_change: or(flag(), false),
  to_hit: modifier,
  hands: optional(int({ min: 1, max: 2 })),
})
export type Mode = ValueOf<typeof mode>

const maximum = or(nullable(diceAddsField()), null)
/** What it does to whatever is done with it: a fine sight, a poor balance. */
const effects = or(list(effectField, 50), [])
/** Other names of the same. */
const aliases = or(list(name, 20), [])

export const handWeaponField = record({
  name,
  skill: name,
  modes: list(mode, 10),
  cost: dollars,
  weight_lb: pounds,
  min_st: minimum,
  /** The most it can do, however strong the arm. */
  max_damage: maximum,
  hands: or(int({ min: 1, max: 2 }), 1),
  /** Turns to ready it after each swing. */
  ready_turns: or(int({ min: 0, max: 10 }), 0),
  unready_after_parry: or(flag(), false),
  can_parry: or(flag(), true),
  parry_modifier: modifier,
  /** Part of another thing: a bayonet on its rifle. */
  uses: optional(text(200)),
  /** Whoever carries these has it at hand: a gun, and what is fixed to it. */
  made_of: optional(record({ gun: oneOf('rifle', 'long gun'), with: optional(name) })),
  aliases,
  effects,
})
export type HandWeapon = ValueOf<typeof handWeaponField>

/** Yards as a share of ST with an add: ST × 1.5, ST − 2. */
const range = nullable(record({ times_st: num({ min: 0, max: 1000 }), add: or(int({ min: -1000, max: 1000 }), 0) }))

export const thrownWeaponField = record({
  name,
  skill: name,
  /** Untrained: DX less so much. */
  default_minus: int({ min: 0, max: 20 }),
  type: nullable(oneOf(...DAMAGE_TYPES)),
  damage: nullable(basicDamageField),
  ss: int({ min: 0, max: 30 }),
  acc: int({ min: 0, max: 30 }),
  half_damage: range,
  max_range: range,
  cost: dollars,
  weight_lb: pounds,
  min_st: minimum,
  max_damage: maximum,
  aliases,
  effects,
})
export type ThrownWeapon = ValueOf<typeof thrownWeaponField>

/**
 * How often it fires: every other turn, so many single aimed shots, or automatically. A selector has several.
 */
const WRITTEN_RATE = /^(\d{1,4})(~?)$/
export type Rate = { readonly shots: number; readonly automatic: boolean }

/**
 *     readRate('3~', 'rof') // { shots: 3, automatic: false }
 */
export function readRate(written: string | number, place: string): Rate {
  if (written === '1/2') return { shots: 0.5, automatic: false }
  const [, count, single] = WRITTEN_RATE.exec(String(written)) ?? []
  if (count === undefined) throw new BadInput(place, 'a rate of fire such as 1/2, 1, 3~ or 8', written)
  const shots = Number(count)
  return { shots, automatic: single === '' && shots >= LEAST_AUTOMATIC }
}
const LEAST_AUTOMATIC = 4

const readAlready = record({ shots: num({ min: 0.5, max: 9999 }), automatic: flag() })

export const rateField: Field<Rate> = {
  spec: { kind: 'text', most: 10 },
  read: (value, place) => {
    if (typeof value === 'string' || typeof value === 'number') return readRate(value, place)
    if (isObject(value)) return readAlready.read(value, place)
    throw new BadInput(place, 'a rate of fire such as 1/2, 1, 3~ or 8', value)
  },
}

export const firearmField = record({
  name,
  skill: name,
  /** It jams on an attack roll of this or more; null only on a critical failure. */
  malf: or(nullable(int({ min: 3, max: 19 })), null),
  type: or(oneOf(...DAMAGE_TYPES), 'bullet'),
  damage: diceAddsField(),
  /** Of warheads: the dice of the fragments. */
  fragments: or(nullable(diceAddsField()), null),
  ss: int({ min: 0, max: 30 }),
  acc: int({ min: 0, max: 30 }),
  /** Yards; null where it has none. */
  half_damage: or(nullable(int({ min: 0, max: 100_000 })), null),
  max_range: or(nullable(int({ min: 0, max: 100_000 })), null),
  weight_lb: pounds,
  /** One rate, or several to select from; none of a grenade. */
  rof: or(list(rateField, 3), []),
  shots: or(nullable(int({ min: 1, max: 10_000 })), null),
  min_st: minimum,
  rcl: or(nullable(int({ min: -20, max: 0 })), null),
  cost: dollars,
  hands: or(int({ min: 1, max: 2 }), 2),
  mount: optional(text(100)),
  /** Turns to reload, which the book prints elsewhere. */
  reload_turns: or(nullable(int({ min: 1, max: 1000 })), null),
  /** The tech level it comes from; the campaign's where nothing is said. */
  tl: optional(int({ min: 0, max: 16 })),
  effects,
})
export type Firearm = ValueOf<typeof firearmField>

export const armorField = record({
  name,
  covers: or(list(oneOf('head', 'body', 'arms', 'legs', 'hands', 'feet'), 6), ['body']),
  pd: int({ min: 0, max: 20 }),
  dr: int({ min: 0, max: 1000 }),
  weight_lb: pounds,
  cost: dollars,
  effects,
})
export type Armor = ValueOf<typeof armorField>

export const gearField = record({
  name,
  cost: dollars,
  weight_lb: pounds,
  tl: optional(int({ min: 0, max: 16 })),
  effects,
})
export type Gear = ValueOf<typeof gearField>
