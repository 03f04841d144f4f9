/** Air and water against a body: how fast it falls, how fast it can go, and how large it is in their way. */
import { int, oneOf, optional, or, rule, table } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { amount, fraction, measure, no, positive, size } from '../common/fields.ts'
import { areaScale, linearScale } from '../common/scale.ts'
import { MPH } from '../common/units.ts'
import { rootRow } from '../table/square-root.ts'

const FALL = 50
const FORWARD = 10
const share = fraction({ min: 0, max: 1 })

export const tv = rule(
  {
    id: 'gulliver.drag.tv',
    title: 'Terminal velocity',
    lines: '2055-2061',
    given: { war: measure, density: or(positive, 1), slow_fall: or(share, 1) },
  },
  ({ war, density, slow_fall }, why) => {
    const speed = why
      .product('terminal velocity')
      .add('of a man, flat', FALL)
      .add('root of WAR', Math.sqrt(war))
      .add('air', 1 / Math.sqrt(density))
      .when(slow_fall !== 1, 'Slow Fall', slow_fall)
      .total()
    return { tv: speed, mph: MPH * speed }
  },
)

/** From a WSR on. */
const BRAKES = [
  [46, 1 / 7],
  [47, 1 / 5],
  [48, 1 / 4],
  [50, 1 / 3],
  [60, 1 / 2],
  [80, 2 / 3],
  [100, 3 / 4],
  [120, 4 / 5],
  [240, 9 / 10],
  [480, 1],
] as const
const HOLDS = 45

export const airBrakes = rule(
  {
    id: 'gulliver.drag.air-brakes',
    title: 'Air brakes',
    lines: '2063',
    given: { wsr: measure },
  },
  ({ wsr }, why) => {
    const falls = why.compare('too heavy for its wings', exact(wsr), '>', HOLDS)
    const row = BRAKES.findLast(([from]) => from <= exact(wsr))?.[1] ?? BRAKES[0][1]
    return { falls, factor: falls ? why.table('Air brakes', wsr, undefined, row) : 0 }
  },
)

/** Where the air holds one back, one goes half-way between what one could and what it allows. */
export const dragged = (move: number, limit: number): number => (move > limit ? (move + limit) / 2 : move)

export const ftv = rule(
  {
    id: 'gulliver.drag.ftv',
    title: 'Forward terminal velocity and drag',
    lines: '2065-2077',
    given: { mar: optional(measure), ftv: optional(measure), move: optional(measure), density: or(positive, 1) },
  },
  ({ mar, ftv: known, move, density }, why) => {
    const limit = known ?? (FORWARD * Math.sqrt(mar ?? 1)) / Math.sqrt(density)
    return {
      ftv: why.input('forward terminal velocity', limit),
      actual_move: move === undefined ? null : dragged(move, limit),
      glide_move: limit,
    }
  },
)

const WATER = 800
const QUICKLY = 30

export const dragWater = rule(
  {
    id: 'gulliver.drag.water',
    title: 'Drag in water',
    lines: '2079-2083',
    given: { tv_in_air: measure, ftv_in_air: optional(measure) },
  },
  ({ tv_in_air, ftv_in_air }, why) => {
    const thick = why.input('root of the density of water', Math.sqrt(WATER))
    return {
      /** With the root of its weight in water for that on land. */
      tv_in_water: tv_in_air / thick,
      tv_in_water_quick: tv_in_air / QUICKLY,
      ftv_in_water: ftv_in_air === undefined ? null : ftv_in_air / thick,
      ftv_in_water_quick: ftv_in_air === undefined ? null : ftv_in_air / QUICKLY,
    }
  },
)

const HUMAN_AREA = 150
const SHAPES = {
  human: { flat: 1, forward: 1 / 2 },
  blocky: { flat: 2 / 3, forward: 2 / 3 },
  streamlined: { flat: 1.5, forward: 1 / 3 },
  'sleek fish': { flat: 1.5, forward: 1 / 5 },
} as const
const WINGS = { flat: 450, forward: 75 } as const
/** Spread wings make a larger target. */
const SPREAD = 1
const EXTRA_ARM = { mass: 0.1, area: 0.15 } as const
const FEW_LIMBS = 2 / 3
const bodies = oneOf('human', 'blocky', 'streamlined', 'sleek fish')
const poses = oneOf('flat', 'forward')

