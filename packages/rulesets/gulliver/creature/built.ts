/** A design brought to its Size: the body that does things, each scaled number exact and rounded side by side. */
import type { Why } from '@umpire/engine'
import type { Environment } from '../env/environments.ts'
import { exact } from '../exact.ts'
import { atSize, byScale, type Scale } from '../size/scale-table.ts'
import { roundedLoad, roundedStat } from '../size/scaling.ts'
import { quad } from '../st/split.ts'
import { type Body, bodyField } from './body.ts'
import { chose, type Design, lengthOf, sizeOfDesign } from './design.ts'
import { has, levelsOf } from './traits.ts'

export type Stat = { readonly exact: number; readonly rounded: number }

export type Stats = {
  readonly combat_st: Stat
  readonly load_st: Stat
  readonly hp: Stat
  readonly dr: Stat
  readonly weight: Stat
  readonly thrust_water: Stat | null
  readonly thrust_air: Stat | null
  readonly leg_load_st: Stat | null
  readonly jaw_st: Stat | null
}

/** What a number told at one Size is at human size. */
export const atHumanSize = (scale: Scale, value: number, measured: number): number => byScale(scale, value, -measured)

/** From the Size at which it is told to that of the creature; where they are the same it stays as it is. */
function scaledTo(label: string, scale: Scale, value: number, design: Design, own: number, why: Why): number {
  if (own === design.measured_at) return why.input(label, value)
  return exact(atSize(why, label, scale, atHumanSize(scale, value, design.measured_at), own))
}

/**
 * Every stat of a creature at its Size. In a campaign told at another scale numbers are those of the game: by how much
 * larger than the heroes the creature is, its Load ST and weight in units of which an average hero has ten of ST.
 */
export function statsOf(design: Design, why: Why): Stats {
  const own = sizeOfDesign(design) - design.base_size
  const stat = (label: string, scale: Scale, value: number): Stat => {
    const precise = scaledTo(label, scale, value, design, own, why)
    return { exact: precise, rounded: scale === 'area' ? roundedLoad(why, precise) : roundedStat(why, label, precise) }
  }
  const maybe = (label: string, scale: Scale, value: number | undefined): Stat | null =>
    value === undefined ? null : stat(label, scale, value)
  const combat_st = stat('Combat ST', 'linear', design.st)
  const hitPoints = design.hp ?? byScale('linear', design.ht, design.measured_at)
  return {
    combat_st,
    load_st: chose(design, 'quad-st')
      ? quadSt(combat_st, why)
      : stat('Load ST', 'area', design.load_st ?? loadOf(design)),
    hp: stat('hit points', 'linear', hitPoints),
    dr: stat('DR', 'linear', design.dr),
    weight: weightOf(design, why),
    thrust_water: maybe('thrust in water', 'area', design.thrust_water),
    thrust_air: maybe('thrust in the air', 'area', design.thrust_air),
    leg_load_st: maybe('Load ST of the legs', 'area', design.leg_load_st),
    jaw_st: maybe('Combat ST of the jaws', 'linear', design.jaw_st),
  }
}

/** One strength at human size is both; told at another Size they differ by its scales. */
const loadOf = ({ st, measured_at }: Design): number =>
  exact(byScale('area', atHumanSize('linear', st, measured_at), measured_at))

function quadSt({ rounded }: Stat, why: Why): Stat {
  const { load_st, load_st_exact } = quad({ combat_st: rounded }, why)
  return { exact: load_st_exact, rounded: load_st }
}

/** Mass is what it is: only the unit changes with the scale of the campaign, and that is the unit of Load ST. */
function weightOf(design: Design, why: Why): Stat {
  const pounds = scaledTo('weight', 'volume', design.weight, design, sizeOfDesign(design), why)
  const precise = exact(byScale('area', pounds, -design.base_size))
  return { exact: precise, rounded: roundedStat(why, 'weight', precise) }
}

const optionally = <N extends string>(name: N, stat: Stat | null): { readonly [key in N]?: number } | object =>
  stat === null ? {} : { [name]: stat.rounded }

const AIRS: readonly Environment[] = ['land', 'water', 'air']

/** Levels of a trait that acts in single environments: in the primary, unless it says where. */
const levelsIn = ({ traits, primary }: Design, name: string, where: Environment): number =>
  levelsOf(
    traits.filter(({ environments = [primary] }) => environments.includes(where)),
    name,
  )

const paces = (design: Design) =>
  Object.fromEntries(
    AIRS.map(where => [
      where,
      {
        enhanced_move: levelsIn(design, 'Enhanced Move', where),
        super_move: levelsIn(design, 'Super Move', where),
        reduced_move: Math.min(5, levelsIn(design, 'Reduced Move', where)),
      },
    ]),
  )

/** The body as it is measured, from whole numbers as far as the rules have them whole. */
export function bodyOf(design: Design, stats: Stats): Body {
  const { traits, plan, skills } = design
  const { Running: running, Swimming: swimming } = skills
  return bodyField.read(
    {
      name: design.name.slice(0, 100),
      size: sizeOfDesign(design),
      mass: stats.weight.rounded,
      combat_st: stats.combat_st.rounded,
      load_st: stats.load_st.rounded,
      ...optionally('thrust', stats.thrust_water),
      ...optionally('air_thrust', stats.thrust_air),
      ...optionally('leg_load_st', stats.leg_load_st),
      ...optionally('jaw_combat_st', stats.jaw_st),
      dx: design.dx,
      ht: design.ht,
      hp: stats.hp.rounded,
      dr: stats.dr.rounded,
      toughness: design.toughness,
      environment: design.primary,
      home: design.home,
      density: design.density,
      legs: plan.legs,
      arms: plan.arms,
      wings: plan.wings,
      swimming_limbs: plan.swimming_limbs,
      airfoil_lift: design.airfoil_lift,
      simple_airfoils: !chose(design, 'airfoils-advanced'),
      extra_encumbrance: design.extra_encumbrance,
      pace: paces(design),
      enhanced_jump: levelsOf(traits, 'Enhanced Jump'),
      poor_jumper: Math.min(5, levelsOf(traits, 'Poor Jumper')),
      combat_reflexes: has(traits, 'Combat Reflexes') !== undefined,
      tail_athletic_dx: plan.tail_dx,
      unburdened: chose(design, 'size-without-encumbrance'),
      ...(running === undefined ? {} : { running }),
      ...(swimming === undefined ? {} : { swimming }),
    },
    'creature',
  )
}

/** Hexes under a body, a hex as long as the yards of the campaign: our ruling, as no rule says it. */
const SHARES = {
  upright: { long: 1 / 4, wide: 1 / 4 },
  'semi-upright': { long: 1 / 3, wide: 1 / 5 },
  horizontal: { long: 1 / 2, wide: 1 / 5 },
  fishlike: { long: 1 / 2, wide: 1 / 5 },
} as const

export function footprintOf(design: Design, why: Why) {
  const { long, wide } = SHARES[design.plan.posture]
  const yards = exact(byScale('linear', lengthOf(design), -design.base_size))
  const hexes = (label: string, share: number): number =>
    why.atLeast(label, 1, why.round(label, exact(yards * share), 'near'))
  const [hexes_long, hexes_wide] = [hexes('hexes long', long), hexes('hexes wide', wide)]
  return { hexes_long, hexes_wide, hexes: hexes_long * hexes_wide }
}
