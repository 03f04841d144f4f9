/**
 * A creature as it is designed: only choices, no results. Stats are told as they are at one Size, the human one unless
 * another is named, so that the same design can be brought to any Size.
 */
import {
  BadInput,
  int,
  isObject,
  type Json,
  json,
  list,
  map,
  oneOf,
  openRecord,
  optional,
  or,
  record,
  text,
  type ValueOf,
  written,
} from '@umpire/engine'
import { AVERAGE, amount, fraction, measure, positive, score, sizeField } from '../../common/fields.ts'
import { dimension } from '../../common/scale.ts'
import { limbsField } from '../../control/limbs.ts'
import { extraLevels } from '../../enc/procedure.ts'
import { ENVIRONMENTS, environmentField } from '../../env/environments.ts'
import { sizeOf } from '../../size/choose.ts'
import { HUMAN_WEIGHT } from '../../size/scaling.ts'
import { traitEntry } from './trait-entry.ts'

const VERSION = 1

/** Switches that change how a creature is made, or what follows from how it is made. */
export const DESIGN_OPTIONS = [
  'quad-st',
  'new-costs',
  'natural-encumbrance-simple',
  'airfoils-advanced',
  'size-without-encumbrance',
  'manipulator-st-limitation',
  'upkeep-advanced',
] as const
export type DesignOption = (typeof DESIGN_OPTIONS)[number]

const attribute = or(score, AVERAGE)
const count = int({ min: 0, max: 10_000 })

const PLAN = {
  legs: limbsField,
  arms: or(count, 2),
  wings: or(count, 0),
  /** Fins, or limbs that swim as well as they walk. */
  swimming_limbs: limbsField,
  posture: or(oneOf('upright', 'semi-upright', 'horizontal', 'fishlike'), 'upright'),
  /** What legs beyond two are; as the posture has it, where nothing is said. */
  extra_legs: optional(oneOf('back legs', 'horizontal', 'semi-upright', 'upright')),
  stance: or(oneOf('high', 'low', 'very low'), 'high'),
  teeth: or(oneOf('human', 'sharp', 'large', 'claws'), 'human'),
  tail: or(oneOf('none', 'small', 'large'), 'none'),
  /** DX that the tail adds to athletics, as a counterweight. */
  tail_dx: or(int({ min: 0, max: 20 }), 0),
  /** In the way of air and water. */
  shape: or(oneOf('human', 'blocky', 'streamlined', 'sleek fish'), 'human'),
}
const HUMAN_PLAN = {
  legs: 2,
  arms: 2,
  wings: 0,
  swimming_limbs: 2,
  posture: 'upright',
  stance: 'high',
  teeth: 'human',
  tail: 'none',
  tail_dx: 0,
  shape: 'human',
} as const

const UPKEEP = {
  diet: or(oneOf('omnivore', 'fruit and nuts', 'meat', 'grass'), 'omnivore'),
  activity: or(oneOf('high', 'mixed', 'low', 'minimal', 'near none'), 'mixed'),
  blood: or(oneOf('warm', 'cold'), 'warm'),
  kind: or(oneOf('humanoid', 'bird', 'mammal', 'other'), 'humanoid'),
}
const HUMAN_UPKEEP = { diet: 'omnivore', activity: 'mixed', blood: 'warm', kind: 'humanoid' } as const

export const designField = openRecord({
  system: oneOf('gurps'),
  kind: oneOf('creature'),
  version: int({ min: 1, max: VERSION }),
  name: text(200),
  /** Or its length, in yards, without neck and tail. */
  size: optional(sizeField),
  length_yd: optional(positive),
  /** The Size at which the stats below are told. */
  measured_at: or(sizeField, 0),
  st: or(positive, AVERAGE),
  /** The same as ST, unless it is said; both are scaled apart. */
  load_st: optional(positive),
  /** HT, unless it is said. */
  hp: optional(positive),
  dr: amount,
  weight: or(positive, HUMAN_WEIGHT),
  /** Motive power in water and in the air, legs that are weaker, jaws that are stronger. */
  thrust_water: optional(positive),
  thrust_air: optional(positive),
  leg_load_st: optional(positive),
  jaw_st: optional(positive),
  dx: attribute,
  iq: attribute,
  ht: attribute,
  toughness: amount,
  plan: or(record(PLAN), HUMAN_PLAN),
  primary: or(environmentField, 'land'),
  home: or(list(environmentField, 3), []),
  traits: or(list(traitEntry, 200), []),
  /** The worst that a group of overlapping disadvantages could come to, by its name: Blindness of sight. */
  groups: or(map(fraction({ min: -1000, max: 0 }), 20), {}),
  extra_encumbrance: extraLevels,
  /** Pounds it usually carries, and what they weigh in water. No price is paid for them. */
  gear: amount,
  gear_in_water: optional(measure),
  density: or(positive, 1),
  /** Yards a second, every second, that it gains in space. */
  space_acceleration: optional(positive),
  airfoil_lift: or(fraction({ min: 0, max: 1 }), 0),
  world: or(oneOf('typical', 'accommodating', 'none'), 'typical'),
  /** Learned: Running, Swimming. They are paid for as skills are. */
  skills: or(map(score, 100), {}),
  upkeep: or(record(UPKEEP), HUMAN_UPKEEP),
  options: or(list(oneOf(...DESIGN_OPTIONS), 20), []),
  /** The Size of the heroes, in a campaign told at their scale. */
  base_size: or(sizeField, 0),
  notes: or(text(5000), ''),
})
export type Design = ValueOf<typeof designField>

export const HEAD = { system: 'gurps', kind: 'creature', version: VERSION } as const

/** A file that says it is a creature; whether it is a good one shows when it is read. */
export const isCreature = (value: unknown): boolean =>
  isObject(value) && value['system'] === HEAD.system && value['kind'] === HEAD.kind

/** Reads a design; one of a version that is not known yet is refused. */
export function readDesign(value: unknown, place: string): Design {
  const version = isObject(value) ? value['version'] : undefined
  if (typeof version === 'number' && version > VERSION) {
    throw new BadInput(`${place}.version`, `a file of version ${VERSION}; this one is of a newer program`, version)
  }
  return designField.read(value, place)
}

const plain = json()

/** As the file has it. */
export const designFile = (design: Design): Json => written(plain.read(design, 'creature'), designField)

/** The Size that it says, or that its length comes to; human, where it says neither. */
export const sizeOfDesign = ({ size, length_yd }: Pick<Design, 'size' | 'length_yd'>): number =>
  size ?? (length_yd === undefined ? 0 : sizeOf(length_yd))

/** Yards from end to end. */
export const lengthOf = (design: Pick<Design, 'size' | 'length_yd'>): number =>
  design.length_yd ?? dimension(sizeOfDesign(design))

/** The environments beside the primary that it is at home in, each once. */
export const othersOf = ({ primary, home }: Pick<Design, 'primary' | 'home'>) =>
  ENVIRONMENTS.filter(one => one !== primary && home.includes(one))

export const chose = ({ options }: Pick<Design, 'options'>, key: DesignOption): boolean => options.includes(key)
