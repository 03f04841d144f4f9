/** What bodies measure of which GURPS tells only ST, weight and the hexes they cover. */
import { type Frame, usualFrame } from '@umpire/gurps/rooms'
import { exact } from '../../common/exact.ts'
import { LARGEST, SMALLEST } from '../../common/fields.ts'
import { byScale, dimension, volumeScale } from '../../common/scale.ts'
import { extraEncumbranceGuide } from '../../enc/extra.ts'
import { HUMAN_WEIGHT } from '../../size/scaling.ts'
import { quad } from '../../st/split.ts'
import { type Layer, layer } from '../switch/layer.ts'
import { sizeOfFrame } from './sizes.ts'

/** The Size at which a human of average weight would weigh as much, nearest by ratio. */
export function sizeOfWeight(pounds: number): number {
  const times = pounds / HUMAN_WEIGHT
  for (let size = SMALLEST; size < LARGEST; size++) {
    if (times * times < volumeScale(size) * volumeScale(size + 1)) return size
  }
  return LARGEST
}

/** A beast's one ST is what it bites with: at its Size it lifts with more, or with less. */
const scaledLift = (frame: Frame): number => {
  const size = sizeOfFrame(frame)
  return exact(byScale('area', byScale('linear', frame.lift_st, -size), size))
}

const strikingSt = ({ lift_st, more }: Frame): number => more['combat_st'] ?? lift_st

/** In the order in which they stand on each other. */
export const frameLayers: readonly Layer[] = [
  layer('size-scale', usualFrame, (x, why, base) => {
    const frame = base(x, why)
    return x.beast ? { ...frame, yards: dimension(sizeOfWeight(frame.body_lb)) } : frame
  }),
  layer('split-st', usualFrame, (x, why, base) => {
    const frame = base(x, why)
    if (!x.beast) return frame
    return { ...frame, lift_st: scaledLift(frame), more: { ...frame.more, combat_st: frame.lift_st } }
  }),
  layer('quad-st', usualFrame, (x, why, base) => {
    const frame = base(x, why)
    const combat_st = strikingSt(frame)
    return { ...frame, lift_st: quad({ combat_st }, why).load_st, more: { ...frame.more, combat_st } }
  }),
  layer('extra-encumbrance', usualFrame, (x, why, base) => {
    const frame = base(x, why)
    if (!x.beast) return frame
    const plain = { efficient: false, stance: 'normal', legless_levels: 0, other: 0 } as const
    const extra_encumbrance = extraEncumbranceGuide({ ...plain, legs: frame.legs, size: sizeOfFrame(frame) }, why)
    return { ...frame, more: { ...frame.more, extra_encumbrance } }
  }),
  layer('changing-position', usualFrame, (x, why, base) => {
    const frame = base(x, why)
    const acrobatics = x.skills?.['Acrobatics']
    return acrobatics === undefined ? frame : { ...frame, more: { ...frame.more, acrobatics } }
  }),
]
