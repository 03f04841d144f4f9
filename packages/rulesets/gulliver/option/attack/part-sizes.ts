/** Parts of the body as hard to hit as they are small, and vitals that a blow to the trunk may find. */
import type { Why } from '@umpire/engine'
import { type Located, locationDefault } from '@umpire/gurps/rooms'
import { partSizes } from '../../combat/body.ts'
import { partAt } from '../../fight/body/parts.ts'
import { type Layer, layer } from '../switch/layer.ts'

const byTheirSize = (locations: Located['locations'], why: Why): Located['locations'] =>
  locations.map(one => {
    const { measured } = partAt(one.location)
    if (measured === null) return one
    // The Size of the whole body counts by itself.
    return { ...one, modifier: partSizes({ location: measured, size: 0, crouching: false }, why).th }
  })

const TORSO = 'torso'
const VITALS = 'vitals'

/** In the order in which they stand on each other. */
export const partLayers: readonly Layer[] = [
  layer('part-sizes', locationDefault, (x, why, base) => {
    const came = base(x, why)
    const found = { ...came, locations: byTheirSize(came.locations, why) }
    const deep = came.locations.some(({ location }) => location === VITALS)
    if (came.location !== TORSO || !came.hits || came.rolls !== null || !deep) return found
    if (x.side_die === undefined) return { ...found, rolls: '1d6' as const }
    const struck = partSizes({ location: TORSO, size: 0, crouching: false, vitals_roll: x.side_die }, why)
    return struck.strikes_vitals === true ? { ...found, location: VITALS } : found
  }),
]
