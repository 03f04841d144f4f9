/** Fire, heat, cold and thirst by size, and light in twelve steps. */
import type { Why } from '@umpire/engine'
import { attackModifiers, dehydration, fine, flame, vision, weather } from '@umpire/gurps/rooms'
import { exact } from '../../common/exact.ts'
import { exposure } from '../../injury/healing.ts'
import { LIGHTS, lightLevels } from '../../light/levels.ts'
import { sizeOf } from '../../size/choose.ts'
import { sustenance } from '../../upkeep/upkeep.ts'
import { type Layer, layer } from '../switch/layer.ts'

const EXPOSED = 'exposure-scaling'

interface OfBody {
  readonly body?: { readonly yards: number; readonly body_lb: number }
}

const sizeIn = ({ body }: OfBody): number => (body === undefined ? 0 : sizeOf(body.yards))

const exposed: readonly Layer[] = [
  layer(EXPOSED, flame, (x, why, base) => {
    const size = sizeIn(x)
    if (size === 0) return base(x, why)
    const { effective } = x.ht === undefined ? { effective: null } : exposure({ ht: x.ht, size }, why)
    const came = base(effective === null ? x : { ...x, ht: effective }, why)
    if (came.injuries === undefined) return came
    const injuries = came.injuries.map(rolled => fine(exposure({ rolled, size }, why).basic ?? rolled))
    return { ...came, injuries, injury: fine(injuries.reduce((sum, one) => sum + one, 0)) }
  }),
  layer(EXPOSED, weather, (x, why, base) => {
    const size = sizeIn(x)
    if (size === 0) return base(x, why)
    const came = base({ ...x, ht: exposure({ ht: x.ht, size }, why).effective ?? x.ht }, why)
    const scaled = (points: number): number => exact(exposure({ rolled: points, size }, why).basic ?? points)
    return {
      ...came,
      ...(came.fatigue === undefined ? {} : { fatigue: x.fatigue + scaled(came.fatigue - x.fatigue) }),
      ...(came.hp_lost === undefined ? {} : { hp_lost: scaled(came.hp_lost) }),
    }
  }),
]

/** What such a body needs, as so many times what a man does. */
const needs = (x: OfBody, variant: 'main' | 'advanced', why: Why): number =>
  sustenance(
    {
      size: sizeIn(x),
      mass: x.body?.body_lb ?? 150,
      variant,
      diet: 'omnivore',
      activity: 'mixed',
      cold_blooded: 'no',
      metabolism: 'humanoid',
    },
    why,
  )

type Drinking = Parameters<typeof dehydration>[0]

/** Held against the printed need as a man would drink who needs so many times less. */
function thirsty(
  x: Drinking,
  factor: number,
  why: Why,
  base: (x: Drinking, why: Why) => ReturnType<typeof dehydration>,
): ReturnType<typeof dehydration> {
  if (factor === 1 || factor === 0) return base(x, why)
  const came = base({ ...x, quarts: x.quarts / factor }, why)
  return { ...came, needed_quarts: exact(came.needed_quarts * factor) }
}

const fed: readonly Layer[] = [
  layer('upkeep', dehydration, (x, why, base) => thirsty(x, needs(x, 'main', why), why, base)),
  // By mass itself, in place of what the Size says.
  layer('upkeep-advanced', dehydration, (x, why, base) => {
    const [main, own] = [needs(x, 'main', why), needs(x, 'advanced', why)]
    return thirsty(x, main === 0 ? 1 : own / main, why, base)
  }),
]

/** Darker than what is nearly pitch-dark nothing is seen at all. */
const PITCH_DARK = -10

/** The step that such a darkness belongs to: as dark as the first that is no lighter. */
function stepOf(darkness: number, why: Why): number {
  if (darkness >= 0) return darkness
  const step = LIGHTS.find(one => one.darkness < 0 && one.darkness <= darkness)
  if (step === undefined) return PITCH_DARK
  return lightLevels({ level: step.level, trait: 'none', gear: 'none', steps_beyond_blinding: 0 }, why).darkness
}

const lit: readonly Layer[] = [
  layer('light-levels', attackModifiers, (x, why, base) => {
    const { light } = x
    return light === undefined || light === 0 ? base(x, why) : base({ ...x, light: stepOf(light, why) }, why)
  }),
  layer('light-levels', vision, (x, why, base) => {
    if (x.darkness === 0) return base(x, why)
    const darkness = stepOf(x.darkness, why)
    return base(darkness === PITCH_DARK ? { ...x, total_darkness: true } : { ...x, darkness }, why)
  }),
]

/** In the order in which they stand on each other. */
export const hazardLayers: readonly Layer[] = [...exposed, ...fed, ...lit]
