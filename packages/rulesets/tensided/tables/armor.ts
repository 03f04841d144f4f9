/** All armour, and the parts of it that may be left off. */
import { oneOf } from '@umpire/engine'

export const COVERED = ['torso', 'arms', 'legs', 'head'] as const
export type Covered = (typeof COVERED)[number]

export type ArmorRow = {
  readonly res: number
  /** None where the book says that it does not apply. */
  readonly stealth: number | null
  /** The physique it takes. */
  readonly weight: number | null
  readonly alertness: number
  readonly athleticism: number | null
  readonly price: number
  readonly covers: readonly Covered[]
  /** Of kevlar, so that spectra may take its place. */
  readonly kevlar: boolean
}

const VEST = { covers: ['torso'], kevlar: true } as const
const LEATHER = { ...VEST, kevlar: false } as const
const SEAL = { covers: ['torso', 'arms', 'head'], kevlar: true } as const
const FULL = { covers: ['torso', 'arms', 'legs', 'head'], kevlar: true } as const
const HELMET = { stealth: null, weight: null, athleticism: null, covers: ['head'], kevlar: true } as const

const ROWS = {
  'Heavy leather jacket': { res: 1, stealth: 0, weight: 2, alertness: 0, athleticism: 0, price: 10, ...LEATHER },
  'Level II vest': { res: 6, stealth: 0, weight: 4, alertness: 0, athleticism: 0, price: 50, ...VEST },
  // The same resistance as level II, though heavier and dearer: as printed.
  'Level IIIa vest': { res: 6, stealth: 0, weight: 5, alertness: 0, athleticism: -1, price: 100, ...VEST },
  // Its numbers already have that it comes without leggings.
  'Navy SEAL armor': { res: 10, stealth: 0, weight: 6, alertness: 1, athleticism: -1, price: 500, ...SEAL },
  'Military standard issue armor': {
    res: 12,
    stealth: 2,
    weight: 6,
    alertness: 2,
    athleticism: -2,
    price: 250,
    ...FULL,
  },
  'Heavy combat armor': { res: 15, stealth: 4, weight: 7, alertness: 4, athleticism: -4, price: 500, ...FULL },
  'Military helmet': { res: 12, alertness: 2, price: 50, ...HELMET },
} as const satisfies { readonly [name: string]: ArmorRow }

export type ArmorName = keyof typeof ROWS
export const ARMOR_ROWS: { readonly [name in ArmorName]: ArmorRow } = ROWS

export const ARMOR_PARTS = ['leggings', 'helmet', 'arm guards'] as const
export type ArmorPart = (typeof ARMOR_PARTS)[number]
export const ARMOR_PART = oneOf(...ARMOR_PARTS)
export const PART_COVERS: { readonly [P in ArmorPart]: Covered } = {
  leggings: 'legs',
  helmet: 'head',
  'arm guards': 'arms',
}

/** Where a hit may go; one that was not aimed at a part is a hit on the torso. */
export const AREAS = [
  'untargeted',
  'torso',
  'head',
  'left arm',
  'right arm',
  'left leg',
  'right leg',
  'arm',
  'leg',
  'spine',
] as const
export type Area = (typeof AREAS)[number]
export const AREA = oneOf(...AREAS)
export const AREA_COVERED: { readonly [A in Area]: Covered } = {
  untargeted: 'torso',
  torso: 'torso',
  head: 'head',
  'left arm': 'arms',
  'right arm': 'arms',
  'left leg': 'legs',
  'right leg': 'legs',
  arm: 'arms',
  leg: 'legs',
  spine: 'torso',
}
