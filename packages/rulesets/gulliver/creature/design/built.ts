/** A design brought to its Size: the body that does things, each scaled number exact and rounded side by side. */
import type { Why } from '@umpire/engine'
import { exact } from '../../common/exact.ts'
import { AVERAGE } from '../../common/fields.ts'
import { byScale, type Scale } from '../../common/scale.ts'
import type { Environment } from '../../env/environments.ts'
import { combatSt, dr, hitPoints, loadSt, rounding, weight } from '../../size/scaling.ts'
import { quad } from '../../st/split.ts'
import { type Body, bodyField } from '../body/body.ts'
import { chose, type Design, lengthOf, sizeOfDesign } from './design.ts'
import { has, levelsOf } from './traits.ts'

export type Stat = { readonly exact: number; readonly rounded: number }

export type Stats = {
  readonly combat_st: Stat
  readonly load_st: Stat
  readonly hp: Stat
  readonly dr: Stat
  /** Worth as much as DR, so that it grows as DR does: our ruling, as the book's list of what grows does not name it. */
  readonly toughness: Stat
  readonly weight: Stat
  readonly thrust_water: Stat | null
  readonly thrust_air: Stat | null
  readonly leg_load_st: Stat | null
  readonly jaw_st: Stat | null
}

/** What a number told at one Size is at human size. */
export const atHumanSize = (scale: Scale, value: number, measured: number): number => byScale(scale, value, -measured)

/** What a rule of scaling answers: the stat as it counts, and exactly. */
type Ruled = (base: number, size: number, why: Why) => Stat

/** Each by its own rule; what moves, carries or bites goes by that of its kind. */
const BY_SIZE = {
  combat: (base_st, size, why) => {
    const { combat_st, combat_st_exact } = combatSt({ base_st, size }, why)
    return { exact: exact(combat_st_exact), rounded: combat_st }
  },
  load: (base_st, size, why) => {
    const { load_st, load_st_exact } = loadSt({ base_st, size }, why)
    return { exact: exact(load_st_exact), rounded: load_st }
  },
  hp: (base_hp, size, why) => {
    const { hp, hp_exact } = hitPoints({ base_hp, ht: AVERAGE, size }, why)
    return { exact: exact(hp_exact), rounded: hp }
  },
  dr: (base_dr, size, why) => {
    const skin = dr({ base_dr, skull_dr: SKULL_DR, size }, why)
    return { exact: exact(skin.dr_exact), rounded: skin.dr }
  },
  weight: (base_weight, size, why) => {
    const { weight: pounds, weight_exact } = weight({ base_weight, size }, why)
    return { exact: exact(weight_exact), rounded: pounds }
  },
} as const satisfies { readonly [kind: string]: Ruled }
type Kind = keyof typeof BY_SIZE

const SCALES = { combat: 'linear', load: 'area', hp: 'linear', dr: 'linear', weight: 'volume' } as const
/** Of a man's skull. */
const SKULL_DR = 2

/** As it is told, only rounded: told at the Size that the creature has. */
function asTold(kind: Kind, told: number, why: Why): Stat {
  const meant = exact(told)
  const rounded = rounding({ [ROUNDED[kind]]: meant }, why)[ANSWERED[kind]] ?? meant
  return { exact: meant, rounded }
}
const ROUNDED = {
  combat: 'combat_st_scaled',
  load: 'load_st_scaled',
  hp: 'hp_scaled',
  dr: 'dr_scaled',
  weight: 'weight_scaled',
} as const
const ANSWERED = { combat: 'combat_st', load: 'load_st', hp: 'hp', dr: 'dr', weight: 'weight' } as const

/** From the Size at which it is told to that of the creature; where they are the same it stays as it is. */
const statAt = (kind: Kind, value: number, measured: number, own: number, why: Why): Stat =>
  own === measured ? asTold(kind, value, why) : BY_SIZE[kind](atHumanSize(SCALES[kind], value, measured), own, why)

/**
 * Every stat of a creature at its Size. In a campaign told at another scale numbers are those of the game: by how much
 * larger than the heroes the creature is, its Load ST and weight in units of which an average hero has ten of ST.
 */
export function statsOf(design: Design, why: Why): Stats {
  const own = sizeOfDesign(design) - design.base_size
  const stat = (kind: Kind, value: number): Stat => statAt(kind, value, design.measured_at, own, why)
  const maybe = (kind: Kind, value: number | undefined): Stat | null => (value === undefined ? null : stat(kind, value))
  const combat_st = stat('combat', design.st)
  return {
    combat_st,
    load_st: chose(design, 'quad-st') ? quadSt(combat_st, why) : stat('load', design.load_st ?? loadOf(design)),
    hp: stat('hp', design.hp ?? byScale('linear', design.ht, design.measured_at)),
    dr: stat('dr', design.dr),
    toughness: stat('dr', design.toughness),
    weight: weightOf(design, why),
    thrust_water: maybe('load', design.thrust_water),
    thrust_air: maybe('load', design.thrust_air),
    leg_load_st: maybe('load', design.leg_load_st),
    jaw_st: maybe('combat', design.jaw_st),
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
  const own = statAt('weight', design.weight, design.measured_at, sizeOfDesign(design), why)
  if (design.base_size === 0) return own
  return asTold('weight', exact(byScale('area', own.exact, -design.base_size)), why)
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
      toughness: stats.toughness.rounded,
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
