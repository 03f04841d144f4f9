/** Weapons as wide as their targets, and targets of odd shape. */
import { int, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { success } from '@umpire/gurps/rooms'
import { amount, measure, rollOf3d, signed, size, sizeField } from '../common/fields.ts'
import { INCHES_PER_YARD } from '../common/units.ts'
import { sizeFor } from '../size/choose.ts'

const EVEN = -6
const EACH = -2

interface Against {
  /** The Size that the target has for such a weapon. */
  readonly effective_size: number
  readonly dodge_penalty: number
}

/** By how much wider the weapon is: above or below the target's Size. */
export function againstWidth(weapon_size: number, target_size: number, why: Why): Against {
  const wider = weapon_size - target_size
  const at = (effective_size: number): Against => ({
    effective_size: why.table('Huge Weapons Table', wider, 'effective Size', effective_size),
    dodge_penalty: why.table('Huge Weapons Table', wider, 'Dodge', wider <= -3 ? 0 : EVEN + EACH * wider),
  })
  if (wider <= -3) return at(target_size)
  if (wider < 0) return at(target_size + 1)
  if (wider === 0) return at(target_size + 2)
  return at(wider < 3 ? weapon_size + 1 : weapon_size)
}

export const hugeWeapons = rule(
  {
    id: 'gulliver.melee.huge-weapons',
    title: 'Huge Weapons Table',
    lines: '1206-1223, 2769-2778',
    given: {
      /** The Size of the weapon's width. */
      weapon_size: optional(sizeField),
      target_size: optional(sizeField),
      weapon_width_in: optional(measure),
      target_in: optional(measure),
    },
  },
  (x, why) => {
    const width =
      x.weapon_size ?? (x.weapon_width_in === undefined ? undefined : sizeFor(x.weapon_width_in / INCHES_PER_YARD, why))
    const target = x.target_size ?? (x.target_in === undefined ? 0 : sizeFor(x.target_in / INCHES_PER_YARD, why))
    const table = width === undefined ? { effective_size: target, dodge_penalty: 0 } : againstWidth(width, target, why)
    // Exactly, where both lengths are known.
    const effective_in =
      x.weapon_width_in === undefined || x.target_in === undefined ? null : x.weapon_width_in + x.target_in
    return {
      effective_in,
      effective_size: effective_in === null ? table.effective_size : sizeFor(effective_in / INCHES_PER_YARD, why),
      dodge_penalty: table.dodge_penalty,
    }
  },
)

/** Longer than so many times its width is long and thin; nearly as wide as long is blocky. */
const THIN = 3
const BLOCKY = 1.25
const SHAPES = ['ordinary', 'long and thin', 'blocky'] as const
type Shape = (typeof SHAPES)[number]
const ATTACKS = ['swing', 'thrust', 'missile'] as const

function shapeOf(longer: number | undefined, shorter: number | undefined): Shape {
  if (longer === undefined || shorter === undefined) return 'ordinary'
  if (longer > THIN * shorter) return 'long and thin'
  return longer <= BLOCKY * shorter ? 'blocky' : 'ordinary'
}

/** To hit by shape: a swing finds the length, a point only the width. */
const SHAPE_MODIFIERS = {
  ordinary: { swing: 0, thrust: 0, missile: 0 },
  'long and thin': { swing: -1, thrust: 2, missile: 2 },
  blocky: { swing: 1, thrust: 1, missile: 1 },
} as const

export const targetDimensions = rule(
  {
    id: 'gulliver.melee.target-dimensions',
    title: 'Shape of the target',
    lines: '1340-1352, 1358-1360',
    given: {
      longer_in: optional(measure),
      shorter_in: optional(measure),
      /** The thickness of something as long as one likes; a swing then needs its length, or the Size of that. */
      rope_in: optional(measure),
      /** The width of what strikes it. */
      arrowhead_in: amount,
      shape: optional(oneOf(...SHAPES)),
      size,
      attack: or(oneOf(...ATTACKS), 'swing'),
    },
  },
  (x, why) => {
    const thin = x.rope_in ?? x.shorter_in
    const shape = x.shape ?? (x.rope_in === undefined ? shapeOf(x.longer_in, thin) : 'long and thin')
    const pointed = shape === 'long and thin' && x.attack !== 'swing'
    const inches = pointed ? thin : x.longer_in
    const effective_in = inches === undefined ? null : inches + x.arrowhead_in
    const hit = effective_in === null ? x.size : sizeFor(effective_in / INCHES_PER_YARD, why)
    const shape_modifier = why.table('Shape', shape, x.attack, SHAPE_MODIFIERS[shape][x.attack])
    return {
      shape,
      effective_in,
      size: hit,
      shape_modifier,
      th: why.sum('to hit').add('Size', hit).add('shape', shape_modifier).total(),
    }
  },
)

export const closeCalls = rule(
  {
    id: 'gulliver.melee.close-calls',
    title: 'Close calls',
    lines: '1362-1364',
    given: {
      skill: int({ min: -100, max: 1000 }),
      /** Modifiers to hit without and with the width of the weapon. */
      th_without: or(signed, 0),
      th_with: or(signed, 0),
      roll: rollOf3d,
      weapon_size: sizeField,
      target_size: sizeField,
    },
  },
  (x, why) => {
    const needed = why.sum('without the width').add('skill', x.skill).add('modifiers', x.th_without).total()
    const effective = why.sum('with the width').add('skill', x.skill).add('modifiers', x.th_with).total()
    const would_miss_by = Math.max(0, x.roll - needed)
    const dodge_weapon_size = x.weapon_size - would_miss_by
    const { dodge_penalty } = againstWidth(dodge_weapon_size, x.target_size, why)
    return { hits: success({ effective, roll: x.roll }, why).success, would_miss_by, dodge_weapon_size, dodge_penalty }
  },
)
