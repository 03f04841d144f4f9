/** A vehicle as it is told in a story: a few numbers, and what has happened to it. */
import { flag, int, list, nullable, oneOf, or, record, text, type ValueOf } from '@umpire/engine'

const points = int({ min: -1_000_000, max: 1_000_000 })
const percent = or(int({ min: 0, max: 100 }), 100)
const seconds = int({ min: 0, max: 1_000_000_000 })

export const SYSTEMS = ['computer', 'rudder', 'sensor', 'weapon', 'equipment', 'communications'] as const
const FUELS = ['diesel', 'gasoline', 'jet-or-rocket'] as const

const burning = record({
  dice: text(20),
  every: int({ min: 1, max: 3600 }),
  next_in: seconds,
  /** Of burning fuel: at each damage it explodes on so much or less. */
  explodes_on: nullable(int({ min: 0, max: 18 })),
})

export const VEHICLE = {
  kind: or(oneOf('ground', 'aircraft', 'watercraft', 'space'), 'ground'),
  full_hp: int({ min: 1, max: 1_000_000 }),
  dr: or(int({ min: 0, max: 10_000 }), 0),
  /** DR of the glass; none without windows or canopy. */
  windows: or(nullable(int({ min: 0, max: 10_000 })), null),
  wooden: or(flag(), false),
  power: or(oneOf('engine', 'batteries', 'both', 'neither'), 'engine'),
  fuel: or(nullable(oneOf(...FUELS)), null),
  self_sealing: or(flag(), false),
  /** What explodes when it is struck: rounds on board, and what one does. */
  ammunition: or(nullable(record({ shots: int({ min: 0, max: 100_000 }), damage: text(60) })), null),
}

export const vehicle = record({
  ...VEHICLE,
  hp: points,
  broken: or(list(oneOf(...SYSTEMS), 1000), []),
  /** Of the engine: the first halves its speed, the second stops it. */
  engine_hits: or(int({ min: 0, max: 2 }), 0),
  power_percent: percent,
  fuel_percent: percent,
  /** Until the tank loses more. */
  leaks_in: or(nullable(seconds), null),
  burning: or(nullable(burning), null),
  /** Of no use any more: no hit points left, or blown up. */
  disabled: or(flag(), false),
})
export type Vehicle = ValueOf<typeof vehicle>

/** Nothing is left that could burn. */
export const burntOut = ({ hp, full_hp }: Vehicle): boolean => hp <= -full_hp

export const afterSeconds = (one: Vehicle, passed: number): Vehicle => ({
  ...one,
  leaks_in: one.leaks_in === null ? null : Math.max(0, one.leaks_in - passed),
  burning: one.burning === null ? null : { ...one.burning, next_in: Math.max(0, one.burning.next_in - passed) },
})