export const mar = rule(
  {
    id: 'gulliver.drag.mar',
    title: 'Computing MAR and WAR',
    lines: '2085-2114, 2277-2279',
    given: {
      mass: optional(measure),
      weight: optional(measure),
      size,
      area_scale: optional(positive),
      body: or(bodies, 'human'),
      pose: or(poses, 'flat'),
      wings: no,
      /** Where wings are larger or smaller than the body's own Size. */
      wings_area_scale: optional(measure),
      extra_arms: or(int({ min: 0, max: 1000 }), 0),
      /** At human size; it does not show head-on. */
      extra_legs_area: amount,
      few_limbs: no,
    },
  },
  (x, why) => {
    const scale = x.area_scale ?? areaScale(x.size)
    const torso =
      HUMAN_AREA * SHAPES[x.body][x.pose] * (1 + EXTRA_ARM.area * x.extra_arms) * (x.few_limbs ? FEW_LIMBS : 1)
    const area = why
      .sum('area')
      .add('body', torso * scale)
      .when(x.pose === 'flat' && x.extra_legs_area > 0, 'extra legs', x.extra_legs_area * scale)
      .when(x.wings, 'wings', WINGS[x.pose] * (x.wings_area_scale ?? scale))
      .total()
    return {
      area,
      mar: x.mass === undefined ? null : x.mass / area,
      war: x.weight === undefined ? null : x.weight / area,
      /** What extra arms weigh besides, where the mass is that of the body without them. */
      mass_factor: exact(1 + EXTRA_ARM.mass * x.extra_arms),
      target_size_bonus: x.wings && x.pose === 'flat' ? SPREAD : 0,
      /** Without any reckoning. */
      quick_mar: linearScale(x.size) * (x.pose === 'forward' ? 2 : x.wings ? 1 / 2 : 1),
    }
  },
)

export const slowFall = rule(
  {
    id: 'gulliver.drag.slow-fall',
    title: 'How Slow Fall works',
    lines: '2281-2289',
    given: { x: fraction({ min: 1e-9, max: 1 }), body_weight: optional(measure), carried: amount },
  },
  ({ x, body_weight, carried }, why) => ({
    tv_factor: why.input('Slow Fall', x),
    weight: body_weight === undefined ? null : body_weight * x * x + carried,
    area_factor: 1 / (x * x),
  }),
)

/** Rows heavier, by shape and pose; wings by their size. */
const ROWS_BY_SHAPE = {
  human: { flat: 0, forward: 1 },
  blocky: { flat: 1, forward: 1 },
  streamlined: { flat: -1, forward: 2 },
  'sleek fish': { flat: -1, forward: 3 },
} as const
const WING_ROWS = table('Wings', {
  none: { flat: 0, forward: 0 },
  small: { flat: -1, forward: 0 },
  default: { flat: -2, forward: 0 },
  large: { flat: -3, forward: -1 },
})

export const rootShortcut = rule(
  {
    id: 'gulliver.drag.root-shortcut',
    title: 'Root of MAR or WAR by table',
    lines: '2291-2315',
    given: {
      mass: measure,
      size,
      pose: or(poses, 'flat'),
      body: or(bodies, 'human'),
      wings: or(oneOf('none', 'small', 'default', 'large'), 'none'),
      /** Levels; for falling only. */
      slow_fall: or(int({ min: 0, max: 60 }), 0),
    },
  },
  (x, why) => {
    const row = why
      .sum('row of the Square Root Table')
      .add('mass', rootRow(x.mass))
      .add('Size', -x.size)
      .add('shape and pose', ROWS_BY_SHAPE[x.body][x.pose])
      .add('wings', WING_ROWS.at(x.wings, why)[x.pose])
      .add('Slow Fall', -x.slow_fall)
      .total()
    return { root: why.table('Square Root Table', row, 'column 2', linearScale(row)) }
  },
)
