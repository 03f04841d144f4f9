/** Every part of the body: how hard to hit, what a near miss strikes, how wounds count there. */
import { BadInput, ownValue } from '@umpire/engine'
import type { Wounding } from '../common/fields.ts'

/** Multipliers by how a blow wounds; explosions crush, beams count as bullets. Nothing where such a blow cannot land. */
type Multipliers = readonly [
  bullet: number | null,
  crushing: number | null,
  cutting: number | null,
  impaling: number | null,
]

/** The most a blow does, in HT: by its kind, or for every kind just what cripples. */
type Cap = { readonly [type in Wounding]?: number } | 'none' | 'cripple 1/2' | 'cripple 1/3'

export interface LocationRow {
  /** On 3d, where no place was aimed at. */
  readonly random?: readonly number[]
  readonly modifier: number
  readonly through_helm_slits?: number
  readonly with_shield?: number
  readonly miss_by_1: Location | 'none' | readonly [Location, Location, Location]
  readonly mult: Multipliers
  readonly cap: Cap
  /** Which attacks may strike there at all. */
  readonly attacks?: 'cutting' | 'missile or thrust' | 'missile or thrust from behind'
  readonly natural_dr?: number
  /** Of the bone around it. */
  readonly pd?: number
  readonly head?: true
  readonly limb?: 'arm' | 'hand' | 'leg' | 'foot'
  /** Left or right is rolled for. */
  readonly side?: true
}

export const LOCATIONS = [
  'brain',
  'eyes',
  'head',
  'nose',
  'jaw',
  'neck',
  'limb-artery',
  'neck-artery',
  'torso',
  'near-arm',
  'far-arm',
  'hand',
  'shield-hand',
  'vitals',
  'heart',
  'kidneys',
  'groin',
  'far-leg',
  'near-leg',
  'foot',
] as const
export type Location = (typeof LOCATIONS)[number]

const PLAIN: Multipliers = [1, 1, 1.5, 2]
const LIMB: Multipliers = [1, 1, 1.5, 1]
const THROUGH: Cap = { bullet: 3, energy: 6, impaling: 3 }
const THROUGH_TRUNK: Cap = { bullet: 1, energy: 2, impaling: 1 }

export const LOCATION_ROWS: { readonly [location in Location]: LocationRow } = {
  brain: {
    random: [3, 4],
    modifier: -7,
    miss_by_1: 'torso',
    mult: [4, 4, 4, 4],
    cap: 'none',
    natural_dr: 2,
    head: true,
  },
  eyes: { modifier: -9, through_helm_slits: -10, miss_by_1: 'head', mult: PLAIN, cap: THROUGH, head: true },
  head: { random: [5], modifier: -5, miss_by_1: 'torso', mult: PLAIN, cap: THROUGH, head: true },
  nose: { modifier: -6, miss_by_1: 'head', mult: PLAIN, cap: THROUGH, head: true },
  jaw: { modifier: -6, miss_by_1: 'head', mult: PLAIN, cap: THROUGH, head: true },
  neck: { modifier: -5, miss_by_1: 'torso', mult: [2, 1.5, 2, 2], cap: THROUGH },
  'limb-artery': {
    modifier: -4,
    miss_by_1: 'near-arm',
    mult: [null, null, 2, null],
    cap: { cutting: 3 },
    attacks: 'cutting',
    pd: 1,
  },
  'neck-artery': {
    modifier: -7,
    miss_by_1: 'neck',
    mult: [null, null, 3, null],
    cap: { cutting: 3 },
    attacks: 'cutting',
    pd: 1,
  },
  torso: { random: [9, 10, 11], modifier: 0, miss_by_1: 'none', mult: PLAIN, cap: THROUGH_TRUNK },
  'near-arm': { random: [8], modifier: -2, miss_by_1: 'none', mult: LIMB, cap: 'cripple 1/2', limb: 'arm' },
  'far-arm': {
    random: [6],
    modifier: -2,
    with_shield: -4,
    miss_by_1: 'none',
    mult: LIMB,
    cap: 'cripple 1/2',
    limb: 'arm',
  },
  hand: { random: [7], modifier: -4, side: true, miss_by_1: 'none', mult: LIMB, cap: 'cripple 1/3', limb: 'hand' },
  'shield-hand': { modifier: -8, miss_by_1: 'none', mult: LIMB, cap: 'cripple 1/3', limb: 'hand' },
  vitals: {
    random: [17, 18],
    modifier: -3,
    miss_by_1: 'torso',
    mult: [3, 1, 1, 3],
    cap: THROUGH,
    attacks: 'missile or thrust',
  },
  heart: { modifier: -4, miss_by_1: 'torso', mult: [3, 1, 1, 3], cap: THROUGH, attacks: 'missile or thrust' },
  kidneys: {
    modifier: -4,
    miss_by_1: 'torso',
    mult: [3, 1.5, 1, 3],
    cap: THROUGH,
    attacks: 'missile or thrust from behind',
  },
  groin: {
    modifier: -3,
    miss_by_1: ['torso', 'near-leg', 'far-leg'],
    mult: PLAIN,
    cap: THROUGH_TRUNK,
    attacks: 'missile or thrust',
  },
  'far-leg': { random: [12], modifier: -2, miss_by_1: 'none', mult: LIMB, cap: 'cripple 1/2', limb: 'leg' },
  'near-leg': { random: [13, 14], modifier: -2, miss_by_1: 'none', mult: LIMB, cap: 'cripple 1/2', limb: 'leg' },
  foot: { random: [15, 16], modifier: -4, side: true, miss_by_1: 'none', mult: LIMB, cap: 'cripple 1/3', limb: 'foot' },
}

/** The right side is the near one; the left, where a shield would be, the far one. */
const BY_SIDE: { readonly [name: string]: Location } = {
  arm: 'near-arm',
  'right arm': 'near-arm',
  'left arm': 'far-arm',
  leg: 'near-leg',
  'right leg': 'near-leg',
  'left leg': 'far-leg',
  'right hand': 'hand',
  'left hand': 'hand',
  'right foot': 'foot',
  'left foot': 'foot',
}

/** The row of a place; nothing if there is none of that name. */
export function locationOf(name: string): Location | undefined {
  if (isLocation(name)) return name
  return name === LEG_ARTERY ? 'limb-artery' : ownValue(BY_SIDE, name.replace('-', ' '))
}

/** The row of a limb's artery is that of the arm and of the leg: whoever means the leg says so. */
export const LEG_ARTERY = 'leg-artery'

/** Where people have arms, beasts have forelegs: the rows of legs and feet are theirs. */
const FORELEGS: { readonly [location in Location]?: Location } = {
  'near-arm': 'near-leg',
  'far-arm': 'far-leg',
  hand: 'foot',
  'shield-hand': 'foot',
}

/** What is in that place of a body. */
export const inPlaceOf = (location: Location, armless: boolean): Location =>
  (armless ? FORELEGS[location] : undefined) ?? location

const isLocation = (name: string): name is Location => Object.hasOwn(LOCATION_ROWS, name)

export const isLimb = (location: Location): boolean => LOCATION_ROWS[location].limb !== undefined

const COLUMN = { bullet: 0, energy: 0, crushing: 1, explosive: 1, cutting: 2, impaling: 3 } as const

export function multiplierAt(location: Location, type: Wounding): number {
  const times = LOCATION_ROWS[location].mult[COLUMN[type]]
  if (times !== null) return times
  throw new BadInput('type', `of ${location} only cutting`, type)
}
