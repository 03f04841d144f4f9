/** A creature brought to another Size. */
import { exact } from '../../common/exact.ts'
import { byScale } from '../../common/scale.ts'
import { type Design, lengthOf, sizeOfDesign } from './design.ts'

/** Its length, as much longer as its Size is larger; none where it was never told. */
function lengthAt(design: Design, size: number): { readonly length_yd?: number } {
  if (design.length_yd === undefined) return {}
  const human = byScale('linear', lengthOf(design), -sizeOfDesign(design))
  return { length_yd: exact(byScale('linear', human, size)) }
}

/**
 * The same creature, larger or smaller: its stats are those of its human-sized version, scaled to the new Size. Stats stay
 * as they are told, at the Size they were told at, so that going there and back is the same creature.
 */
export const resized = (design: Design, size: number): Design => ({ ...design, ...lengthAt(design, size), size })

/** The same creature, its stats told as they are at another Size. */
export const toldAt = (design: Design, size: number): Design => {
  const { measured_at } = design
  const linear = (value: number): number => told('linear', value, measured_at, size)
  const area = (value: number): number => told('area', value, measured_at, size)
  return {
    ...design,
    measured_at: size,
    st: linear(design.st),
    load_st: area(design.load_st ?? sameLoad(design)),
    hp: linear(design.hp ?? byScale('linear', design.ht, measured_at)),
    dr: linear(design.dr),
    toughness: linear(design.toughness),
    weight: told('volume', design.weight, measured_at, size),
    ...(design.thrust_water === undefined ? {} : { thrust_water: area(design.thrust_water) }),
    ...(design.thrust_air === undefined ? {} : { thrust_air: area(design.thrust_air) }),
    ...(design.leg_load_st === undefined ? {} : { leg_load_st: area(design.leg_load_st) }),
    ...(design.jaw_st === undefined ? {} : { jaw_st: linear(design.jaw_st) }),
  }
}

/** Another creature of another Size that is as strong, tough and heavy as this one. */
export const asStrongAt = (design: Design, size: number): Design => ({
  ...toldAt(design, sizeOfDesign(design)),
  ...lengthAt(design, size),
  size,
  measured_at: size,
})

const sameLoad = ({ st, measured_at }: Design): number =>
  byScale('area', byScale('linear', st, -measured_at), measured_at)

/** What a number told at one Size is at another, to the last digit: made exact sooner, going there and back loses some. */
const told = (scale: 'linear' | 'area' | 'volume', value: number, from: number, to: number): number =>
  from === to ? value : byScale(scale, byScale(scale, value, -from), to)

/** The same creature in a campaign told at the scale of heroes of that Size. */
export const atBaseScale = (design: Design, base_size: number): Design => ({ ...design, base_size })
