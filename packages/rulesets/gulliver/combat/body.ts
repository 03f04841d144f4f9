/** Parts of the body by their true size, jets that are wider than their target, and how much a body can be shot through. */
import { int, oneOf, optional, or, rule, table, type Why } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { measure, no, positive, size, sizeField } from '../common/fields.ts'
import { linearScale } from '../common/scale.ts'
import { FEET_PER_YARD } from '../common/units.ts'
import { againstWidth } from '../melee/huge-weapons.ts'
import { sizeFor } from '../size/choose.ts'

const PARTS = table('Parts by size', {
  head: -5,
  eye: -10,
  brain: -7,
  ear: -8,
  nose: -8,
  mouth: -8,
  jaw: -8,
  'nose/mouth area': -7,
  heart: -6,
  kidney: -6,
  torso: -1,
  vitals: -3,
  'open mouth': -9,
  'closed mouth': -10,
})
const PART_NAMES = [
  'head',
  'eye',
  'brain',
  'ear',
  'nose',
  'mouth',
  'jaw',
  'nose/mouth area',
  'heart',
  'kidney',
  'torso',
  'vitals',
  'open mouth',
  'closed mouth',
] as const

/** Missing a mouth by so little strikes what is around it. */
const NEAR_MISS: { readonly [part: string]: number } = { 'open mouth': 1, 'closed mouth': 2 }
/** What a shot into a closed mouth goes through first. */
const TEETH = { dr: 2, hp: 1 } as const
/** On so much of one die a blow to the torso finds the vitals. */
const VITALS_UP_TO = 3

export const partSizes = rule(
  {
    id: 'gulliver.combat.part-sizes',
    title: 'Hit locations by size',
    lines: '1560-1594',
    given: {
      location: oneOf(...PART_NAMES),
      /** Of the target. */
      size,
      crouching: no,
      /** The Size of the weapon's width; a weapon of no stated width lessens nothing. */
      weapon_size: optional(sizeField),
      weapon_width_yd: optional(measure),
      miss_by: optional(int({ min: 0, max: 20 })),
      /** One die, after a blow to the torso. */
      vitals_roll: optional(int({ min: 1, max: 6 })),
    },
  },
  (x, why) => {
    const part = why
      .sum('Size of the part')
      .add('of a man', PARTS.at(x.location, why))
      .when(x.size !== 0, 'Size', x.size)
      .when(x.crouching, 'crouching', -1)
      .total()
    const width = x.weapon_size ?? (x.weapon_width_yd === undefined ? undefined : sizeFor(x.weapon_width_yd, why))
    const near = NEAR_MISS[x.location] ?? 0
    return {
      th: width === undefined ? part : againstWidth(width, part, why).effective_size,
      hits_instead: x.miss_by !== undefined && x.miss_by > 0 && x.miss_by <= near ? 'head or jaw' : null,
      strikes_vitals: x.location === 'torso' && x.vitals_roll !== undefined ? x.vitals_roll <= VITALS_UP_TO : null,
      through_teeth:
        x.location === 'closed mouth'
          ? { dr: TEETH.dr * linearScale(x.size), hp: TEETH.hp * linearScale(x.size) }
          : null,
      dr_factor: x.location === 'open mouth' ? 1 / 2 : 1,
    }
  },
)

/** Of the greatest range: nearer than the first a cone is half as wide, beyond the second twice. */
const CONE = { near: 1 / 4, far: 1 / 2 } as const
/** Feet of a flame, times the linear scale of what breathes it. */
const BREATH_FT = 2

export const jets = rule(
  {
    id: 'gulliver.combat.jets',
    title: 'Jets and cones',
    lines: '1602-1610',
    given: {
      jet_width_yd: optional(positive),
      target_yd: optional(measure),
      basic_width_ft: optional(measure),
      /** Of a dragon or the like, whose fire is as wide as its Size has it where nothing is said. */
      breather_size: optional(sizeField),
      max_range: optional(positive),
      distance: optional(measure),
    },
  },
  (x, why) => {
    const width_ft = coneWidth(x, why)
    const width = x.jet_width_yd ?? (width_ft === null ? null : width_ft / FEET_PER_YARD)
    return {
      damage_factor:
        width === null || x.target_yd === undefined
          ? null
          : why.atMost(
              'all of it',
              1,
              why.input('the target’s share of the width', width === 0 ? 1 : x.target_yd / width),
            ),
      width_ft,
    }
  },
)

interface Cone {
  readonly basic_width_ft?: number
  readonly breather_size?: number
  readonly max_range?: number
  readonly distance?: number
}

/** As wide as it is where it strikes; without a range, as wide as it is at first. */
function coneWidth({ basic_width_ft, breather_size, max_range, distance }: Cone, why: Why): number | null {
  const breath = breather_size === undefined ? null : exact(BREATH_FT * linearScale(breather_size))
  const basic = basic_width_ft ?? breath
  if (basic === null || max_range === undefined || distance === undefined) return basic
  return basic * why.table('Cones', distance, undefined, coneFactor(exact(distance / max_range)))
}

const coneFactor = (share: number): number => (share < CONE.near ? 1 / 2 : share > CONE.far ? 2 : 1)

const BASE_LIMIT = 10
const LOCATIONS = ['torso', 'arm', 'leg', 'hand', 'foot', 'vitals', 'head', 'brain'] as const
const SHARES = { torso: 1, arm: 1 / 2, leg: 1 / 2, hand: 1 / 3, foot: 1 / 3, vitals: 3, head: 3, brain: null } as const
/** What goes through a body without leaving it at once. */
const LINGERS: readonly string[] = ['beam', 'fireball', 'lightning']
const TRUNK: readonly string[] = ['torso', 'head', 'vitals']

export const blowthrough = rule(
  {
    id: 'gulliver.combat.blowthrough',
    title: 'Blow-through',
    lines: '1612-1616',
    given: {
      size,
      location: or(oneOf(...LOCATIONS), 'torso'),
      attack: or(oneOf('bullet', 'impaling', 'beam', 'fireball', 'lightning'), 'bullet'),
      /** By the kind and size of the bullet, as always. */
      bullet_multiplier: or(positive, 1),
    },
  },
  ({ size: own, location, attack, bullet_multiplier }, why) => {
    const share = SHARES[location]
    if (share === null) return { limit: null, capped: false }
    const doubled = LINGERS.includes(attack) && TRUNK.includes(location)
    const limit = why
      .product('most that one shot does')
      .add('of a man', BASE_LIMIT)
      .add('linear scale', linearScale(own))
      .add(location, share)
      .when(doubled, attack, 2)
      .when(bullet_multiplier !== 1, 'bullet', bullet_multiplier)
      .total()
    return { limit: exact(limit), capped: true }
  },
)
