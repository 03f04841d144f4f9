/** Move by one formula for all bodies, and Dodge from quickness and agility. */
import { hushed, type Why } from '@umpire/engine'
import {
  beastDodge,
  beastEncumbrance,
  furtherSkills,
  dodge as gurpsDodge,
  move as gurpsMove,
  physical,
  running,
} from '@umpire/gurps/rooms'
import { exact } from '../../common/exact.ts'
import { basicSpeed } from '../../common/speed.ts'
import { isDesigned } from '../../creature/body/framed.ts'
import { dodge, dodgingSkill } from '../../defense/dodge.ts'
import { moveModifier } from '../../enc/effects.ts'
import { halfMod } from '../../enc/level.ts'
import { computed } from '../../move/computed.ts'
import { airPowered, land, waterNative } from '../../move/ways.ts'
import { moveReach, withoutEncumbrance } from '../../size/scaling.ts'
import { adds, type Layer, layer } from '../switch/layer.ts'
import { beastWay } from './body.ts'
import { frameSize } from './sizes.ts'

interface Learned {
  readonly bearers?: readonly { readonly name: string; readonly level: number }[]
}

/** The level of a skill among whatever somebody has. */
const learned = ({ bearers = [] }: Learned, skill: string): number | undefined =>
  bearers.find(({ name }) => name === skill)?.level

type Factors = NonNullable<Parameters<typeof gurpsMove>[0]['factors']>

const multiplied = <X extends { readonly factors?: Factors }>(x: X, name: string, by: number) => ({
  ...x,
  factors: [...(x.factors ?? []), { name, by }],
})

type Dodging = Parameters<typeof gurpsDodge>[0]

const speedOf = ({ basic_speed, ht, dx }: Dodging, why: Why): number | undefined =>
  basic_speed ?? (ht === undefined || dx === undefined ? undefined : basicSpeed({ dx, ht }, why))

const totalled = (own: number, { combat_reflexes, pd }: Dodging, why: Why) => {
  const total = why.sum('Dodge').add('own', own).when(combat_reflexes, 'Combat Reflexes', 1).total()
  return { dodge: total, defense_total: why.sum('defense').add('Dodge', total).add('PD', pd).total() }
}

/** Learned like any other skill of the body; nobody has it untaught. */
const DODGING = physical({ name: 'Dodging', difficulty: 'easy' })

/** Told by Basic Speed instead. */
const UNTRAINED = { dx: 10, ht: 10 } as const
const NO_TRAITS = { enhanced_move: 0, super_move: 0, reduced_move: 0 } as const

const PLAIN = { combat_reflexes: false, unadapted: false, other: 0 } as const

/** In the order in which they stand on each other. */
export const moveLayers: readonly Layer[] = [
  layer('size-without-encumbrance', moveReach, (x, why, base) => {
    if (x.base_move === undefined) return base(x, why)
    const { move } = withoutEncumbrance({ size: x.size, base_move: x.base_move * x.move_mod }, why)
    return { ...base(x, why), move }
  }),
  layer('size-scale', gurpsMove, (x, why, base) => {
    if (x.frame === undefined) return base(x, why)
    const size = frameSize(x.frame, why)
    if (size === 0) return base(x, why)
    const by = moveReach({ base_move: 1, move_mod: 1, size }, why).move ?? 1
    return base(multiplied(x, 'Size', by), why)
  }),
  layer('natural-encumbrance', gurpsMove, (x, why, base) => {
    const by = moveModifier({ move: 1, level: x.encumbrance_level }, why)
    return base({ ...multiplied(x, 'Move Modifier', by), encumbrance_level: 0 }, why)
  }),
  layer('unified-move', gurpsMove, (x, why) => {
    const { dx = 10, ht = 10, basic_speed, encumbrance_level: level, frame } = x
    const known = basic_speed === undefined ? {} : { base_move: basic_speed }
    const skill = learned(x, 'Running') ?? (x.running > 0 ? x.running : undefined)
    const trained = skill === undefined ? {} : { running: skill }
    const size = frame === undefined ? 0 : frameSize(frame, why)
    const legs = frame?.legs ?? 2
    const { combat_move } = land(
      { dx, ht, ...known, ...NO_TRAITS, ...trained, level, size, legs, substitution: false },
      why,
    )
    const move = why.atLeast('least Move', 0, combat_move)
    return { basic_speed: basic_speed ?? basicSpeed({ dx, ht }, hushed(why)), move, running_move: move }
  }),
  layer('unified-move', running, (x, why) => {
    const { basic_speed, encumbrance_level: level, frame } = x
    const skill = x.running > 0 ? { running: x.running } : {}
    const size = frame === undefined ? 0 : frameSize(frame, why)
    const legs = frame?.legs ?? 2
    const given = {
      ...UNTRAINED,
      ...NO_TRAITS,
      ...skill,
      base_move: basic_speed,
      level,
      size,
      legs,
      substitution: false,
    }
    const { move, sprint } = land(given, why)
    const yards_per_second = x.sprint || x.long_distance ? sprint : move
    const running_move = computed({ ...UNTRAINED, move: yards_per_second }, why).combat_move
    const pace = x.long_distance ? yards_per_second : running_move
    return { yards_per_second, running_move, ...(x.seconds === undefined ? {} : { yards: exact(pace * x.seconds) }) }
  }),
  layer('unified-move', beastEncumbrance, (x, why, base) => {
    const borne = base(x, why)
    if (x.frame === undefined || !isDesigned(x.frame) || !borne.can_carry) return borne
    return { ...borne, move: Math.max(0, beastWay(x.frame, x, why).combat_move) }
  }),
  layer('skill-substitution', land, (x, why, base) => base({ ...x, substitution: true }, why)),
  layer('skill-substitution', waterNative, (x, why, base) => base({ ...x, substitution: true }, why)),
  layer('skill-substitution', airPowered, (x, why, base) => base({ ...x, substitution: true }, why)),
  layer('dodge-from-speed', gurpsDodge, (x, why, base) => {
    const basic_speed = speedOf(x, why)
    if (basic_speed === undefined) return base(x, why)
    return totalled(dodge({ basic_speed, level: x.encumbrance_level, ...PLAIN }, why), x, why)
  }),
  layer('dodge-from-speed', beastDodge, (x, why, base) => {
    if (x.ht === undefined) return base(x, why)
    if (x.frame !== undefined && isDesigned(x.frame)) return beastWay(x.frame, x, why).dodge
    return dodge({ dx: x.dx, ht: x.ht, level: x.encumbrance_level ?? 0, ...PLAIN }, why)
  }),
  adds('dodging-skill', furtherSkills, DODGING),
  layer('dodging-skill', gurpsDodge, (x, why, base) => {
    const dodging = learned(x, DODGING.name)
    if (dodging === undefined || x.ht === undefined) return base(x, why)
    const quick = x.dx === undefined ? {} : { dx: x.dx }
    const half_mod = halfMod(x.encumbrance_level, why)
    return totalled(dodgingSkill({ dodging, ht: x.ht, half_mod, ...quick }, why), x, why)
  }),
]
